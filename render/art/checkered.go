package art

import (
	"strconv"

	"yanyi/game"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// square fills a square of the board.
func (g *ground) square(file, rank int, c theme.Color) {
	x, y := g.At(float64(file), float64(rank))
	half := float64(g.C) / 2
	g.Rect(x-half, y-half, 2*half, 2*half, c)
}

// checkers fills all squares: those whose file and rank, counted from 1, sum to
// an odd number are light (three-kingdoms.md §4, l1 is light).
func (g *ground) checkers() {
	for _, p := range g.Board.Points {
		c := g.t.DarkSquare
		if (p.File+p.Rank)%2 != 0 {
			c = g.t.Light
		}
		g.square(int(p.File), int(p.Rank), c)
	}
}

// Measures of the 15×15 cross of squares from its middle square's middle: the
// centre ends 4.5 squares out, the arms 7.5.
const (
	squaresMid  = 7.0
	squaresHalf = 4.5
	squaresEnd  = 7.5
)

// checkeredCross is the board of 国际版.
func (g *ground) checkeredCross() {
	g.flat(g.t.Wild)
	g.corners(squaresHalf)
	g.checkers()
	for _, h := range homes {
		g.squaresWash(h)
	}
	g.grain(paint.Silk(), g.Card(), 0.8)
	g.squaresOutline()
	for _, h := range homes {
		a, b := h.place(squaresMid, squaresHalf, -squaresHalf), h.place(squaresMid, squaresHalf, squaresHalf)
		land := g.land(h.army)
		g.band(a.X, a.Y, b.X, b.Y, g.pen(3)+2*g.Scale, theme.Alpha(land.Casing, 0.7))
		g.band(a.X, a.Y, b.X, b.Y, g.pen(3), land.Border)
	}
	for i := range 4 {
		g.tribeName(g.cornerAt(i, squaresHalf), i)
	}
	if g.look.Coordinates != NoCoordinates {
		g.edgeCoordinates()
	}
	g.edge(g.cardEdge())
}

// squaresWash covers a home.
func (g *ground) squaresWash(h home) {
	g.fill(g.land(h.army).Squares, h.place(squaresMid, squaresHalf, -squaresHalf), h.place(squaresMid, squaresEnd, -squaresHalf),
		h.place(squaresMid, squaresEnd, squaresHalf), h.place(squaresMid, squaresHalf, squaresHalf))
}

func (g *ground) squaresOutline() {
	pts := crossOutline(squaresMid, squaresHalf, squaresEnd)
	for i, p := range pts {
		q := pts[(i+1)%len(pts)]
		g.line(p.X, p.Y, q.X, q.Y, g.hair(2), g.t.BoardLine)
	}
}

// edgeCoordinates writes files and ranks round the cross, following its steps: each
// file at both its ends, each rank at both of its own.
func (g *ground) edgeCoordinates() {
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
func (g *ground) coordinate(name string, file, rank, df, dr int) {
	size := theme.Coordinate.Size * g.Scale
	dx, dy := g.turn(float64(df), float64(dr))
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
func (g *ground) outside(half float64) float64 {
	return min(max(float64(g.C)/6, half+1.5*g.Scale), float64(g.M)/2)
}

// besideStep moves a name at the side of a step up or down so far that it does not
// meet the name above or below the step: on small boards both want the corner.
func (g *ground) besideStep(file, rank, df, dr int, half float64) float64 {
	need := max(g.outside(half)+2*half+1.5*g.Scale-float64(g.C)/2, 0)
	for _, side := range [2]int{1, -1} {
		if g.Board.At(file+df+side*dr, rank+dr+side*df) != game.NoSquare {
			_, dy := g.turn(float64(side*dr), float64(side*df))
			return -dy * need
		}
	}
	return 0
}

// hundred is the board of 百格: squares in a wooden frame that carries the
// coordinates.
func (g *ground) hundred() {
	g.flat(g.t.Frame)
	g.checkers()
	inner := g.Card().Inset(g.M)
	g.grain(paint.Wood(), g.Card(), 0.65)
	x, y := float64(inner.Min.X), float64(inner.Min.Y)
	w := max(g.hair(1.4), 1)
	dark := theme.Mix(g.t.Frame, theme.Color{A: 255}, 0.35)
	n := float64(inner.Dx())
	for _, r := range [4][4]float64{{x - w, y - w, n + 2*w, w}, {x - w, y + n, n + 2*w, w}, {x - w, y, w, n}, {x + n, y, w, n}} {
		g.Rect(r[0], r[1], r[2], r[3], dark)
	}
	g.frameCoordinates()
	g.edge(theme.Mix(g.t.Frame, theme.Color{A: 255}, 0.25))
}

func (g *ground) frameCoordinates() {
	size := theme.Coordinate.Size * g.Scale
	if float64(g.M) < 1.2*size {
		return
	}
	c := theme.Alpha(theme.Light.SealText, 0.72)
	out := 0.5 + 0.5*float64(g.M)/float64(g.C)
	last := float64(g.Board.Files - 1)
	for i := range g.Board.Files {
		v := float64(i)
		// Files at the lower edge of the screen, ranks at the left one, however
		// the board is turned.
		fx, _ := g.At(v, 0)
		_, ry := g.At(0, v)
		_, bottom := g.screenAt(last+out, true)
		left, _ := g.screenAt(-out, false)
		if g.Quarter%2 == 1 {
			fx, _ = g.At(0, v)
			_, ry = g.At(v, 0)
			g.TextAt(paint.Regular(), strconv.Itoa(1+i), size, fx, bottom, c)
			g.TextAt(paint.Regular(), string(rune('a'+i)), size, left, ry, c)
			continue
		}
		g.TextAt(paint.Regular(), string(rune('a'+i)), size, fx, bottom, c)
		g.TextAt(paint.Regular(), strconv.Itoa(1+i), size, left, ry, c)
	}
}

// screenAt is a place given in squares of the screen, from the middle of its
// upper left square.
func (g *ground) screenAt(v float64, down bool) (x, y float64) {
	at := float64(g.M) + (v+0.5)*float64(g.C)
	if down {
		return 0, at
	}
	return at, 0
}
