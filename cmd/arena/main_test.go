package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strings"
	"testing"

	"yanyi/cmd/internal/cli/clitest"
	"yanyi/game/catalog"
)

// arena runs a command line and returns what it wrote and its exit code.
func arena(t *testing.T, stdin string, args ...string) (out, errs string, code int) {
	t.Helper()
	return clitest.Run(t, commandLine(), stdin, args...)
}

// done runs a command line that must succeed.
func done(t *testing.T, args ...string) string {
	t.Helper()
	return clitest.Done(t, commandLine(), args...)
}

// expect compares output in which nps figures are replaced by N.
func expect(t *testing.T, got, want string) {
	t.Helper()
	got = regexp.MustCompile(`(?m)^nps [1-9]\d*$`).ReplaceAllString(got, "nps N")
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

const duel = "5,wK,3/9/9/9/17/17/3,hR,13/17/hK,1,hC,hR,12,uK/17/3,hR,13/17/17/9/9/9/4,sK,4 s uws - idle - 0"

// mate is a position in which the white queen mates with its next move.
const mate = "k9/10/1K8/10/10/10/10/10/10/2Q7 w - - 0 1 -/-"

func TestList(t *testing.T) {
	lines := strings.Split(strings.TrimSpace(done(t, "list")), "\n")
	if len(lines) != len(catalog.All()) || lines[0] != "yanyi\t三国演弈棋\t3" {
		t.Errorf("list begins with %q and has %d lines", lines[0], len(lines))
	}
	if !slices.Contains(lines, "xiangqi\t象棋\t2") {
		t.Errorf("xiangqi is not listed as it should be:\n%s", strings.Join(lines, "\n"))
	}
}

func TestPerft(t *testing.T) {
	expect(t, done(t, "perft", "-variant", "yanyi", "-depth", "2"), "perft 1 48\nperft 2 2304\nnps N\n")
	expect(t, done(t, "perft", "-variant", "jieqi", "-depth", "2"), "perft 1 171\nperft 2 29241\nnps N\n")
	expect(t, done(t, "perft", "-variant", "yanyi", "-position", duel, "-depth", "1"), "perft 1 2\nnps N\n")
}

func TestDivide(t *testing.T) {
	expect(t, done(t, "divide", "-variant", "yanyi", "-position", duel, "-depth", "2"),
		"i1h1 3\ni1i2 3\ntotal 6\n")
}

func TestMovesAndTurns(t *testing.T) {
	moves := strings.Split(strings.TrimSpace(done(t, "moves", "-variant", "jieqi")), "\n")
	turns := strings.Split(strings.TrimSpace(done(t, "turns", "-variant", "jieqi")), "\n")
	if len(turns) != 171 || !sort.StringsAreSorted(turns) || !sort.StringsAreSorted(moves) {
		t.Errorf("%d turns, want 171 sorted", len(turns))
	}
	var plain []string
	for _, turn := range turns {
		move, _, drawn := strings.Cut(turn, "*")
		if !drawn && !slices.Contains(moves, turn) {
			t.Errorf("%s is a turn and no move", turn)
		}
		plain = append(plain, move)
	}
	if plain = slices.Compact(plain); !slices.Equal(plain, moves) {
		t.Errorf("moves %v\nturns without reveals %v", moves, plain)
	}
	expect(t, done(t, "moves", "-variant", "yanyi", "-position", duel), "i1h1\ni1i2\n")
}

func TestApply(t *testing.T) {
	out := done(t, "apply", "-variant", "baige", "-position", mate, "c1a1", "a10b10")
	lines := strings.Split(out, "\n")
	if len(lines) != 3 || !strings.HasPrefix(lines[0], "k9/10/1K8/") || strings.Contains(out, "result") {
		t.Errorf("apply prints\n%s", out)
	}
	out = done(t, "apply", "-variant", "yanyi", "u:resign", "s:resign")
	lines = strings.Split(out, "\n")
	if len(lines) != 4 || lines[2] != "result w" {
		t.Errorf("apply prints\n%s", out)
	}
	if out := done(t, "apply", "-variant", "baige", "w:resign"); !strings.HasSuffix(out, "\nresult black\n") {
		t.Errorf("apply prints\n%s", out)
	}
	if out := done(t, "apply", "-variant", "yanyi", "-position", duel); out != "" {
		t.Errorf("no turns print %q", out)
	}
}

// TestTurnsMayBeginWithADash checks that a turn sliding the marker back is not taken for a flag,
// whether it is the first turn, a later one, or behind "--".
func TestTurnsMayBeginWithADash(t *testing.T) {
	for _, c := range []struct {
		position string
		turns    []string
	}{
		{"3k5/9/rn7/9/9/1R7/P8/9/9/4K4 w m=2,0 cap=b8", []string{"-/b5c5", "a8a4", "-/c5c4"}},
		{"3k5/9/rn7/9/9/1R7/P8/9/9/4K4 w m=2,0 cap=b8", []string{"b5c5", "a8a4", "-/c5c4"}},
		{"P2k5/9/1n7/9/9/1R7/9/9/9/4K4 w m=4,0 cap=b8 last=a10 pool=RN/", []string{"-^R/b5a5"}},
	} {
		flags := []string{"apply", "-variant", "qiji", "-position", c.position}
		out := done(t, append(flags, c.turns...)...)
		if strings.Count(out, "\n") != len(c.turns) {
			t.Errorf("%v print\n%s", c.turns, out)
		}
		expect(t, done(t, append(append(flags, "--"), c.turns...)...), out)
	}
	expect(t, done(t, "apply", "-variant=qiji", "-position", "3k5/9/1n7/9/9/1R7/9/9/9/4K4 w m=2,0 cap=b8", "-/b5a5"),
		"3k5/9/1n7/9/9/R8/9/9/9/4K4 b m=1,0\n")
}

// TestUnknownFlagsAreTold checks that an argument that begins with a dash and is no turn is a
// flag, and that a turn is never a flag's value.
func TestUnknownFlagsAreTold(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"apply", "-nonsense", "h3e3"}, "-nonsense"},
		{[]string{"apply", "-variant", "qiji", "-h3e3"}, "-h3e3"},
		{[]string{"apply", "-variant", "-/h3e3"}, "needs an argument: -variant"},
		{[]string{"moves", "-variant", "qiji", "-/h3e3"}, `unexpected "-/h3e3"`},
		{[]string{"replay", "-/h3e3", "-/h3e3"}, "one file of records"},
	} {
		if _, errs, code := arena(t, "", c.args...); code != 2 || !strings.Contains(errs, c.want) {
			t.Errorf("arena %v: exit %d, want %q in\n%s", c.args, code, c.want, errs)
		}
	}
	if _, errs, code := arena(t, "", "apply", "-variant", "qiji", "-"); code != 1 || !strings.Contains(errs, "turn 1 -: ") {
		t.Errorf("a lone dash: exit %d\n%s", code, errs)
	}
}

