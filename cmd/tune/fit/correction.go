package fit

import (
	"math"
	"math/rand/v2"

	"yanyi/game"
	"yanyi/game/correction"
)

// Spots are positions that a correction learns from.
type Spots struct {
	inputs []uint16 // of both views, each as long
	spots  []spot
}

// spot is a position, as the side to move sees it.
type spot struct {
	at     int64   // of its inputs
	pieces uint8   // of each view
	plain  float32 // the evaluation without a correction, as the logarithm of the odds
	share  float32 // what the evaluation shall foretell, 0 to 1
}

// Len is the number of positions.
func (s *Spots) Len() int { return len(s.spots) }

// Add adds a position for the side to move: odds is the lead that makes winning e times as
// likely, share what the evaluation shall foretell, from 0 to 1.
func (s *Spots) Add(shape *correction.Shape, pos game.Position, odds int, share float64) {
	c := pos.(correction.Corrected)
	side, at := pos.Actor(), len(s.inputs)
	var own, other [128]uint16
	men := c.Men()
	a, b := shape.Views(own[:0], other[:0], &men, side)
	s.inputs = append(append(s.inputs, a...), b...)
	s.spots = append(s.spots, spot{int64(at), uint8(len(a)), float32(c.Plain(side)) / float32(odds), float32(share)})
}

// How a correction learns: Adam's gradient descent on the logistic error in batches, whose steps
// fall along a half cosine.
const (
	correctionBatch = 4096
	correctionStep  = 0.004
	correctionEnds  = 0.02 // of the first step
)

// units is the number of hidden units.
const units = correction.Units

// Correction is a net that is learning.
type Correction struct {
	shape correction.Shape
	// params are the weights of each input, then the units' biases, the output's weights of the
	// own and the other view, and its bias.
	params []float32
}

// LearnCorrection trains a net for so many epochs. Each batch sees half of its positions with
// left and right exchanged. told is called behind each epoch.
func LearnCorrection(shape correction.Shape, s *Spots, epochs int, seed uint64, decay float64, told func(epoch int, err float64)) *Correction {
	luck := rand.New(rand.NewPCG(seed, 0))
	in := shape.Inputs()
	n := &Correction{shape, make([]float32, in*units+3*units+1)}
	for i := range n.params[:in*units] {
		n.params[i] = (luck.Float32() - 0.5) * 0.1
	}
	for i := range units {
		n.params[in*units+i] = 0.2 + 0.2*luck.Float32()
	}
	for i := range 2 * units {
		n.params[(in+1)*units+i] = (luck.Float32() - 0.5) * 0.2
	}
	l := &learner{n: n, slopes: make([]float32, len(n.params)), adam: newAdam(len(n.params))}
	order := make([]int32, len(s.spots))
	for i := range order {
		order[i] = int32(i)
	}
	steps := float64(epochs * ((len(order) + correctionBatch - 1) / correctionBatch))
	for e := range epochs {
		luck.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		sum := 0.0
		for at := 0; at < len(order); at += correctionBatch {
			batch := order[at:min(at+correctionBatch, len(order))]
			for _, i := range batch {
				sum += l.learn(s, &s.spots[i], luck.Uint32()&1 == 0)
			}
			fall := correctionEnds + (1-correctionEnds)*(1+math.Cos(math.Pi*float64(l.adam.steps)/steps))/2
			l.descend(correctionStep*fall, decay, len(batch))
		}
		if told != nil {
			told(e+1, sum/float64(len(order)))
		}
	}
	return n
}

// learner is the state of a descent.
type learner struct {
	n      *Correction
	slopes []float32
	adam   *adam
	views  [2][]uint16
}

// sums is what a view's sums come to.
type sums struct{ of [units]float32 }

// run computes the output for a position.
func (n *Correction) run(own, other []uint16, views *[2]sums) float32 {
	in := n.shape.Inputs() * units
	bias, outs := n.params[in:in+units], n.params[in+units:in+3*units]
	end := n.params[in+3*units]
	for v, inputs := range [2][]uint16{own, other} {
		to := &views[v].of
		copy(to[:], bias)
		for _, i := range inputs {
			row := (*[units]float32)(n.params[int(i)*units:])
			for k := range to {
				to[k] += row[k]
			}
		}
		for k, x := range to {
			x = min(max(x, 0), 1)
			end += x * x * outs[v*units+k]
		}
	}
	return end
}

