package fit

import (
	"math/rand/v2"
	"reflect"
	"testing"
)

// either generates exclusive-or examples: the share depends on exactly one of two features,
// which no linear sum predicts and hidden units do.
func either(n int, seed uint64) (all []Example) {
	r := rand.New(rand.NewPCG(seed, 1))
	for range n {
		a, b := float32(r.IntN(2)), float32(r.IntN(2))
		share := float32(0.1)
		if a != b {
			share = 0.9
		}
		all = append(all, Example{[]float32{a, b, float32(r.Float64())}, share})
	}
	return all
}

func TestNetLearnsWhatNoSumTells(t *testing.T) {
	const least = 0.3251 // of who knows all
	kept := either(500, 2)
	if got := LearnNet(either(60_000, 1), 8, 1).Error(kept); got > least+0.005 {
		t.Errorf("error %.4f, want some %.4f", got, least)
	}
	if got := LearnNet(either(60_000, 1), 0, 1).Error(kept); got < 0.6 {
		t.Errorf("error %.4f without units", got)
	}
}

func TestNetLearnsTheSameAgain(t *testing.T) {
	if a, b := LearnNet(either(2000, 1), 4, 7), LearnNet(either(2000, 1), 4, 7); !reflect.DeepEqual(a, b) {
		t.Error("two nets from the same examples differ")
	}
}

// TestSlopesOfANet checks each weight's gradient against the change of the error.
func TestSlopesOfANet(t *testing.T) {
	const width, inputs, little = 3, 4, 1e-6
	r := rand.New(rand.NewPCG(3, 3))
	all, slope := make([]float64, width*(2+inputs)), make([]float64, width*(2+inputs))
	for i := range all {
		all[i] = r.NormFloat64()
	}
	e := Example{Share: 0.3}
	for range inputs {
		e.Inputs = append(e.Inputs, float32(r.NormFloat64()))
	}
	n := netOf(all, width)
	n.lean(&e, make([]float64, width), netOf(slope, width))
	one := []Example{e}
	before := n.Error(one)
	for i := range all {
		all[i] += little
		if got := (n.Error(one) - before) / little; got-slope[i] > 1e-4 || slope[i]-got > 1e-4 {
			t.Errorf("number %d: slope %.6f, want %.6f", i, slope[i], got)
		}
		all[i] -= little
	}
}
