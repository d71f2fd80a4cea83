package table

import (
	"yanyi/game"
	"yanyi/game/match"
)

// Sight is which moment of which line of play the board shows. A page that shows
// Ply of a Line and finds Ply+1 of the same Line plays that turn's events; any
// other change is a jump.
type Sight struct{ Line, Ply int }

// Sight is the moment looked at.
func (t *Table) Sight() Sight { return Sight{t.line, t.Ply()} }

// Ply is how many turns the moment looked at comes after the start.
func (t *Table) Ply() int {
	if t.past >= 0 {
		return t.past
	}
	return t.match.Ply()
}

// Plies is how many turns have been taken.
func (t *Table) Plies() int { return t.match.Ply() }

// Live reports whether the board shows the present.
func (t *Table) Live() bool { return t.past < 0 }

// GoTo looks at the position after the given number of turns; the last is the
// present.
func (t *Table) GoTo(ply int) {
	ply = max(ply, 0)
	if ply >= t.match.Ply() {
		ply = -1
	}
	if ply == t.past {
		return
	}
	t.past = ply
	t.look()
	t.deal()
	t.touch()
}

// GoLive looks at the present again.
func (t *Table) GoLive() { t.GoTo(t.match.Ply()) }

// Step looks n turns further or, with n negative, back.
func (t *Table) Step(n int) { t.GoTo(t.Ply() + n) }

// Move is the turn that led to the moment looked at, nil at the start.
func (t *Table) Move() *match.Move {
	if n := t.Ply(); n > 0 {
		return &t.match.Moves()[n-1]
	}
	return nil
}

// Rows is the move list; see the function Rows.
func (t *Table) Rows(split bool) []Row {
	i := 0
	if split {
		i = 1
	}
	if t.rows[i] == nil && t.match.Ply() > 0 {
		t.rows[i] = Rows(t.match.Moves(), len(t.info.Seats), split)
	}
	return t.rows[i]
}

// Round is the round of the moment looked at, from 1.
func (t *Table) Round() int {
	if m := t.Move(); m != nil {
		return m.Round
	}
	return 1
}

// View is the moment looked at as its viewer may see it.
func (t *Table) View() *game.View {
	if t.view == nil {
		v := t.match.ViewAt(t.Ply(), t.Viewer())
		t.view = &v
	}
	return t.view
}

// look forgets what was worked out for the moment looked at before.
func (t *Table) look() { t.view = nil }

// Viewer is who looks at the board: the person to move, else the person who moved
// last, else the only or first person still playing; NoSeat when only computers
// play.
func (t *Table) Viewer() game.Seat {
	people := t.people()
	if people.Has(t.Actor()) {
		return t.Actor()
	}
	if people.Has(t.viewer) {
		return t.viewer
	}
	if people.Has(t.bottom) {
		return t.bottom
	}
	for s := range game.Seat(len(t.info.Seats)) {
		if people.Has(s) {
			return s
		}
	}
	return game.NoSeat
}

// Bottom is the seat at the bottom of the board.
func (t *Table) Bottom() game.Seat { return t.bottom }

// Quarter is how many clockwise quarter turns the board is turned.
func (t *Table) Quarter() int { return t.info.Seats[t.bottom].Quarter }

// Rotate brings the next seat in turn order to the bottom.
func (t *Table) Rotate() { t.SetBottom((t.bottom + 1) % game.Seat(len(t.info.Seats))) }

// SetBottom brings a seat to the bottom.
func (t *Table) SetBottom(s game.Seat) {
	if s != t.bottom && int(s) < len(t.info.Seats) {
		t.bottom = s
		t.touch()
	}
}

// follow turns the board to the person to move.
func (t *Table) follow() {
	if t.Live() && t.people().Len() > 1 && t.Human(t.Actor()) {
		t.SetBottom(t.Actor())
	}
}

// Captured is what a seat has taken up to the moment looked at, in order.
func (t *Table) Captured(s game.Seat) []game.Piece { return t.match.CapturedAt(t.Ply(), s) }