// TestFilesThatBreakOff checks that the part before a truncation is printed, followed by the
// error.
func TestFilesThatBreakOff(t *testing.T) {
	for file, want := range map[string]string{
		"torn-move.xqf":    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b\nresult *\n",
		"torn-turns.cbr":   "3ak4/4a4/2P6/2P3n2/2P6/6p2/6p2/2N3p2/4A4/3AK4 w\nresult red (by the record: resigned, on time or adjudicated)\n",
		"header-alone.cbr": "", "header-alone.cbl": "",
	} {
		out, errs, code := arena(t, "", "replay", "../../game/notation/testdata/broken/"+file)
		if out != want || code != 1 || !strings.Contains(errs, "breaks off") || strings.Count(errs, "\n") != 1 {
			t.Errorf("%s: exit %d\n%s%s", file, code, out, errs)
		}
	}
}

func TestRandomGamesReplay(t *testing.T) {
	for _, v := range catalog.All() {
		id := v.Info().ID
		out := done(t, "random", "-variant", id, "-seed", "7", "-plies", "40")
		if again := done(t, "random", "-variant", id, "-seed", "7", "-plies", "40"); again != out {
			t.Errorf("%s: the same seed plays otherwise", id)
		}
		args := []string{"apply", "-variant", id}
		var want strings.Builder
		for line := range strings.Lines(out) {
			turn, position, _ := strings.Cut(line, "\t")
			args = append(args, turn)
			want.WriteString(position)
		}
		if got := done(t, args...); got != want.String() && !strings.HasPrefix(got, want.String()+"result ") {
			t.Errorf("%s: random says\n%s\napply says\n%s", id, want.String(), got)
		}
	}
}

