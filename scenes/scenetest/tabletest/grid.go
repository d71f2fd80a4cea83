package tabletest

import (
	"yanyi/game"
	"yanyi/scenes/draw"
	"yanyi/scenes/pages/play/moment"
)

// Grid is a plain board for parts that stand beside its squares: seen from the south,
// its corner at (X, Y), its points C apart.
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

// Rect is what the board covers.
func (g Grid) Rect() draw.Rect {
	return draw.Box(g.X, g.Y, float64(g.Board.Files)*g.C, float64(g.Board.Ranks)*g.C)
}

var _ moment.Grid = Grid{}
