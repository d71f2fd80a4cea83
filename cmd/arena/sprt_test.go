package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"yanyi/cmd/internal/score"
	"yanyi/game/catalog"
	"yanyi/game/match"
)

// outcomeOf is what a test prints after its games: the units and the verdict.
func outcomeOf(out string) string { return out[strings.Index(out, "\nnew ")+1:] }

// A greedy player is stronger than one who plays at random, and not the reverse; the test ends
// by itself after a few units.
func TestSPRTDecides(t *testing.T) {
	for _, c := range []struct{ variant, newer, older, hypotheses, want string }{
		{"xiangqi", "greedy", "random", "-elo1 100", "the higher hypothesis is accepted"},
		{"xiangqi", "random", "greedy", "-elo1 100", "the lower hypothesis is accepted"},
		{"mini", "greedy", "random", "-points1 1.5", "the higher hypothesis is accepted"},
	} {
		args := strings.Fields("sprt -variant " + c.variant + " -new " + c.newer + " -old " + c.older + " " + c.hypotheses)
		out := done(t, append(args, "-plies", "400", "-games", "300", "-concurrency", "2")...)
		if !strings.HasSuffix(out, c.want+"\n") {
			t.Errorf("%s: %s against %s: want %q at the end of\n%s", c.variant, c.newer, c.older, c.want, outcomeOf(out))
		}
	}
}

// In triples the new contestant sits once on each seat.
func TestSPRTOfThree(t *testing.T) {
	out := done(t, "sprt", "-variant", "mini", "-new", "greedy;name=A", "-old", "random;name=B", "-plies", "300", "-games", "9", "-random", "2")
	for _, want := range []string{
		"rotation 1 u=A w=B s=B games 3", "rotation 2 u=B w=B s=A games 3", "rotation 3 u=B w=A s=B games 3",
		"unit 3 points ", "new A points ", " games 9\n", "seats u ", "undecided\n",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing in\n%s", want, out)
		}
	}
}

// A test that was interrupted continues where it stopped and ends as if it had not been; a state
// of other games is refused, and so are the same games twice.
func TestSPRTContinues(t *testing.T) {
	folder := t.TempDir()
	name := func(s string) string { return filepath.Join(folder, s) }
	run := func(seed, games, state string, more ...string) string {
		return done(t, append([]string{"sprt", "-variant", "xiangqi", "-new", "random", "-old", "random", "-plies", "60",
			"-seed", seed, "-games", games, "-state", name(state)}, more...)...)
	}
	whole := outcomeOf(run("3", "12", "whole"))
	run("3", "5", "parts") // two pairs: half a pair is not begun
	if units := states(t, name("parts")).Units.Len(); units != 2 {
		t.Errorf("five games are %d units", units)
	}
	if parts := outcomeOf(run("3", "12", "parts", "-concurrency", "3")); parts != whole {
		t.Errorf("in parts the test ends\n%swant\n%s", parts, whole)
	}
	if told := run("3", "0", "whole"); told != whole {
		t.Errorf("without games it tells\n%swant\n%s", told, whole)
	}
	run("4", "6", "other")
	if pooled := run("3", "0", "whole", "-with", name("other")); !strings.Contains(pooled, " games 18\n") && !strings.Contains(pooled, " games 18 ") {
		t.Errorf("12 and 6 games pooled are told as\n%s", pooled)
	}
	for _, c := range []struct{ args, want string }{
		{"-seed 5 -state " + name("whole"), "whole is of other games, seed 3: variant=xiangqi new=random"},
		{"-seed 3 -plies 9 -state " + name("whole"), "whole is of other games"},
		{"-seed 3 -with " + name("whole") + "," + name("parts"), "whole has the seed 3 of "},
		{"-seed 4 -plies 9 -with " + name("whole"), "whole is of other games: variant=xiangqi"},
		{"-with " + name("none"), "none: no such file"},
		{"-elo0 5 -elo1 5", "-elo0 5 -elo1 5: the second is higher"},
		{"-points1 2", "-points0 and -points1 are of games of three"},
		{"-new nobody", `contestant "nobody" is none of`},
	} {
		_, errs, code := arena(t, "", append(strings.Fields("sprt -variant xiangqi -new random -old random -plies 60"), strings.Fields(c.args)...)...)
		if code == 0 || !strings.Contains(errs, c.want) {
			t.Errorf("%s: exit %d, want %q in\n%s", c.args, code, c.want, errs)
		}
	}
}