func TestGo(t *testing.T) {
	out := done(t, "go", "-variant", "baige", "-position", mate, "-level", "2", "-seed", "1")
	if !regexp.MustCompile(`(?m)^info depth \d+ nodes \d+ .*score -?\d+ .*pv \S+`).MatchString(out) {
		t.Errorf("no info in\n%s", out)
	}
	lines := strings.Split(strings.TrimSpace(out), "\n")
	best, ok := strings.CutPrefix(lines[len(lines)-1], "bestmove ")
	if !ok || !slices.Contains(strings.Fields(done(t, "moves", "-variant", "baige", "-position", mate)), best) {
		t.Errorf("the last line is %q", lines[len(lines)-1])
	}
}

// Several best lines are printed at each depth, each with its number.
func TestGoTellsSeveralLines(t *testing.T) {
	out := done(t, "go", "-variant", "xiangqi", "-depth", "2", "-lines", "3", "-temper", "patient")
	for n := 1; n <= 3; n++ {
		if !strings.Contains(out, fmt.Sprintf("info multipv %d depth 2 ", n)) {
			t.Errorf("line %d is missing in\n%s", n, out)
		}
	}
}

// A bold player prefers advances to slightly better moves.
func TestGoHasATemper(t *testing.T) {
	score := func(temper string) string {
		out := done(t, "go", "-variant", "xiangqi", "-position", "4k4/9/9/9/4P4/9/9/9/9/3K5 w", "-depth", "1", "-temper", temper)
		return regexp.MustCompile(`score \S+`).FindString(out)
	}
	if plain, bold := score(""), score("bold"); plain == "" || bold == plain {
		t.Errorf("without a temper it thinks %q, with one %q", plain, bold)
	}
}

func TestBench(t *testing.T) {
	out := done(t, "bench", "-variant", "yanyi", "-time", "50ms")
	if !regexp.MustCompile(`^yanyi\tperft [1-9]\d* nodes/s\tdepth \d\tallocs/node 0\.0\d*\tsearch [1-9]\d* nodes/s\tdepth \d+\n$`).MatchString(out) {
		t.Errorf("bench prints %q", out)
	}
}

func TestReplay(t *testing.T) {
	record := "[Variant \"yanyi\"]\n\n1. u:resign {a note} w:resign s\n"
	file := filepath.Join(t.TempDir(), "game.pgn")
	if err := os.WriteFile(file, []byte(record), 0o600); err != nil {
		t.Fatal(err)
	}
	out := done(t, "replay", file)
	if !strings.HasSuffix(out, "\nresult s\n") || strings.Count(out, "\n") != 2 {
		t.Errorf("replay prints\n%s", out)
	}
	if got, _, code := arena(t, record, "replay", "-"); code != 0 || got != out {
		t.Errorf("replay from standard input prints\n%s", got)
	}
}

