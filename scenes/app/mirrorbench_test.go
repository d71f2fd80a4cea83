package app_test

import (
	"testing"

	"yanyi/scenes/app"
)

// deaf hears what is shown, and does nothing.
type deaf struct{ glass }

func (*deaf) Show(string) {}

// What a turn on the largest board costs that is shown to readers of screens.
func BenchmarkMirror(b *testing.B) {
	r := newReader(&testing.T{}, "en", "yanyi")
	table := r.page().Table()
	for range 60 {
		if turns := table.Hand().Open(); len(turns) > 0 {
			r.ask("board/line", table.Info().FormatTurn(turns[len(turns)/2]))
		}
	}
	look := app.Reflect(r.session, &deaf{})
	for i := range b.N {
		b.StopTimer()
		table.GoTo(table.Plies() - i%2)
		if err := r.stage.Step(3); err != nil {
			b.Fatal(err)
		}
		b.StartTimer()
		look()
	}
}
