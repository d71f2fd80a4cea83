package main

import (
	"os"
	"strings"
	"testing"
	"time"

	"yanyi/cmd/internal/engines"
	"yanyi/game/match"
)

// The search in another process plays the same moves as the one in this process.
func TestProgramsPlay(t *testing.T) {
	t.Setenv(actAs, "arena")
	for _, id := range []string{"xiangqi", "jieqi"} {
		seats := "full,uci:" + os.Args[0] + " uci -variant " + id + ";Seed=1;name=other"
		if id == "jieqi" {
			seats += ",random"
		}
		out := done(t, "match", "-variant", id, "-seats", seats, "-games", "2", "-nodes", "200", "-plies", "30", "-random", "4")
		if strings.Contains(out, "forfeits") || strings.Count(out, " length plies 30") != 2 || !strings.Contains(out, "score other ") {
			t.Errorf("%s: match prints\n%s", id, out)
		}
	}
}

// A program that plays an illegal move, exits or writes endlessly loses that game and is named,
// and the match continues; among three the others finish the game.
func TestWhoCannotPlayForfeits(t *testing.T) {
	for act, want := range map[string]string{
		"illegal": "game 2: it forfeits: at ", "crash": "ended without saying bestmove", "flood": "ended without saying bestmove",
	} {
		t.Setenv(actAs, act)
		out := done(t, "match", "-variant", "xiangqi", "-seats", "random,uci:"+os.Args[0]+";name=it", "-games", "3")
		if !strings.Contains(out, want) || !strings.Contains(out, "score it 0.000 ± 0.000 games 3 ") ||
			!strings.Contains(out, " forfeits 3\n") || strings.Count(out, " resign ") != 3 {
			t.Errorf("%s: match prints\n%s", act, out)
		}
	}
	out := done(t, "match", "-variant", "yanyi", "-seats", "random,random,uci:"+os.Args[0]+";name=it", "-games", "1", "-plies", "60")
	if !strings.Contains(out, "forfeits 1\n") || strings.Contains(out, "resign") {
		t.Errorf("among three: match prints\n%s", out)
	}
}

func TestSilenceIsNotWaitedOutForEver(t *testing.T) {
	t.Setenv(actAs, "silent")
	v := variant(t, "xiangqi")
	p := &program{Program: engines.Program{Command: []string{os.Args[0]}}, patience: 50 * time.Millisecond}
	defer p.close()
	if err := p.begin(); err != nil {
		t.Fatal(err)
	}
	m, err := match.New(v, match.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.choose(m, 0); err == nil || err.Error() != "did not say bestmove within 50ms" {
		t.Errorf("silence is told as %v", err)
	}
	if err := p.begin(); err != nil {
		t.Errorf("it does not come back for the next game: %v", err)
	}
}

func TestContestants(t *testing.T) {
	c, err := parseContestant("uci:"+os.Args[0]+" uci -variant qiji;Skill Level=20;nodes=500;name=x", limits{time: time.Second})
	if err != nil || c.name != "x" || len(c.command()) != 4 || c.limits != (limits{nodes: 500}) || len(c.set) != 1 || c.set[0] != [2]string{"Skill Level", "20"} {
		t.Errorf("read as %+v (%v)", c, err)
	}
	for _, text := range []string{"", "0", "99", "best", "uci:", "uci:no-such-program", "full;Skill=1", "full;time=soon", "full;nodes", "1;nodes=-1"} {
		if _, err := parseContestant(text, limits{}); err == nil {
			t.Errorf("%q is taken", text)
		}
	}
}

func TestScoresOfPrograms(t *testing.T) {
	for line, want := range map[string]int{
		"info depth 3 score cp -45 nodes 12": -45, "info depth 3 score mate 4 nodes 12": 29_996, "info score mate -2 pv a": -29_998,
		"info depth 4 score cp 31 upperbound nodes 2": 31,
	} {
		if got, ok := scoreOf(line); !ok || got != want {
			t.Errorf("%q is %d, want %d", line, got, want)
		}
	}
	for _, line := range []string{"info depth 3", "info string score", "info score cp x"} {
		if got, ok := scoreOf(line); ok {
			t.Errorf("%q is %d", line, got)
		}
	}
}
