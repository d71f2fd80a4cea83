package ground

import (
	"strconv"

	"yanyi/game"
	"yanyi/render/art/plan"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// Measures of the 15×15 cross of squares from its middle square's middle: the
// centre ends 4.5 squares out, the arms 7.5.
const (
	squaresMid  = 7.0
	squaresHalf = 4.5
	squaresEnd  = 7.5
)

// squareCross is the board of 国际版: a cross of chequered squares.
type squareCross struct{ wild }

func (g *squareCross) draw() {
	g.flat(g.t.Wild)
	g.ridges()
	g.checkers()
	for _, h := range homes {
		g.wash(h)
	}
	g.grain(paint.Silk(), g.Card(), 0.8)
	g.outline()
	for _, h := range homes {
		a, b := h.place(squaresMid, squaresHalf, -squaresHalf), h.place(squaresMid, squaresHalf, squaresHalf)
		land := g.land(h.army)
		g.band(a.X, a.Y, b.X, b.Y, g.Pen(3)+2*g.Scale, theme.Alpha(land.Casing, 0.7))
		g.band(a.X, a.Y, b.X, b.Y, g.Pen(3), land.Border)
	}
	for i := range 4 {
		g.tribeName(i)
	}
	if g.look.Coordinates != plan.NoCoordinates {
		g.coordinates()
	}
	g.edge(g.cardEdge())
}

// wash covers a home.
func (g *squareCross) wash(h home) {
	g.fill(g.land(h.army).Squares, h.place(squaresMid, squaresHalf, -squaresHalf), h.place(squaresMid, squaresEnd, -squaresHalf),
		h.place(squaresMid, squaresEnd, squaresHalf), h.place(squaresMid, squaresHalf, squaresHalf))
}

func (g *squareCross) outline() {
	pts := crossOutline(squaresMid, squaresHalf, squaresEnd)
	for i, p := range pts {
		q := pts[(i+1)%len(pts)]
		g.line(p.X, p.Y, q.X, q.Y, g.Hair(2), g.t.BoardLine)
	}
}

// coordinates writes files and ranks round the cross, following its steps: each
// file at both its ends, each rank at both of its own.
func (g *squareCross) coordinates() {
	if float64(g.M) < theme.Coordinate.Size*g.Scale {
		return // a smaller type could not be read
	}
	for f := range g.Board.Files {
		name := string(rune('A' + f))
		low, high := ends(g.Board.Ranks, func(r int) bool { return g.Board.At(f, r) != game.NoSquare })
		g.coordinate(name, f, low, 0, -1)
		g.coordinate(name, f, high, 0, 1)
	}
	for r := range g.Board.Ranks {
		name := strconv.Itoa(r + 1)
		low, high := ends(g.Board.Files, func(f int) bool { return g.Board.At(f, r) != game.NoSquare })
		g.coordinate(name, low, r, -1, 0)
		g.coordinate(name, high, r, 1, 0)
	}
}

// ends are the first and the last of n squares in a line that exist.
func ends(n int, exists func(int) bool) (low, high int) {
	for low < n && !exists(low) {
		low++
	}
	for high = n - 1; high > low && !exists(high); high-- {
	}
	return low, high
}

// coordinate writes the name of a line outside one of its end squares, toward
// (df, dr) from it, upright however the board is turned. Its middle is a sixth of a
// square outside, or as far as the writing needs, and never past the margin's middle.
func (g *squareCross) coordinate(name string, file, rank, df, dr int) {
	size := theme.Coordinate.Size * g.Scale
	dx, dy := g.Turn(float64(df), float64(dr))
	x, y := g.At(float64(file), float64(rank))
	across, down := paint.Regular().Width(name, size)/2, 0.36*size // half of what it covers
	if dx != 0 {
		x += dx * (g.outside(across) + float64(g.C)/2)
		y += g.besideStep(file, rank, df, dr, down)
	} else {
		y += dy * (g.outside(down) + float64(g.C)/2)
	}
	g.TextAt(paint.Regular(), name, size, x, y, theme.Alpha(g.t.BoardText, 0.82))
}

// outside is how far from the outline a name lies that is half so large.
func (g *squareCross) outside(half float64) float64 {
	return min(max(float64(g.C)/6, half+1.5*g.Scale), float64(g.M)/2)
}

// besideStep moves a name at the side of a step up or down so far that it does not
// meet the name above or below the step: on small boards both want the corner.
func (g *squareCross) besideStep(file, rank, df, dr int, half float64) float64 {
	need := max(g.outside(half)+2*half+1.5*g.Scale-float64(g.C)/2, 0)
	for _, side := range [2]int{1, -1} {
		if g.Board.At(file+df+side*dr, rank+dr+side*df) != game.NoSquare {
			_, dy := g.Turn(float64(side*dr), float64(side*df))
			return -dy * need
		}
	}
	return 0
}
