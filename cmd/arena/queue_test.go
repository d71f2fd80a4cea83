package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"yanyi/cmd/arena/uci"
)

// write sends lines without waiting for answers.
func (i *interview) write(lines ...string) {
	i.t.Helper()
	if _, err := io.WriteString(i.to, strings.Join(lines, "\n")+"\n"); err != nil {
		i.t.Fatal(err)
	}
}

// process is a conversation with arena uci in its own process.
func process(t *testing.T, variant string) *interview {
	cmd := exec.Command(os.Args[0], "uci", "-variant", variant)
	cmd.Env = append(os.Environ(), actAs+"=arena")
	to, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	from, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		to.Close()
		_ = cmd.Wait()
	})
	return newInterview(t, to, from)
}

// bestmoves reads n of them.
func (i *interview) bestmoves(n int) (moves []string) {
	i.t.Helper()
	for range n {
		moves = append(moves, i.last("bestmove"))
	}
	return moves
}

// A go that arrives while a search is stopping is not lost.
func TestNoGoIsLostWhileASearchWindsDown(t *testing.T) {
	i := process(t, "xiangqi")
	for n := range 30 {
		i.write("position startpos", "go infinite", "stop", "position startpos moves h3e3", "go depth 3")
		for _, best := range i.bestmoves(2) {
			if !regexp.MustCompile(`^bestmove [a-i]\d+[a-i]\d+$`).MatchString(best) {
				t.Errorf("round %d: %s", n, best)
			}
		}
		if all := i.ask("readyok", "isready"); len(all) != 1 {
			t.Errorf("round %d: one answer too many: %q", n, all)
		}
	}
}

// Commands are executed in their order of arrival: the second position is Black's.
func TestOrdersWait(t *testing.T) {
	i := process(t, "xiangqi")
	for n := range 30 {
		i.write("position startpos", "go depth 3", "position startpos moves h3e3", "setoption name MultiPV value 2",
			"go depth 3", "setoption name MultiPV value 1")
		first := i.ask("bestmove")
		second := i.ask("bestmove")
		if strings.Contains(strings.Join(first, "\n"), "multipv") || !strings.Contains(strings.Join(second, "\n"), "multipv 2") {
			t.Errorf("round %d: orders of another go\n%q\n%q", n, first, second)
		}
		// Red's half has the ranks up to 5.
		if a, b := first[len(first)-1], second[len(second)-1]; !regexp.MustCompile(`^bestmove [a-i][1-5]`).MatchString(a) ||
			!regexp.MustCompile(`^bestmove [a-i]([6-9]|10)`).MatchString(b) {
			t.Errorf("round %d: %s, %s", n, a, b)
		}
	}
}

// Each go has one answer whatever is stopped: the first stop ends the running search and
// pondering, the second one a waiting search.
func TestEachGoHasOneAnswer(t *testing.T) {
	for _, lines := range [][]string{
		{"go infinite", "go infinite", "go depth 2", "stop"},
		{"go", "stop", "go", "stop", "go depth 40", "stop"},
		{"go infinite", "position startpos moves h3e3", "go ponder wtime 1000 btime 1000", "stop", "stop", "isready", "go nodes 100"},
		{"go depth 2", "go depth 2", "go depth 2", "isready", "stop"},
		{"position startpos moves z9z9", "go infinite", "stop", "position startpos", "go depth 1", "go movetime 5"},
		{"stop", "go ponder", "ponderhit", "stop", "go ponder depth 2", "ponderhit", "go depth 1"},
	} {
		wanted := 0
		for _, line := range lines {
			if strings.HasPrefix(line, "go") {
				wanted++
			}
		}
		for _, variant := range []string{"xiangqi", "anqi"} {
			i := process(t, variant)
			for range 5 {
				i.write(append([]string{"position startpos"}, lines...)...)
				i.bestmoves(wanted)
				if all := strings.Join(i.ask("bestmove", "position startpos", "go depth 1"), "\n"); strings.Count(all, "bestmove") != 1 {
					t.Errorf("%s %q: %s", variant, lines, all)
				}
			}
		}
	}
}

