package plan

import (
	"image"
	"math"

	"yanyi/game"
)

// Layout is where a board's points lie on its card, in device pixels from its upper left corner.
type Layout struct {
	Board   *game.Board
	W, H    int     // size of the card
	C       int     // distance of two points, or side of a square
	M       int     // from the card's edge to the outermost points or squares
	Beside  int     // so much more at the left and right, less if negative
	Quarter int     // clockwise quarter turns of the board, 0–3
	Scale   float64 // device pixels in a logical pixel
	Tiled   bool    // tiles lie beneath the pieces of palaces
}

// measure is the extent of a style's points and its margin, in units of c.
type measure struct {
	squares bool
	margin  float64    // in c
	fixed   float64    // in logical pixels, instead of margin
	most    float64    // the most margin above and below, in c, if that at the sides differs
	beside  [2]float64 // the least and the most margin at the left and right, in c, if it differs
}

var measures = map[game.Design]measure{
	game.Cross:          {margin: 0.95},
	game.CheckeredCross: {squares: true, margin: 1.0 / 3},
	game.City:           {squares: true, fixed: 16},
	game.Banks:          {margin: 0.72, most: 0.9, beside: [2]float64{0.64, 1.22}},
	game.Xiangqi:        {margin: 0.74},
	game.River:          {squares: true, margin: 0.25},
	game.Hundred:        {squares: true, fixed: 16},
}

// smallCross is the margin, in c, of a cross with fewer than 17 lines, its points farther apart.
const smallCross = 0.83

// measureOf is the measure of a board.
func measureOf(b *game.Board) measure {
	m := measures[b.Design]
	if b.Design == game.Cross && b.Files < 17 {
		m.margin = smallCross
	}
	return m
}

// Fit lays a board out as large as it can be drawn within w × h, pitches being
// whole pixels. The card may be smaller than the space.
func Fit(b *game.Board, w, h, quarter int, scale float64) Layout {
	if scale <= 0 {
		scale = 1
	}
	quarter &= 3
	m := measureOf(b)
	nx, ny := float64(b.Files), float64(b.Ranks)
	if !m.squares {
		nx, ny = nx-1, ny-1
	}
	if quarter%2 == 1 {
		nx, ny = ny, nx
	}
	k := m.margin
	fixed := 2 * math.Round(m.fixed*scale)
	fw, fh := float64(w)-fixed, float64(h)-fixed
	kx := k
	if m.beside[0] > 0 {
		kx = m.beside[0]
	}
	c := max(math.Floor(min(fw/(nx+2*kx), fh/(ny+2*k))), 4)
	margin := fixed / 2
	if m.fixed == 0 {
		margin = math.Floor(min(float64(w)-nx*c, float64(h)-ny*c) / 2)
		margin = min(margin, math.Ceil((k+0.2)*c))
	}
	beside := 0.0
	if m.beside[1] > 0 {
		margin = math.Floor(min(float64(h)-ny*c, 2*m.most*c) / 2)
		beside = math.Floor(min((float64(w)-nx*c)/2, m.beside[1]*c)) - margin
	}
	return Layout{
		Board: b, C: int(c), M: int(margin), Beside: int(beside), Quarter: quarter, Scale: scale,
		W: int(nx*c + 2*(margin+beside)), H: int(ny*c + 2*margin),
	}
}

// Larger is a layout with another pitch and all else magnified alike, pens and type too.
func Larger(l Layout, c int) Layout {
	k := float64(c) / float64(l.C)
	across, down := l.W-2*(l.M+l.Beside), l.H-2*l.M // multiples of the pitch
	l.M, l.Beside = int(math.Round(k*float64(l.M))), int(math.Round(k*float64(l.Beside)))
	l.W, l.H = across/l.C*c+2*(l.M+l.Beside), down/l.C*c+2*l.M
	l.C, l.Scale = c, k*l.Scale
	return l
}

// Aspects is the usual aspect ratio of a board's card, width to height, and the least one, for
// places that are higher than wide. Between points the margins make up for the pitch that
// lines have less than squares.
func Aspects(b *game.Board) (usual, least float64) {
	m := measureOf(b)
	nx, ny := float64(b.Files), float64(b.Ranks)
	if m.beside[1] > 0 {
		return (nx - 1 + 2*m.beside[1]) / (ny - 1 + 2*m.margin), (nx - 1 + 2*m.beside[0]) / (ny - 1 + 2*m.most)
	}
	k := 0.0
	if m.squares {
		k = 2 * m.margin
	}
	return (nx + k) / (ny + k), (nx + k) / (ny + k)
}

// Squares reports whether the pieces stand on squares rather than on points.
func (l *Layout) Squares() bool { return measures[l.Board.Design].squares }

