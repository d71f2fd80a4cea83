package door

import (
	"encoding/json"
	"regexp"

	"yanyi/cmd/rooms/hall"
	"yanyi/game"
	"yanyi/game/room"
)

// greeting is a connection's first message.
type greeting struct {
	V     int    `json:"v"`
	Code  string `json:"code"`
	Token string `json:"token"` // of a seat; empty for who came by the code
}

// message is what a connection hears: one of its parts.
type message struct {
	V        int           `json:"v"`
	Welcome  *welcome      `json:"welcome,omitempty"`
	Event    *room.Event   `json:"event,omitempty"`
	You      *int          `json:"you,omitempty"` // with Welcome and Event: the seat this connection holds or is invited to
	Presence *presence     `json:"presence,omitempty"`
	Invite   *invite       `json:"invite,omitempty"`
	Refused  *room.Refusal `json:"refused,omitempty"`
	Do       room.Verb     `json:"do,omitempty"` // with Refused: what is refused
}

// welcome is the first message a connection hears.
type welcome struct {
	Now    room.Time `json:"now"`             // by which the client's clocks run
	Token  string    `json:"token,omitempty"` // for who came without one, to sit down with
	Events int       `json:"events"`          // that have happened, which follow
}

// presence is who is here.
type presence struct {
	Here     []int `json:"here"`
	Weak     []int `json:"weak"`
	Watching int   `json:"watching"`
}

// invite is the answer to who offered a seat.
type invite struct {
	Seat  int    `json:"seat"`
	Token string `json:"token"`
}

func presenceOf(p hall.Presence) *presence {
	return &presence{seatNumbers(p.Here), seatNumbers(p.Weak), p.Watching}
}

func seatNumbers(set game.SeatSet) []int {
	list := []int{}
	for s := range game.Seat(8) {
		if set.Has(s) {
			list = append(list, int(s))
		}
	}
	return list
}

// longestToken leaves room for tokens of later versions.
const longestToken = 128

var codes = regexp.MustCompile("^[" + letters + "]{6}$")

// readGreeting reads a connection's first message.
func readGreeting(text []byte) (*greeting, error) {
	var hi greeting
	switch err := json.Unmarshal(text, &hi); {
	case err != nil:
		return nil, &room.Refusal{Code: "format", What: "greeting: " + err.Error()}
	case hi.V != room.Version:
		return nil, &room.Refusal{Code: "version", What: "greeting: this server speaks another version; reload the page"}
	case len(hi.Token) > longestToken:
		return nil, &room.Refusal{Code: "bounds", What: "greeting: the token is too long"}
	case !codes.MatchString(hi.Code):
		return nil, errNone
	}
	return &hi, nil
}
