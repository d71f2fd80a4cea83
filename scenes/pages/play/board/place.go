package board

import (
	"math"
	"slices"

	"yanyi/game"
	"yanyi/scenes/board"
	"yanyi/scenes/canvas"
)

// obstacle is a place that a card over the board should not cover, with the weight of it.
type obstacle struct {
	canvas.Rect
	weight float64
}

// The weights of covering. The subject of the card, the next targets, kings in check and the
// viewer's own back rank stay free if any place allows it; an aiming finger needs the
// magnifier, and the hand covers what lies below it.
const (
	overSquare  = 10_000_000
	overKept    = 100_000
	overGlass   = 50_000
	overHand    = 5_000
	overControl = 1_000
	overPiece   = 400 // of what stands away
)

// cardSpot is where a card of a size about a square stands: the nearest place that covers
// neither the square nor a place to be kept free nor a control, if there is one; above rather
// than below, unless below is preferred. If it is to be clear it covers no piece and no landmark,
// either. The cost tells how far off it is and what it covers all the same.
func (b *Board) cardSpot(sq game.Square, w, h float64, how stand) (spot canvas.Rect, cost float64) {
	list, others := b.obstacles(sq, 0.6*b.Pitch()+6), b.controls(overControl)
	if how == away {
		others = append(others, b.standing()...)
	}
	return b.place(sq, w, h, how != above, list, others, how == away)
}

// CardSpot is where a card that asks something about a square stands, a gap away from it:
// covering controls weighs more than covering places to be kept free.
func (b *Board) CardSpot(sq game.Square, w, h, gap float64, below bool) canvas.Rect {
	list := b.obstacles(sq, 0.6*b.Pitch()+gap)
	spot, _ := b.place(sq, w, h, below, list, b.controls(overSquare), false)
	return spot
}

// place is the best place for a card of a size: against the edges of the view, of the board or
// of an obstacle, because any free place can be pushed to such edges; between all pieces the
// board's lines have the edges. The square's own obstacle is the first; others are no edges.
func (b *Board) place(sq game.Square, w, h float64, below bool, obstacles, others []obstacle, between bool) (best canvas.Rect, least float64) {
	const edge, equal = 8.0, 0.01 // the first of equally near places wins
	v, r := b.now.Screen.View, b.Rect()
	x, y := b.Center(sq)
	xs := []float64{x - w/2, 0, v.W, r.X, r.Right() - w}
	ys := []float64{obstacles[0].Y - h, obstacles[0].Bottom(), 0, v.H, r.Y, r.Bottom() - h}
	if below {
		ys[0], ys[1] = ys[1], ys[0]
	}
	for _, o := range obstacles {
		xs, ys = append(xs, o.X-w, o.Right()), append(ys, o.Y-h, o.Bottom())
	}
	if half := 0.5 * b.Pitch(); between {
		for sq := range b.info.Board.Points {
			x, y := b.Center(game.Square(sq))
			xs, ys = further(xs, x-half-w, x+half), further(ys, y-half-h, y+half)
		}
	}
	obstacles = append(obstacles, others...)
	least = math.Inf(1)
	for _, left := range xs {
		for _, top := range ys {
			r := canvas.Box(max(edge, min(left, v.W-w-edge)), max(edge/2, min(top, v.H-h-edge/2)), w, h)
			far := math.Hypot(r.X+w/2-x, r.Y+h/2-y)
			if far >= least-equal {
				continue
			}
			if cost := covered(r, obstacles) + far; cost < least-equal {
				best, least = r, cost
			}
		}
	}
	return best, least
}

// further appends the edges that are not there yet.
func further(list []float64, edges ...float64) []float64 {
	for _, e := range edges {
		if !slices.ContainsFunc(list, func(other float64) bool { return math.Abs(e-other) < 0.5 }) {
			list = append(list, e)
		}
	}
	return list
}

// standing are the pieces and the alliance points.
func (b *Board) standing() (list []obstacle) {
	for sq := range b.info.Board.Points {
		at, half := game.Square(sq), 0.47*b.Pitch()
		switch {
		case b.info.Board.Marked(at, game.AlliancePoint):
			list = append(list, b.spot(at, half, overKept))
		case b.now.View.Cells[sq].Piece != game.NoPiece:
			list = append(list, b.spot(at, half, overPiece))
		}
	}
	return list
}

