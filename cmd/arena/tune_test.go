package main

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/weights"
)

// restored is a variant whose weights are put back when the test is over.
func restored(t *testing.T, id string) (game.Variant, *weights.Table) {
	t.Helper()
	v, _ := catalog.Find(id)
	w := v.(weights.Weighted)
	before := w.Weights()
	text := before.String()
	t.Cleanup(func() {
		again, err := weights.Parse(text)
		if err == nil {
			err = w.SetWeights(again)
		}
		if err != nil {
			t.Error(err)
		}
	})
	return v, before
}

// TestSelfplayAndTuneRepeat: the same seed writes the same positions, the same
// positions the same weights.
func TestSelfplayAndTuneRepeat(t *testing.T) {
	for _, id := range []string{"xiangqi", "qice", "baige"} {
		file := filepath.Join(t.TempDir(), "positions.txt")
		play := []string{"selfplay", "-variant", id, "-games", "1", "-nodes", "40", "-seed", "3"}
		positions := done(t, play...)
		done(t, append(play, "-out", file)...)
		if text, err := os.ReadFile(file); err != nil || string(text) != positions {
			t.Errorf("%s: the file and the output differ (%v)", id, err)
		}
		var tables [2]string
		for i := range tables {
			t.Run(id, func(t *testing.T) {
				restored(t, id)
				tables[i] = tuned(t, id, file)
			})
		}
		if tables[0] == "" || tables[0] != tables[1] {
			t.Errorf("%s: the same positions are fitted to different weights", id)
		}
	}
}

// tuned is the table that tune prints; it tells of its errors besides.
func tuned(t *testing.T, id, file string) string {
	t.Helper()
	out, errs, code := arena(t, "", "tune", "-variant", id, "-in", file)
	if code != exitDone || !strings.HasPrefix(errs, "positions ") {
		t.Fatalf("tune ends with %d, tells %q", code, errs)
	}
	return out
}

// TestTraceIsTheEvaluation: what the trace counts, times the weights, is what the
// evaluation says.
func TestTraceIsTheEvaluation(t *testing.T) {
	for _, id := range []string{"xiangqi", "qiji", "baige"} {
		v, table := restored(t, id)
		samples := wandering(t, v, 60)
		if kept := trace(v.(weights.Weighted), table, samples); len(kept) != len(samples) {
			t.Errorf("%s: %d of %d positions are explained", id, len(kept), len(samples))
		}
	}
}

// wandering is positions of a game of random turns.
func wandering(t *testing.T, v game.Variant, n int) (samples []sample) {
	t.Helper()
	pos, err := v.Parse("start", nil)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for len(samples) < n && len(pos.Turns(nil)) > 0 {
		playRandom(pos, rng)
		samples = append(samples, sample{pos.Clone(), 0.5})
	}
	return samples
}

// TestFitFindsPlantedWeights: results drawn as a table foretells them lead back to
// that table from elsewhere.
func TestFitFindsPlantedWeights(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 5))
	planted := []float64{90, 60, -30, 20}
	m := &model{start: []float64{60, 60, 0, 0}, scale: 0.01}
	for range 30_000 {
		s := traced{mid: rng.Float64()}
		for w := range uint16(2) {
			s.counts = append(s.counts, counted{w, int8(rng.IntN(7) - 3)})
		}
		m.now = planted
		s.result = 0
		if rng.Float64() < logistic(m.scale*m.value(&s)) {
			s.result = 1
		}
		m.traces = append(m.traces, s)
	}
	m.now = append([]float64(nil), m.start...)
	m.descend()
	for i, want := range planted {
		if got := m.now[i]; got < want-12 || got > want+12 {
			t.Errorf("weight %d is fitted to %.1f, planted was %.1f", i, got, want)
		}
	}
}

func TestTuneReadsStrictly(t *testing.T) {
	const start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w"
	for _, c := range []struct{ text, want string }{
		{start + "\t1\t8\n" + start + "\t1", "line 2: 2 fields"},
		{start + "\t2\t8", `"2" is no result`},
		{start + "\t1\tx", `"x" is no ply`},
		{"9/9\t1\t8", "line 1"},
	} {
		_, errs, code := arena(t, c.text, "tune", "-variant", "xiangqi", "-in", "-")
		if code != exitFault || !strings.Contains(errs, c.want) {
			t.Errorf("%q: code %d, %q, want %s", c.text, code, errs, c.want)
		}
	}
}