// inputsOf are the inputs of both views of a position.
func (l *learner) inputsOf(s *Spots, at *spot, mirrored bool) (own, other []uint16) {
	all := s.inputs[at.at:]
	for v := range l.views {
		l.views[v] = append(l.views[v][:0], all[v*int(at.pieces):(v+1)*int(at.pieces)]...)
		if mirrored {
			for i, in := range l.views[v] {
				l.views[v][i] = l.n.shape.Mirrored(in)
			}
		}
	}
	return l.views[0], l.views[1]
}

// learn adds a position's slopes and returns its error.
func (l *learner) learn(s *Spots, at *spot, mirrored bool) float64 {
	n := l.n
	own, other := l.inputsOf(s, at, mirrored)
	var views [2]sums
	share := float32(logistic(float64(at.plain + n.run(own, other, &views))))
	slope := share - at.share
	in := n.shape.Inputs() * units
	outs, outSlopes := n.params[in+units:in+3*units], l.slopes[in+units:in+3*units]
	l.slopes[in+3*units] += slope
	for v, inputs := range [2][]uint16{own, other} {
		var down [units]float32
		for k, x := range views[v].of {
			if x <= 0 {
				continue
			}
			outSlopes[v*units+k] += slope * min(x, 1) * min(x, 1)
			if x < 1 {
				down[k] = slope * outs[v*units+k] * 2 * x
			}
		}
		bias := (*[units]float32)(l.slopes[in:])
		for k, d := range down {
			bias[k] += d
		}
		for _, i := range inputs {
			row := (*[units]float32)(l.slopes[int(i)*units:])
			for k, d := range down {
				row[k] += d
			}
		}
	}
	return crossEntropy(share, at.share)
}

// descend takes a step of Adam with the slopes of a batch and clears them.
func (l *learner) descend(step, decay float64, batch int) {
	l.adam.next()
	in := l.n.shape.Inputs() * units
	for i, d := range l.slopes {
		l.slopes[i] = 0
		w := l.n.params[i]*(1-float32(step*decay)) - float32(step*l.adam.of(i, float64(d)/float64(batch), 1e-8))
		if i < in {
			w = min(max(w, -1), 1)
		}
		l.n.params[i] = w
	}
}

// entropy is the logistic error of foretelling a share exactly.
func entropy(share float64) float64 {
	if share <= 0 || share >= 1 {
		return 0
	}
	return -share*math.Log(share) - (1-share)*math.Log(1-share)
}

// crossEntropy is the logistic error of foretelling a share, above that of foretelling it exactly.
func crossEntropy(foretold, share float32) float64 {
	f, s := min(max(float64(foretold), 1e-7), 1-1e-7), float64(share)
	return -s*math.Log(f) - (1-s)*math.Log(1-f) - entropy(s)
}

// Error is the mean logistic error of the positions, without the net where it is nil.
func (s *Spots) Error(n *Correction) float64 {
	l, sum := &learner{n: n}, 0.0
	for i := range s.spots {
		at := &s.spots[i]
		x := at.plain
		if n != nil {
			own, other := l.inputsOf(s, at, false)
			x += n.run(own, other, new([2]sums))
		}
		sum += crossEntropy(float32(logistic(float64(x))), at.share)
	}
	return sum / float64(max(len(s.spots), 1))
}

// Raw is the net in integers, whose output is centipawns when odds is the lead that makes winning
// e times as likely.
func (n *Correction) Raw(odds int) *correction.Raw {
	in := n.shape.Inputs()
	r := &correction.Raw{Rows: make([][units]int8, in)}
	round := func(x float32, by float64, most int) int {
		return min(max(int(math.Round(float64(x)*by)), -most), most)
	}
	for i := range in {
		for k := range units {
			r.Rows[i][k] = int8(round(n.params[i*units+k], correction.One, correction.One))
		}
	}
	rest := n.params[in*units:]
	for k := range units {
		r.Bias[k] = int16(round(rest[k], correction.One, math.MaxInt16))
		for v := range r.Outs {
			r.Outs[v][k] = int16(round(rest[(1+v)*units+k], float64(odds*correction.Grain), math.MaxInt16))
		}
	}
	r.End = int16(round(rest[3*units], float64(odds*correction.Grain), math.MaxInt16))
	return r
}
