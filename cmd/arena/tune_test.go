package main

import (
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
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
	for _, id := range []string{"xiangqi", "qice", "baige", "jieqi"} {
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

// TestSlopesForetellTheEvaluation: what a position is worth with other numbers is its
// worth and its slopes times how far they are off.
func TestSlopesForetellTheEvaluation(t *testing.T) {
	for id, slack := range map[string]float64{"xiangqi": 4, "baige": 4, "yanyi": 20, "guoji": 20} { // centipawns
		v, table := restored(t, id)
		all := views(wandering(t, v, 40))
		u := tuner{v.(weights.Weighted), table}
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
			if math.Abs(got-want) > slack {
				t.Errorf("%s: seat %d of %s is foretold %.0f, not %.0f; was %.0f", id, v.seat, v.position, got, want, v.value)
			}
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
		samples = append(samples, sample{pos.Clone(), drawn(v.Info())})
	}
	return samples
}

// TestFitFindsPlantedWeights: results drawn as a table foretells them lead back to
// that table from elsewhere.
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

// TestResultsThereAndBack: a result's text is read as the result.
func TestResultsThereAndBack(t *testing.T) {
	for _, r := range []result{{1, 0}, {0.5, 0.5}, {0, 1}, {2, 0, 1}, {1, 1, 1}, {0, 1, 2}} {
		if again, err := parseResult(r.String(), len(r)); err != nil || !slices.Equal(again, r) {
			t.Errorf("%v is read as %v: %v", r, again, err)
		}
	}
}

// TestWhoWins: of three the winner alone has won, and in a draw those who are left share.
func TestWhoWins(t *testing.T) {
	for _, c := range []struct {
		result result
		seat   game.Seat
		alive  int
		want   float64
	}{
		{result{2, 0, 1}, 0, 3, 1}, {result{2, 0, 1}, 2, 3, 0}, {result{1, 1, 1}, 0, 2, 0.5},
		{result{0.5, 0.5}, 0, 2, 0.5}, {result{1, 0}, 0, 2, 1},
	} {
		if got := c.result.won(c.seat, c.alive); got != c.want {
			t.Errorf("%v is %g for seat %d, want %g", c.result, got, c.seat, c.want)
		}
	}
}

func TestTuneReadsStrictly(t *testing.T) {
	const start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w"
	for _, c := range []struct{ id, text, want string }{
		{"xiangqi", start + "\t1\t8\n" + start + "\t1", "line 2: 2 fields"},
		{"xiangqi", start + "\t2\t8", `"2" is no result`},
		{"xiangqi", start + "\t1,0\t8", `"1,0" is no result`},
		{"xiangqi", start + "\t1\tx", `"x" is no ply`},
		{"xiangqi", "9/9\t1\t8", "line 1"},
		{"yanyi", "start\t1\t8", `"1" is no result`},
		{"yanyi", "start\t2,0,1\t8\nstart\t2,0,3\t8", `line 2: "2,0,3" is no result`},
		{"guoji", "start\t2,0,0.5\t8", `"2,0,0.5" is no result`},
	} {
		_, errs, code := arena(t, c.text, "tune", "-variant", c.id, "-in", "-")
		if code != exitFault || !strings.Contains(errs, c.want) {
			t.Errorf("%q: code %d, %q, want %s", c.text, code, errs, c.want)
		}
	}
}

func FuzzResult(f *testing.F) {
	f.Add("1", 2)
	f.Add("2,0,1", 3)
	f.Fuzz(func(t *testing.T, text string, seats int) {
		seats = 2 + seats&1
		r, err := parseResult(text, seats)
		if err != nil {
			return
		}
		if again, err := parseResult(r.String(), seats); err != nil || len(r) != seats || !slices.Equal(again, r) {
			t.Errorf("%q is read as %v, then as %v: %v", text, r, again, err)
		}
	})
}
