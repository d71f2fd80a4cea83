package main

import (
	"path/filepath"
	"strings"
	"testing"

	"yanyi/cmd/internal/cli"
	"yanyi/game/catalog"
	"yanyi/game/correction"
)

// The same games teach the same net, whose data can be read.
func TestCorrectWritesANet(t *testing.T) {
	for _, id := range []string{"xiangqi", "baige"} {
		file := filepath.Join(t.TempDir(), "games.bin")
		if _, errs, code := tune(t, "", "games", "-variant", id, "-games", "21", "-nodes", "20", "-out", file); code != cli.ExitDone {
			t.Fatalf("games ends with %d, tells %q", code, errs)
		}
		var nets [2]string
		for i := range nets {
			out, errs, code := tune(t, "", "correct", "-variant", id, "-in", file, "-epochs", "1")
			if code != cli.ExitDone || !strings.Contains(errs, "to check ") {
				t.Fatalf("correct ends with %d, tells %q", code, errs)
			}
			nets[i] = out
		}
		if nets[0] != nets[1] {
			t.Errorf("%s: the same games teach two nets", id)
		}
		v, _ := catalog.Find(id)
		shape, _ := v.(correction.Corrector).Correction()
		if _, err := correction.Read(nets[0], shape); err != nil {
			t.Errorf("%s: %v", id, err)
		}
	}
}

func TestCorrectReadsStrictly(t *testing.T) {
	none := filepath.Join(t.TempDir(), "none")
	for _, c := range []struct {
		want string
		code int
		args []string
	}{
		{"qiji has no correction", cli.ExitUsage, []string{"-variant", "qiji", "-in", none}},
		{"-in is missing", cli.ExitUsage, []string{"-variant", "xiangqi"}},
		{"-epochs", cli.ExitUsage, []string{"-variant", "xiangqi", "-in", none, "-epochs", "0"}},
		{"-score", cli.ExitUsage, []string{"-variant", "xiangqi", "-in", none, "-score", "2"}},
		{"-decay", cli.ExitUsage, []string{"-variant", "xiangqi", "-in", none, "-decay", "-1"}},
		{"none", cli.ExitFault, []string{"-variant", "xiangqi", "-in", none}},
	} {
		_, errs, code := tune(t, "", append([]string{"correct"}, c.args...)...)
		if code != c.code || !strings.Contains(errs, c.want) {
			t.Errorf("%v: code %d, %q, want %s", c.args, code, errs, c.want)
		}
	}
}
