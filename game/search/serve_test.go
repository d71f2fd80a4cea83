package search

import (
	"context"
	"slices"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
)

// conversation is a running server and its output.
type conversation struct {
	t    *testing.T
	in   chan string
	said chan string
}

func converse(t *testing.T, root *knot) *conversation {
	c := &conversation{t, make(chan string), make(chan string, 1000)}
	v := treeVariant{treeInfo(2), root}
	find := func(id string) (game.Variant, bool) {
		return v, id == "tree"
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan struct{})
	go func() {
		Serve(ctx, find, c.in, func(line string) { c.said <- line })
		close(done)
	}()
	t.Cleanup(func() { cancel(); <-done })
	return c
}

// until returns the output up to the first line with the prefix.
func (c *conversation) until(prefix string) []string {
	c.t.Helper()
	var lines []string
	for line := range c.said {
		lines = append(lines, line)
		if strings.HasPrefix(line, prefix) {
			break
		}
		if strings.HasPrefix(line, "error") {
			c.t.Fatalf("%s", line)
		}
	}
	return lines
}

func TestServeFindsTheTurn(t *testing.T) {
	draw := &knot{actor: game.Chance, kids: []*knot{leaf(0, 0), fork(0, leaf(-9, 1), won(0))}, weights: []uint32{1, 1}, hash: 3}
	c := converse(t, fork(0, leaf(0, 1), fork(1, leaf(0, 0), draw)))
	c.in <- "position tree wind=high | start | b1a1 b1a1*Q"
	c.in <- "go level 7 seed 42"
	lines := c.until("bestmove")
	if got := lines[len(lines)-1]; got != "bestmove b1a1" {
		t.Errorf("%q, want the mate", got)
	}
	want := []string{"info", "depth", "1", "nodes", "4", "time", "0", "score", "29999", "chances", "100", "0", "pv", "b1a1"}
	got := strings.Fields(lines[0])
	got[6] = "0"
	if !slices.Equal(got, want) {
		t.Errorf("said %v, want %v", got, want)
	}
}

// Excluded turns are not searched; the next search includes them.
func TestServeLeavesOutTurns(t *testing.T) {
	c := converse(t, fork(0, leaf(0, 1), leaf(9, 1), won(0)))
	for _, step := range []struct{ without, want string }{
		{"", "c1a1"}, {" without c1a1", "b1a1"}, {" without b1a1,c1a1", "a1a1"}, {"", "c1a1"},
	} {
		c.in <- "position tree | start"
		c.in <- "go depth 2 multipv 3" + step.without
		lines := c.until("bestmove")
		if got := lines[len(lines)-1]; got != "bestmove "+step.want {
			t.Errorf("without%s: %q, want %s", step.without, lines, step.want)
		}
		for barred := range strings.SplitSeq(strings.TrimPrefix(step.without, " without "), ",") {
			if barred != "" && strings.Contains(strings.Join(lines, "\n"), barred) {
				t.Errorf("%s is looked at: %q", barred, lines)
			}
		}
	}
	for command, want := range map[string]string{
		"go depth 1 without a1a1,b1a1,c1a1": "error go: the position has no turns", "go depth 1 without x9": "error go: without: ",
	} {
		c.in <- command
		if got := c.until("error"); !strings.HasPrefix(got[0], want) {
			t.Errorf("%s is answered by %q", command, got)
		}
	}
}

// A single turn can be evaluated, to the depth of the limits.
func TestServeJudgesOneTurn(t *testing.T) {
	c := converse(t, fork(0, leaf(0, 1), leaf(9, 1), won(0)))
	c.in <- "position tree | start"
	c.in <- "go depth 2 only b1a1"
	if lines := c.until("bestmove"); len(lines) != 3 || lines[2] != "bestmove b1a1" || !strings.HasPrefix(lines[1], "info depth 2 ") || !strings.Contains(lines[1], "pv b1a1") {
		t.Errorf("said %q", lines)
	}
	c.in <- "go depth 1 only x9"
	if got := c.until("error"); !strings.HasPrefix(got[0], "error ") {
		t.Errorf("said %q", got)
	}
}

func TestServeStopsWithTheBestSoFar(t *testing.T) {
	c := converse(t, woods(2))
	c.in <- "position tree | start"
	c.in <- "go"
	c.until("info depth 3 ")
	c.in <- "go" // which would never end
	c.in <- "stop"
	if lines := c.until("bestmove"); len(lines[len(lines)-1]) != len("bestmove a1a1") {
		t.Errorf("%v", lines)
	}
	c.in <- "go depth 1" // obeyed again
	c.until("bestmove")
}

// Requests during a search are answered after it in order, invalid lines too; the next search
// begins even if no answer is read.
func TestServeAnswersWhatWaits(t *testing.T) {
	in := make(chan string, 16)
	for _, line := range []string{
		"position tree | start", "go nodes 3000", "go depth 1 only b1a1", "go depth 0", "position tree | start | b1a1", "go depth 2",
	} {
		in <- line
	}
	close(in)
	var answers []string
	root := fork(0, leaf(0, 1), fork(1, leaf(9, 0), won(1)))
	Serve(context.Background(), func(string) (game.Variant, bool) { return treeVariant{treeInfo(2), root}, true }, in, func(line string) {
		if !strings.HasPrefix(line, "info") {
			answers = append(answers, line)
		}
	})
	want := []string{"bestmove a1a1", "bestmove b1a1", "error go: depth 0 leaves nothing to do", "bestmove b1a1"}
	if !slices.Equal(answers, want) {
		t.Errorf("answered %q, want %q", answers, want)
	}
}