// isready is answered at once during a search, and so are unknown commands.
func TestIsreadyDoesNotWait(t *testing.T) {
	i := interviewed(t, "xiangqi")
	i.write("position startpos", "go infinite", "position startpos moves h3e3", "isready")
	for _, line := range i.ask("readyok") {
		if strings.HasPrefix(line, "bestmove") {
			t.Errorf("isready waits for %s", line)
		}
	}
	i.last(`info string unknown command "flowers"`, "flowers")
	i.ask("bestmove", "stop")
}

// quit and the end of the input end the program soon, and every go has its answer.
func TestTheEndComesSoon(t *testing.T) {
	for _, c := range []struct {
		lines   string
		answers int
	}{
		{"position startpos\ngo infinite\nquit\n", 1}, {"go depth 3\nposition startpos moves h3e3\ngo depth 60\ngo infinite\nquit\n", 3},
		{"go infinite\n", 1}, {"go depth 3\ngo infinite\ngo depth 2", 3}, {"go ponder wtime 1000 btime 1000\n", 1}, {"quit", 0}, {"", 0},
	} {
		begun := time.Now()
		out, _, code := arena(t, c.lines, "uci", "-variant", "xiangqi")
		if n := strings.Count(out, "bestmove "); code != 0 || n != c.answers || time.Since(begun) > 5*time.Second {
			t.Errorf("%q ends with %d after %v and %d answers\n%s", c.lines, code, time.Since(begun), n, out)
		}
	}
}

// A line that is too long is reported, and the program continues.
func TestLongLine(t *testing.T) {
	i := process(t, "xiangqi")
	i.write("position startpos moves "+strings.Repeat("h3e3 e3h3 ", uci.LongestLine/10+1), "isready")
	all := i.ask("readyok")
	if want := fmt.Sprintf("info string a line of more than %d bytes is not read", uci.LongestLine); !slices.Equal(all, []string{want, "readyok"}) {
		t.Errorf("answered by %q", all)
	}
	if got := i.last("bestmove", "position startpos", "go depth 1"); got == "bestmove 0000" {
		t.Errorf("afterwards it plays %q", got)
	}
	long := strings.Repeat("x", 3*uci.LongestLine)
	if out, _, code := arena(t, long, "uci", "-variant", "xiangqi"); code != 0 || !strings.Contains(out, "is not read") {
		t.Errorf("a text of one long line ends with %d\n%s", code, out)
	}
}

// A line that is not understood is reported.
func TestNothingIsDroppedInSilence(t *testing.T) {
	i := interviewed(t, "xiangqi")
	for _, c := range []struct{ line, want string }{
		{"go depth 1 quickly", `info string go: unknown "quickly"`},
		{"go depth", "info string go: depth wants a number"},
		{"go searchmoves h3e3 e4e6 depth 1", `info string searchmoves: "e4e6" cannot be played`},
		{"go searchmoves nonsense depth 1", "info string searchmoves: none of them can be played"},
		{"joho isready", `info string unknown command "joho"`},
		{"ponderhit", "info string ponderhit: nothing is pondered on"},
		{"debug on", "info string debug: "}, {"register later", "info string register: "},
		{"position startpos h3e3", `info string position: "startpos h3e3" is neither startpos nor fen and a position. Nothing is searched`},
		{"position startpos moves h2e2 H9-G9", `info string position: turn 2 "H9-G9" cannot be played: Your own elephant stands there. Nothing is searched until there is another position.`},
		{"go depth 1", "info string go: nothing is searched, for the last position was refused"},
		{"position startpos moves h3e3 h10g9", `info string position: turn 2 "h10g9" cannot be played: The horse goes`},
		{"position startpos moves 炮二平五", `info string position: turn 1 "炮二平五" is no move of this game. Nothing is searched`},
		{"position startpos moves h3e3 0000", `info string position: turn 2 "0000" is no move of this game. Nothing is searched`},
		{"position fen 3k5/9/9/9/9/9/9/9/9/K8 w", "info string position: No king may stand on a1. Nothing is searched"},

		{"position startpos moves b0c2 a10a9", "info string position: turn 1 b0c2: counts ranks from 0, turn 2 a10a9 from 1. Nothing is searched"},
		{"position fen rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w KQkq - 0 1", `info string position: fields: "KQkq" is no key=value field`},
	} {
		i.last(c.want, c.line)
		i.ask("readyok", "stop", "isready")
	}
}

