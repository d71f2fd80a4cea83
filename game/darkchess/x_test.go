package darkchess

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"yanyi/game"
)

func TestX(t *testing.T) {
	data, _ := os.ReadFile("testdata/anqi.txt")
	n := 0
	for _, e := range strings.Split(string(data), "\n\n") {
		var id string
		var pos game.Position
		for _, l := range strings.Split(e, "\n") {
			f := strings.SplitN(l, " ", 2)
			switch f[0] {
			case "id":
				id = f[1]
			case "pos":
				var err error
				pos, err = variant{}.Parse(f[1], nil)
				if err != nil {
					t.Fatal(id, err)
				}
				if pos.String() != f[1] {
					t.Error(id, pos.String(), f[1])
				}
			case "perft":
				var pf game.Perft
				w := strings.Fields(f[1])
				d, _ := strconv.Atoi(w[0])
				if got := pf.Count(pos, d); strconv.FormatUint(got, 10) != w[1] {
					t.Errorf("%s depth %s: got %d want %s", id, w[0], got, w[1])
				} else {
					n++
				}
			}
		}
	}
	t.Log(n)
}

func BenchmarkPerft4(b *testing.B) {
	pos, _ := variant{}.Parse("start", nil)
	var pf game.Perft
	b.ReportAllocs()
	var n uint64
	for b.Loop() {
		n += pf.Count(pos, 3)
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "nodes/s")
}
