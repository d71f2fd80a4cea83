// Package door lets connections into rooms: JSON messages over WebSocket, and the
// creating of rooms over HTTP. Tokens are in bodies and messages, never in an address,
// so that no log sees one.
package door

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"net/http"

	"yanyi/cmd/rooms/hall"
	"yanyi/game/room"
)

// Door is the HTTP side of a hall.
type Door struct {
	hall    *hall.Hall
	now     func() room.Time
	origins []string // hosts whose pages may connect besides the server's own
	log     *slog.Logger
}

// New is the door of a hall. Origins are patterns of hosts, as of path.Match.
func New(h *hall.Hall, now func() room.Time, origins []string, log *slog.Logger) *Door {
	return &Door{hall: h, now: now, origins: origins, log: log}
}

// Handler answers below /rooms/.
func (d *Door) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /rooms/hello", d.hello)
	mux.HandleFunc("POST /rooms/new", d.create)
	mux.HandleFunc("GET /rooms/ws", d.connect)
	return mux
}

// hello says that there are rooms here.
func (d *Door) hello(w http.ResponseWriter, _ *http.Request) {
	answer(w, http.StatusOK, struct {
		V int `json:"v"`
	}{room.Version})
}

// created is the answer to who creates a room: its code, and for each seat the token
// of whoever may sit there, empty for computers.
type created struct {
	V      int      `json:"v"`
	Code   string   `json:"code"`
	Tokens []string `json:"tokens"`
}

// create creates a room. Its body is a Say; who creates it is the first with a name.
func (d *Door) create(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(io.LimitReader(r.Body, room.MostBytes+1))
	var say *room.Say
	if err == nil {
		say, err = room.DecodeSay(body)
	}
	if err == nil && (say.Do != room.Create || say.Setup == nil) {
		err = &room.Refusal{Code: "bounds", What: "do: a room is created with create and a setup"}
	}
	if err != nil {
		d.deny(w, err)
		return
	}
	c, host := created{V: room.Version}, room.Key("")
	for i := range say.Setup.Seats {
		place, token := &say.Setup.Seats[i], ""
		if place.Level == 0 {
			token = NewToken()
			place.Key = KeyOf(token)
		}
		if host == "" && place.Name != "" {
			host = place.Key
		}
		c.Tokens = append(c.Tokens, token)
	}
	if c.Code, err = d.open(r.Context(), host, say); err != nil {
		d.deny(w, err)
		return
	}
	answer(w, http.StatusCreated, c)
}

// open creates a room under a code that is free.
func (d *Door) open(ctx context.Context, host room.Key, say *room.Say) (string, error) {
	for {
		code := newCode()
		err := d.hall.Say(ctx, code, host, say)
		var refusal *room.Refusal
		if errors.As(err, &refusal) && refusal.Code == "phase" {
			continue // the code is another room's
		}
		return code, err
	}
}

// deny answers a request with what is wrong; what is the server's own fault is logged.
func (d *Door) deny(w http.ResponseWriter, err error) {
	refusal := d.refusal(err)
	status := http.StatusBadRequest
	if refusal.Code == "server" {
		status = http.StatusServiceUnavailable
	}
	answer(w, status, message{V: room.Version, Refused: refusal})
}

// refusal is an error as clients are told it.
func (d *Door) refusal(err error) *room.Refusal {
	var refusal *room.Refusal
	switch {
	case errors.As(err, &refusal):
		return refusal
	case errors.Is(err, hall.ErrNone):
		return &room.Refusal{Code: "none", What: err.Error()}
	}
	d.log.Error("rooms", "error", err)
	return &room.Refusal{Code: "server", What: "the server could not do it; try again"}
}

func answer(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	// Who has gone hears no answer.
	_ = json.NewEncoder(w).Encode(body)
}

// NewToken is a secret that nobody can guess: 128 random bits.
func NewToken() string {
	var b [16]byte
	rand.Read(b[:])
	return base64.RawURLEncoding.EncodeToString(b[:])
}

// KeyOf is what rooms know a token by, from which nobody can tell the token.
func KeyOf(token string) room.Key {
	if token == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(token))
	return room.Key(hex.EncodeToString(sum[:16]))
}

// letters of codes cannot be taken for one another.
const letters = "ABCDEFGHJKMNPQRSTUVWXYZ2346789"

// newCode is six letters, one of 7·10⁸.
func newCode() string {
	code := make([]byte, 0, 6)
	for len(code) < cap(code) {
		var b [1]byte
		rand.Read(b[:])
		if n := int(b[0]); n < 256/len(letters)*len(letters) {
			code = append(code, letters[n%len(letters)])
		}
	}
	return string(code)
}
