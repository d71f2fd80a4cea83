package board

import (
	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render"
	"yanyi/scenes/ui"
)

// hands is the state of the person's input.
type hands struct {
	gesture gesture
	hover   game.Square // under the mouse
	quiet   game.Square // just pressed: no tip until the mouse leaves it
	cursor  game.Square // of the keyboard
	drag    render.Drag // the piece under the pointer
	letGo   render.Drag // the piece just dropped
}

// gesture is a pointer at work on the board.
type gesture struct {
	held  bool        // began on the board and is still running
	from  game.Square // piece lifted by a drag, or NoSquare
	began game.Square // square pressed
	was   bool        // that square was selected already
	done  bool        // the press has taken effect; the release does nothing
	pans  bool        // it pans the board
	rests int         // ticks a finger has rested
	last  game.Square // where the last gesture ended, for bubbles about it
}

// idle is the state without a gesture, after one that ended on a square.
func idle(last game.Square) gesture {
	return gesture{from: game.NoSquare, began: game.NoSquare, last: last}
}

// Fine is the distance of points in logical pixels from which a finger hits them well. Where
// they are closer, a tap goes to the nearest useful point within reach (render/README.md,
// Touch).
const (
	Fine  = 32.0
	reach = 22.0
)

// LongPress is how many ticks a finger rests before it asks about the square under it.
const LongPress = 30

// Holding reports whether a piece is being dragged.
func (c *Controller) Holding() bool { return c.gesture.from != game.NoSquare }

// Carried is the square whose piece is drawn elsewhere: under the pointer, or where dropped.
func (c *Controller) Carried() game.Square { return c.drag.From }

// Pressing reports whether a gesture is running on the board.
func (c *Controller) Pressing() bool { return c.gesture.held }

// Rested is the square under a finger that carries nothing, or NoSquare.
func (c *Controller) Rested() game.Square {
	if c.gesture.held && !c.Holding() {
		return c.gesture.began
	}
	return game.NoSquare
}

// Last is where the last gesture ended.
func (c *Controller) Last() game.Square { return c.gesture.last }

// About makes the next bubble refer to a square, as if a gesture had ended there.
func (c *Controller) About(sq game.Square) { c.gesture.last = sq }

// Cursor is the keyboard's square, NoSquare while it has none.
func (c *Controller) Cursor() game.Square { return c.cursor }

// SetCursor brings the keyboard's cursor to a square, NoSquare for none.
func (c *Controller) SetCursor(sq game.Square) { c.cursor = sq }

// Under is the square under the mouse, NoSquare if none.
func (c *Controller) Under() game.Square {
	if c.gesture.held {
		return game.NoSquare
	}
	return c.hover
}

// Attended is the square under the mouse or the cursor, unless it was just pressed.
func (c *Controller) Attended() game.Square {
	switch {
	case c.gesture.held:
		return game.NoSquare
	case c.cursor != game.NoSquare:
		return c.cursor
	case c.hover == c.quiet:
		return game.NoSquare
	}
	return c.hover
}

// under is where a pointer is on the board as render lays it out, and whether it is visible.
func (c *Controller) under(in *ui.Input) (x, y float64, ok bool) {
	x, y = c.zoom.at(in.X, in.Y)
	s := c.told.Screen.Scale
	return x * s, y * s, !c.zoom.on() && !c.fixed() || c.Rect().Contains(in.X, in.Y)
}

// SquareAt is the square at a pointer.
func (c *Controller) SquareAt(in *ui.Input) game.Square {
	x, y, ok := c.under(in)
	if !ok {
		return game.NoSquare
	}
	if in.Touch && c.Pitch() < Fine {
		if sq := c.Nearest(x, y, reach*c.told.Screen.Scale/c.zoom.times(), c.useful); sq != game.NoSquare {
			return sq
		}
	}
	return c.Board.SquareAt(x, y)
}

// Near is the square nearest to a place of the page, within a finger's reach.
func (c *Controller) Near(x, y float64) game.Square {
	x, y = c.zoom.at(x, y)
	s := c.told.Screen.Scale
	return c.Nearest(x*s, y*s, max(reach*s/c.zoom.times(), 0.6*float64(c.Board.Pitch())), nil)
}

// useful reports whether a press on a square has a meaning.
func (c *Controller) useful(sq game.Square) bool { return c.may(sq) != 0 }

// Point handles mouse and fingers for a tick.
func (c *Controller) Point(in *ui.Input) {
	switch {
	case c.pinched(in):
	case in.Pressed:
		c.cursor = game.NoSquare
		if c.gesture.held = c.form.Focus() == ID; c.gesture.held {
			c.begin(in.Touch)
			c.press(in)
			c.ask(Request{Do: Point})
		}
	case c.gesture.held && in.Canceled:
		c.forgo()
	case c.gesture.held:
		c.carry(in)
	default:
		c.hoverAt(in)
	}
}

// begin ends running animations.
func (c *Controller) begin(touch bool) {
	c.Land()
	c.ask(Request{Do: Begin, Touch: touch})
}

