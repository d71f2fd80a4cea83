package score_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"yanyi/cmd/internal/score"
)

// pairs is a test of +0 against +20 rating points in pairs of games.
var pairs = score.Test{Games: 2, Most: 2, Low: score.FromElo(0), High: score.FromElo(20), Alpha: 0.05, Beta: 0.05}

// The ratio of pairs agrees with the normal approximation of the same test,
// (high-low)(2×mean-low-high) × units / (2×variance), as long as the differences are small.
func TestRatioOfPairs(t *testing.T) {
	u := score.Units{0: 310, 0.5: 2210, 1: 4900, 1.5: 2420, 2: 400}
	s := u.Sample(2)
	mean := s.Total / float64(s.Games)
	variance := s.Squares/float64(s.Games) - mean*mean
	want := float64(s.Games) * (pairs.High - pairs.Low) * (2*mean - pairs.High - pairs.Low) / (2 * variance)
	if got := pairs.Ratio(u); math.Abs(got-want) > 0.03*math.Abs(want) {
		t.Errorf("the ratio is %.3f, by the normal approximation %.3f", got, want)
	}
	mirrored := score.Test{Games: 2, Most: 2, Low: score.FromElo(-20), High: score.FromElo(0), Alpha: 0.05, Beta: 0.05}
	flipped := score.Units{2: 310, 1.5: 2210, 1: 4900, 0.5: 2420, 0: 400}
	if got, want := mirrored.Ratio(flipped), -pairs.Ratio(u); math.Abs(got-want) > 1e-6 {
		t.Errorf("seen from the other side the ratio is %.6f, want %.6f", got, want)
	}
}

// Nothing has been observed: nothing is decided. A few wins alone decide nothing either.
func TestFewUnitsDecideNothing(t *testing.T) {
	for _, u := range []score.Units{nil, {1: 2}, {2: 1}, {0: 1}} {
		if d, ratio := pairs.Decide(u); d != score.Undecided || math.IsNaN(ratio) {
			t.Errorf("%v: decision %d, ratio %g", u, d, ratio)
		}
	}
}

// Of simulated contests no more than about one in twenty ends with the wrong hypothesis, for
// pairs of games of two and for triples of games of three.
func TestErrorsOfTheTest(t *testing.T) {
	triples := score.Test{Games: 3, Most: 9, Low: 1, High: 1.2, Alpha: 0.05, Beta: 0.05}
	for name, c := range map[string]struct {
		test score.Test
		unit func(r *rand.Rand, mean float64) float64
	}{
		"pairs": {pairs, func(r *rand.Rand, mean float64) float64 { return half(r, mean) + half(r, mean) }},
		"triples": {triples, func(r *rand.Rand, mean float64) float64 {
			return third(r, mean) + third(r, mean) + third(r, mean)
		}},
	} {
		for _, truth := range []score.Decision{score.AcceptsLow, score.AcceptsHigh} {
			mean := c.test.Low
			if truth == score.AcceptsHigh {
				mean = c.test.High
			}
			wrong, units, r := 0, 0, rand.New(rand.NewPCG(7, uint64(truth)))
			const contests = 200
			for range contests {
				u, d := score.Units{}, score.Undecided
				for d == score.Undecided && u.Len() < 20_000 {
					u[c.unit(r, mean)]++
					d, _ = c.test.Decide(u)
				}
				units += u.Len()
				if d != truth {
					wrong++
				}
			}
			t.Logf("%s, %d holds: %d of %d wrong, %d units a contest", name, truth, wrong, contests, units/contests)
			if wrong > contests/10 {
				t.Errorf("%s: %d of %d contests accept the wrong hypothesis", name, wrong, contests)
			}
		}
	}
}

// half is the points of a game of two, half of them draws.
func half(r *rand.Rand, mean float64) float64 {
	if r.IntN(2) == 0 {
		return 0.5
	}
	if r.Float64() < mean*2-0.5 {
		return 1
	}
	return 0
}

// third is the points of a game of three: 3, 1 or 0.
func third(r *rand.Rand, mean float64) float64 {
	switch x := r.Float64(); {
	case x < 0.2:
		return 1
	case x < 0.2+(mean-0.2)/3:
		return 3
	}
	return 0
}