// A reader of the last line may continue at once, even from within out.
func TestServeListensAfterItsLastLine(t *testing.T) {
	in := make(chan string, 3)
	in <- "position tree | start"
	in <- "go nodes 50"
	turns := 0
	Serve(context.Background(), func(string) (game.Variant, bool) {
		return treeVariant{treeInfo(2), woods(2)}, true
	}, in, func(line string) {
		switch {
		case strings.HasPrefix(line, "error"):
			t.Fatal(line)
		case !strings.HasPrefix(line, "bestmove"):
		case turns < 2000:
			turns++
			in <- "position tree | start"
			in <- "go nodes 50"
		default:
			close(in)
		}
	})
}

func TestServeAnswersAllBeforeItsInputEnds(t *testing.T) {
	in := make(chan string, 2)
	in <- "position tree | start"
	in <- "go nodes 3000"
	close(in)
	var last string
	Serve(context.Background(), func(string) (game.Variant, bool) {
		return treeVariant{treeInfo(2), woods(2)}, true
	}, in, func(line string) { last = line })
	if !strings.HasPrefix(last, "bestmove ") {
		t.Errorf("last said %q", last)
	}
}

func TestServeSaysWhatIsWrong(t *testing.T) {
	for line, want := range map[string]string{
		"dance":                           `error unknown command "dance"`,
		"go":                              "error go: no position",
		"position":                        "error position: want VARIANT | POSITION | TURNS, got 1 parts",
		"position | start":                "error position: no variant",
		"position ludo | start":           `error position: no variant "ludo"`,
		"position tree wind | start":      `error position: "wind" is not key=value`,
		"position tree wind=low | start":  "error position: options: option wind=low is not one of tree's",
		"position tree | end":             "error position: a tree grows from its start",
		"position tree | start | h8a1":    "error position: turn 1: illegal turn h8a1",
		"position tree | start | b1a1 zz": `error position: turn 2: turn "zz": no square of this board at "zz"`,
		"position tree | start | c1a1":    "error position: turn 1: turn c1a1: that reveal cannot happen",
	} {
		draw := &knot{actor: game.Chance, kids: []*knot{leaf(0, 0)}, weights: []uint32{1}}
		c := converse(t, fork(0, leaf(0, 1), fork(1, leaf(0, 0)), draw))
		c.in <- line
		if got := <-c.said; got != want {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
}

func TestServeRefusesBadLimits(t *testing.T) {
	c := converse(t, won(0))
	c.in <- "position tree | start"
	for line, want := range map[string]string{
		"go level 0":    "error go: level 0 is not 1 to 8",
		"go level 9":    "error go: level 9 is not 1 to 8",
		"go nodes":      "error go: nodes has no value",
		"go time -5":    `error go: time "-5" is not a number`,
		"go nodes 0":    "error go: nodes 0 leaves nothing to do",
		"go multipv 6":  "error go: multipv 6 is more than 5",
		"go temper mad": `error go: no temper "mad"`,
		"go temper":     "error go: temper has no value",
		"go ponder 1":   `error go: unknown limit "ponder"`,
		"go depth 2":    "error go: the position has no turns",
	} {
		c.in <- line
		if got := <-c.said; got != want {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
}

func TestServeTellsLinesAndChances(t *testing.T) {
	c := converse(t, fork(0, leaf(300, 1), leaf(0, 1), leaf(-300, 1)))
	c.in <- "position tree | start"
	c.in <- "go depth 1 multipv 2 temper bold"
	lines := c.until("bestmove")
	for i, want := range []string{"info multipv 1 depth 1 ", "info multipv 2 depth 1 "} {
		if !strings.HasPrefix(lines[i], want) || !strings.Contains(lines[i], " chances ") {
			t.Errorf("%q, want %q", lines[i], want)
		}
	}
}

// Chances are percentages, above half for the better side, and a certain win is 100.
func TestChances(t *testing.T) {
	two, three := grow(2, leaf(0, 0)), grow(3, leaf(0, 0))
	third := 0
	for _, score := range []int{-Mate, -2000, -100, 0, 100, 2000, Mate} {
		p, q := chances(two, 2, score), chances(three, 3, score)
		if p[0]+p[1] != 100 || q[0]+q[1]+q[2] != 100 || (score > 0) != (p[0] > 50) || q[0] < third {
			t.Errorf("score %d: %v, %v", score, p, q)
		}
		third = q[0]
	}
	if p := chances(two, 2, Mate-3); p[0] != 100 {
		t.Errorf("a mate is worth %v", p)
	}
	if third != 100 {
		t.Errorf("a mate is worth %d percent among three", third)
	}
}

// At the start everybody has about equal chances, in every variant except where one plays
// against two.
func TestChancesAtTheStart(t *testing.T) {
	nodes := uint64(20_000)
	if testing.Short() {
		nodes = 2_000
	}
	for _, v := range catalog.All() {
		in, seats := v.Info(), len(v.Info().Seats)
		pos, err := v.Parse(in.Start, nil)
		if err != nil {
			t.Fatal(err)
		}
		r := New(in).Best(context.Background(), pos, Limits{Nodes: nodes})
		for s, p := range chances(pos, seats, r.Score) {
			if s < seats && in.Pact == 0 && abs(p-100/seats) > 6 {
				t.Errorf("%s: at the start seat %d has %d percent", in.ID, s, p)
			}
		}
	}
}
