package tabletest

import (
	"yanyi/game"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/moment"
)

// Grid is a plain board for parts beside its squares, seen from the south: (X, Y), pitch C.
type Grid struct {
	Board   *game.Board
	X, Y, C float64
}

// Center is a point's place in the view.
func (g Grid) Center(sq game.Square) (x, y float64) {
	p := g.Board.Points[sq]
	return g.X + (float64(p.File)+0.5)*g.C, g.Y + (float64(g.Board.Ranks-1-int(p.Rank))+0.5)*g.C
}

// Pitch is the distance of two points.
func (g Grid) Pitch() float64 { return g.C }

// Rect is the board's rectangle.
func (g Grid) Rect() canvas.Rect {
	return canvas.Box(g.X, g.Y, float64(g.Board.Files)*g.C, float64(g.Board.Ranks)*g.C)
}

// CardSpot is below the square, or above it if there is more room, within the board's width.
func (g Grid) CardSpot(sq game.Square, w, h, gap float64, below bool) canvas.Rect {
	x, y := g.Center(sq)
	left := min(max(g.X, x-w/2), max(g.X, g.Rect().Right()-w))
	top, over := y+0.6*g.C+gap, y-0.6*g.C-gap-h
	if top+h > g.Rect().Bottom() || !below && over >= 4 {
		return canvas.Box(left, max(4, over), w, h)
	}
	return canvas.Box(left, top, w, h)
}

var _ moment.Grid = Grid{}
