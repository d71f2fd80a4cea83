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
// games grow the same rows.
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
		kinds := map[string]int{"qiji16": 16, "qice": 32, "qice-line": 32}[id]
		grown.Row(id+".worth", kinds)
		grown.Row(id+".use", kinds)
		grown.Row(id+".slots", 8)
		if err := grown.Err(); err != nil {
			t.Errorf("%s: %v", id, err)
		}
	}
}

// TestTilesGrowInPlace: rows come into a table that is there, and into a file of their own
// where there is none; what is no table is left as it is.
func TestTilesGrowInPlace(t *testing.T) {
	games := strings.Repeat(done(t, "tiles", "-variant", "qice", "-games", "2", "-nodes", "40"), 50)
	file := filepath.Join(t.TempDir(), "tiles.txt")
	grow := func() (told string, code int) {
		_, told, code = arena(t, games, "tiles", "-variant", "qice", "-in", "-", "-out", file)
		return told, code
	}
	read := func() string {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	write := func(text string) {
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if told, code := grow(); code != exitDone {
		t.Fatalf("exit %d: %s", code, told)
	}
	rows := read()
	write("# remark\nother 1 | 2\n" + strings.ReplaceAll(rows, "1", "2"))
	if told, code := grow(); code != exitDone || read() != "# remark\nother 1 | 2\n"+rows {
		t.Errorf("exit %d: %s\n%s", code, told, read())
	}
	for text, want := range map[string]string{"other 1 | 2\n": "no row qice.worth of 32 numbers", "other 1 |\n": "line 1: other"} {
		write(text)
		if told, code := grow(); code != exitFault || !strings.Contains(told, file+": ") || !strings.Contains(told, want) || read() != text {
			t.Errorf("%q: exit %d: %s\n%s", text, code, told, read())
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