// searchmoves restricts the search to the given moves, banmoves excludes moves.
func TestMovesToChooseFrom(t *testing.T) {
	i := interviewed(t, "xiangqi")
	for range 3 {
		if got := i.last("bestmove", "position startpos", "go searchmoves a1a2 i1i2 depth 3"); got != "bestmove a1a2" && got != "bestmove i1i2" {
			t.Errorf("of a1a2 and i1i2 it plays %q", got)
		}
	}
	for _, all := range [][]string{i.ask("bestmove", "go depth 2 searchmoves a1a2"), i.ask("bestmove", "go searchmoves A1-A2 nodes 300")} {
		for _, line := range all {
			if pv := regexp.MustCompile(` pv (\S+)`).FindStringSubmatch(line); pv != nil && pv[1] != "a1a2" {
				t.Errorf("looked for elsewhere: %s", line)
			}
		}
		if all[len(all)-1] != "bestmove a1a2" {
			t.Errorf("answered %q", all)
		}
	}
	if got := i.last("bestmove", "setoption name Level value 1", "go searchmoves e4e5"); got != "bestmove e4e5" {
		t.Errorf("a beginner plays %q", got)
	}
}

// The mating move is banned, then all moves.
func TestBanmoves(t *testing.T) {
	i := interviewed(t, "xiangqi")
	const mate = "position fen 4k4/R8/9/9/9/9/8p/9/1R7/3K5 w"
	i.ask("ucciok", "ucci")
	if got := i.last("bestmove", mate, "banmoves b1b9", "go depth 3"); got == "bestmove b1b9" {
		t.Error("a banned turn is played")
	}
	if got := i.last("bestmove", mate, "go depth 3"); got != "bestmove b1b9" {
		t.Errorf("in the next position %q is played", got)
	}
	i.last(`info string banmoves: "a5a6" cannot be played`, "banmoves a5a6")
	const bare = "position fen 3k5/9/9/9/9/9/9/9/9/4K4 w"
	if got := i.last("nobestmove", bare, "banmoves e0e1 e0f0", "banmoves e0d0", "go depth 3"); got != "nobestmove" {
		t.Errorf("without a turn left it plays %q", got)
	}
}

// A pondering search continues until the pondered move is played, then runs on the clock; stop
// ends it, too.
func TestPonder(t *testing.T) {
	i := interviewed(t, "xiangqi")
	if greeting := strings.Join(i.ask("uciok", "uci"), "\n"); !strings.Contains(greeting, "\noption name Ponder type check default false\n") {
		t.Errorf("no Ponder in\n%s", greeting)
	}
	reply := regexp.MustCompile(`^bestmove [a-i]\d+[a-i]\d+ ponder [a-i]\d+[a-i]\d+$`)
	if got := i.last("bestmove", "setoption name Ponder value true", "position startpos", "go depth 4"); !reply.MatchString(got) {
		t.Errorf("what to ponder on is missing in %q", got)
	}
	for _, limits := range []string{"wtime 30 btime 30", "movetime 20", "depth 2", "wtime 30 btime 30 depth 1"} {
		i.write("position startpos moves h3e3", "go ponder "+limits)
		time.Sleep(120 * time.Millisecond)
		for _, line := range i.ask("readyok", "isready") {
			if strings.HasPrefix(line, "bestmove") {
				t.Fatalf("%s: answered before ponderhit: %s", limits, line)
			}
		}
		begun := time.Now()
		i.last("bestmove", "ponderhit")
		if took := time.Since(begun); took > 2*time.Second {
			t.Errorf("%s: after ponderhit it takes %v", limits, took)
		}
	}
	i.ask("bestmove", "go ponder wtime 30 btime 30", "stop")
	i.write("go ponder", "ponderhit") // without a clock it continues
	i.ask("readyok", "isready")
	i.ask("bestmove", "stop")
}

