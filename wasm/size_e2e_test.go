//go:build e2e

package wasm_test

import (
	"os"
	"path/filepath"
	"testing"
)

// weights limits the compressed size, in bytes, of what a visitor's browser fetches before the
// first picture and before the engine's first answer. The compressed size of a program varies by
// up to 20 KB with the order in which the linker places its functions, whatever has changed.
var weights = []struct {
	what  string
	files []string
	limit int64
}{
	{"the page with its fonts", []string{"index.html", "check.*.js", "wasm_exec.*.js", "loader.*.js", "yanyi.*.wasm"}, 3_450_000},
	{"the engine", []string{"worker.*.js", "engine.*.wasm"}, 880_000},
}

// The test measures the result of `make dist`; without it there is nothing to measure.
func TestWeightOfTheRealPage(t *testing.T) {
	dist := filepath.Join("..", "dist")
	if _, err := os.Stat(filepath.Join(dist, "index.html.br")); err != nil {
		t.Skip("make dist builds the page this test weighs")
	}
	for _, w := range weights {
		total := int64(0)
		for _, name := range w.files {
			info, err := os.Stat(file(t, dist, name+".br"))
			if err != nil {
				t.Fatal(err)
			}
			total += info.Size()
		}
		t.Logf("%s: %d bytes", w.what, total)
		if total > w.limit {
			t.Errorf("%s weighs %d bytes, at most %d", w.what, total, w.limit)
		}
	}
}
