package board

import (
	"math"

	"yanyi/game"
	"yanyi/scenes/canvas"
)

// obstacle is something that what is said or asked over the board had better not cover,
// and how much better.
type obstacle struct {
	canvas.Rect
	weight float64
}

// What covering weighs. What it speaks of, what may be pressed next, kings in check and
// the reader's own back rank stay free wherever there is any place that leaves them
// free; a finger that aims needs the glass, and a hand covers what lies below it.
const (
	overSquare  = 10_000_000
	overKept    = 100_000
	overGlass   = 50_000
	overHand    = 5_000
	overControl = 1_000
)

// cardSpot is where a card of a size about a square stands: where it covers neither the
// square nor anything to be kept free nor a control, if there is such a place, and as
// near as can be; above rather than below, unless below is wished.
func (t *teller) cardSpot(sq game.Square, w, h float64, below bool) canvas.Rect {
	list := t.obstacles(sq, 0.6*t.Pitch()+6)
	return t.place(sq, w, h, below, list, t.controls(overControl))
}

// CardSpot is where a card that asks something about a square stands, a gap away from it: it
// may cover other controls even less than what is to be kept free.
func (b *Board) CardSpot(sq game.Square, w, h, gap float64, below bool) canvas.Rect {
	list := b.obstacles(sq, 0.6*b.Pitch()+gap)
	return b.place(sq, w, h, below, list, b.controls(overSquare))
}

// place is the best place for a card of a size: against the edges of the view, of the
// board or of an obstacle, as one that stands free anywhere can be pushed to such edges.
// The square's own obstacle is the first; controls are no edges.
func (t *teller) place(sq game.Square, w, h float64, below bool, obstacles, controls []obstacle) canvas.Rect {
	const edge, equal = 8.0, 0.01 // of places as near the first one counts
	v, b := t.now.Screen.View, t.Rect()
	x, y := t.Center(sq)
	xs := []float64{x - w/2, 0, v.W, b.X, b.Right() - w}
	ys := []float64{obstacles[0].Y - h, obstacles[0].Bottom(), 0, v.H, b.Y, b.Bottom() - h}
	if below {
		ys[0], ys[1] = ys[1], ys[0]
	}
	for _, o := range obstacles {
		xs, ys = append(xs, o.X-w, o.Right()), append(ys, o.Y-h, o.Bottom())
	}
	obstacles = append(obstacles, controls...)
	best, least := canvas.Rect{}, math.Inf(1)
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
	return best
}

// covered is what covering obstacles weighs.
func covered(r canvas.Rect, obstacles []obstacle) (sum float64) {
	for i := range obstacles {
		if r.Overlaps(obstacles[i].Rect) {
			sum += obstacles[i].weight
		}
	}
	return sum
}

// obstacles are the square spoken of, first and so far around it, what is to be kept
// free, and what a finger needs.
func (t *teller) obstacles(sq game.Square, half float64) []obstacle {
	list := append([]obstacle{t.spot(sq, half, overSquare)}, t.kept()...)
	if t.glass.Shown() {
		glass, hand := t.glass.Covers()
		list = append(list, obstacle{glass, overGlass}, obstacle{hand, overHand})
	}
	return list
}

// kept is what nothing over the board covers: the selected piece and its targets, both
// ends of a hint, kings in check with those who check them, the reader's own back rank.
func (t *teller) kept() []obstacle {
	var list []obstacle
	keep := func(sq game.Square, half float64) {
		if sq != game.NoSquare {
			list = append(list, t.spot(sq, half*t.Pitch(), overKept))
		}
	}
	keep(t.Selected(), 0.5)
	keep(t.now.Hand.Aimed(), 0.5)
	m := &t.marker.marks
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
	for _, turn := range t.over.Refuted {
		list = along(t, list, turn)
	}
	for _, sq := range t.checks() {
		keep(sq, 0.5)
	}
	return append(list, obstacle{t.backRank(), overKept})
}

// along appends the way of an arrow.
func along(t *teller, list []obstacle, turn game.Turn) []obstacle {
	const steps = 4
	half := 0.5 * t.Pitch()
	x0, y0 := t.Center(turn.From())
	x1, y1 := t.Center(turn.To())
	for i := range steps + 1 {
		k := float64(i) / steps
		list = append(list, obstacle{canvas.Box(x0+k*(x1-x0)-half, y0+k*(y1-y0)-half, 2*half, 2*half), overKept})
	}
	return list
}

// checks are the kings in check and the pieces that check them.
func (t *teller) checks() (list []game.Square) {
	for s := range t.now.Shown.Seats {
		if seat := &t.now.Shown.Seats[s]; seat.Checked && seat.King != game.NoSquare {
			list = append(list, seat.King)
			if t.now.Live {
				list = t.now.Preview.Checkers(list, game.Seat(s))
			}
		}
	}
	if last := t.now.Last; last != nil && !t.now.Live {
		for i := range last.Events {
			if e := &last.Events[i]; e.Type == game.Check {
				list = append(list, e.From)
			}
		}
	}
	return list
}

// backRank is the row of points nearest to the reader.
func (t *teller) backRank() canvas.Rect {
	half := 0.5 * t.Pitch()
	left, right, foot := math.Inf(1), math.Inf(-1), math.Inf(-1)
	for sq := range t.info.Board.Points {
		x, y := t.Center(game.Square(sq))
		if y > foot+half {
			left, right, foot = x, x, y
		} else if y > foot-half {
			left, right = min(left, x), max(right, x)
		}
	}
	return canvas.Box(left-half, foot-half, right-left+2*half, 2*half)
}

// spot is what stands on a square.
func (t *teller) spot(sq game.Square, half, weight float64) obstacle {
	x, y := t.Center(sq)
	return obstacle{canvas.Box(x-half, y-half, 2*half, 2*half), weight}
}

// controls are those of the page beside the board.
func (t *teller) controls(weight float64) []obstacle {
	var list []obstacle
	for _, ctl := range t.form.Controls() {
		if ctl.ID != ID {
			list = append(list, obstacle{ctl.Rect, weight})
		}
	}
	return list
}
