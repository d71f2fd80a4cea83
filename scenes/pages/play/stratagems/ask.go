package stratagems

import "yanyi/game"

// asked is a stratagem somebody asks about.
type asked struct {
	seat   game.Seat
	kind   int
	square game.Square // of its tile; NoSquare on a track
	on     bool
}

// Point tells what the mouse points at: the control with an id, at (x, y) of the
// view, and the board's square if that is the board. The card then tells of the
// stratagem there and the board shows what it would add.
func (s *Stratagems) Point(id string, sq game.Square, x, y float64) {
	s.state.target = game.NoSquare
	if _, ok := s.step(sq); ok {
		s.state.target = sq
	}
	now := s.tileOn(sq)
	for seat := range s.tracks {
		if id == trackID(game.Seat(seat)) {
			now = s.cellAt(game.Seat(seat), x, y)
		}
	}
	if now != s.state.pointed {
		s.state.pointed, s.state.shown = now, now
	}
}

// Unpoint tells that no mouse points at anything.
func (s *Stratagems) Unpoint() { s.Point("", game.NoSquare, 0, 0) }

// Peek tells of the tile on a square, and shows what it would add, until Unpeek or
// the next turn.
func (s *Stratagems) Peek(sq game.Square) {
	if tile := s.tileOn(sq); tile.on {
		s.peek(tile)
	}
}

// Unpeek ends what Peek or a press on a track has shown.
func (s *Stratagems) Unpeek() { s.state.peeked, s.state.shown = asked{}, asked{} }

func (s *Stratagems) peek(what asked) { s.state.peeked, s.state.shown = what, what }

// tileOn is the tile on a square while no piece is selected.
func (s *Stratagems) tileOn(sq game.Square) asked {
	if sq == game.NoSquare || s.m.Hand.Selected() != game.NoSquare {
		return asked{}
	}
	seat, n, ok := s.m.TileOn(sq)
	if !ok {
		return asked{}
	}
	return asked{seat: seat, kind: n, square: sq, on: true}
}

// subject is the effect the card tells of: what the king's step under the mouse
// would switch on, else the one asked about, else that of the side at the bottom.
func (s *Stratagems) subject() effect {
	if step, ok := s.step(s.state.target); ok && !step.Void {
		return describe(s.m, s.m.Actor(), step.Number)
	}
	for _, a := range [...]asked{s.state.pointed, s.state.peeked} {
		if a.on {
			return describe(s.m, a.seat, a.kind)
		}
	}
	return inForce(s.m, s.m.Bottom)
}

// demo is what a stratagem would add for the actor as the pieces stand, shown on
// the board itself, one turn after the other.
type demo struct {
	of    asked
	turns []game.Turn
	age   int // ticks
}

// demoTicks is how long the arrow stands at each turn; it goes round twice.
const demoTicks = 48

func (d *demo) show(of asked, turns []game.Turn) {
	if of != d.of {
		d.age = 0
	}
	d.of, d.turns = of, turns
}

// suppose works out what the stratagem shown would add for its side, if that side is
// to move.
func (s *Stratagems) suppose() []game.Turn {
	a := s.state.shown
	if !a.on || a.kind == 0 || a.seat != s.m.Actor() || !s.m.Hand.Active() {
		return nil
	}
	return s.m.Match.Suppose(nil, a.kind, a.square)
}

// Demo is the turns that the stratagem asked about would add, and which of them the
// arrow shows now; ok is false while there is nothing to show.
func (s *Stratagems) Demo() (turns []game.Turn, now game.Turn, ok bool) {
	d := &s.demo
	if len(d.turns) == 0 || s.m.Chosen() != game.NoSquare {
		return nil, game.NoTurn, false
	}
	return d.turns, d.turns[d.age/demoTicks%len(d.turns)], true
}

// Next goes on by a tick with the demonstration and reports whether its arrow shows
// the next turn.
func (s *Stratagems) Next() bool {
	d := &s.demo
	if len(d.turns) < 2 || s.m.Screen.Still || d.age >= 2*demoTicks*len(d.turns) {
		return false
	}
	d.age++
	return d.age%demoTicks == 0
}
