package board

import (
	"yanyi/game"
	"yanyi/render"
	"yanyi/scenes/aim"
	"yanyi/scenes/ui"
)

// pointer is mouse, finger and keyboard at work on the board.
type pointer struct {
	*shared
	marker *marker
	teller *teller
	glass  *glass
	letGo  render.Drag // the piece just dropped; From is NoSquare without one
}

// gesture is a pointer at work on the board.
type gesture struct {
	held  bool        // began on the board and is not over
	from  game.Square // piece lifted by a drag, or NoSquare
	began game.Square // square pressed
	was   bool        // that square was selected already
	done  bool        // the press has done its work; the release does nothing
	pans  bool        // it moves what is seen
	rests int         // ticks a finger has rested
	last  game.Square // where the last gesture ended, for what is said about it
}

// Where points are too close for a finger, a tap goes to the nearest point that is of use
// within reach (render/README.md, Touch).
const reach = 22.0

// squareAt is the square a pointer means.
func (p *pointer) squareAt(in *ui.Input) game.Square {
	x, y, ok := under(p.shared, in)
	if !ok {
		return game.NoSquare
	}
	plain := p.board.SquareAt(x, y)
	if !in.Touch || p.Pitch() >= aim.Fine {
		return plain
	}
	if sq := p.board.Nearest(x, y, reach*p.now.Screen.Scale/p.zoom.Times(), p.useful); sq != game.NoSquare {
		return sq
	}
	return plain
}

// useful reports whether a tap on a square would do something: a legal target, or
// a piece that may be picked.
func (p *pointer) useful(sq game.Square) bool {
	h := p.table.Hand()
	return p.targeted(sq) || h.Movable(sq) || p.partners(sq)
}

// Point handles mouse and finger for a tick.
func (p *pointer) Point(in *ui.Input) {
	switch {
	case pinched(p, in):
	case in.Pressed:
		p.cursor = game.NoSquare
		p.gesture.held = p.form.Focus() == ID
		if p.gesture.held {
			p.Land()
			p.press(in)
			p.marker.consider()
			p.teller.retell()
		}
	case p.gesture.held && in.Canceled:
		p.forgo()
	case p.gesture.held:
		p.carry(in)
	default:
		p.hoverAt(in)
	}
}

// press begins a gesture. A mouse acts as it presses; a finger when it is lifted.
func (p *pointer) press(in *ui.Input) {
	p.teller.Hush()
	g, h := &p.gesture, p.table.Hand()
	*g = gesture{held: true, from: game.NoSquare, began: p.squareAt(in)}
	g.last, p.quiet = g.began, p.pressed(g.began)
	g.was = h.Selected() == g.began && g.began != game.NoSquare
	if in.Touch {
		p.world.Unrest()
		p.glass.show(in, p.squareAt(in))
		return
	}
	if g.was || h.Movable(g.began) && !p.targeted(g.began) && p.table.Live() && h.Aimed() == game.NoSquare {
		p.partner = game.NoSquare
		p.table.Lift(g.began) // selects; a drag may follow
		return
	}
	g.done = true
	p.tap(g.began)
}

// carry goes on with a gesture.
func (p *pointer) carry(in *ui.Input) {
	g := &p.gesture
	if pans(p, in) {
		p.glass.hide()
	} else if in.Dragging && g.from == game.NoSquare && !g.done && p.table.Live() && p.table.Lift(g.began) {
		g.from = g.began
	}
	if in.Touch && !g.pans {
		p.glass.show(in, p.squareAt(in))
		p.longPress(in)
	}
	if g.from != game.NoSquare {
		p.marker.marks.Drag = p.drag(g.from, in)
		p.board.SetMarks(p.marker.marks)
	}
	if in.Released || !in.Down {
		p.release(in)
	}
}

// drag is a piece under the pointer.
func (p *pointer) drag(from game.Square, in *ui.Input) render.Drag {
	x, y, _ := under(p.shared, in)
	return render.Drag{From: from, X: x, Y: y}
}

// release ends a gesture.
func (p *pointer) release(in *ui.Input) {
	g, sq, h := p.gesture, p.squareAt(in), p.table.Hand()
	meant := p.useful(sq) || h.Aimed() != game.NoSquare
	if g.pans {
		p.zoom.Rest()
	}
	p.gesture, p.quiet = gesture{from: game.NoSquare, last: sq}, p.pressed(sq)
	p.glass.hide()
	if !in.Touch { // where something was dropped nothing is pointed at anew
		p.hover = sq
	}
	if in.Touch && !g.done { // the finger did more than ask
		p.teller.Hush()
	}
	p.marker.marks.Drag = render.Drag{From: game.NoSquare}
	switch {
	case g.from != game.NoSquare:
		p.letGo = p.drag(g.from, in)
		p.drop(sq)
		if p.table.May().Sent { // it stays there until the turn is heard of
			p.marker.marks.Drag = p.letGo
		}
	case g.done, in.Touch && p.slipped(g.began, sq):
	case in.Touch && p.now.Reviewed():
		p.tellAt(sq)
		tapped(p, in, false)
	case in.Touch:
		tapped(p, in, p.tap(sq) || meant)
	case g.was || !h.Active():
		p.table.Tap(g.began) // lets go of it, or says whose turn it is
	case h.Selected() == g.began && h.IsTarget(g.began): // it would turn over
		if sq == g.began {
			p.table.Tap(g.began)
		} else {
			p.table.Cancel() // dragged away: a piece that lies face down is not dragged
		}
	}
	p.marker.mark()
	p.teller.retell()
}

// pressed is a square of which nothing is said once it has been pressed. In a review
// a press does nothing that would take its place.
func (p *pointer) pressed(sq game.Square) game.Square {
	if p.now.Reviewed() {
		return game.NoSquare
	}
	return sq
}

// slipped reports whether a finger came down on one square and went up on another
// where that must not turn a piece over, and lets go of the piece. Where points
// are close the glass shows what lifting the finger does.
func (p *pointer) slipped(began, ended game.Square) bool {
	if began == ended || p.Pitch() < aim.Fine || !p.now.TurnsOver(began) && !p.now.TurnsOver(ended) {
		return false
	}
	if p.table.Hand().Selected() == began && p.now.TurnsOver(began) {
		p.table.Cancel()
	}
	return true
}

// hoverAt follows the mouse over the board.
func (p *pointer) hoverAt(in *ui.Input) {
	sq := game.NoSquare
	if !in.Touch && p.form.Hover() == ID {
		if x, y, ok := under(p.shared, in); ok {
			sq = p.board.SquareAt(x, y)
		}
	}
	if sq == p.hover {
		return
	}
	p.hover, p.quiet = sq, game.NoSquare
	p.marker.consider()
	p.teller.retell()
}

// longPressTicks is how long a finger rests before it asks what lies under it.
const longPressTicks = 30

// longPress tells a finger that rests what a mouse would be told. Lifting it then
// does nothing, but where points are close: there fingers rest to aim, and the glass
// shows what lifting does.
func (p *pointer) longPress(in *ui.Input) {
	g := &p.gesture
	if g.done || in.Dragging || g.from != game.NoSquare {
		return
	}
	if g.rests++; g.rests != longPressTicks {
		return
	}
	if sq := p.squareAt(in); p.tellAt(sq) {
		g.done = !p.glass.Shown() || p.now.TurnsOver(sq)
		p.world.Rest(sq)
	}
}

// tellAt tells a finger what there is to tell of a square, and reports whether there is
// anything.
func (p *pointer) tellAt(sq game.Square) bool {
	return sq != game.NoSquare && p.teller.pressTip(sq)
}
