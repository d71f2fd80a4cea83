package room

import (
	"slices"

	"yanyi/game"
)

// Tell is what the connection of a seat, or a spectator's (game.NoSeat), may know of
// an event: no keys, and nobody else's tiles before the last to lay reveals all. This
// is the only way from an event to a connection.
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

// View is all that a seat may know of the board now, game.NoSeat what everybody may
// know: while tiles are being laid, of tiles its own.
func (r *Room) View(s game.Seat) game.View { return r.match.View(s) }
