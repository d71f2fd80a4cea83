package main

import (
	"image/gif"
	"os"
	"path/filepath"
	"testing"
)

// A record becomes an animation with one frame before the first move and one after each; a part
// of it has the frames of that part.
func TestGIF(t *testing.T) {
	dir := t.TempDir()
	record, out := filepath.Join(dir, "game.pgn"), filepath.Join(dir, "game.gif")
	if err := os.WriteFile(record, []byte("[Variant \"mini\"]\n\n1. j7i7 g10g9 e4e5 *\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args   []string
		frames int
	}{
		{nil, 4},
		{[]string{"-from", "2", "-dark", "-lang", "en", "-view", "w", "-pieces", "figures"}, 2},
	} {
		done(t, append(append([]string{"gif", "-o", out, "-wide", "240"}, c.args...), record)...)
		f, err := os.Open(out)
		if err != nil {
			t.Fatal(err)
		}
		g, err := gif.DecodeAll(f)
		if err != nil || len(g.Image) != c.frames || g.Config.Width != 240 {
			t.Errorf("%v: %v, %+v", c.args, err, g)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if _, _, code := arena(t, "", "gif", "-o", out, "-to", "9", record); code == 0 {
		t.Error("a record of three turns has a ninth one")
	}
}
