package threekingdoms

import (
	"testing"

	"yanyi/game"
)

// BenchmarkPerft reports nodes a second of legal perft, the last level counted in
// bulk; it must allocate nothing once its buffers have grown.
func BenchmarkPerft(b *testing.B) {
	for _, v := range Variants() {
		b.Run(v.Info().ID, func(b *testing.B) {
			pos, err := v.Parse("start", nil)
			if err != nil {
				b.Fatal(err)
			}
			var p game.Perft
			nodes := p.Count(pos, 3)
			b.ReportAllocs()
			b.ResetTimer()
			for b.Loop() {
				p.Count(pos, 3)
			}
			b.ReportMetric(float64(nodes)*float64(b.N)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
		})
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
