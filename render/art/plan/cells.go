package plan

import (
	"math"

	"yanyi/game"
)

// Cells reports whether pieces stand in the cells of the river board, whose palaces bear the
// names of their tiles along the cells' lower edges.
func (l *Layout) Cells() bool { return Celled(l.Board) }

// Celled reports whether a board of points is drawn as cells with pieces in them, not as lines
// with pieces on their crossings.
func Celled(b *game.Board) bool { return b.Design == game.River }

// raise is how much higher, in c, a piece stands in a cell that bears a name: where
// the name takes more of the cell, more.
func (l *Layout) raise() float64 { return 0.06 + 0.6*max(l.Strip()/float64(l.C)-0.245, 0) }

// Stand is where a square's piece stands on the card: in its middle, a little higher
// in a cell that bears a name.
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

// Strip is how high a name's strip is: at least so high that a name can be read,
// while it leaves the piece's face free.
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
