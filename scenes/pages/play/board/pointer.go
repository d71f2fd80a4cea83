package board

import (
	"yanyi/game"
	"yanyi/render"
	"yanyi/scenes/ui"
)

// pointer is mouse or finger on the board.
type pointer struct {
	gesture gesture
	hover   game.Square // under the mouse
	quiet   game.Square // just pressed: nothing is said of it until the mouse leaves it
}

// gesture is a pointer at work on the board.
type gesture struct {
	held  bool        // began on the board and is not over
	from  game.Square // piece lifted by a drag, or NoSquare
	began game.Square // square pressed
	was   bool        // that square was selected already
	done  bool        // the press has done its work; the release does nothing
	rests int         // ticks a finger has rested
	last  game.Square // where the last gesture ended, for what is said about it
}

// Points closer than fine logical pixels are hard to hit with a finger; a tap then
// goes to the nearest point that is of use within reach (look.md §7 Touch).
const (
	fine  = 32.0
	reach = 22.0
)

// squareAt is the square a pointer means.
func (b *Board) squareAt(in *ui.Input) game.Square {
	s := b.now.Screen.Scale
	plain := b.board.SquareAt(in.X*s, in.Y*s)
	if !in.Touch || b.Pitch() >= fine {
		return plain
	}
	if sq := b.board.Nearest(in.X*s, in.Y*s, reach*s, b.useful); sq != game.NoSquare {
		return sq
	}
	return plain
}

// useful reports whether a tap on a square would do something: a legal target, or
// a piece that may be picked.
func (b *Board) useful(sq game.Square) bool {
	h := b.table.Hand()
	return b.targeted(sq) || h.Movable(sq) || b.partners(sq)
}

// Point handles mouse and finger for a tick.
func (b *Board) Point(in *ui.Input) {
	switch {
	case in.Pressed:
		b.cursor = game.NoSquare
		b.pointer.gesture.held = b.form.Focus() == ID
		if b.pointer.gesture.held {
			b.Land()
			b.press(in)
			b.consider()
			b.retell()
		}
	case b.pointer.gesture.held:
		b.carry(in)
	default:
		b.hoverAt(in)
	}
}

// press begins a gesture. A mouse acts as it presses; a finger when it is lifted.
func (b *Board) press(in *ui.Input) {
	b.Hush()
	g, h := &b.pointer.gesture, b.table.Hand()
	*g = gesture{held: true, from: game.NoSquare, began: b.squareAt(in)}
	g.last, b.pointer.quiet = g.began, g.began
	g.was = h.Selected() == g.began && g.began != game.NoSquare
	if in.Touch {
		b.world.Unshow()
		b.showGlass(in)
		return
	}
	if g.was || h.Movable(g.began) && !b.targeted(g.began) && b.table.Live() && h.Aimed() == game.NoSquare {
		b.partner = game.NoSquare
		b.table.Lift(g.began) // selects; a drag may follow
		return
	}
	g.done = true
	b.tap(g.began)
}

// carry goes on with a gesture.
func (b *Board) carry(in *ui.Input) {
	g := &b.pointer.gesture
	if in.Dragging && g.from == game.NoSquare && !g.done && b.table.Live() && b.table.Lift(g.began) {
		g.from = g.began
	}
	if in.Touch {
		b.showGlass(in)
		b.longPress(in)
	}
	if g.from != game.NoSquare {
		b.marks.Drag = b.drag(g.from, in)
		b.board.SetMarks(b.marks)
	}
	if in.Released || !in.Down {
		b.release(in)
	}
}

// drag is a piece under the pointer.
func (b *Board) drag(from game.Square, in *ui.Input) render.Drag {
	return render.Drag{From: from, X: in.X * b.now.Screen.Scale, Y: in.Y * b.now.Screen.Scale}
}

// release ends a gesture.
func (b *Board) release(in *ui.Input) {
	g, sq, h := b.pointer.gesture, b.squareAt(in), b.table.Hand()
	b.pointer.gesture, b.pointer.quiet = gesture{from: game.NoSquare, last: sq}, sq
	b.hideGlass()
	b.marks.Drag = render.Drag{From: game.NoSquare}
	switch {
	case g.from != game.NoSquare:
		b.letGo = b.drag(g.from, in)
		b.drop(sq)
	case g.done, in.Touch && b.slipped(g.began, sq):
	case in.Touch:
		b.tap(sq)
	case g.was || !h.Active():
		b.table.Tap(g.began) // lets go of it, or says whose turn it is
	case h.Selected() == g.began && h.IsTarget(g.began): // it would turn over
		if sq == g.began {
			b.table.Tap(g.began)
		} else {
			b.table.Cancel() // dragged away: a piece that lies face down is not dragged
		}
	}
	b.mark()
	b.retell()
}

// slipped reports whether a finger came down on one square and went up on another
// where that must not turn a piece over, and lets go of the piece. Where points
// are close the glass shows what lifting the finger does.
func (b *Board) slipped(began, ended game.Square) bool {
	if began == ended || b.Pitch() < fine || !b.now.TurnsOver(began) && !b.now.TurnsOver(ended) {
		return false
	}
	if b.table.Hand().Selected() == began && b.now.TurnsOver(began) {
		b.table.Cancel()
	}
	return true
}

// hoverAt follows the mouse over the board.
func (b *Board) hoverAt(in *ui.Input) {
	sq := game.NoSquare
	if !in.Touch && b.form.Hover() == ID {
		sq = b.board.SquareAt(in.X*b.now.Screen.Scale, in.Y*b.now.Screen.Scale)
	}
	if sq == b.pointer.hover {
		return
	}
	b.pointer.hover, b.pointer.quiet = sq, game.NoSquare
	b.consider()
	b.retell()
}

// longPressTicks is how long a finger rests before it asks what lies under it.
const longPressTicks = 30

// longPress tells a finger that rests what a mouse would be told. Lifting it then
// does nothing, but where points are close: there fingers rest to aim, and the glass
// shows what lifting does.
func (b *Board) longPress(in *ui.Input) {
	g := &b.pointer.gesture
	if g.done || in.Dragging || g.from != game.NoSquare {
		return
	}
	if g.rests++; g.rests != longPressTicks {
		return
	}
	sq := b.squareAt(in)
	if sq == game.NoSquare {
		return
	}
	line := b.tell(sq)
	if line == "" {
		b.pressOdds(sq)
		return
	}
	g.done = !b.glass.shown
	b.say(line, sq, false)
	b.world.Rest(sq)
}
