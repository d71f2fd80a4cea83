package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"yanyi/cmd/arena/uci"
	"yanyi/game"
	"yanyi/game/catalog"
)

// actAs is the environment variable that turns the test's program into a contestant: arena
// itself, or one of the fakes.
const actAs = "ARENA_TEST_ACT_AS"

func TestMain(m *testing.M) {
	switch act := os.Getenv(actAs); act {
	case "":
		os.Exit(m.Run())
	case "arena":
		main()
	default:
		fake(act)
	}
}

// fake speaks enough UCI to be accepted, then misbehaves.
func fake(act string) {
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		switch word, _, _ := strings.Cut(in.Text(), " "); {
		case word == "uci":
			fmt.Println("uciok")
		case word == "isready":
			fmt.Println("readyok")
		case word == "go" && act == "illegal":
			fmt.Println("bestmove a1i10")
		case word == "go" && act == "crash":
			os.Exit(3)
		case word == "go" && act == "flood":
			fmt.Print(strings.Repeat("info ", uci.LongestLine))
		}
	}
}

// interview is a conversation with arena uci. Its answers are buffered, so the program never
// blocks.
type interview struct {
	t    *testing.T
	to   io.Writer
	from chan string
}

func newInterview(t *testing.T, to io.Writer, from io.Reader) *interview {
	i := &interview{t, to, make(chan string, 1<<16)}
	go func() {
		defer close(i.from)
		for s := bufio.NewScanner(from); s.Scan(); {
			i.from <- s.Text()
		}
	}()
	return i
}

func interviewed(t *testing.T, variant string) *interview {
	questions, to := io.Pipe()
	from, answers := io.Pipe()
	go func() {
		commandLine().Run([]string{"uci", "-variant", variant}, questions, answers, io.Discard)
		answers.Close()
	}()
	t.Cleanup(func() { to.Close() })
	return newInterview(t, to, from)
}

// ask sends lines and returns the answer up to the line that begins with a word.
func (i *interview) ask(until string, lines ...string) (all []string) {
	i.t.Helper()
	for _, line := range lines {
		fmt.Fprintln(i.to, line)
	}
	for late := time.After(time.Minute); ; {
		select {
		case line, ok := <-i.from:
			all = append(all, line)
			if ok && strings.HasPrefix(line, until) {
				return all
			} else if ok {
				continue
			}
		case <-late:
		}
		break
	}
	i.t.Fatalf("after %q no %s, but\n%s", lines, until, strings.Join(all, "\n"))
	return nil
}

// last is the last line of the answer.
func (i *interview) last(until string, lines ...string) string {
	i.t.Helper()
	all := i.ask(until, lines...)
	return all[len(all)-1]
}

func TestUCI(t *testing.T) {
	i := interviewed(t, "xiangqi")
	greeting := strings.Join(i.ask("uciok", "uci"), "\n")
	for _, want := range []string{
		"id name Yanyi\n", "option name Level type spin default 0 min 0 max ",
		"option name UCI_Variant type combo default xiangqi var yanyi",
	} {
		if !strings.Contains(greeting, want) {
			t.Errorf("%q is missing in\n%s", want, greeting)
		}
	}
	i.ask("readyok", "setoption name UCI_Variant value yanyi", "setoption name mode value first", "setoption name UCI_Variant value xiangqi",
		"setoption name Level value 0", "ucinewgame", "isready")
	if got := i.last("info string", "setoption name Contempt value 12"); got != `info string there is no option "Contempt" with the value "12"` {
		t.Errorf("an unknown option is answered by %q", got)
	}
	info := regexp.MustCompile(`^info depth \d+ score (cp -?|mate )\d+ nodes \d+ nps \d+ time \d+ pv [a-i]\d+[a-i]\d+( |$)`)
	all := i.ask("bestmove", "position startpos moves h3e3 h10g8", "go nodes 3000")
	for _, line := range all[:len(all)-1] {
		if !info.MatchString(line) {
			t.Errorf("a search says %q", line)
		}
	}
	if got := i.last("info string", "stop", "flowers", "isready"); got != `info string unknown command "flowers"` {
		t.Errorf("flowers are answered by %q", got)
	}
}

