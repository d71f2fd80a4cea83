package door

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"net/http"

	"yanyi/cmd/rooms/abandonment"
	"yanyi/cmd/rooms/hall"
	"yanyi/cmd/rooms/lobby"
	"yanyi/game"
	"yanyi/game/room"
)

// Options are how a door lets people in.
type Options struct {
	Origins []string // pages that may connect besides the server's own, as path.Match patterns
	Proxied bool     // addresses are those that a proxy names in X-Forwarded-For
	Limits  Limits
	Now     func() room.Time
	Log     *slog.Logger
	Lobby   *lobby.Lobby // nil where there is none
	Find    func(id string) (game.Variant, bool)
	Leavers *abandonment.Leavers // nil for those that this process alone knows of
}

// Door is the HTTP side of a hall.
type Door struct {
	Options
	hall     *hall.Hall
	visitors visitors
	crowd    crowd
	busiest  busiest

	departures departures
}

// New is the door of a hall.
func New(h *hall.Hall, o Options) *Door {
	d := &Door{Options: o, hall: h, visitors: visitors{limits: o.Limits, known: map[string]*visitor{}}}
	d.busiest.door = d
	if d.Leavers == nil {
		d.Leavers = &abandonment.Leavers{}
	}
	return d
}

// Handler answers below /rooms/.
func (d *Door) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /rooms/hello", d.fromAllowed(d.hello))
	mux.HandleFunc("POST /rooms/new", d.fromAllowed(d.create))
	mux.HandleFunc("OPTIONS /rooms/new", d.fromAllowed(d.hello))
	mux.HandleFunc("POST /rooms/quick", d.fromAllowed(d.quick))
	mux.HandleFunc("OPTIONS /rooms/quick", d.fromAllowed(d.hello))
	mux.HandleFunc("POST /rooms/seats", d.fromAllowed(d.seats))
	mux.HandleFunc("OPTIONS /rooms/seats", d.fromAllowed(d.hello))
	mux.HandleFunc("GET /rooms/ws", d.fromAllowed(d.connect))
	mux.HandleFunc("GET /rooms/health", d.health)
	return mux
}

// hello says that there are rooms here, and whether a lobby.
func (d *Door) hello(w http.ResponseWriter, _ *http.Request) {
	answer(w, http.StatusOK, struct {
		V     int  `json:"v"`
		Lobby bool `json:"lobby,omitempty"`
	}{room.Version, d.Lobby != nil})
}

// health reports whether the server can write to the journal.
func (d *Door) health(w http.ResponseWriter, r *http.Request) {
	if d.hall.Health(r.Context()) != nil { // the reason was logged where it was noticed
		d.deny(w, errServer)
		return
	}
	d.hello(w, r)
}

// create creates a room. Its body is a Say; its sender is the first person with a name.
func (d *Door) create(w http.ResponseWriter, r *http.Request) {
	if !d.visitors.mayCreate(d.address(r)) {
		d.deny(w, errMany)
		return
	}
	say, err := readCreate(r.Body)
	if err != nil {
		d.deny(w, err)
		return
	}
	host, tokens := d.giveTokens(say.Setup)
	code, err := d.open(r.Context(), host, say)
	if err != nil {
		d.deny(w, err)
		return
	}
	answer(w, http.StatusCreated, room.Opened{V: room.Version, Code: code, Tokens: tokens})
}

// readBody reads what a request says, and a byte more than it may have.
func readBody(body io.Reader) ([]byte, error) {
	text, err := io.ReadAll(io.LimitReader(body, room.MostBytes+1))
	if err != nil {
		return nil, &room.Refusal{Code: "format", What: "the request ends early"}
	}
	return text, nil
}

func readCreate(body io.Reader) (*room.Say, error) {
	text, err := readBody(body)
	if err != nil {
		return nil, err
	}
	say, err := room.DecodeSay(text)
	if err == nil && (say.Do != room.Create || say.Setup == nil) {
		err = &room.Refusal{Code: "bounds", What: "do: a room is created with create and a setup"}
	}
	return say, err
}

// giveTokens makes a token for each person's seat. The host's is the first named person's.
func (d *Door) giveTokens(s *room.Setup) (host room.Key, tokens []string) {
	for i := range s.Seats {
		place, token := &s.Seats[i], ""
		if place.Level == 0 {
			token = d.newToken()
			place.Key = keyOf(token)
		}
		if host == "" && place.Name != "" {
			host = place.Key
		}
		tokens = append(tokens, token)
	}
	return host, tokens
}

// open creates a room under a code that is free.
func (d *Door) open(ctx context.Context, host room.Key, say *room.Say) (string, error) {
	for {
		code := d.newCode()
		err := d.hall.Say(ctx, code, host, say)
		var refusal *room.Refusal
		if errors.As(err, &refusal) && refusal.Code == "phase" {
			continue // the code is another room's
		}
		return code, err
	}
}

// The refusals of this package; the others are the rooms' own.
var (
	errOrigin = &room.Refusal{Code: "origin", What: "pages of this site may not connect"}
	errMany   = &room.Refusal{Code: "many", What: "too many from your address; try again later"}
	errOften  = &room.Refusal{Code: "often", What: "too many messages; this one was not heard"}
	errServer = &room.Refusal{Code: "server", What: "the server could not do it; try again"}
	errLobby  = &room.Refusal{Code: "lobby", What: "there is no lobby here"}
	errAgain  = &room.Refusal{Code: "stale", What: "this was asked before"}
	errBroken = &room.Refusal{Code: "broken", What: "the room has ended by a fault of the server's, which has a line about it in its log"}
	errNone   = &room.Refusal{Code: "none", What: "there is no such room"}
)

var statuses = map[string]int{"server": http.StatusServiceUnavailable, "many": http.StatusTooManyRequests, "origin": http.StatusForbidden}

// deny answers a request with an error.
func (d *Door) deny(w http.ResponseWriter, err error) {
	refusal := d.refusal(err)
	status := statuses[refusal.Code]
	if status == 0 {
		status = http.StatusBadRequest
	}
	answer(w, status, room.Message{V: room.Version, Refused: refusal})
}

// refusal is an error for clients; the server's own faults are logged.
func (d *Door) refusal(err error) *room.Refusal {
	var refusal *room.Refusal
	switch {
	case errors.As(err, &refusal):
		return refusal
	case errors.Is(err, hall.ErrNone):
		return errNone
	case errors.Is(err, hall.ErrCostly):
		return errMany
	case errors.Is(err, hall.ErrBroken):
		return errBroken
	}
	if !errors.Is(err, context.Canceled) {
		d.Log.Error("rooms", "error", err)
	}
	return errServer
}

func answer(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	// The client may have gone.
	_ = json.NewEncoder(w).Encode(body)
}

// seatNumber is a seat as messages say it, nil for none.
func seatNumber(s game.Seat) *int {
	if s == game.NoSeat {
		return nil
	}
	n := int(s)
	return &n
}
