// Package remote runs a game among people on different machines (scenes/online). An action here
// is only sent to the others; it takes effect once it comes back in the room's match, which is
// shown and never changed here.
package remote

import (
	"time"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/room"
	"yanyi/scenes/host"
)

// onlineGame is the game of a room.
type onlineGame struct {
	room *onlineRoom
	line *match.Match
	save func(*match.Match) error // nil keeps nothing
	sat  bool                     // a seat was held here when the game was opened
	sketch
}

var _ host.Host = (*onlineGame)(nil)

// Game runs the room's present game. save keeps a finished one; nil keeps nothing.
func (r *onlineRoom) Game(save func(*match.Match) error) host.Host {
	return &onlineGame{room: r, line: r.State().Match(), save: save, sat: r.People().Seated(), sketch: r.sketched()}
}

// Line is the room's match.
func (h *onlineGame) Line() host.Line { return h.line }

// Player is the player of a seat now.
func (h *onlineGame) Player(s game.Seat) match.Player {
	list := h.room.State().Seats()
	if int(s) >= len(list) { // the room is being reloaded
		return h.line.Player(s)
	}
	return list[s].Player()
}

// Left is the time a seat has left, 0 without clocks.
func (h *onlineGame) Left(s game.Seat) time.Duration { return h.room.Left(s) }

// Played is not known of a room.
func (h *onlineGame) Played() time.Duration { return 0 }

// Version grows whenever anything in the room has changed. While the room is reloaded, or plays
// another game, it stays.
func (h *onlineGame) Version() int {
	if h.room.State().Match() == h.line {
		h.version = h.room.Version() + h.laid
	}
	return h.version
}

// News are none: the people of the room announce refusals.
func (h *onlineGame) News() []host.News { return nil }

// here is the seat of the room that is played from here, NoSeat for none.
func (h *onlineGame) here() game.Seat {
	people := h.room.People()
	you := people.Own()
	if you == game.NoSeat || people.Seats[you].Level > 0 {
		return game.NoSeat
	}
	return you
}

// May is what the person here may do now.
func (h *onlineGame) May() host.May {
	state, you := h.room.State(), h.here()
	may := host.May{Here: game.SetOf(you), Sent: h.room.Saying(room.Play), Back: -1, Panels: host.Verdict | host.Phrases}
	if you == game.NoSeat {
		may.Here = 0
	}
	may.Offer = host.Offer{By: game.NoSeat, For: game.NoSeat}
	asks := state.Question() == nil && !h.room.Saying(room.Ask)
	switch {
	case state.Match() != h.line:
		return may
	case h.line.Deploying():
		if you != game.NoSeat && !h.line.Laid(you) && !h.room.Saying(room.Lay) {
			may.Lay = may.Here
		}
	case h.line.Over():
		if asks && h.room.People().Seated() {
			may.Rematch = host.Asked
		}
	case you != game.NoSeat:
		alive := h.line.Alive().Has(you)
		may.Move = h.line.OnTurn() == you && !may.Sent
		may.Draw = asks && alive && h.line.Info().Drawable
		if ply, ok := h.line.LastTurnOf(may.Here); ok && asks && !h.line.GaveUpSince(ply) {
			may.TakeBack, may.Back = host.Asked, ply
		}
	}
	return may
}

// Busy is what the room is busy with.
func (h *onlineGame) Busy() host.Busy { return host.Busy{Moved: h.moved()} }

// moved reports whether the room plays another game, or gathers for one, or a spectator has
// been given a seat.
func (h *onlineGame) moved() bool {
	state, people := h.room.State(), h.room.People()
	return people.Bond == host.Bound && state.Phase() != room.Empty && (state.Match() != h.line || !h.sat && people.Seated())
}

// RoomState is the room.
func (h *onlineGame) RoomState() host.RoomState { return host.StateOf(h.room) }

// StudyState is nil: a finished game is studied by another host.
func (h *onlineGame) StudyState() *host.StudyState { return nil }

// Do sends the request of the person here.
func (h *onlineGame) Do(r host.Request) bool {
	may := h.May()
	switch r.Do {
	case host.Play:
		return may.Move && h.said(func() { h.room.Play(r.Turn) })
	case host.Resign:
		return may.Here != 0 && h.said(h.room.Resign)
	case host.TakeBack:
		return may.TakeBack == host.Asked && h.ask(room.TakeBack)
	case host.Draw:
		return may.Draw && h.ask(room.Draw)
	case host.Rematch:
		return may.Rematch == host.Asked && h.ask(room.Rematch)
	case host.Unseen:
		return h.said(h.line.NoteUnseen)
	case host.Peek:
		return h.said(h.line.NotePeek)
	case host.Lay:
		return may.Lay.Has(r.Seat) && h.said(func() { h.lay(r.Tiles) })
	case host.Sketch:
		return may.Lay.Has(r.Seat) && h.said(func() { h.lays(r.Tiles) })
	}
	return host.Tell(h.room, r)
}

// said sends something.
func (h *onlineGame) said(do func()) bool {
	do()
	return true
}

// ask asks the others.
func (h *onlineGame) ask(what room.What) bool {
	h.room.Ask(what, game.NoSeat, 0)
	return true
}

// Tick is for games whose time runs here.
func (h *onlineGame) Tick(host.Tick) {}

// Text is the record.
func (h *onlineGame) Text(game.Seat) string { return h.line.Record() }

// Changes is 0 until the game is over and worth saving.
func (h *onlineGame) Changes() int {
	if !h.line.Over() {
		return 0
	}
	return h.line.Ply() + 1
}

// Keep keeps a finished game.
func (h *onlineGame) Keep(game.Seat) error {
	if h.save == nil || !h.line.Over() {
		return nil
	}
	return h.save(h.line.Clone())
}

// Close leaves the room.
func (h *onlineGame) Close() { h.room.leave() }