// Each game of a text gets its own answer; a wrong game does not affect the others.
func TestReplayOfSeveralGames(t *testing.T) {
	const text = "[Variant \"Xiangqi\"]\n[Result \"1-0\"]\n\n1. h3e3 h10g8 1-0\n\n" +
		"[Game \"Chinese Chess\"]\n\n1. h2e2 h9g9 *\n\n[Variant \"xiangqi\"]\n[Termination \"time forfeit\"]\n\n1. A4-A5 0-1\n"
	out, errs, code := arena(t, text, "replay", "-")
	if code != 1 || errs != "arena: -: game 2: The record is not legal at move 2: h9g9. It stands in line 8, column 9. Your own elephant stands there.\n" {
		t.Errorf("exit %d: %s", code, errs)
	}
	for _, want := range []string{
		"game 2\nrnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b\nresult *\n",
		"game 1\nrnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w\nresult red (by the record: resigned, on time or adjudicated)\n",
		"game 3\nrnbakabnr/9/1c5c1/p1p1p1p1p/9/P8/2P1P1P1P/1C5C1/9/RNBAKABNR b\nresult black (Red lost on time)\n",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing in\n%s", want, out)
		}
	}
	if _, errs, code := arena(t, "[Variant \"xiangqi\"]\n\n1. a1a2 r:resign red", "replay", "-"); code != 1 || !strings.Contains(errs, `the record says "red", the turns lead to "black"`) {
		t.Errorf("a result against the board: exit %d, %s", code, errs)
	}
	if _, errs, code := arena(t, " \n", "replay", "-"); code != 1 || !strings.Contains(errs, "is empty") {
		t.Errorf("nothing: exit %d, %s", code, errs)
	}
}

// Several games are written so that they can be read again, in every format that holds them.
func TestSpellOfSeveralGames(t *testing.T) {
	const text = "[Variant \"xiangqi\"]\n[Result \"1-0\"]\n\n1. h3e3 h10g8 1-0\n\n" +
		"[Variant \"xiangqi\"]\n[FEN \"3k5/9/9/9/9/9/9/9/9/R3K4 w\"]\n\n1. a1a5 *\n\n[Variant \"xiangqi\"]\n\n1. a4a5 i7i6 *\n"
	wanted := done(t, "replay", stored(t, text))
	for _, form := range []string{"record", "pgn", "iccs", "wxf", "dhtmlxq", "uci", "fen"} {
		written := done(t, "spell", "-to", form, stored(t, text))
		got, want := done(t, "replay", stored(t, written)), wanted
		if form == "uci" || form == "fen" { // these formats have no result
			want = strings.ReplaceAll(want, "result red (by the record: resigned, on time or adjudicated)", "result *")
		}
		if got != want {
			t.Errorf("%s: written as\n%s\nand read as\n%s", form, written, got)
		}
	}
}

// stored writes a text to a file.
func stored(t *testing.T, text string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "games")
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

// A position is read in the syntax of records and of UCI.
func TestPositionsOfAnySpelling(t *testing.T) {
	want := done(t, "moves", "-variant", "xiangqi")
	for _, position := range []string{
		"rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r - - 0 1", "startpos",
		"[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR　w\"]",
	} {
		if got := done(t, "moves", "-variant", "xiangqi", "-position", position); got != want {
			t.Errorf("%s has the turns\n%s", position, got)
		}
	}
	if got := done(t, "apply", "-variant", "xiangqi", "H3-E3", "h10g8"); !strings.HasPrefix(got, "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b\n") {
		t.Errorf("apply prints %s", got)
	}
}

// A position that no game reaches is evaluated and noted as such.
func TestDoubtsAreTold(t *testing.T) {
	for _, c := range []struct{ position, want string }{
		{"4k4/9/9/9/9/9/9/9/4R4/3K5 w", "The side not to move is in check."},
		{"4k4/9/9/9/9/9/9/9/9/4K4 w", "The kings face each other"},
		{"rnbakabnr/9/1c5c1/ppppppppp/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", "Too many for Black: soldier."},
		{"3k5/9/9/9/9/9/9/9/9/P3K4 w", "No soldier ever comes to a1."},
	} {
		out, errs, code := arena(t, "", "moves", "-variant", "xiangqi", "-position", c.position)
		if code != 0 || out == "" || !strings.HasPrefix(errs, "arena: position: It can be played, but no game leads here: ") || !strings.Contains(errs, c.want) {
			t.Errorf("%s: exit %d, %s", c.position, code, errs)
		}
		out, errs, code = arena(t, c.position, "replay", "-")
		if code != 0 || !strings.HasPrefix(out, c.position) || !strings.Contains(errs, c.want) {
			t.Errorf("as a record %s: exit %d, %s%s", c.position, code, out, errs)
		}
		if said := interviewed(t, "xiangqi").last("info string", "position fen "+c.position); !strings.Contains(said, c.want) {
			t.Errorf("%s: UCI says %q", c.position, said)
		}
	}
	if _, errs, code := arena(t, "", "moves", "-variant", "xiangqi"); code != 0 || errs != "" {
		t.Errorf("the start is doubted: exit %d, %s", code, errs)
	}
}

