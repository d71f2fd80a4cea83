package threekingdoms

import (
	"testing"

	"yanyi/game/gametest"
)

func BenchmarkPerft(b *testing.B) {
	for _, v := range Variants() {
		b.Run(v.Info().ID, func(b *testing.B) { gametest.BenchmarkPerft(b, v, "start") })
	}
}

// BenchmarkDo is one Do and Undo of every turn of a middle-game position.
func BenchmarkDo(b *testing.B) {
	for _, v := range Variants() {
		b.Run(v.Info().ID, func(b *testing.B) {
			pos, err := v.Parse("start", nil)
			if err != nil {
				b.Fatal(err)
			}
			turns := pos.Turns(nil)
			b.ReportAllocs()
			for b.Loop() {
				for _, t := range turns {
					pos.Do(t)
					pos.Undo()
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(turns)), "ns/turn")
		})
	}
}

func BenchmarkEval(b *testing.B) {
	for _, v := range Variants() {
		b.Run(v.Info().ID, func(b *testing.B) {
			pos, err := v.Parse("start", nil)
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			for b.Loop() {
				pos.Eval(pos.Actor())
			}
		})
	}
}
