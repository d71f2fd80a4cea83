package search_test

import (
	"context"
	"testing"

	"yanyi/game/catalog"
	"yanyi/game/search"
)

// BenchmarkSearch searches every variant's start; allocations are counted per search of 50,000
// nodes, not per node.
func BenchmarkSearch(b *testing.B) {
	for _, v := range catalog.All() {
		pos, err := v.Parse("start", nil)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(v.Info().ID, func(b *testing.B) {
			s := search.New(v.Info())
			b.ReportAllocs()
			nodes := uint64(0)
			for b.Loop() {
				nodes += s.Best(context.Background(), pos, search.Limits{Nodes: 50_000}).Nodes
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
		})
	}
}