func TestFaultsExitWithOne(t *testing.T) {
	for _, c := range []struct {
		stdin string
		args  []string
		want  []string
	}{
		{"", []string{"moves", "-variant", "baige", "-position", "k9/xyz/10/10/10/10/10/10/10/9 v - - 0 1 -/-"},
			[]string{"“x” on a9 is not a piece.", "Rank 1 needs 10 squares and has 9.", "The turn field is wrong: v."}},
		{"", []string{"apply", "-variant", "yanyi", "i1i2", "zz", "q9p9", "a99"},
			[]string{"turn 1 i1i2: illegal turn: This king is commanded by Shu.", `turn 2 zz: no square of this board at "zz"`, `turn 4 a99: no square`}},
		{"", []string{"apply", "-variant", "jieqi", "q5p5"}, []string{"turn 1 q5p5: what was drawn is missing"}},
		{"", []string{"apply", "-variant", "baige", "w:resign", "b:resign"}, []string{"turn 2 b:resign: the game is over"}},
		{"[Variant \"baige\"]\n[Clock \"x\"]\n[Options \"y\"]", []string{"replay", "-"}, []string{"-: The record’s Clock tag is wrong: “x”. It stands in line 2, column 1.", "-: The record’s Options tag is wrong: “y”. It stands in line 3, column 1."}},
		{"[Variant \"baige\"]\n1. a4a5 a4a5", []string{"replay", "-"}, []string{"-: The record is not legal at move 2: a4a5. It stands in line 2, column 9. There is no piece here."}},
		{"", []string{"replay", "no such file"}, []string{"no such file"}},
	} {
		_, errs, code := arena(t, c.stdin, c.args...)
		if code != 1 {
			t.Errorf("arena %v: exit %d, want 1\n%s", c.args, code, errs)
		}
		for _, want := range c.want {
			if !strings.Contains(errs, want) {
				t.Errorf("arena %v: %q is missing in\n%s", c.args, want, errs)
			}
		}
		for line := range strings.Lines(errs) {
			if !strings.HasPrefix(line, "arena: ") {
				t.Errorf("arena %v: a fault without its head: %q", c.args, line)
			}
		}
	}
}

func TestMisuseExitsWithTwo(t *testing.T) {
	for _, args := range [][]string{
		{}, {"dance"}, {"perft", "-variant", "yanyi"}, {"perft", "-variant", "nothing", "-depth", "1"},
		{"moves", "-variant", "yanyi", "extra"}, {"go", "-variant", "yanyi"}, {"replay"},
		{"go", "-variant", "yanyi", "-level", "5", "-temper", "meek"}, {"go", "-variant", "yanyi", "-level", "3", "-temper", "bold"},
		{"go", "-variant", "yanyi", "-level", "5", "-lines", "6"}, {"go", "-variant", "yanyi", "-level", "5", "-lines", "0"},
		{"match", "-variant", "yanyi", "-seats", "1,2"}, {"match", "-variant", "baige", "-seats", "1,x"},
		{"moves", "-variant", "yanyi", "-options", "mode"}, {"moves", "-variant", "yanyi", "-options", "mode=none"},
		{"list", "-nonsense"},
	} {
		clitest.Misused(t, commandLine(), args...)
	}
}

func TestOptionsReachTheRules(t *testing.T) {
	turns := []string{"-variant", "yanyi", "u:resign"}
	if out := done(t, append([]string{"apply", "-options", "mode=first"}, turns...)...); !strings.HasSuffix(out, "result draw\n") {
		t.Errorf("with mode=first the first fall leaves\n%s", out)
	}
	if out := done(t, append([]string{"apply"}, turns...)...); strings.Contains(out, "result") {
		t.Errorf("without options the first fall leaves\n%s", out)
	}
}

func TestHelpTellsOfEveryCommand(t *testing.T) { clitest.TellsOfEveryCommand(t, commandLine()) }
