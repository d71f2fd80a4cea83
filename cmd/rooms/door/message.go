package door

import (
	"encoding/json"
	"regexp"

	"yanyi/cmd/rooms/hall"
	"yanyi/game"
	"yanyi/game/room"
)

func presenceOf(p hall.Presence) *room.Presence {
	return &room.Presence{Here: seatNumbers(p.Here), Weak: seatNumbers(p.Weak), Watching: p.Watching}
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

var codes = regexp.MustCompile("^[" + room.CodeLetters + "]{6}$")

// readGreeting reads a connection's first message.
func readGreeting(text []byte) (*room.Greeting, error) {
	var hi room.Greeting
	switch err := json.Unmarshal(text, &hi); {
	case err != nil:
		return nil, &room.Refusal{Code: "format", What: "greeting: " + err.Error()}
	case hi.V != room.Version:
		return nil, &room.Refusal{Code: "version", What: "greeting: this server speaks another version; reload the page"}
	case len(hi.Token) > longestToken:
		return nil, &room.Refusal{Code: "bounds", What: "greeting: the token is too long"}
	case hi.Look:
		return &hi, nil
	case !codes.MatchString(hi.Code):
		return nil, errNone
	}
	return &hi, nil
}
