package lesson

import (
	"image"
	"math"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/game/lesson"
	"yanyi/render/blit"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// Measures of the display of the wanted point (render/README.md, Lessons): lengths in parts of
// a piece's radius, times in milliseconds.
const (
	runs, rests = 1200 * time.Millisecond, 400 * time.Millisecond
	hole        = 0.54 // of the veil, in pitches
	radius      = 0.44 // of a piece, in pitches
	dot         = 0.36
	handSize    = 0.78
)

var rings = [...]struct{ radius, strength float64 }{{0.80, 0.88}, {1.12, 0.58}, {1.42, 0.34}}

// pulse is a veil over the board with holes at the squares that matter, and rings that run
// outward from the next wanted point.
type pulse struct {
	desk   *desk
	view   ui.View
	passed time.Duration
	moved  bool // it must be drawn
	shown  []game.Square
	next   game.Square // that is wanted, NoSquare for none
	asked  string      // the button that is wanted instead, "" for none
	button canvas.Rect // where it stands
	veil   *ebiten.Image
	clip   blit.Clip
	made   veiled // what the veil was made for
	verts  []ebiten.Vertex
	index  []uint16
}

// veiled is what a veil depends on.
type veiled struct {
	desk  *desk
	at    image.Rectangle
	pitch float64
	x, y  float64 // of the first square
	color theme.Color
}

// begin restarts the rings.
func (u *pulse) begin() { u.passed, u.moved = 0, true }

// tick lets time pass, unless motion is off.
func (u *pulse) tick(dt time.Duration, still bool) {
	if still {
		return
	}
	was := u.phase()
	u.passed = (u.passed + dt) % (runs + rests)
	u.moved = u.moved || u.phase() != was
}

// phase is how far the rings have run, from 0 to 1.
func (u *pulse) phase() float64 { return min(1, float64(u.passed)/float64(runs)) }

// aim finds the squares that matter and the one that is wanted next.
func (u *pulse) aim(d *desk, v ui.View) {
	u.desk, u.view = d, v
	u.shown, u.next, u.asked = u.shown[:0], game.NoSquare, ""
	if d.guide.done || d.guide.step.Act == lesson.Win {
		return
	}
	for _, name := range d.guide.step.Shown() {
		if sq, err := d.Now.Info.Board.Square(name); err == nil {
			u.shown = append(u.shown, sq)
		}
	}
	if u.asked = before(d); d.decided() {
		u.asked = "confirm"
	}
	switch n := len(u.shown); {
	case u.asked != "", n == 0, d.guide.step.Choice, d.guide.step.Act == lesson.Tap && n > 1: // a question does not tell its answer
	case d.Board.Selected() == u.shown[0]:
		u.next = u.shown[n-1]
	default:
		u.next = u.shown[0]
	}
}

// decided reports whether a turn that is wanted waits to be confirmed.
func (d *desk) decided() bool {
	t, ok := d.Now.Hand.Proposed()
	if ok {
		ok, _ = d.guide.step.Turn(d.Now.Info.FormatTurn(t.Chosen()))
	}
	return ok
}

// before is the button of the choice before the wanted move, "" once made, or without one.
func before(d *desk) string {
	if d.guide.step.Act != lesson.Move {
		return ""
	}
	made := d.Now.Before.Prelude
	switch choice, _, ok := strings.Cut(d.guide.step.Wants[0], "/"); {
	case !ok:
	case choice == "x" && !made.Sweep:
		return "sweep.yes"
	case choice == "+" && made.Slide != game.Forward:
		return "slide.1"
	case choice == "-" && made.Slide != game.Back:
		return "slide.2"
	}
	return ""
}

// point finds the place of the wanted button.
func (u *pulse) point(controls []ui.Control) {
	u.button = canvas.Rect{}
	for i := range controls {
		if u.asked != "" && controls[i].ID == u.asked {
			u.button = controls[i].Rect
		}
	}
}

// drawAsked points at that button.
func (u *pulse) drawAsked(c *canvas.Canvas) {
	if u.button.W > 0 {
		u.drawHand(c, u.button.Right()-34, u.button.Bottom()-20, 36)
	}
}

// draw draws veil, rings and hand over the board.
func (u *pulse) draw(c *canvas.Canvas) {
	d, next := u.desk, u.next
	if len(u.shown) == 0 || d.Board.Animating() || d.Board.Holding() {
		return
	}
	onto := u.clip.Of(c.Target(), u.view.Device(d.Board.Rect())) // it may be zoomed
	if d.guide.step.Choice {                                     // the whole board is to be seen
		for _, sq := range u.shown {
			x, y := d.Board.Center(sq)
			s := u.view.Scale
			u.ring(onto, x*s, y*s, 1.14*radius*d.Board.Pitch()*s, 3*s, c.Theme.Hint)
		}
		return
	}
	u.drawVeil(c)
	if next == game.NoSquare {
		return
	}
	x, y := d.Board.Center(next)
	r, s := radius*d.Board.Pitch(), u.view.Scale
	if goal := u.shown[len(u.shown)-1]; goal != next {
		u.drawGoal(onto, c.Theme, goal, r)
	}
	k := u.phase()
	for i := range rings {
		ring := &rings[i]
		from := 0.62
		out, strength := ring.radius, ring.strength
		if !u.view.Still { // it runs from the piece's rim to its place and fades at the end
			out = from + (ring.radius-from+0.12)*ease(k)
			strength *= 1 - 0.55*k*k
		}
		u.ring(onto, x*s, y*s, out*r*s, 2.2*s, theme.Alpha(c.Theme.Hint, strength))
	}
	if d.Now.Piece(next) == game.NoPiece && !d.Now.Info.Board.Marked(next, game.AlliancePoint) {
		u.disc(onto, x*s, y*s, dot*r*s, c.Theme.Hint)
	}
	if d.Board.Rect().Contains(x, y) {
		u.drawHand(c, x+0.55*r, y+0.45*r, handSize*2*r)
	}
}

// drawGoal marks the target of the piece to be lifted: a dot, or a ring around the piece there.
func (u *pulse) drawGoal(onto *ebiten.Image, t *theme.Theme, goal game.Square, r float64) {
	x, y := u.desk.Board.Center(goal)
	s, col := u.view.Scale, theme.Alpha(t.Hint, 0.8)
	drawn := u.desk.Now.Info.Board.Marked(goal, game.AlliancePoint)
	if u.desk.Now.Piece(goal) == game.NoPiece && !drawn {
		u.disc(onto, x*s, y*s, 0.24*r*s, col)
		return
	}
	u.ring(onto, x*s, y*s, 1.1*r*s, 2*s, col)
}

// ease slows down towards the end.
func ease(k float64) float64 { return 1 - (1-k)*(1-k) }

// drawHand draws a hand that points at a place.
func (u *pulse) drawHand(c *canvas.Canvas, x, y, size float64) {
	size = min(max(size, 24), 44)
	for _, off := range [...][2]float64{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
		c.Icon(canvas.IconHand, x+off[0], y+off[1], size, c.Theme.Card)
	}
	c.Icon(canvas.IconHand, x, y, size, c.Theme.Ink)
}

// drawVeil draws the page's colour over the board except at the squares that matter.
func (u *pulse) drawVeil(c *canvas.Canvas) {
	s := u.view.Scale
	x, y := u.desk.Board.Center(0)
	want := veiled{u.desk, u.view.Device(u.desk.Board.Rect()), u.desk.Board.Pitch(), x, y, c.Theme.Paper}
	if u.veil == nil || u.made != want {
		u.renew(want)
		for _, sq := range u.shown {
			x, y := u.desk.Board.Center(sq)
			u.punch(x*s-float64(want.at.Min.X), y*s-float64(want.at.Min.Y), hole*want.pitch*s)
		}
	}
	veilOptions.GeoM.Reset()
	veilOptions.GeoM.Translate(float64(want.at.Min.X), float64(want.at.Min.Y))
	c.Target().DrawImage(u.veil, &veilOptions)
}

var veilOptions ebiten.DrawImageOptions

// renew is a veil without holes.
func (u *pulse) renew(want veiled) {
	if u.veil != nil && u.made.at.Size() != want.at.Size() {
		u.veil.Deallocate()
		u.veil = nil
	}
	if u.veil == nil {
		u.veil = ebiten.NewImage(max(1, want.at.Dx()), max(1, want.at.Dy()))
	}
	u.veil.Fill(theme.Alpha(want.color, 0.5))
	u.made = want
}

// white is a white pixel.
var white *ebiten.Image

// punch makes a round hole in the veil.
func (u *pulse) punch(x, y, r float64) {
	u.shape(u.veil, x, y, 0, r, theme.Color{R: 255, G: 255, B: 255, A: 255}, ebiten.BlendDestinationOut)
}

// disc draws a disc, ring a ring of a width.
func (u *pulse) disc(dst *ebiten.Image, x, y, r float64, col theme.Color) {
	u.shape(dst, x, y, 0, r, col, ebiten.BlendSourceOver)
}

func (u *pulse) ring(dst *ebiten.Image, x, y, r, width float64, col theme.Color) {
	u.shape(dst, x, y, r-width/2, r+width/2, col, ebiten.BlendSourceOver)
}

// shape draws the area between two circles, with soft edges.
func (u *pulse) shape(dst *ebiten.Image, x, y, inner, outer float64, col theme.Color, blend ebiten.Blend) {
	if white == nil {
		white = ebiten.NewImage(1, 1)
		white.Fill(theme.Color{R: 255, G: 255, B: 255, A: 255})
	}
	const n, soft = 72, 0.6
	u.verts, u.index = u.verts[:0], u.index[:0]
	radii := [...]float64{max(0, inner-soft), max(0, inner+soft), outer - soft, outer + soft}
	if inner <= 0 {
		radii[0], radii[1] = 0, 0
	}
	strength := [...]float32{0, 1, 1, 0}
	if inner <= 0 {
		strength[0] = 1
	}
	a := float32(col.A) / 255
	for i := range n + 1 {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / n)
		for j, r := range radii {
			k := a * strength[j]
			u.verts = append(u.verts, ebiten.Vertex{
				DstX: float32(x + r*cos), DstY: float32(y + r*sin), SrcX: 0.5, SrcY: 0.5,
				ColorR: float32(col.R) / 255 * k, ColorG: float32(col.G) / 255 * k, ColorB: float32(col.B) / 255 * k, ColorA: k,
			})
		}
	}
	for i := range n {
		for j := range len(radii) - 1 {
			v := uint16(i*len(radii) + j)
			w := v + uint16(len(radii))
			u.index = append(u.index, v, v+1, w, v+1, w+1, w)
		}
	}
	pulseOptions.Blend = blend
	dst.DrawTriangles(u.verts, u.index, white, &pulseOptions)
}

var pulseOptions = ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha}
