package match_test

import (
	"runtime"
	"strings"
	"testing"

	"yanyi/game/catalog"
	"yanyi/game/match"
)

// Variations that cannot be played are cut in one go, however many stand beside one turn.
func TestCuttingVariationsIsLinear(t *testing.T) {
	const variations, most = 8000, 64 << 20
	for _, head := range []string{"[Variant \"xiangqi\"]\n\n1. h3e3 h10g8 ", "[Variant \"yanyi\"]\n\n1. n9m9 "} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		m, err := match.ParseLegal(catalog.Named, head+strings.Repeat("(h3e3)", variations)+" *")
		runtime.ReadMemStats(&after)
		if err != nil || len(m.Pruned()) == 0 {
			t.Fatalf("%v, %d variations are named", err, len(m.Pruned()))
		}
		if n, _ := m.Tree().Count(); n != 0 {
			t.Errorf("%d variations are left", n)
		}
		if took := after.TotalAlloc - before.TotalAlloc; took > most {
			t.Errorf("%d such variations take %d MB", variations, took>>20)
		}
	}
}
