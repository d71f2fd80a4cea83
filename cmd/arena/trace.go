package main

import (
	"math"
	"math/rand/v2"

	"yanyi/game"
	"yanyi/game/weights"
)

// traced is what an evaluation counted in one position: how often each weight, and
// which share of each is the middle game's.
type traced struct {
	counts []counted
	mid    float64
	result float64
}

type counted struct {
	weight uint16
	n      int8
}

// Counts are read several at a time, as digits to this base: with the weights 1,
// 128, 128², … the evaluation of a position is a number whose digits are the
// counts. No code for tuning burdens the evaluation that way.
const (
	base       = 128
	digits     = 4
	traceSlack = 4.0 // centipawns that rounding may cost
)

// trace finds the counts of positions. It leaves out those whose evaluation is not
// the sum of its counts: what an evaluation scales is no longer linear.
func trace(w weights.Weighted, t *weights.Table, samples []sample) []traced {
	all := make([]traced, len(samples))
	scores := t.Scores()
	real := make([]weights.Score, len(scores))
	for i, s := range scores {
		real[i] = *s
	}
	for i := 0; i < len(scores); i += digits {
		set(scores, func(int) weights.Score { return 0 })
		group := scores[i:min(i+digits, len(scores))]
		unit := 1
		for _, s := range group {
			*s = weights.Pair(unit, unit)
			unit *= base
		}
		judge(w, t)
		for k := range samples {
			all[k].count(i, len(group), samples[k].position.Eval(game.First))
		}
	}
	share(w, t, scores, samples, all)
	set(scores, func(i int) weights.Score { return real[i] })
	judge(w, t)
	return linear(real, samples, all)
}

func set(scores []*weights.Score, to func(i int) weights.Score) {
	for i, s := range scores {
		*s = to(i)
	}
}

// judge has a table used that differs only in its numbers from one in use.
func judge(w weights.Weighted, t *weights.Table) {
	if err := w.SetWeights(t); err != nil {
		panic("arena: " + err.Error())
	}
}

// count takes the digits of a value as the counts of n weights from the first on.
func (t *traced) count(first, n, value int) {
	for i := range n {
		digit := (value%base+base+base/2)%base - base/2
		value = (value - digit) / base
		if digit != 0 {
			t.counts = append(t.counts, counted{uint16(first + i), int8(digit)})
		}
	}
}

// share finds the middle game's share, from weights that hardly ever cancel out.
func share(w weights.Weighted, t *weights.Table, scores []*weights.Score, samples []sample, all []traced) {
	rng := rand.New(rand.NewPCG(1, 1))
	set(scores, func(int) weights.Score { return weights.Pair(1000+rng.IntN(1<<16), 0) })
	judge(w, t)
	for k := range all {
		sum := 0
		for _, c := range all[k].counts {
			sum += int(c.n) * scores[c.weight].Mid()
		}
		if sum != 0 {
			all[k].mid = float64(samples[k].position.Eval(game.First)) / float64(sum)
		}
		all[k].result = samples[k].result
	}
}

// linear is the positions whose evaluation their counts explain.
func linear(real []weights.Score, samples []sample, all []traced) (kept []traced) {
	for k := range all {
		sum := 0.0
		for _, c := range all[k].counts {
			s := real[c.weight]
			sum += float64(c.n) * (all[k].mid*float64(s.Mid()) + (1-all[k].mid)*float64(s.End()))
		}
		if math.Abs(sum-float64(samples[k].position.Eval(game.First))) <= traceSlack {
			kept = append(kept, all[k])
		}
	}
	return kept
}
