package room

import (
	"slices"

	"yanyi/game"
)

// Tell is the part of an event that the connection of a seat, or of a spectator (game.NoSeat),
// may know: no keys, and no other seat's tiles before the last to lay reveals all. This is the
// only way from an event to a connection.
func Tell(e Event, to game.Seat) Event {
	e.Key = ""
	if e.Setup != nil {
		s := *e.Setup
		s.Seats = slices.Clone(s.Seats)
		for i := range s.Seats {
			s.Seats[i].Key = ""
		}
		e.Setup = &s
	}
	if e.Kind == Laid && e.All == nil && e.Seat != to {
		e.Tiles = nil
	}
	return e
}

// View is what a seat may know of the board now, game.NoSeat what everybody may: while tiles
// are being laid, its own tiles only.
func (r *Room) View(s game.Seat) game.View { return r.match.View(s) }
