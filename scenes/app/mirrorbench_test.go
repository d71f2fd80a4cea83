package app_test

import (
	"slices"
	"testing"
	"time"

	"yanyi/scenes/app"
	"yanyi/scenes/host"
)

// deaf is a glass that ignores its input.
type deaf struct{ glass }

func (*deaf) Show(string) {}

// The cost of mirroring one turn on the largest board for screen readers, as a median, which
// other load on the machine affects least.
func BenchmarkMirror(b *testing.B) {
	r := newReader(&testing.T{}, "en", "yanyi")
	table := r.page().Table()
	for range 60 {
		if turns := table.Hand().Open(); len(turns) > 0 {
			r.ask("board/line", table.Info().FormatTurn(turns[len(turns)/2]))
		}
	}
	look := app.Reflect(r.session, &deaf{})
	var took []time.Duration
	for i := 0; b.Loop(); i++ {
		if i%2 == 0 {
			turns := table.Hand().Open()
			if err := table.Play(table.Info().FormatTurn(turns[i%len(turns)])); err != nil {
				b.Fatal(err)
			}
		} else {
			table.Do(host.Request{Do: host.TakeBack})
		}
		if err := r.stage.Step(3); err != nil {
			b.Fatal(err)
		}
		began := time.Now()
		look()
		took = append(took, time.Since(began))
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds()), "µs/change")
	b.ReportMetric(float64(took[len(took)/10].Microseconds()), "µs/fast-change")
}
