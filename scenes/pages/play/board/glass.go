package board

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// The magnifying glass over a resting finger (look.md §7 Touch).
const (
	glassSize = 120.0
	glassLift = 72.0
	glassZoom = 2.0
)

// glass is where it stands.
type glass struct {
	shown bool
	x, y  float64     // of the finger
	aim   game.Square // what lifting the finger would mean
	image *ebiten.Image
	verts []ebiten.Vertex
	index []uint16
}

// showGlass shows the glass above the finger where points are close.
func (b *Board) showGlass(in *ui.Input) {
	if b.Pitch() >= fine || !b.now.Settings.Glass {
		return
	}
	b.glass.shown, b.glass.x, b.glass.y = true, in.X, in.Y
	b.glass.aim = b.squareAt(in)
	b.moved = true
}

func (b *Board) hideGlass() {
	if b.glass.shown {
		b.glass.shown = false
		b.form.MarkDirty()
	}
}

// glassAt is the middle of the glass: above the finger, beside it at the top of
// the view.
func (b *Board) glassAt() (x, y float64) {
	const half = glassSize / 2
	x, y = b.glass.x, b.glass.y-glassLift
	if y < half+4 {
		y = half + 4
		if x < b.now.Screen.W/2 {
			x += glassLift
		} else {
			x -= glassLift
		}
	}
	return math.Min(math.Max(x, half+4), b.now.Screen.W-half-4), y
}

// drawGlass draws the board round the finger twice as large in a circle.
func (b *Board) drawGlass(c *draw.Canvas) {
	if !b.glass.shown {
		return
	}
	src := b.glassImage()
	b.board.Draw(src)
	x, y := b.glassAt()
	s := b.now.Screen.Scale
	drawRoundShadow(c, x, y, glassSize/2)
	b.lens(c.Target(), src, x*s, y*s, b.glass.x*s, b.glass.y*s, glassSize/2*s)
	ring := draw.Box(x-glassSize/2, y-glassSize/2, glassSize, glassSize)
	c.Shape(ring, draw.Shape{Radius: glassSize / 2, Line: 3, Stroke: c.Theme.Card})
	c.Shape(ring.Inset(-1), draw.Shape{Radius: glassSize/2 + 1, Line: 1.5, Stroke: c.Theme.Line2})
	if b.glass.aim != game.NoSquare {
		ax, ay := b.Center(b.glass.aim)
		r := b.Pitch() * glassZoom / 2
		at := draw.Box(x+(ax-b.glass.x)*glassZoom-r, y+(ay-b.glass.y)*glassZoom-r, 2*r, 2*r)
		if math.Hypot(at.X+r-x, at.Y+r-y) < glassSize/2-r {
			c.Shape(at, draw.Shape{Radius: r, Line: 2, Stroke: c.Theme.Hint})
		}
	}
}

// drawRoundShadow is the soft shadow of a disc, a little below it.
func drawRoundShadow(c *draw.Canvas, x, y, r float64) {
	for i := range 6 {
		out := r + 1 + 1.6*float64(i)
		c.Shape(draw.Box(x-out, y+2-out, 2*out, 2*out), draw.Shape{Radius: out, Fill: theme.Alpha(theme.Light.Ink, 0.07)})
	}
}

// glassImage is the picture the glass looks at: as large as the view, of which
// the board fills its part.
func (b *Board) glassImage() *ebiten.Image {
	w, h := int(b.now.Screen.W*b.now.Screen.Scale), int(b.now.Screen.H*b.now.Screen.Scale)
	if b.glass.image != nil && b.glass.image.Bounds().Size() != image.Pt(w, h) {
		b.glass.image.Deallocate()
		b.glass.image = nil
	}
	if b.glass.image == nil {
		b.glass.image = ebiten.NewImage(w, h)
	}
	b.glass.image.Fill(b.now.Screen.Theme.Paper)
	return b.glass.image
}

// lens draws a disc of radius r at (x, y) that shows src round (fx, fy) enlarged.
func (b *Board) lens(dst, src *ebiten.Image, x, y, fx, fy, r float64) {
	const n = 64
	g := &b.glass
	g.verts, g.index = g.verts[:0], g.index[:0]
	add := func(dx, dy float64) {
		g.verts = append(g.verts, ebiten.Vertex{
			DstX: float32(x + dx), DstY: float32(y + dy),
			SrcX: float32(fx + dx/glassZoom), SrcY: float32(fy + dy/glassZoom),
			ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1,
		})
	}
	add(0, 0)
	for i := range n {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / n)
		add(r*cos, r*sin)
		g.index = append(g.index, 0, uint16(i+1), uint16((i+1)%n+1))
	}
	op := ebiten.DrawTrianglesOptions{Filter: ebiten.FilterLinear}
	dst.DrawTriangles(g.verts, g.index, src, &op)
}