// covered is the weight of the covered obstacles.
func covered(r canvas.Rect, obstacles []obstacle) (sum float64) {
	for i := range obstacles {
		if r.Overlaps(obstacles[i].Rect) {
			sum += obstacles[i].weight
		}
	}
	return sum
}

// obstacles are the card's square with a margin, the places to keep free, and a finger's.
func (b *Board) obstacles(sq game.Square, half float64) []obstacle {
	list := append([]obstacle{b.spot(sq, half, overSquare)}, b.kept()...)
	if glass, hand, ok := b.Glass(); ok {
		list = append(list, obstacle{glass, overGlass}, obstacle{hand, overHand})
	}
	return list
}

// kept are the places that nothing over the board covers: the selected piece and its targets,
// both ends of a hint, kings in check with the checking pieces, the viewer's own back rank.
func (b *Board) kept() []obstacle {
	var list []obstacle
	keep := func(sq game.Square, half float64) {
		if sq != game.NoSquare {
			list = append(list, b.spot(sq, half*b.Pitch(), overKept))
		}
	}
	keep(b.Selected(), 0.5)
	keep(b.now.Hand.Aimed(), 0.5)
	m := &b.marks
	for _, target := range m.Targets {
		half := 0.25 // a dot
		if target.Capture {
			half = 0.55 // a ring
		}
		keep(target.Square, half)
	}
	if m.HasHint {
		keep(m.Hint.From(), 0.5)
		keep(m.Hint.To(), 0.5)
	}
	for _, r := range m.Rays {
		keep(r.From, 0.5)
	}
	for _, turn := range b.over.Refuted {
		list = b.along(list, turn)
	}
	for _, sq := range b.checks() {
		keep(sq, 0.5)
	}
	return append(list, obstacle{b.backRank(), overKept})
}

// along appends the path of an arrow.
func (b *Board) along(list []obstacle, turn game.Turn) []obstacle {
	const steps = 4
	half := 0.5 * b.Pitch()
	x0, y0 := b.Center(turn.From())
	x1, y1 := b.Center(turn.To())
	for i := range steps + 1 {
		k := float64(i) / steps
		list = append(list, obstacle{canvas.Box(x0+k*(x1-x0)-half, y0+k*(y1-y0)-half, 2*half, 2*half), overKept})
	}
	return list
}

// checks are the kings in check and the pieces that check them.
func (b *Board) checks() (list []game.Square) {
	for s := range b.now.Shown.Seats {
		if seat := &b.now.Shown.Seats[s]; seat.Checked && seat.King != game.NoSquare {
			list = append(list, seat.King)
			if b.now.Live {
				list = b.now.Preview.Checkers(list, game.Seat(s))
			}
		}
	}
	if last := b.now.Last; last != nil && !b.now.Live {
		for i := range last.Events {
			if e := &last.Events[i]; e.Type == game.Check {
				list = append(list, e.From)
			}
		}
	}
	return list
}

// backRank is the row of points nearest to the viewer.
func (b *Board) backRank() canvas.Rect {
	half := 0.5 * b.Pitch()
	left, right, foot := math.Inf(1), math.Inf(-1), math.Inf(-1)
	for sq := range b.info.Board.Points {
		x, y := b.Center(game.Square(sq))
		if y > foot+half {
			left, right, foot = x, x, y
		} else if y > foot-half {
			left, right = min(left, x), max(right, x)
		}
	}
	return canvas.Box(left-half, foot-half, right-left+2*half, 2*half)
}

// spot is the place of the piece on a square.
func (b *Board) spot(sq game.Square, half, weight float64) obstacle {
	x, y := b.Center(sq)
	return obstacle{canvas.Box(x-half, y-half, 2*half, 2*half), weight}
}

// controls are those of the page beside the board.
func (b *Board) controls(weight float64) []obstacle {
	var list []obstacle
	for _, ctl := range b.form.Controls() {
		if ctl.ID != board.ID {
			list = append(list, obstacle{ctl.Rect, weight})
		}
	}
	return list
}
