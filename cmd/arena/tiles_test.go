package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"yanyi/game/weights"
)

// TestTilesRepeat: the same seed plays the same games, another seed others, and the same
// games grow the same table, which has the rows that were there.
func TestTilesRepeat(t *testing.T) {
	for _, id := range []string{"qiji16", "qice", "qice-line"} {
		file := filepath.Join(t.TempDir(), "games.txt")
		play := []string{"tiles", "-variant", id, "-games", "3", "-nodes", "40", "-seed", "3"}
		games := done(t, play...)
		done(t, append(play, "-out", file)...)
		if text, err := os.ReadFile(file); err != nil || string(text) != games || strings.Count(games, "\n") != 3 {
			t.Errorf("%s: the file and the output differ (%v)", id, err)
		}
		if other := done(t, "tiles", "-variant", id, "-games", "3", "-nodes", "40", "-seed", "4"); other == games {
			t.Errorf("%s: another seed plays the same", id)
		}
		many := strings.Repeat(games, 40)
		table, errs, code := arena(t, many, "tiles", "-variant", id, "-in", "-")
		if code != exitDone || !regexp.MustCompile(`^120 games: .*±\d`).MatchString(errs) {
			t.Fatalf("%s: exit %d, tells %q", id, code, errs)
		}
		if again, _, _ := arena(t, many, "tiles", "-variant", id, "-in", "-"); again != table {
			t.Errorf("%s: the same games grow different tables", id)
		}
		grown, err := weights.Parse(table)
		if err != nil {
			t.Fatal(err)
		}
		for id, kinds := range map[string]int{"qiji16": 16, "qice": 32, "qice-line": 32} {
			grown.Row(id+".worth", kinds)
			grown.Row(id+".use", kinds)
			grown.Row(id+".slots", 8)
		}
		if err := grown.Err(); err != nil {
			t.Errorf("%s: %v", id, err)
		}
	}
}

// TestTilesRefuse: what cannot be played or read is told, and where.
func TestTilesRefuse(t *testing.T) {
	for _, c := range []struct {
		stdin string
		args  []string
		code  int
		want  string
	}{
		{"", []string{"-variant", "xiangqi"}, exitUsage, "no tiles are laid in xiangqi"},
		{"", []string{"-variant", "none"}, exitUsage, `no variant "none"`},
		{"", []string{"-variant", "qice", "-games", "0"}, exitUsage, "-games and -nodes"},
		{"", []string{"-variant", "qice", "-nodes", "0"}, exitUsage, "-games and -nodes"},
		{"", []string{"-variant", "qice", "-nodes", "-1"}, exitUsage, "-nodes"},
		{"", []string{"-variant", "qice", "more"}, exitUsage, `unexpected "more"`},
		{"", []string{"-variant", "qice", "-options", "kinds=24", "-in", "-"}, exitUsage, "-in takes none"},
		{"", []string{"-variant", "qice", "-in", "no such file"}, exitFault, "no such file"},
		{"1,2\t3", []string{"-variant", "qice", "-in", "-"}, exitFault, "-: line 1: 2 fields"},
		{done(t, "tiles", "-variant", "qice", "-games", "1", "-nodes", "40"), []string{"-variant", "qice", "-in", "-"}, exitFault, "-: 1 games, want at least 100"},
	} {
		_, errs, code := arena(t, c.stdin, append([]string{"tiles"}, c.args...)...)
		if code != c.code || !strings.Contains(errs, c.want) {
			t.Errorf("%v: exit %d, %q, want %s", c.args, code, errs, c.want)
		}
	}
}
