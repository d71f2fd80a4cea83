package board

import (
	"math"

	"yanyi/assets/locale"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gestures"
	"yanyi/scenes/ui"
)

// The greatest zoom of a board, and the zoom below which it is shown whole.
const (
	closest = 4.0
	closer  = 1.1
)

// zoom is the view of a board that fingers have enlarged, so that its place shows a part of it.
// It maps between page and board in logical pixels; the board is given its visible part, and
// paints that once the fingers rest.
type zoom struct {
	lens
	board *render.Board
	scale float64     // device pixels in a logical one
	place canvas.Rect // of the board
	side  int         // quarter turns to the seat at the bottom
	last  tap
}

// lens is the factor of the zoom, 0 for none, and the place of the board's origin.
type lens struct{ k, x, y float64 }

// on reports whether only a part of the board is visible.
func (l *lens) on() bool { return l.k > 0 }

// times is the factor of the zoom.
func (l *lens) times() float64 {
	if l.k == 0 {
		return 1
	}
	return l.k
}

// of is where a point of the board is on the page.
func (l *lens) of(x, y float64) (px, py float64) { return l.x + l.times()*x, l.y + l.times()*y }

// at is what point of the board is at one of the page.
func (l *lens) at(px, py float64) (x, y float64) {
	return (px - l.x) / l.times(), (py - l.y) / l.times()
}

// enlarge sets the zoom's factor. The board's point at a place moves by the given distance.
func (l *lens) enlarge(k, px, py, dx, dy float64, place canvas.Rect) {
	x, y := l.at(px, py)
	l.k, l.x, l.y = k, px+dx-k*x, py+dy-k*y
	l.hold(place)
}

// move pans the board in its place.
func (l *lens) move(dx, dy float64, place canvas.Rect) {
	l.x, l.y = l.x+dx, l.y+dy
	l.hold(place)
}

// hold keeps the edges of the board out of its place.
func (l *lens) hold(place canvas.Rect) {
	l.x = min(max(l.x, place.Right()-l.k*place.Right()), place.X-l.k*place.X)
	l.y = min(max(l.y, place.Bottom()-l.k*place.Bottom()), place.Y-l.k*place.Y)
}

// lay notes the board's place in a view, and its rotation. After a change it is shown whole.
func (z *zoom) lay(v ui.View, side int) {
	place := v.Logical(z.board.Card())
	if place == z.place && side == z.side && v.Scale == z.scale {
		return
	}
	z.scale, z.place, z.side = v.Scale, place, side
	z.whole()
}

// tell gives the board its visible part.
func (z *zoom) tell(moving bool) {
	s := z.scale
	z.board.SeeThrough(render.Lens{K: z.k, X: z.x * s, Y: z.y * s}, moving)
}

// whole shows the whole board again.
func (z *zoom) whole() {
	z.lens = lens{}
	z.tell(false)
}

// pinch follows two fingers over the board: the point between them stays there.
func (z *zoom) pinch(p *gestures.Pinch) {
	z.enlarge(min(max(z.times()*p.By, 1), closest), p.X-p.DX, p.Y-p.DY, p.DX, p.DY, z.place)
	z.tell(true)
}

// pan pans the board.
func (z *zoom) pan(dx, dy float64) {
	z.move(dx, dy, z.place)
	z.tell(true)
}

// rest ends a pinch or a pan: a board hardly enlarged becomes whole; any other factor is
// rounded so that points lie a whole number of pixels apart, and the board is painted for it.
func (z *zoom) rest() {
	if z.k < closer {
		z.whole()
		return
	}
	pitch := float64(z.board.Pitch())
	at := z.place
	z.enlarge(math.Round(z.k*pitch)/pitch, at.X+at.W/2, at.Y+at.H/2, 0, 0, at)
	z.tell(false)
}

// show pans the board until a point is visible, with the given margin around it.
func (z *zoom) show(x, y, around float64) {
	if !z.on() {
		return
	}
	px, py := z.of(x, y)
	within := z.place.Inset(around * z.k)
	z.move(min(max(px, within.X), within.Right())-px, min(max(py, within.Y), within.Bottom())-py, z.place)
	z.tell(false)
}

// twice is the factor of the zoom by a double tap.
const twice = 2.0

// The second of two taps comes within this time and distance of the first.
const (
	tapTicks = 20
	tapReach = 24.0
)

// tap is a tap on the board without another meaning.
type tap struct {
	some bool
	tick int
	x, y float64
}

// tapped handles a finger's tap on the board without another meaning. The second in a place
// zooms the board there, or shows it whole again; it reports whether it did.
func (z *zoom) tapped(in *ui.Input) bool {
	was := z.last
	z.last = tap{true, in.Tick, in.X, in.Y}
	if !was.some || in.Tick-was.tick > tapTicks || math.Hypot(in.X-was.x, in.Y-was.y) > tapReach {
		return false
	}
	z.last = tap{}
	if z.on() {
		z.whole()
		return true
	}
	z.enlarge(twice, in.X, in.Y, 0, 0, z.place)
	z.rest()
	return true
}

// meant notes that a tap had a meaning, so that it begins no double tap.
func (z *zoom) meant() { z.last = tap{} }

// WholeID is the control that shows the whole board again after fingers have zoomed it.
const WholeID = "board.whole"

// button is that control, in a corner of the board.
func (z *zoom) button() ui.Control {
	const gap, size = 6.0, theme.TouchTarget
	place := z.place
	button := ui.Framed(WholeID, canvas.IconExpand, locale.T("play.zoom.whole"))
	return button.At(canvas.Box(place.Right()-size-gap, place.Bottom()-size-gap, size, size))
}