func states(t *testing.T, name string) state {
	t.Helper()
	s, err := readState(name)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// The state of a test that is killed while it writes stays whole: the file is replaced.
func TestStatesAreReplacedWhole(t *testing.T) {
	name := filepath.Join(t.TempDir(), "state")
	s := state{Settings: "a", Seed: 1, Units: score.Units{1.5: 2}, Seats: map[string]score.Sample{"u": {Games: 2, Total: 3, Squares: 5}}}
	for range 2 {
		if err := s.keep(name); err != nil {
			t.Fatal(err)
		}
		if back := states(t, name); back.Units[1.5] != 2 || back.Seats["u"] != s.Seats["u"] {
			t.Errorf("%+v comes back as %+v", s, back)
		}
	}
	if left, _ := filepath.Glob(name + ".*"); len(left) > 0 {
		t.Errorf("%v are left", left)
	}
}

// A state from anywhere is read or refused with what is wrong in it.
func FuzzParseState(f *testing.F) {
	f.Add([]byte(`{"settings": "variant=mini", "seed": 1, "units": {"0": 3, "4.5": 2}, "seats": {"u": {"Games": 1}}}`))
	f.Add([]byte(`{"units": {"NaN": 1}}`))
	f.Add([]byte(`{"units": {"1": -1}}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		s, err := parseState(text)
		if err != nil {
			return
		}
		name := filepath.Join(t.TempDir(), "state")
		if err := s.keep(name); err != nil {
			t.Fatal(err)
		}
		again, err := readState(name)
		a, _ := json.Marshal(again.Seats)
		b, _ := json.Marshal(s.Seats)
		if err != nil || again.Settings != s.Settings && strings.ToValidUTF8(s.Settings, "") == s.Settings || string(a) != string(b) || again.Units.Len() != s.Units.Len() {
			t.Errorf("%+v comes back as %+v (%v)", s, again, err)
		}
		os.Remove(name)
	})
}

// The tree search mates, takes a hanging chariot and, of three, a king; the same seed chooses
// the same turn.
func TestMCTSChooses(t *testing.T) {
	for _, c := range []struct{ variant, position, want string }{
		{"xiangqi", "3k5/R8/9/4n4/9/9/9/9/9/4KR3 w", "f1f10"},
		{"xiangqi", "3k5/9/9/r3p4/9/9/9/9/4A4/R3K4 w", "a1a7"},
		{"yanyi", duel, ""},
	} {
		v, _ := catalog.Find(c.variant)
		m, err := match.New(v, match.Setup{Start: c.position})
		if err != nil {
			t.Fatal(err)
		}
		p := contestant{kind: kindMCTS, limits: limits{nodes: 60_000}}.open(v.Info())
		a, err := p.choose(m, 1)
		if again, _ := p.choose(m, 1); err != nil || again != a || c.want != "" && a.turn != c.want {
			t.Errorf("%s %s: chooses %v and %v (%v), want %s", c.variant, c.position, a, again, err, c.want)
		}
		if err := m.Play(a.turn); err != nil {
			t.Errorf("%s: %v", c.variant, err)
		}
	}
}

// In a game with draws the tree tells apart what is drawn, and any game is played to its end.
func TestMCTSPlaysEveryGame(t *testing.T) {
	for _, v := range catalog.All() {
		seats := make([]string, len(v.Info().Seats))
		for i := range seats {
			seats[i] = "mcts;nodes=300"
		}
		out := done(t, "match", "-variant", v.Info().ID, "-seats", strings.Join(seats, ","), "-random", "2", "-plies", "30", "-games", "1")
		if strings.Contains(out, "forfeits") {
			t.Errorf("%s:\n%s", v.Info().ID, out)
		}
	}
}
