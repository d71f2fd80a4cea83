package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The error of a command names the flag, its value, and the values it takes.
func TestMisuseIsNamed(t *testing.T) {
	const torn, whole = "../../game/notation/testdata/broken/torn-move.xqf", "../../game/notation/testdata/records/tree.xqf"
	for _, c := range []struct {
		args string
		code int
		want string
	}{
		{"moves", 2, "-variant is needed; arena list names them"},
		{"moves -variant chess", 2, `no variant "chess"; arena list names them`},
		{"perft -variant xiangqi -depth x", 2, `invalid value "x" for flag -depth: it takes a whole number`},
		{"perft -variant xiangqi -depth 99999999999999999999", 2, `-depth: it takes a whole number`},
		{"random -variant xiangqi -seed -1", 2, `invalid value "-1" for flag -seed: it takes a whole number, not below 0`},
		{"random -variant xiangqi -plies -3", 2, "-plies -3: it is at least 0"},
		{"go -variant xiangqi -level 99", 2, "-level 99: the levels are 1 to 8"},
		{"go -variant xiangqi -level 0", 2, "-level 0: it is at least 1"},
		{"go -variant xiangqi -time -3s", 2, "-time -3s: it is a time above 0"},
		{"go -variant xiangqi -time 5", 2, "for flag -time: it takes a time, such as 500ms or 2s"},
		{"go -variant xiangqi -depth -2", 2, "-depth -2: it is at least 1"},
		{"match -variant xiangqi -seats random,random -games 0", 2, "-games 0: it is at least 1"},
		{"match -variant xiangqi -seats random,random -concurrency 0", 2, "-concurrency 0: it is at least 1"},
		{"match -variant xiangqi -seats random,random -random -3", 2, "-random -3: it is at least 0"},
		{"match -variant xiangqi -seats random,uci:/no/such", 2, `contestant "uci:/no/such": `},
		{"mates -variant xiangqi -games -1", 2, "-games -1: it is at least 1"},
		{"mates -variant xiangqi -goal x", 2, `no goal "x": it is win, absorb`},
		{"bench -time -1s", 2, "-time -1s: it is a time above 0"},
		{"replay", 2, "one file of records is needed"},
		{"spell -to zz " + whole, 2, `no form "zz": it is record, pgn`},
		{"svg -variant xiangqi -view z", 1, `no seat "z": the seats are r, b`},
		{"svg -variant xiangqi -ply 3", 2, "-ply is of a record"},
		{"svg -record " + whole + " -ply -5", 2, "-ply -5: it is at least 0"},
		{"svg -record " + whole + " -ply 99", 1, "there are 3 turns"},
		{"svg -record " + whole + " -variant yanyi", 2, "-record tells the game and the position"},
		{"svg -record " + torn, 1, "The file breaks off after byte 1046"},
		{"svg -record ../../game/notation/testdata/broken/header-alone.cbr", 1, "The file breaks off after byte 64"},
		{"gif " + whole, 2, "-o is needed"},
		{"gif -o x.gif -wide 9 " + whole, 2, "-wide 9: it is from 120 to 1920"},
		{"gif -o x.gif -delay 0 " + whole, 2, "-delay 0: it is from 0.02 to 600 seconds"},
		{"gif -o x.gif -from 3 -to 2 " + whole, 2, "-from 3 -to 2: "},
		{"gif -o x.gif -from 9 " + whole, 1, "the record has the turns 0 to 3"},
		{"gif -o /no/such/x.gif " + whole, 1, "/no/such/x.gif"},
	} {
		out, errs, code := arena(t, "", strings.Fields(c.args)...)
		if code != c.code || !strings.Contains(errs, c.want) || strings.Contains(out, "bytes\n") {
			t.Errorf("arena %s: exit %d, want %d and %q in\n%s%s", c.args, code, c.code, c.want, errs, out)
		}
		if svg := strings.HasPrefix(out, "<svg"); svg != strings.HasSuffix(c.args, torn) {
			t.Errorf("arena %s: a picture is drawn: %v", c.args, svg)
		}
	}
	if out, errs, code := arena(t, "", "apply", "-variant", "Chinese Chess", "h2e2", "h9g7"); code != 0 || strings.Count(out, "\n") != 2 {
		t.Errorf("turns with ranks from 0: exit %d, %s%s", code, out, errs)
	}
	file := filepath.Join(t.TempDir(), "baige.pgn")
	if err := os.WriteFile(file, []byte("[Variant \"baige\"]\n\n*\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, errs, code := arena(t, "", "spell", "-to", "dhtmlxq", file); code != 0 || !strings.Contains(errs, "baige has no form dhtmlxq, but record, fen, uci; this is its record") || !strings.Contains(out, "baige") {
		t.Errorf("a form that a game does not have: exit %d, %s%s", code, errs, out)
	}
}