func TestUCITellsSeveralLines(t *testing.T) {
	i := interviewed(t, "xiangqi")
	all := strings.Join(i.ask("bestmove", "setoption name MultiPV value 3", "position startpos", "go depth 3"), "\n")
	for n := 1; n <= 3; n++ {
		if !regexp.MustCompile(fmt.Sprintf(`(?m)^info depth 3 multipv %d score cp -?\d+ nodes \d+ .* pv `, n)).MatchString(all) {
			t.Errorf("line %d is missing in\n%s", n, all)
		}
	}
}

func TestUCITellsMates(t *testing.T) {
	i := interviewed(t, "xiangqi")
	all := strings.Join(i.ask("bestmove", "position fen 4k4/9/4P4/9/9/9/9/9/R8/R3K4 w - - 0 1", "go depth 6"), "\n")
	if !strings.Contains(all, " score mate 1 ") {
		t.Errorf("a mate on the spot is told as\n%s", all)
	}
	all = strings.Join(i.ask("bestmove", "position fen 4k4/9/4P4/9/9/9/9/9/R8/R3K4 b - - 0 1", "go mate 3"), "\n")
	if !strings.Contains(all, " score mate -2 ") {
		t.Errorf("being mated is told as\n%s", all)
	}
}

// The answer to go infinite waits for stop even if the search has finished.
func TestInfiniteWaitsForStop(t *testing.T) {
	i := interviewed(t, "xiangqi")
	i.ask("info depth 1 score mate 1", "position fen 4k4/9/4P4/9/9/9/9/9/R8/R3K4 w - - 0 1", "go infinite")
	if all := i.ask("readyok", "isready"); len(all) != 1 {
		t.Errorf("before stop comes %q", all)
	}
	i.ask("bestmove", "stop")
	for _, without := range []string{"go infinite", "go"} {
		i.ask("info depth 2", "position startpos", without)
		i.ask("bestmove", "stop")
	}
}

func TestUCIOfWhatCannotBePlayed(t *testing.T) {
	i := interviewed(t, "xiangqi")
	for _, position := range []string{
		"position startpos moves a1a9", "position fen 4k4/9/9/9/9/9/9/9/9/4X4 w", "position", "position fen", "position sideways",
		"position fen 3RkR3/9/4P4/9/9/9/9/9/9/3K5 b - - 0 1", // mated
	} {
		if got := i.last("bestmove", position, "go depth 1"); got != "bestmove 0000" {
			t.Errorf("%s is answered by %q", position, got)
		}
	}
	if got := i.last("bestmove", "position startpos moves h3e3", "go depth 1"); got == "bestmove 0000" {
		t.Error("afterwards nothing is played any more")
	}
}

// A drawn position by repetition is still searched when asked.
func TestUCIPlaysOnAfterADraw(t *testing.T) {
	i := interviewed(t, "xiangqi")
	moves := strings.Repeat(" a1a2 a10a9 a2a1 a9a10", 3)
	if got := i.last("bestmove", "position startpos moves"+moves, "go depth 1"); got == "bestmove 0000" {
		t.Error("a repeated position is not played")
	}
}

