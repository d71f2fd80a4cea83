package table

import (
	"yanyi/game"
	"yanyi/game/match"
)

// outlook is the part of a match shown, its viewer and side.
type outlook struct {
	*seats
	*news
	bottom game.Seat // who sits at the bottom of the board
	viewer game.Seat // the viewer, see Viewer
	past   int       // the ply shown, live if negative
	branch int       // grows when shown plies are taken back

	view   *game.View // at the cursor; nil when it must be fetched
	viewed int        // its ply
}

// Sight is which moment of which line of play the board shows. A page that shows
// Ply of a Line and finds Ply+1 of the same Line plays that turn's events; any
// other change is a jump.
type Sight struct{ Line, Ply int }

// Sight is the moment shown.
func (o *outlook) Sight() Sight { return Sight{o.branch, o.Ply()} }

// Ply is the number of turns before the moment shown.
func (o *outlook) Ply() int {
	if o.past >= 0 {
		return o.past
	}
	return o.line.Ply()
}

// Plies is how many turns have been taken.
func (o *outlook) Plies() int { return o.line.Ply() }

// Live reports whether the board shows the present.
func (o *outlook) Live() bool { return o.past < 0 }

// present shows the newest moment, after a turn or a take-back.
func (o *outlook) present() {
	o.past, o.view = -1, nil
}

// lookAt shows the position after so many turns, the last the present, and reports a change.
func (o *outlook) lookAt(ply int) bool {
	ply = max(ply, 0)
	if ply >= o.line.Ply() {
		ply = -1
	}
	if ply == o.past {
		return false
	}
	o.past, o.view = ply, nil
	return true
}

// Move is the turn that led to the moment shown, nil at the start.
func (o *outlook) Move() *match.Move {
	if n := o.Ply(); n > 0 {
		return o.line.Moves()[n-1]
	}
	return nil
}

// Round is the round of the moment shown, from 1.
func (o *outlook) Round() int {
	if m := o.Move(); m != nil {
		return m.Round
	}
	return 1
}

// View is the moment shown as its viewer may see it.
func (o *outlook) View() *game.View {
	if ply := o.Ply(); o.view == nil || o.viewed != ply {
		v := o.line.ViewAt(ply, o.Viewer())
		o.view, o.viewed = &v, ply
	}
	return o.view
}

// Viewer is the seat that views the board: the person to move, else the person who moved last,
// else the only or first person still playing; NoSeat when only computers play.
func (o *outlook) Viewer() game.Seat {
	people := o.people()
	for _, s := range [...]game.Seat{o.Actor(), o.viewer, o.bottom} {
		if people.Has(s) {
			return s
		}
	}
	for s := range game.Seat(len(o.info.Seats)) {
		if people.Has(s) {
			return s
		}
	}
	return game.NoSeat
}

// Bottom is the seat at the bottom of the board.
func (o *outlook) Bottom() game.Seat { return o.bottom }

// Quarter is how many clockwise quarter turns the board is turned.
func (o *outlook) Quarter() int { return o.info.Seats[o.bottom].Quarter }

// SetBottom brings a seat to the bottom.
func (o *outlook) SetBottom(s game.Seat) {
	if s != o.bottom && int(s) < len(o.info.Seats) {
		o.bottom = s
		o.touch()
	}
}

// follow turns the board to the person to move.
func (o *outlook) follow() {
	if o.Live() && o.people().Len() > 1 && o.May().Move {
		o.SetBottom(o.Actor())
	}
}

// Resigner is the living person who would resign now: the viewer.
func (o *outlook) Resigner() (game.Seat, bool) {
	if o.Over() {
		return game.NoSeat, false
	}
	s := o.Viewer()
	return s, s != game.NoSeat
}
