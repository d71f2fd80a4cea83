package play

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
func (p *Page) showGlass(in *ui.Input) {
	if p.Pitch() >= fine || !p.session.Settings.Glass {
		return
	}
	p.glass.shown, p.glass.x, p.glass.y = true, in.X, in.Y
	p.glass.aim = p.squareAt(in)
	p.moved = true
}

func (p *Page) hideGlass() {
	if p.glass.shown {
		p.glass.shown = false
		p.form.MarkDirty()
	}
}

// glassAt is the middle of the glass: above the finger, beside it at the top of
// the view.
func (p *Page) glassAt() (x, y float64) {
	const half = glassSize / 2
	x, y = p.glass.x, p.glass.y-glassLift
	if y < half+4 {
		y = half + 4
		if x < p.view.W/2 {
			x += glassLift
		} else {
			x -= glassLift
		}
	}
	return math.Min(math.Max(x, half+4), p.view.W-half-4), y
}

// drawGlass draws the board round the finger twice as large in a circle.
func (p *Page) drawGlass(c *draw.Canvas) {
	if !p.glass.shown {
		return
	}
	src := p.glassImage()
	p.board.Draw(src)
	x, y := p.glassAt()
	s := p.view.Scale
	drawRoundShadow(c, x, y, glassSize/2)
	p.lens(c.Target(), src, x*s, y*s, p.glass.x*s, p.glass.y*s, glassSize/2*s)
	ring := draw.Box(x-glassSize/2, y-glassSize/2, glassSize, glassSize)
	c.Shape(ring, draw.Shape{Radius: glassSize / 2, Line: 3, Stroke: c.Theme.Card})
	c.Shape(ring.Inset(-1), draw.Shape{Radius: glassSize/2 + 1, Line: 1.5, Stroke: c.Theme.Line2})
	if p.glass.aim != game.NoSquare {
		ax, ay := p.Center(p.glass.aim)
		r := p.Pitch() * glassZoom / 2
		at := draw.Box(x+(ax-p.glass.x)*glassZoom-r, y+(ay-p.glass.y)*glassZoom-r, 2*r, 2*r)
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
func (p *Page) glassImage() *ebiten.Image {
	w, h := int(p.view.W*p.view.Scale), int(p.view.H*p.view.Scale)
	if p.glass.image != nil && p.glass.image.Bounds().Size() != image.Pt(w, h) {
		p.glass.image.Deallocate()
		p.glass.image = nil
	}
	if p.glass.image == nil {
		p.glass.image = ebiten.NewImage(w, h)
	}
	p.glass.image.Fill(p.look.Theme.Paper)
	return p.glass.image
}

// lens draws a disc of radius r at (x, y) that shows src round (fx, fy) enlarged.
func (p *Page) lens(dst, src *ebiten.Image, x, y, fx, fy, r float64) {
	const n = 64
	g := &p.glass
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