func TestUCCI(t *testing.T) {
	i := interviewed(t, "xiangqi")
	greeting := strings.Join(i.ask("ucciok", "ucci"), "\n")
	if !strings.Contains(greeting, "\noption usemillisec type check default true\noption Level type spin") {
		t.Errorf("ucci is answered by\n%s", greeting)
	}
	// The horse and the elephant by their other letters, ranks from 0, Red by r.
	all := strings.Join(i.ask("bestmove", "setoption Level 1", "position fen rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r - - 0 1 moves h2e2 h9g7 h0g2 i9h9",
		"go depth 2 time 60000 increment 1000"), "\n")
	if !regexp.MustCompile(`info depth 1 score -?\d+ .* pv [a-i]\d[a-i]\d`).MatchString(all) || !regexp.MustCompile(`bestmove [a-i]\d[a-i]\d$`).MatchString(all) {
		t.Errorf("go is answered by\n%s", all)
	}
	if got := i.last("bestmove", "setoption Level 0", "position fen 4k4/R8/9/9/9/9/8p/9/1R7/3K5 w", "go depth 3"); got != "bestmove b1b9" {
		t.Errorf("the mate on b10 is told as %q", got)
	}
	if got := i.last("nobestmove", "position startpos moves a9a9", "go depth 1"); got != "nobestmove" {
		t.Errorf("nothing to play is told as %q", got)
	}
	if got := i.last("bye", "quit"); got != "bye" {
		t.Errorf("quit is answered by %q", got)
	}
	if got := interviewed(t, "baige").last("info", "ucci"); got != "info string baige is not spoken of in UCCI" {
		t.Errorf("baige answers ucci by %q", got)
	}
}

func variant(t *testing.T, id string) game.Variant {
	t.Helper()
	v, ok := catalog.Find(id)
	if !ok {
		t.Fatalf("no variant %s", id)
	}
	return v
}

// isOrder matches the first words of valid lines.
var isOrder = regexp.MustCompile(`^(uci|ucci|isready|setoption|ucinewgame|debug|register|position|banmoves|go|ponderhit|stop|quit)$`)

// goes counts the lines that request a move, up to quit.
func goes(lines string) (n int) {
	for line := range strings.SplitSeq(lines, "\n") {
		words := strings.Fields(line)
		i := slices.IndexFunc(words, isOrder.MatchString)
		switch {
		case i < 0:
		case words[i] == "quit":
			return n
		case words[i] == "go":
			n++
		}
	}
	return n
}

// Any input is answered by lines of the protocol, each go by one bestmove, and quit ends the
// program.
func FuzzUCI(f *testing.F) {
	for _, lines := range []string{
		"uci\nisready\nposition startpos moves h3e3\ngo nodes 50", "ucci\nsetoption usemillisec false\nposition fen 4k4/9/4P4/9/9/9/9/9/R8/R3K4 r - - 0 1\ngo time 1 increment 1",
		"setoption name UCI_Variant value anqi\nposition startpos moves @b2*uP\ngo depth 1", "go infinite\nstop", "go wtime -1 btime 99999999999999999999 movestogo 0",
		"setoption name UCI_Variant value qiji\nposition fen x y z= moves", "position", "go", "stop\nponderhit\ngo mate 1",
		"go infinite\nstop\nposition startpos moves h3e3\ngo depth 2", "go ponder movetime 5\nponderhit\ngo depth 1\nstop\nstop",
		"position startpos moves b0c2\ngo searchmoves b9c7 a9-a8 depth 1", "ucci\nbanmoves b0c2\ngo depth 1", "go\nfoo go depth 1\nquit",
	} {
		f.Add(lines)
	}
	answers := regexp.MustCompile(`^(id|option|info|uciok|ucciok|readyok|bestmove|nobestmove|bye)( |$)`)
	f.Fuzz(func(t *testing.T, lines string) {
		out, _, code := arena(t, lines+"\nquit\n", "uci", "-variant", "xiangqi")
		if code != 0 {
			t.Errorf("%q ends with %d", lines, code)
		}
		if n := len(regexp.MustCompile(`(?m)^(no)?bestmove`).FindAllString(out, -1)); n != goes(lines) {
			t.Errorf("%q is answered by %d turns, not %d:\n%s", lines, n, goes(lines), out)
		}
		for line := range strings.Lines(out) {
			if !answers.MatchString(strings.TrimRight(line, "\n")) {
				t.Errorf("%q is answered by %q", lines, line)
			}
		}
	})
}
