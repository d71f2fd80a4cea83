package board

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// The magnifying glass over a resting finger (render/README.md, Touch).
const (
	glassSize = 120.0
	glassLift = 72.0
	glassZoom = 2.0
)

// glass is a magnifying glass over a board, and its place.
type glass struct {
	board *render.Board
	lens  *lens // through which the page shows the board
	view  ui.View
	shown bool
	x, y  float64     // of the finger
	aim   game.Square // the meaning of lifting the finger
	image *ebiten.Image
	verts []ebiten.Vertex
	index []uint16
}

// show shows the glass above a finger if points there are close, and reports whether it does.
func (g *glass) show(v ui.View, x, y float64, aim game.Square) bool {
	if float64(g.board.Pitch())/v.Scale*g.lens.times() >= Fine {
		return false
	}
	g.shown, g.view, g.x, g.y, g.aim = true, v, x, y, aim
	return true
}

// covers is the place of the glass and of the hand below it, on the page.
func (g *glass) covers() (glass, hand canvas.Rect) {
	x, y := g.at()
	return canvas.Box(x-glassSize/2, y-glassSize/2, glassSize, glassSize), canvas.Box(g.x-glassSize/2, g.y, glassSize, glassLift)
}

// at is the middle of the glass: above the finger, beside it at the top of the view.
func (g *glass) at() (x, y float64) {
	const half = glassSize / 2
	x, y = g.x, g.y-glassLift
	if y < half+4 {
		y = half + 4
		if x < g.view.W/2 {
			x += glassLift
		} else {
			x -= glassLift
		}
	}
	return math.Min(math.Max(x, half+4), g.view.W-half-4), y
}

// draw draws the board around the finger in a circle, twice as large.
func (g *glass) draw(c *canvas.Canvas) {
	if !g.shown {
		return
	}
	src := g.picture()
	g.board.Draw(src)
	x, y := g.at()
	s := g.view.Scale
	drawRoundShadow(c, x, y, glassSize/2)
	g.magnify(c.Target(), src, point{x * s, y * s}, point{g.x * s, g.y * s}, glassSize/2*s)
	ring := canvas.Box(x-glassSize/2, y-glassSize/2, glassSize, glassSize)
	c.Shape(ring, canvas.Shape{Radius: glassSize / 2, Line: 3, Stroke: c.Theme.Card})
	c.Shape(ring.Inset(-1), canvas.Shape{Radius: glassSize/2 + 1, Line: 1.5, Stroke: c.Theme.Line2})
	if g.aim != game.NoSquare {
		ax, ay := g.board.Center(g.aim)
		ax, ay = g.lens.of(ax/s, ay/s)
		r := float64(g.board.Pitch()) / s * g.lens.times() * glassZoom / 2
		at := canvas.Box(x+(ax-g.x)*glassZoom-r, y+(ay-g.y)*glassZoom-r, 2*r, 2*r)
		if math.Hypot(at.X+r-x, at.Y+r-y) < glassSize/2-r {
			c.Shape(at, canvas.Shape{Radius: r, Line: 2, Stroke: c.Theme.Hint})
		}
	}
}

// drawRoundShadow is the soft shadow of a disc, a little below it.
func drawRoundShadow(c *canvas.Canvas, x, y, r float64) {
	for i := range 6 {
		out := r + 1 + 1.6*float64(i)
		c.Shape(canvas.Box(x-out, y+2-out, 2*out, 2*out), canvas.Shape{Radius: out, Fill: theme.Alpha(theme.Light.Ink, 0.07)})
	}
}

// picture is the picture under the magnifier: as large as the view, with the board in its place.
func (g *glass) picture() *ebiten.Image {
	w, h := int(g.view.W*g.view.Scale), int(g.view.H*g.view.Scale)
	if g.image != nil && g.image.Bounds().Size() != image.Pt(w, h) {
		g.image.Deallocate()
		g.image = nil
	}
	if g.image == nil {
		g.image = ebiten.NewImage(w, h)
	}
	g.image.Fill(g.view.Theme.Paper)
	return g.image
}

type point struct{ x, y float64 }

// magnify draws a disc of radius r at a place that shows src around from, enlarged.
func (g *glass) magnify(dst, src *ebiten.Image, at, from point, r float64) {
	const n = 64
	g.verts, g.index = g.verts[:0], g.index[:0]
	add := func(dx, dy float64) {
		g.verts = append(g.verts, ebiten.Vertex{
			DstX: float32(at.x + dx), DstY: float32(at.y + dy),
			SrcX: float32(from.x + dx/glassZoom), SrcY: float32(from.y + dy/glassZoom),
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
