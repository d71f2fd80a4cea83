package fit

import (
	"math"
	"math/rand/v2"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/weights"
)

// TestSlopesForetellTheEvaluation checks that a position's value with changed weights is its
// value plus the slopes times the changes, approximately where sieges count by their square and
// shares are products.
func TestSlopesForetellTheEvaluation(t *testing.T) {
	exact, rough := slack{4, 0}, slack{30, 0.06}
	for id, slack := range map[string]slack{"xiangqi": exact, "baige": exact, "yanyi": rough, "guoji": rough} {
		v := restored(t, id)
		all := views(wandering(t, v, 40))
		u := tuner{v.(weights.Weighted), v.(weights.Weighted).Weights()}
		m := newModel(u.numbers(), all)
		u.slant(m.now, all)
		rng := rand.New(rand.NewPCG(3, 4))
		for i := range m.now {
			m.now[i] += math.Round(rng.NormFloat64() * 4)
		}
		u.set(m.now)
		for i := range all {
			v := &all[i]
			got, want := m.value(v), v.eval()
			if math.Abs(got-want) > slack.most+slack.part*math.Abs(want-v.value) {
				t.Errorf("%s: seat %d of %s is foretold %.0f, not %.0f; was %.0f", id, v.seat, v.position, got, want, v.value)
			}
		}
	}
}

// slack is the permitted error of the prediction: some centipawns, and a part of the change of
// the evaluation.
type slack struct{ most, part float64 }

// restored is a variant whose weights are restored after the test.
func restored(t *testing.T, id string) game.Variant {
	t.Helper()
	v, _ := catalog.Find(id)
	w := v.(weights.Weighted)
	before, err := weights.Parse(w.Weights().String())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := w.SetWeights(before); err != nil {
			t.Error(err)
		}
	})
	return v
}

// wandering is positions of a random game.
func wandering(t *testing.T, v game.Variant, n int) (samples []Sample) {
	t.Helper()
	pos, err := v.Parse("start", nil)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for turns := pos.Turns(nil); len(samples) < n && len(turns) > 0; turns = pos.Turns(nil) {
		pos.Do(turns[rng.IntN(len(turns))])
		samples = append(samples, Sample{Position: pos.Clone(), Won: make([]float64, len(v.Info().Seats))})
	}
	return samples
}

// TestFitFindsPlantedWeights checks that a fit to results drawn from a table's predictions finds
// that table from another start.
func TestFitFindsPlantedWeights(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 5))
	planted := []float64{90, 60, -30, 20}
	m := newModel([]float64{60, 60, 0, 0}, nil)
	m.scale[2] = 0.01
	for range 30_000 {
		v := view{share: 1, left: 2}
		for n := range m.start {
			v.slopes = append(v.slopes, slope{uint16(n), float32(rng.NormFloat64() * 2)})
		}
		v.value = 0
		for _, s := range v.slopes {
			v.value += float64(s.by) * m.start[s.number]
		}
		copy(m.now, planted)
		if rng.Float64() < m.chance(&v, m.value(&v)) {
			v.result = 1
		}
		m.views = append(m.views, v)
	}
	copy(m.now, m.start)
	m.descend()
	for i, want := range planted {
		if got := m.now[i]; got < want-12 || got > want+12 {
			t.Errorf("number %d is fitted to %.1f, planted was %.1f", i, got, want)
		}
	}
}
