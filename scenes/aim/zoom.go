package aim

import (
	"math"

	"yanyi/assets/locale"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/touch"
	"yanyi/scenes/ui"
)

// How close a board is seen at most, and below what it is seen whole.
const (
	closest = 4.0
	closer  = 1.1
)

// Zoom is how a board is seen that fingers have drawn apart: larger, so that its place shows
// a part of it. What lies where on the page and on the board is told apart here, in logical
// pixels; the board is told what is seen of it, and paints that once the fingers rest.
type Zoom struct {
	Lens
	board *render.Board
	scale float64     // device pixels in a logical one
	place canvas.Rect // of the board
	side  int         // quarter turns to who sits below
	last  tap
}

// NewZoom shows the whole of a board.
func NewZoom(b *render.Board) *Zoom { return &Zoom{board: b} }

// Lens is how much larger the board is seen, 0 for not at all, and where its origin lies.
type Lens struct{ k, x, y float64 }

// On reports whether less than the whole board is seen.
func (l *Lens) On() bool { return l.k > 0 }

// Times is how much larger the board is seen.
func (l *Lens) Times() float64 {
	if l.k == 0 {
		return 1
	}
	return l.k
}

// Of is where a point of the board is on the page.
func (l *Lens) Of(x, y float64) (px, py float64) { return l.x + l.Times()*x, l.y + l.Times()*y }

// At is what point of the board is at one of the page.
func (l *Lens) At(px, py float64) (x, y float64) {
	return (px - l.x) / l.Times(), (py - l.y) / l.Times()
}

// times makes what is seen so many times as large as the board. What is at a point of the
// page now will be so much farther.
func (l *Lens) times(k, px, py, dx, dy float64, place canvas.Rect) {
	x, y := l.At(px, py)
	l.k, l.x, l.y = k, px+dx-k*x, py+dy-k*y
	l.hold(place)
}

// move moves what is seen of a board in its place.
func (l *Lens) move(dx, dy float64, place canvas.Rect) {
	l.x, l.y = l.x+dx, l.y+dy
	l.hold(place)
}

// hold lets no edge of the board come into its place.
func (l *Lens) hold(place canvas.Rect) {
	l.x = min(max(l.x, place.Right()-l.k*place.Right()), place.X-l.k*place.X)
	l.y = min(max(l.y, place.Bottom()-l.k*place.Bottom()), place.Y-l.k*place.Y)
}

// Lay takes in where the board has been laid out in a view, and turned to whom. Another place
// or side shows it whole.
func (z *Zoom) Lay(v ui.View, side int) {
	card := z.board.Card()
	x, y := float64(card.Min.X)/v.Scale, float64(card.Min.Y)/v.Scale
	place := canvas.Box(x, y, float64(card.Dx())/v.Scale, float64(card.Dy())/v.Scale)
	if place == z.place && side == z.side && v.Scale == z.scale {
		return
	}
	z.scale, z.place, z.side = v.Scale, place, side
	z.Whole()
}

// tell tells the board what is seen of it.
func (z *Zoom) tell(moving bool) {
	s := z.scale
	z.board.SeeThrough(render.Lens{K: z.k, X: z.x * s, Y: z.y * s}, moving)
}

// Whole shows the whole board again.
func (z *Zoom) Whole() {
	z.Lens = Lens{}
	z.tell(false)
}

// Pinch follows two fingers over the board: what was between them stays there.
func (z *Zoom) Pinch(p *touch.Pinch) {
	z.times(min(max(z.Times()*p.By, 1), closest), p.X-p.DX, p.Y-p.DY, p.DX, p.DY, z.place)
	z.tell(true)
}

// Pan moves what is seen of the board.
func (z *Zoom) Pan(dx, dy float64) {
	z.move(dx, dy, z.place)
	z.tell(true)
}

// Rest ends what fingers do over the board: what is hardly larger is whole,
// anything else as large as points lie a whole number of pixels apart, for which it is
// painted.
func (z *Zoom) Rest() {
	if z.k < closer {
		z.Whole()
		return
	}
	pitch := float64(z.board.Pitch())
	at := z.place
	z.times(math.Round(z.k*pitch)/pitch, at.X+at.W/2, at.Y+at.H/2, 0, 0, at)
	z.tell(false)
}

// Show moves what is seen so far that a point of the board is, with so much around it.
func (z *Zoom) Show(x, y, around float64) {
	if !z.On() {
		return
	}
	px, py := z.Of(x, y)
	within := z.place.Inset(around * z.k)
	z.move(min(max(px, within.X), within.Right())-px, min(max(py, within.Y), within.Bottom())-py, z.place)
	z.tell(false)
}

// twice is how much larger two taps show a board.
const twice = 2.0

// The second of two taps comes within so many ticks and logical pixels of the first.
const (
	tapTicks = 20
	tapReach = 24.0
)

// tap is one on a board that meant nothing else.
type tap struct {
	some bool
	tick int
	x, y float64
}

// Tapped takes in a tap of a finger on the board that meant nothing else. The second in a
// place draws the board apart there, or shows it whole again; it reports whether it has.
func (z *Zoom) Tapped(in *ui.Input) bool {
	was := z.last
	z.last = tap{true, in.Tick, in.X, in.Y}
	if !was.some || in.Tick-was.tick > tapTicks || math.Hypot(in.X-was.x, in.Y-was.y) > tapReach {
		return false
	}
	z.last = tap{}
	if z.On() {
		z.Whole()
		return true
	}
	z.times(twice, in.X, in.Y, 0, 0, z.place)
	z.Rest()
	return true
}

// Meant takes in that a tap meant something: no other belongs to it.
func (z *Zoom) Meant() { z.last = tap{} }

// WholeID is the control that shows the whole board again where fingers have drawn it apart.
const WholeID = "board.whole"

// WholeButton is that control, in a corner of the board.
func (z *Zoom) WholeButton() ui.Control {
	const gap, size = 6.0, theme.TouchTarget
	place := z.place
	button := ui.Framed(WholeID, canvas.IconExpand, locale.T("play.zoom.whole"))
	return button.At(canvas.Box(place.Right()-size-gap, place.Bottom()-size-gap, size, size))
}
