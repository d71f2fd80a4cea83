package gametest

import (
	"strings"
	"testing"

	"yanyi/game"
)

// Faults fails unless every text is refused with a fault that names all the parts given for it:
// the writer of a position gets all mistakes at once.
func Faults(t *testing.T, v game.Variant, want map[string][]string) {
	t.Helper()
	for text, parts := range want {
		_, err := v.Parse(text, nil)
		if err == nil {
			t.Errorf("%s: read without a fault", text)
			continue
		}
		for _, part := range parts {
			if !strings.Contains(err.Error(), part) {
				t.Errorf("%s: faults %q do not name %q", text, err, part)
			}
		}
	}
}

// FuzzPositions is the body of a fuzz test: a position read is printed, read again as the same,
// and left as it was by every legal turn and its undo; every legal turn is found by its text.
func FuzzPositions(f *testing.F, v game.Variant, seeds ...string) {
	for _, seed := range seeds {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		pos, err := v.Parse(text, nil)
		if err != nil {
			return
		}
		again, err := v.Parse(pos.String(), nil)
		if err != nil || again.String() != pos.String() || again.Hash() != pos.Hash() {
			t.Fatalf("%q prints %q, which reads as %v (%v)", text, pos, again, err)
		}
		before, hash := pos.String(), pos.Hash()
		for _, turn := range pos.Turns(nil) {
			written := v.Info().FormatTurn(turn)
			if found, err := game.Find(v.Info(), pos, written); err != nil || found != turn {
				t.Fatalf("%s: %s is listed but not found (%v)", before, written, err)
			}
			pos.Do(turn)
			pos.Undo()
			if pos.String() != before || pos.Hash() != hash {
				t.Fatalf("%s: undoing %s leaves %s", before, written, pos)
			}
		}
	})
}

// BenchmarkPerft is the body of a benchmark: legal perft of a position, the last level counted
// in bulk, in nodes a second. It must allocate nothing once its buffers have grown.
func BenchmarkPerft(b *testing.B, v game.Variant, position string) {
	const depth = 3
	pos, err := v.Parse(position, nil)
	if err != nil {
		b.Fatal(err)
	}
	var perft game.Perft
	perft.Count(pos, depth)
	b.ReportAllocs()
	var nodes uint64
	for b.Loop() {
		nodes += perft.Count(pos, depth)
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
}
