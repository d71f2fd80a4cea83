package main

import (
	"math"

	"yanyi/game/weights"
)

// How weights are fitted: by Adam's gradient descent on the logistic error, each
// weight held to where it was as if by a few positions that said so. Positions of
// one game say much the same, so that many of them count as one.
const (
	fitRounds  = 400
	fitStep    = 1.5 // centipawns a round, at the start
	fitAside   = 40  // centipawns that a weight strays easily
	alike      = 20  // positions that count as one
	adamFirst  = 0.9
	adamSecond = 0.999
)

// fit changes a table so that its evaluations foretell results best; the errors
// are mean logistic ones.
func fit(w weights.Weighted, t *weights.Table, samples []sample) (before, after float64, kept int) {
	traces := trace(w, t, samples)
	scores := t.Scores()
	m := newModel(scores, traces)
	m.scale = m.bestScale()
	before = m.error()
	m.descend()
	set(scores, func(i int) weights.Score {
		return weights.Pair(int(math.Round(m.now[2*i])), int(math.Round(m.now[2*i+1])))
	})
	return before, m.error(), len(traces)
}

// model foretells results from weights: two for each score, mid and end.
type model struct {
	traces     []traced
	start, now []float64
	scale      float64 // of a centipawn in the logistic function
}

func newModel(scores []*weights.Score, traces []traced) *model {
	m := &model{traces: traces}
	for _, s := range scores {
		m.start = append(m.start, float64(s.Mid()), float64(s.End()))
	}
	m.now = append(m.now, m.start...)
	return m
}

// value is the evaluation of a position by the weights as they are now.
func (m *model) value(t *traced) (sum float64) {
	for _, c := range t.counts {
		sum += float64(c.n) * (t.mid*m.now[2*c.weight] + (1-t.mid)*m.now[2*c.weight+1])
	}
	return sum
}

func logistic(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

// error is the mean logistic error over all positions.
func (m *model) error() (sum float64) {
	for i := range m.traces {
		t := &m.traces[i]
		p := min(max(logistic(m.scale*m.value(t)), 1e-9), 1-1e-9)
		sum -= t.result*math.Log(p) + (1-t.result)*math.Log(1-p)
	}
	return sum / float64(max(1, len(m.traces)))
}

// bestScale is how steeply the evaluation as it is foretells results: the table
// keeps its unit.
func (m *model) bestScale() float64 {
	low, high := 0.0005, 0.02
	for range 20 {
		a, b := low+(high-low)/3, high-(high-low)/3
		m.scale = a
		e := m.error()
		if m.scale = b; e < m.error() {
			high = b
		} else {
			low = a
		}
	}
	return (low + high) / 2
}

// descend moves the weights down the gradient, ever more slowly.
func (m *model) descend() {
	first, second := make([]float64, len(m.now)), make([]float64, len(m.now))
	for round := 1; round <= fitRounds; round++ {
		step := fitStep * (1 - float64(round-1)/fitRounds)
		a, b := 1-math.Pow(adamFirst, float64(round)), 1-math.Pow(adamSecond, float64(round))
		for i, g := range m.gradient() {
			first[i] = adamFirst*first[i] + (1-adamFirst)*g
			second[i] = adamSecond*second[i] + (1-adamSecond)*g*g
			m.now[i] -= step * first[i] / a / (math.Sqrt(second[i]/b) + 1e-9)
		}
	}
}

// gradient is the slope of the error, with what holds the weights to their start.
func (m *model) gradient() []float64 {
	g := make([]float64, len(m.now))
	for i := range m.traces {
		t := &m.traces[i]
		miss := m.scale * (logistic(m.scale*m.value(t)) - t.result) / alike
		for _, c := range t.counts {
			g[2*c.weight] += miss * float64(c.n) * t.mid
			g[2*c.weight+1] += miss * float64(c.n) * (1 - t.mid)
		}
	}
	for i := range g {
		g[i] += (m.now[i] - m.start[i]) / (fitAside * fitAside)
	}
	return g
}
