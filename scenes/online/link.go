package online

import (
	"strings"

	"yanyi/game"
	"yanyi/game/room"
)

// Link is the address that opens the room: in a seat for which a token is known here,
// for spectators with game.NoSeat. ok is false where the seat's token is not known.
func (r *Room) Link(seat game.Seat) (address string, ok bool) {
	base := r.world.Net.Site()
	if base == "" {
		base = r.server
	}
	address = base + "?room=" + r.Code
	if seat == game.NoSeat {
		return address, true
	}
	token, ok := r.invited[seat]
	return address + "#seat=" + token, ok
}

// ReadCode reads what somebody typed or pasted for a code: the code itself, in any case
// and with spaces, or a link that has it. token is the link's, "" if it has none. ok is
// false if there is no code in it.
func ReadCode(text string) (code, token string, ok bool) {
	text = strings.TrimSpace(text)
	if _, query, found := strings.Cut(text, "room="); found {
		code, _, _ = strings.Cut(query, "#")
		code, _, _ = strings.Cut(code, "&")
		_, token, _ = strings.Cut(query, "#seat=")
	} else {
		code = strings.NewReplacer(" ", "", "-", "").Replace(text)
	}
	code = strings.ToUpper(code)
	return code, token, len(code) == 6 && strings.Trim(code, room.CodeLetters) == "" && len(token) <= 128
}