func (c *Controller) hush() { c.ask(Request{Do: Hush}) }

// press begins a gesture. A mouse acts on the press, a finger when it is lifted.
func (c *Controller) press(in *ui.Input) {
	c.hush()
	sq := c.SquareAt(in)
	c.gesture = gesture{held: true, from: game.NoSquare, began: sq, last: sq, was: c.told.Selected == sq && sq != game.NoSquare}
	c.quiet = c.pressed(sq)
	switch {
	case in.Touch:
		c.showGlass(in)
	case c.gesture.was || c.may(sq).Has(Pick):
		c.ask(Request{Do: Select, At: sq})
	default:
		c.gesture.done = true
		c.tap(sq)
	}
}

// tap requests the action of a press on a square.
func (c *Controller) tap(sq game.Square) bool { return c.ask(Request{Do: Tap, At: sq}) }

// carry continues a gesture.
func (c *Controller) carry(in *ui.Input) {
	g := &c.gesture
	if c.pans(in) {
		c.hideGlass()
	} else if in.Dragging && !c.Holding() && !g.done && c.may(g.began).Has(Drag) && c.ask(Request{Do: Lift, At: g.began}) {
		g.from = g.began
	}
	if in.Touch && !g.pans {
		c.showGlass(in)
		c.longPress(in)
	}
	if c.Holding() {
		c.drag = c.dragged(in)
		c.marks.Drag = c.drag
		c.Board.SetMarks(c.marks)
	}
	if in.Released || !in.Down {
		c.release(in)
	}
}

// dragged is the piece under the pointer.
func (c *Controller) dragged(in *ui.Input) render.Drag {
	x, y, _ := c.under(in)
	return render.Drag{From: c.gesture.from, X: x, Y: y}
}

// release ends a gesture.
func (c *Controller) release(in *ui.Input) {
	g, sq := c.gesture, c.SquareAt(in)
	meant := c.useful(sq) || c.told.Open
	if g.pans {
		c.zoom.rest()
	}
	let := c.dragged(in)
	c.gesture, c.quiet = idle(sq), c.pressed(sq)
	c.hideGlass()
	if !in.Touch { // after a drop the square does not count as pointed at
		c.hover = sq
	}
	if in.Touch && !g.done { // the finger did more than ask
		c.hush()
	}
	c.drag = none
	switch {
	case g.from != game.NoSquare:
		c.letGo = let
		if c.ask(Request{Do: Drop, From: g.from, At: sq, Off: !c.Rect().Contains(in.X, in.Y)}) {
			c.drag = let
		}
	case g.done, in.Touch && c.slipped(g.began, sq):
	case in.Touch && c.told.Looked:
		c.ask(Request{Do: Rest, At: sq})
		c.tapped(in, false)
	case in.Touch:
		c.tapped(in, c.tap(sq) || meant)
	case !g.was && c.may(g.began).Has(Flip) && sq != g.began:
		c.ask(Request{Do: Cancel}) // a piece that only turns over is not dragged
	case g.was || c.may(g.began).Has(Flip) || c.told.Selected != g.began:
		c.tap(g.began) // deselects it, turns it over, or says why it is not selected
	}
	c.ask(Request{Do: Done})
}

// pressed suppresses the tip of a square that was pressed. Where presses only look, it stays.
func (c *Controller) pressed(sq game.Square) game.Square {
	if c.told.Looked {
		return game.NoSquare
	}
	return sq
}

// slipped reports whether a finger went down on one square and up on another where that must
// not turn a piece over, and releases the piece. Where points are close, the magnifier shows
// the effect of lifting the finger.
func (c *Controller) slipped(began, ended game.Square) bool {
	if began == ended || c.Pitch() < Fine || !c.may(began).Has(Flip) && !c.may(ended).Has(Flip) {
		return false
	}
	if c.told.Selected == began && c.may(began).Has(Flip) {
		c.ask(Request{Do: Cancel})
	}
	return true
}

// hoverAt follows the mouse over the board.
func (c *Controller) hoverAt(in *ui.Input) {
	sq := game.NoSquare
	if !in.Touch && c.form.Hover() == ID {
		if x, y, ok := c.under(in); ok {
			sq = c.Board.SquareAt(x, y)
		}
	}
	if sq != c.hover {
		c.hover, c.quiet = sq, game.NoSquare
		c.ask(Request{Do: Point})
	}
}

// longPress asks about the square under a resting finger, whose lifting then does nothing,
// except where points are close: there fingers rest to aim, and the magnifier shows the effect.
func (c *Controller) longPress(in *ui.Input) {
	g := &c.gesture
	if g.done || in.Dragging || c.Holding() {
		return
	}
	if g.rests++; g.rests != LongPress {
		return
	}
	if sq := c.SquareAt(in); sq != game.NoSquare && c.ask(Request{Do: Rest, At: sq, Touch: true}) {
		g.done = !c.glass.shown || c.may(sq).Has(Flip)
	}
}

