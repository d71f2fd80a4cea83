// Package fit fits the weights of evaluations to results of games.
package fit

import (
	"math"

	"yanyi/game"
	"yanyi/game/weights"
)

// Sample is a position and what became of each seat.
type Sample struct {
	Position game.Position
	Won      []float64 // 1 for a winner, a draw's part, or 0
	Result   []float64 // its points
}

// Losses are mean logistic errors: on the training positions, and on those kept apart.
type Losses struct{ Learnt, Kept float64 }

// The fitting of weights: the evaluation is taken to be linear near the numbers of the table,
// and Adam's gradient descent lowers the logistic error on that, each number held to its
// former value as if by a few positions; then the same again from there. Positions of one game
// are similar, so that many of them count as one.
const (
	fitTurns  = 3
	fitRounds = 400
	fitStep   = 0.04 // a round at the start, of what a number strays easily
	fitStray  = 40   // which is so much,
	fitShift  = 0.06 // or as much as shifts the logistic function's argument by this
	alike     = 20   // positions that count as one
	even      = 1e-4 // the greatest difference between an even evaluation and its prediction
)

// Fit changes a table of what a variant is judged by, so that the evaluations foretell
// results best, and has it used. The same samples give the same table.
func Fit(w weights.Weighted, t *weights.Table, samples, checks []Sample) (before, after Losses) {
	u, learnt, kept := tuner{w, t}, views(samples), views(checks)
	m := newModel(u.numbers(), learnt)
	u.slant(m.now, learnt)
	m.calibrate()
	before = Losses{m.mean(learnt, (*view).eval), m.mean(kept, (*view).eval)}
	for turn := range fitTurns {
		if turn > 0 {
			u.slant(m.now, learnt)
		}
		m.descend()
		if m.settle(u) {
			break
		}
	}
	return before, Losses{m.mean(learnt, (*view).eval), m.mean(kept, (*view).eval)}
}

// model foretells results from the numbers of a table.
type model struct {
	views            []view
	start, from, now []float64  // where the table, the slopes and the descent are
	stray            []float64  // how far each number goes easily
	scale, level     [4]float64 // of a centipawn in the logistic function, and of a worth of nothing, by seats left
}

func newModel(numbers []float64, views []view) *model {
	m := &model{views: views, start: numbers}
	m.now = append(m.now, numbers...)
	m.from = append(m.from, numbers...)
	return m
}

func logistic(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

// value is what a view is worth by the numbers as they are now.
func (m *model) value(v *view) float64 {
	sum := v.value
	for _, s := range v.slopes {
		sum += float64(s.by) * (m.now[s.number] - m.from[s.number])
	}
	return sum
}

// chance is the prediction for a view of that worth.
func (m *model) chance(v *view, worth float64) float64 {
	return logistic(m.scale[v.left]*worth + m.level[v.left])
}

// mean is the mean error over views that are worth so much.
func (m *model) mean(views []view, worth func(*view) float64) (sum float64) {
	all := 0.0
	for i := range views {
		v := &views[i]
		p := min(max(m.chance(v, worth(v)), 1e-9), 1-1e-9)
		sum -= v.share * (v.result*math.Log(p) + (1-v.result)*math.Log(1-p))
		all += v.share
	}
	return sum / max(1, all)
}

// calibrate finds how steeply the present evaluation predicts results, and the chance of a
// worth of nothing: the table keeps its unit.
func (m *model) calibrate() {
	for range 50 {
		m.newton()
	}
}

// newton takes a step of Newton's method in each scale and level; of two left the one sees
// the negative of the other.
func (m *model) newton() {
	var slope, bend [len(m.scale)][2]float64
	for i := range m.views {
		v := &m.views[i]
		p := m.chance(v, v.value)
		miss, steep := v.share*(p-v.result), v.share*p*(1-p)
		slope[v.left][0] += miss * v.value
		bend[v.left][0] += steep * v.value * v.value
		slope[v.left][1] += miss
		bend[v.left][1] += steep
	}
	for n := range m.scale {
		m.scale[n] -= slope[n][0] / max(1, bend[n][0])
		if n > 2 {
			m.level[n] -= slope[n][1] / max(1, bend[n][1])
		}
	}
}

// descend moves the numbers down the gradient, more and more slowly.
func (m *model) descend() {
	copy(m.from, m.now)
	m.slacken()
	down := newAdam(len(m.now))
	for round := range fitRounds {
		step := fitStep * (1 - float64(round)/fitRounds)
		down.next()
		for i, g := range m.gradient() {
			m.now[i] -= step * m.stray[i] * down.of(i, g, 1e-9)
		}
	}
}

// settle goes as far from the slopes' numbers towards the found ones as the true error
// falls, and reports whether that is all the way and as far as was foretold.
func (m *model) settle(u tuner) bool {
	to, foretold := append([]float64(nil), m.now...), m.mean(m.views, m.value)
	best, most := math.Inf(1), 0.0
	try := func(part float64) float64 {
		for i, from := range m.from {
			m.now[i] = from + part*(to[i]-from)
		}
		u.set(m.now)
		return m.mean(m.views, (*view).eval)
	}
	for _, part := range [...]float64{1, 0.5, 0.25, 0.12, 0} {
		if e := try(part); e < best {
			best, most = e, part
		}
	}
	return math.Abs(try(most)-foretold) < even
}

// slacken finds how far the numbers stray easily, from the mean squares of their slopes.
func (m *model) slacken() {
	squares, n := make([]float64, len(m.now)), make([]float64, len(m.now))
	for i := range m.views {
		for _, s := range m.views[i].slopes {
			by := m.scale[m.views[i].left] * float64(s.by)
			squares[s.number] += by * by
			n[s.number]++
		}
	}
	m.stray = make([]float64, len(m.now))
	for i := range m.stray {
		shift := max(0.0001, math.Sqrt(squares[i]/max(1, n[i])))
		m.stray[i] = max(fitStray, fitShift/shift)
	}
}

// gradient is the slope of the error, with what holds the numbers to their start.
func (m *model) gradient() []float64 {
	g := make([]float64, len(m.now))
	for i := range m.views {
		v := &m.views[i]
		miss := m.scale[v.left] * v.share * (m.chance(v, m.value(v)) - v.result) / alike
		for _, s := range v.slopes {
			g[s.number] += miss * float64(s.by)
		}
	}
	for i := range g {
		g[i] += (m.now[i] - m.start[i]) / (m.stray[i] * m.stray[i])
	}
	return g
}
