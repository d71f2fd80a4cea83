package fit

import (
	"math"
	"math/rand/v2"
	"reflect"
	"testing"

	"yanyi/game"
	"yanyi/game/correction"
)

var tiny = correction.Shape{Kinds: []game.Kind{game.King, game.Rook}, Files: 3, Ranks: 2}

// met generates positions of an own and another piece whose share depends on whether both stand
// on the same file, which no sum over the pieces tells.
func met(n int, seed uint64) *Spots {
	r, s := rand.New(rand.NewPCG(seed, 1)), &Spots{}
	for range n {
		a, b := r.IntN(3), r.IntN(3)
		share := float32(0.2)
		if a == b {
			share = 0.8
		}
		s.spots = append(s.spots, spot{int64(len(s.inputs)), 2, 0, share})
		own := []uint16{uint16(a), uint16(18 + b)}
		other := []uint16{uint16(12 + a), uint16(6 + b)}
		s.inputs = append(append(s.inputs, own...), other...)
	}
	return s
}

func TestACorrectionLearnsWhatNoSumTells(t *testing.T) {
	n := LearnCorrection(tiny, met(60_000, 1), 12, 1, 0, nil)
	if before, after := met(500, 2).Error(nil), met(500, 2).Error(n); before < 0.15 || after > 0.04 {
		t.Errorf("error %.4f without a net, %.4f with one", before, after)
	}
}

func TestACorrectionLearnsTheSameAgain(t *testing.T) {
	a, b := LearnCorrection(tiny, met(3000, 1), 2, 7, 0.1, nil), LearnCorrection(tiny, met(3000, 1), 2, 7, 0.1, nil)
	if !reflect.DeepEqual(a, b) {
		t.Error("two nets from the same positions differ")
	}
}

// TestSlopesOfACorrection checks each parameter's slope against the change of the error.
func TestSlopesOfACorrection(t *testing.T) {
	const little = 1e-2
	s := met(40, 3)
	n := LearnCorrection(tiny, s, 1, 3, 0, nil)
	l := &learner{n: n, slopes: make([]float32, len(n.params))}
	for i := range s.spots {
		l.learn(s, &s.spots[i], false)
	}
	for i := range n.params {
		was := n.params[i]
		n.params[i] = was + little
		more := s.Error(n)
		n.params[i] = was - little
		less := s.Error(n)
		n.params[i] = was
		want := (more - less) / (2 * little)
		if got := float64(l.slopes[i]) / float64(s.Len()); math.Abs(got-want) > 1e-3 {
			t.Errorf("parameter %d: slope %.6f, want %.6f", i, got, want)
		}
	}
}

// The integers foretell nearly what the trained numbers do.
func TestRawKeepsWhatWasLearnt(t *testing.T) {
	const odds = 400
	n := LearnCorrection(tiny, met(20_000, 1), 6, 1, 0, nil)
	s := met(50, 4)
	raw := n.Raw(odds)
	for i := range s.spots {
		at := &s.spots[i]
		l := learner{n: n}
		own, other := l.inputsOf(s, at, false)
		want := float64(n.run(own, other, new([2]sums))) * odds
		got := int(raw.End) * correction.One * correction.One
		for v, inputs := range [2][]uint16{own, other} {
			for k := range units {
				x := int(raw.Bias[k])
				for _, in := range inputs {
					x += int(raw.Rows[in][k])
				}
				x = min(max(x, 0), correction.One)
				got += x * x * int(raw.Outs[v][k])
			}
		}
		if off := float64(got)/(correction.One*correction.One*correction.Grain) - want; math.Abs(off) > 12 {
			t.Errorf("position %d: off by %.1f centipawns of %.1f", i, off, want)
		}
	}
}