// Grabs reports whether a moving finger drags a piece, or pans a zoomed board. Where points are
// close, a finger that has rested during a turn in the making aims: it may move on magnified.
func (c *Controller) Grabs(in *ui.Input) bool {
	down := ui.Input{Pointer: ui.Pointer{X: in.StartX, Y: in.StartY, Touch: true}}
	aims := c.gesture.held && c.glass.shown && c.gesture.rests >= LongPress
	return c.zoom.on() || c.may(c.SquareAt(&down)).Has(Drag) || aims && c.told.Selected != game.NoSquare
}

// forgo ends a gesture whose finger was cancelled: nothing has happened.
func (c *Controller) forgo() {
	if c.gesture.pans {
		c.zoom.rest()
	}
	c.gesture, c.drag = idle(game.NoSquare), none
	c.hideGlass()
	c.ask(Request{Do: Done})
}

// pinched handles two fingers, and reports whether they are over the board: then neither of
// them has another meaning.
func (c *Controller) pinched(in *ui.Input) bool {
	f := &in.Pinch
	switch {
	case c.fixed():
		return false
	case f.Ended:
		c.zoom.rest()
	case !f.On || !c.Rect().Contains(f.X, f.Y) && !c.zoom.on():
		return false
	default:
		if c.gesture.held {
			c.forgo()
		}
		c.begin(false)
		c.hush()
		c.zoom.pinch(f)
	}
	c.seen()
	return true
}

// pans reports whether a finger pans the board rather than drags a piece: only a selected piece
// is dragged, so that none is moved by accident.
func (c *Controller) pans(in *ui.Input) bool {
	g := &c.gesture
	if !g.pans && (!in.Touch || !c.zoom.on() || !in.Dragging || c.Holding() || g.done) {
		return false
	}
	if !g.pans && g.began != game.NoSquare && c.told.Selected == g.began {
		return false
	}
	g.pans, g.done = true, true
	c.hush()
	c.zoom.pan(in.DX, in.DY)
	c.seen()
	return true
}

// tapped follows a finger's tap with or without a meaning: the second tap without one in a
// place zooms the board, or shows it whole.
func (c *Controller) tapped(in *ui.Input, meant bool) {
	if meant || c.fixed() {
		c.zoom.meant()
	} else if c.zoom.tapped(in) {
		c.hush()
		c.seen()
	}
}

// showGlass shows the magnifier above the finger where points are close.
func (c *Controller) showGlass(in *ui.Input) {
	if c.told.Glass && c.glass.show(c.told.Screen, in.X, in.Y, c.SquareAt(in)) {
		c.moved = true
	}
}

func (c *Controller) hideGlass() {
	if c.glass.shown {
		c.glass.shown = false
		c.form.MarkDirty()
	}
}

// Follow shows the whole board if something happens between squares that are not visible.
func (c *Controller) Follow(from, to game.Square) {
	if c.zoom.on() && !(c.Sees(from) && c.Sees(to)) {
		c.showWhole()
	}
}

// Keys moves the cursor over the points; Enter picks.
func (c *Controller) Keys(in *ui.Input) {
	for _, a := range arrows {
		if in.Key(a.key) {
			c.begin(false)
			c.form.SetFocus(ID)
			c.moveCursor(a.dx, a.dy)
		}
	}
	if c.form.Focus() == ID && (in.Key(ebiten.KeyEnter) || in.Key(ebiten.KeyNumpadEnter) || in.Key(ebiten.KeySpace)) {
		c.enter()
	}
}

// Steps reports whether the board ignores the arrows.
func (c *Controller) Steps() bool { return c.told.Walks && c.cursor == game.NoSquare }

// enter picks the cursor's square; without a cursor it confirms the pending turn, or shows the
// cursor where the board ignores the arrows.
func (c *Controller) enter() {
	sq := c.cursor
	if sq == game.NoSquare {
		sq = c.told.Waits
	}
	if sq == game.NoSquare {
		if c.told.Walks {
			c.moveCursor(0, 0)
		}
		return
	}
	c.begin(false)
	c.gesture.last = sq
	c.tap(sq)
}

// moveCursor steps over the points; the first step shows the cursor where the person is looking.
func (c *Controller) moveCursor(dx, dy int) {
	if c.cursor == game.NoSquare {
		c.cursor = c.told.Start
	} else {
		c.cursor = step(c.info.Board, c.cursor, dx, dy, c.told.Quarter)
	}
	x, y := c.Board.Center(c.cursor)
	s := c.told.Screen.Scale
	c.zoom.show(x/s, y/s, float64(c.Board.Pitch())/s)
	c.ask(Request{Do: Done})
	c.seen()
}

// Escape goes one step back, hides the cursor or shows the whole board, and reports whether
// there was anything to leave.
func (c *Controller) Escape() bool {
	switch {
	case c.ask(Request{Do: Cancel}):
	case c.cursor != game.NoSquare:
		c.cursor = game.NoSquare
		c.ask(Request{Do: Done})
	default:
		return c.showWhole()
	}
	return true
}
