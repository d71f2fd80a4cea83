package door

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"math/rand/v2"
	"net/http"

	"yanyi/cmd/rooms/hall"
	"yanyi/game/room"
)

// seats answers how rooms stand in which seats are held. Every room asked after counts as a
// message of its address, and entries read for it as read.
func (d *Door) seats(w http.ResponseWriter, r *http.Request) {
	text, err := readBody(r.Body)
	if err != nil {
		d.deny(w, err)
		return
	}
	q, err := room.DecodeEnquiry(text)
	if err != nil {
		d.deny(w, err)
		return
	}
	x := lookup{door: d, address: d.address(r), found: map[string]*room.Outline{}}
	if !d.visitors.mayAsk(x.address, len(distinct(q.Rooms))) {
		d.deny(w, errMany)
		return
	}
	told := room.Standings{V: room.Version, Rooms: []room.Standing{}}
	for _, hi := range q.Rooms {
		s, err := x.standing(r.Context(), hi)
		switch {
		case errors.Is(err, hall.ErrBroken):
			continue // its state is unknown; the others do not suffer for it
		case errors.Is(err, hall.ErrCostly) && len(told.Rooms) > 0:
			continue // the page asks again, for fewer then
		case err != nil:
			d.deny(w, err)
			return
		}
		told.Rooms = append(told.Rooms, s)
	}
	answer(w, http.StatusOK, told)
}

// distinct are the codes that are asked after, each once.
func distinct(rooms []room.Greeting) map[string]bool {
	set := map[string]bool{}
	for _, hi := range rooms {
		set[hi.Code] = true
	}
	return set
}

// lookup is the findings for one request: each room is searched once.
type lookup struct {
	door    *Door
	address string
	found   map[string]*room.Outline // nil for rooms that do not exist
}

// standing is the state of a room for a token.
func (x *lookup) standing(ctx context.Context, hi room.Greeting) (room.Standing, error) {
	gone := room.Standing{Code: hi.Code, Gone: true}
	if !codes.MatchString(hi.Code) || hi.Token == "" || len(hi.Token) > longestToken {
		return gone, nil
	}
	stands, known := x.found[hi.Code]
	if !known {
		now, read, err := x.door.hall.Outline(ctx, hi.Code, func() bool { return x.door.visitors.mayRead(x.address) })
		if x.door.visitors.hasRead(x.address, read); err != nil {
			return gone, err
		}
		stands, x.found[hi.Code] = now, now
	}
	if stands == nil {
		return gone, nil
	}
	return stands.Standing(hi.Code, keyOf(hi.Token), x.door.Now()), nil
}

// newToken is an unguessable secret: 128 random bits.
func (d *Door) newToken() string {
	b := binary.LittleEndian.AppendUint64(nil, d.hall.Luck.Uint64())
	b = binary.LittleEndian.AppendUint64(b, d.hall.Luck.Uint64())
	return base64.RawURLEncoding.EncodeToString(b)
}

// keyOf is the room's key of a token, from which the token cannot be derived.
func keyOf(token string) room.Key {
	if token == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(token))
	return room.Key(hex.EncodeToString(sum[:16]))
}

// newCode is six letters, one of 7·10⁸.
func (d *Door) newCode() string {
	draw := rand.New(d.hall.Luck)
	code := make([]byte, 6)
	for i := range code {
		code[i] = room.CodeLetters[draw.IntN(len(room.CodeLetters))]
	}
	return string(code)
}