// In xiangqi a list of moves that can only count ranks from 0 is read and answered in that form;
// a rank 10, or no list, means ranks from 1.
func TestRanksFromZero(t *testing.T) {
	i := interviewed(t, "xiangqi")
	from0, from1 := regexp.MustCompile(`^bestmove [a-i][6-9]`), regexp.MustCompile(`^bestmove [a-i](7|8|9|10)`)
	for _, c := range []struct {
		moves string
		black *regexp.Regexp
		home  string // square of Black's chariot at the start
	}{
		{"b0c2", from0, "a9"}, {"h2e2", from0, "a9"}, {"b0c2 b9c7 a0a1", from0, "a9"},
		{"h3e3", from1, "a10"}, {"b1c3", from1, "a10"}, {"h3e3 b10c8 a1a2", from1, "a10"},
	} {
		all := strings.Join(i.ask("bestmove", "position startpos moves "+c.moves, "go depth 2", "isready"), "\n")
		if strings.Contains(all, "info string") {
			t.Errorf("%s: %s", c.moves, all)
			continue
		}
		best := all[strings.LastIndex(all, "bestmove"):]
		if !c.black.MatchString(best) || c.home == "a9" && strings.Contains(all, "10") && regexp.MustCompile(`[a-i]10`).MatchString(all) {
			t.Errorf("%s is answered by %s", c.moves, all)
		}
		if got := i.last("bestmove", "go searchmoves "+c.home+"a"+map[string]string{"a9": "8", "a10": "9"}[c.home]+" depth 1"); !strings.HasPrefix(got, "bestmove "+c.home) {
			t.Errorf("after %s the chariot's move is answered by %s", c.moves, got)
		}
	}
	if got := i.last("bestmove", "position startpos", "go searchmoves a0a1 depth 1"); got != "bestmove a0a1" {
		t.Errorf("a0a1 is answered by %q", got)
	}
	if got := i.last("bestmove", "position startpos", "go searchmoves a1a2 depth 1"); got != "bestmove a1a2" {
		t.Errorf("a1a2 is answered by %q", got)
	}
}

// Positions and moves are read in any spelling.
func TestSpellingsInUCI(t *testing.T) {
	i := interviewed(t, "xiangqi")
	for _, line := range []string{
		"position fen \"rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r - - 0 1\" moves H3-E3",
		"position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR\u3000R moves h3e3",
		"position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w moves h2-e2",
	} {
		if all := strings.Join(i.ask("bestmove", line, "go depth 1"), "\n"); strings.Contains(all, "info string") || strings.Contains(all, "0000") {
			t.Errorf("%s: %s", line, all)
		}
	}
}

// UCCI queues commands in the same way.
func TestUCCIQueues(t *testing.T) {
	i := process(t, "xiangqi")
	i.ask("ucciok", "ucci")
	for range 10 {
		i.write("position startpos", "go infinite", "stop", "position startpos moves h2e2", "banmoves h9g7", "go time 100 increment 0", "position startpos", "go depth 2")
		moves := i.bestmoves(3)
		if moves[1] == "bestmove h9g7" || !regexp.MustCompile(`^bestmove [a-i][0-4]`).MatchString(moves[2]) {
			t.Errorf("answered %q", moves)
		}
	}
	i.write("go infinite", "quit")
	i.ask("bye")
}