// At is a place in files and ranks on the card; whole numbers are points, or squares' middles.
func (l *Layout) At(file, rank float64) (x, y float64) {
	half, nx, ny := 0.0, float64(l.Board.Files), float64(l.Board.Ranks)
	if l.Squares() {
		half = 0.5
	} else {
		nx, ny = nx-1, ny-1
	}
	x, y = file+half, ny-half-rank
	switch l.Quarter {
	case 1:
		x, y = ny-y, x
	case 2:
		x, y = nx-x, ny-y
	case 3:
		x, y = y, nx-x
	}
	return float64(l.M+l.Beside) + x*float64(l.C), float64(l.M) + y*float64(l.C)
}

// Turn is a direction on the screen for a direction in files and ranks.
func (l *Layout) Turn(df, dr float64) (dx, dy float64) {
	dx, dy = df, -dr
	for range l.Quarter {
		dx, dy = -dy, dx
	}
	return dx, dy
}

// Center is where a square's piece stands on the card.
func (l *Layout) Center(sq game.Square) (x, y float64) {
	p := l.Board.Points[sq]
	return l.At(float64(p.File), float64(p.Rank))
}

// SquareAt is the square whose point is nearest to a place on the card, within reach pixels;
// on boards of squares the place must lie on the square itself.
func (l *Layout) SquareAt(x, y, reach float64) game.Square {
	best, dist := game.NoSquare, reach
	for sq := range l.Board.Points {
		cx, cy := l.Center(game.Square(sq))
		d := math.Hypot(x-cx, y-cy)
		if l.Squares() {
			if d = max(math.Abs(x-cx), math.Abs(y-cy)); d > float64(l.C)/2 {
				continue
			}
		}
		if d <= dist {
			best, dist = game.Square(sq), d
		}
	}
	return best
}

// Radius is the pieces': 0.455c on points, 0.43c on squares, 0.41c over tiles, 0.385c in cells.
func (l *Layout) Radius() float64 {
	switch {
	case l.Cells():
		return 0.385 * float64(l.C)
	case l.Squares():
		return 0.43 * float64(l.C)
	case l.Tiled:
		return 0.41 * float64(l.C)
	}
	return 0.455 * float64(l.C)
}

// Pen is a line width of the look, given at c = 42 logical pixels, for this
// layout: it grows with the root of c and is at least one device pixel.
func (l *Layout) Pen(width float64) float64 {
	return max(width*math.Sqrt(float64(l.C)/(42*l.Scale))*l.Scale, 1)
}

// Hair is a pen snapped to whole device pixels.
func (l *Layout) Hair(width float64) float64 { return math.Round(l.Pen(width)) }

// LogicalC is c in logical pixels, by which details are dropped.
func (l *Layout) LogicalC() float64 { return float64(l.C) / l.Scale }

// Card is the card's rectangle.
func (l *Layout) Card() image.Rectangle { return image.Rect(0, 0, l.W, l.H) }

// Cells reports whether pieces stand in the cells of the river board, whose palaces bear the
// names of their tiles along the cells' lower edges.
func (l *Layout) Cells() bool { return Celled(l.Board) }

// Celled reports whether a board of points is drawn as cells with pieces in them.
func Celled(b *game.Board) bool { return b.Design == game.River }

// raise is how much higher, in c, a piece stands in a named cell, by the name's height.
func (l *Layout) raise() float64 { return 0.06 + 0.6*max(l.Strip()/float64(l.C)-0.245, 0) }

// Stand is where a square's piece stands on the card: in its middle, higher in a named cell.
func (l *Layout) Stand(sq game.Square) (x, y float64) {
	x, y = l.Center(sq)
	if l.Tiled && l.Cells() && l.inPalace(l.Board.Points[sq]) {
		y -= l.raise() * float64(l.C)
	}
	return x, y
}

// inPalace reports whether a point belongs to either palace of a board of nine files.
func (l *Layout) inPalace(p game.Point) bool {
	r := int(p.Rank)
	return p.File >= 3 && p.File <= 5 && (r < 3 || r >= l.Board.Ranks-3)
}

// Strip is how high a name's strip is: legible if it leaves the piece's face free.
func (l *Layout) Strip() float64 {
	c := float64(l.C)
	return math.Round(max(0.245*c, min(13*l.Scale, 0.31*c)))
}

// Inner is the part of a cell with its corner at (x, y) inside its grooves, in whole pixels.
func (l *Layout) Inner(x, y float64) (ix, iy, side float64) {
	groove := l.Hair(2)
	return x + math.Floor(groove/2), y + math.Floor(groove/2), float64(l.C) - groove
}

// PlateRadius is that of a cell's corners.
func (l *Layout) PlateRadius() float64 { return min(4*l.Scale, 0.08*float64(l.C)) }
