package online

import "yanyi/game"

// Link is the address that opens the room: in a seat for which a token is known here,
// for spectators with game.NoSeat. ok is false where the seat's token is not known.
func (r *Room) Link(seat game.Seat) (address string, ok bool) {
	base := r.world.Net.Site()
	if base == "" {
		base = r.server
	}
	address = base + "?room=" + r.code
	if seat == game.NoSeat {
		return address + "&mode=watch", true
	}
	token, ok := r.invited[seat]
	return address + "#seat=" + token, ok
}
