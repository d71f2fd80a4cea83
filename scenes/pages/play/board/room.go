package board

import (
	"math"

	"yanyi/game"
	"yanyi/scenes/draw"
)

// obstacle is something a callout had better not cover, and how much better.
type obstacle struct {
	draw.Rect
	weight float64
}

// What covering weighs: a finger that aims needs the glass, and a hand covers what
// lies below it.
const (
	overSquare  = 100_000
	overGlass   = 50_000
	overTarget  = 10_000
	overHand    = 5_000
	overControl = 1_000
)

// room is where a card of a size about a square stands: where it covers neither the
// square nor a target or a control, if there is such a place, and as near as can be;
// above rather than below, unless below is wished.
func (t *teller) room(sq game.Square, w, h float64, below bool) draw.Rect {
	const edge, equal = 8.0, 0.01 // of places as near the first one counts
	v, b := t.now.Screen.View, t.Rect()
	x, y := t.Center(sq)
	obstacles := t.obstacles(sq)
	xs := []float64{x - w/2, 0, v.W, b.X, b.Right() - w}
	ys := []float64{obstacles[0].Y - h, obstacles[0].Bottom(), 0, v.H, b.Y, b.Bottom() - h}
	if below {
		ys[0], ys[1] = ys[1], ys[0]
	}
	for _, o := range obstacles {
		xs, ys = append(xs, o.X-w, o.Right()), append(ys, o.Y-h, o.Bottom())
	}
	obstacles = append(obstacles, t.controls()...)
	best, least := draw.Rect{}, math.Inf(1)
	for _, left := range xs {
		for _, top := range ys {
			r := draw.Box(max(edge, min(left, v.W-w-edge)), max(edge/2, min(top, v.H-h-edge/2)), w, h)
			if cost := covered(r, obstacles) + math.Hypot(r.X+w/2-x, r.Y+h/2-y); cost < least-equal {
				best, least = r, cost
			}
		}
	}
	return best
}

// covered is what covering obstacles weighs.
func covered(r draw.Rect, obstacles []obstacle) (sum float64) {
	for i := range obstacles {
		if r.Overlaps(obstacles[i].Rect) {
			sum += obstacles[i].weight
		}
	}
	return sum
}

// obstacles are the square spoken of, first, the selected piece and its targets, and
// what a finger needs.
func (t *teller) obstacles(sq game.Square) []obstacle {
	list := []obstacle{t.spot(sq, 0.6*t.Pitch()+6, overSquare)}
	if from := t.Selected(); from != game.NoSquare && from != sq {
		list = append(list, t.spot(from, 0.5*t.Pitch(), overTarget))
	}
	m := &t.marker.marks
	for _, target := range m.Targets {
		half := 0.25 // a dot
		if target.Capture {
			half = 0.55 // a ring
		}
		list = append(list, t.spot(target.Square, half*t.Pitch(), overTarget))
	}
	if m.HasHint {
		list = append(list, t.spot(m.Hint.To(), 0.5*t.Pitch(), overTarget))
	}
	if t.glass.shown {
		x, y := t.glass.at()
		list = append(list,
			obstacle{draw.Box(x-glassSize/2, y-glassSize/2, glassSize, glassSize), overGlass},
			obstacle{draw.Box(t.glass.x-glassSize/2, t.glass.y, glassSize, glassLift), overHand})
	}
	return list
}

// spot is what stands on a square.
func (t *teller) spot(sq game.Square, half, weight float64) obstacle {
	x, y := t.Center(sq)
	return obstacle{draw.Box(x-half, y-half, 2*half, 2*half), weight}
}

// controls are those of the page beside the board.
func (t *teller) controls() []obstacle {
	var list []obstacle
	for _, ctl := range t.form.Controls() {
		if ctl.ID != ID {
			list = append(list, obstacle{ctl.Rect, overControl})
		}
	}
	return list
}
