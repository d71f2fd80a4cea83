package table

import (
	"slices"
	"time"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/room"
)

// Elsewhere is a game with people elsewhere (scenes/online). What is done at its table
// is only said; it has happened once it is heard of in the room's match, which the table
// shows and never changes.
type Elsewhere interface {
	State() *room.Room // read only
	You() game.Seat    // the seat held here, game.NoSeat for none
	Seated() bool      // it is held, not only offered
	Left(s game.Seat) time.Duration
	Version() int                  // grows whenever anything has changed
	Saying(do room.Verb) bool      // something is on its way and not heard of yet
	Play(turn game.Turn)           // says a turn,
	Resign()                       // that the game is given up,
	Ask(room.What, game.Seat, int) // and asks the others
}

// heard is what of a room a table has taken in.
type heard struct {
	version int
	stand   stand
	turns   []string
}

// stand is what of a room decides what can be done at its table.
type stand struct {
	mark  int // of the position
	phase room.Phase
	here  game.Seat
	sent  bool
}

// Elsewhere is the people elsewhere, nil where all play here.
func (s *seats) Elsewhere() Elsewhere { return s.elsewhere }

// Player is who plays a seat now.
func (s *seats) Player(seat game.Seat) match.Player {
	if s.elsewhere == nil {
		return s.match.Player(seat)
	}
	list := s.elsewhere.State().Seats()
	switch {
	case int(seat) >= len(list): // the room is being heard anew
		return s.match.Player(seat)
	case list[seat].Level > 0:
		return match.Computer(list[seat].Level)
	}
	return match.Human(list[seat].Name)
}

// Left is the time a seat has left, 0 without clocks.
func (s *seats) Left(seat game.Seat) time.Duration {
	if s.elsewhere == nil {
		return s.match.Left(seat)
	}
	return s.elsewhere.Left(seat)
}

// here is the seat of a room that is played from here, game.NoSeat for none.
func (s *seats) here() game.Seat {
	you, list := s.elsewhere.You(), s.elsewhere.State().Seats()
	if !s.elsewhere.Seated() || int(you) >= len(list) || list[you].Level > 0 {
		return game.NoSeat
	}
	return you
}

// Sent reports whether a turn is on its way to the others.
func (s *seats) Sent() bool { return s.elsewhere != nil && s.elsewhere.Saying(room.Play) }

// MayAsk reports whether the others of a room can be asked for something now.
func (s *seats) MayAsk() bool {
	return s.elsewhere.State().Question() == nil && !s.elsewhere.Saying(room.Ask)
}

// stand is it now.
func (s *seats) stand() stand {
	state := s.elsewhere.State()
	return stand{state.Mark(), state.Phase(), s.here(), s.Sent()}
}

// hear takes in what has happened in the room. Who looks back stays there while others
// take their turns.
func (t *Table) hear() {
	e := t.elsewhere
	if e.Version() == t.heard.version || e.State().Match() != t.match {
		return
	}
	t.heard.version = e.Version()
	t.touch()
	now, was := t.stand(), t.heard.stand
	if now == was {
		return
	}
	t.heard.stand = now
	if now.mark != was.mark || now.phase != was.phase {
		back := t.heard.takenBack(t.match.Turns())
		if back {
			t.line++
		}
		if back || t.Live() || t.Over() || t.Human(t.Actor()) {
			t.present()
		}
		if t.Over() {
			t.save()
		}
	}
	t.begin()
}

// takenBack takes in the turns of a match and reports whether earlier ones are gone.
func (h *heard) takenBack(turns []string) bool {
	was := h.turns
	h.turns = turns
	return len(turns) < len(was) || !slices.Equal(turns[:len(was)], was)
}

// send says a turn to the others. The hand rests until it is heard of, or refused.
func (t *Table) send(turn game.Turn) bool {
	if t.Sent() {
		return false
	}
	t.elsewhere.Play(turn)
	t.heard.stand.sent = true
	t.begin()
	return true
}

// AskRematch asks the others of a room to play again.
func (o *outlook) AskRematch() bool { return o.ask(room.Rematch) }

// ask asks the others for something on behalf of the seat played here.
func (o *outlook) ask(what room.What) bool {
	if !o.MayAsk() {
		return false
	}
	o.elsewhere.Ask(what, game.NoSeat, 0)
	o.touch()
	return true
}
