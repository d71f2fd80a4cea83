package stratagem

import (
	"fmt"
	"slices"
	"testing"

	"yanyi/game"
)

// says is a warning's key and number.
func says(p *position) string {
	w := p.Warning()
	for _, a := range w.Args {
		return fmt.Sprint(w.Key, " ", a.N)
	}
	return w.Key
}

const (
	twice   = "event.offer.repeat.warn"
	checker = "event.offer.perpetual.warn"
)

// recurrences are turns with the warnings after each of the last ones.
var recurrences = []struct {
	name, from    string
	turns, warned []string
}{
	{"nobody checks", "start",
		[]string{"a1a2", "a10a9", "a2a1", "a9a10", "a1a2", "a10a9", "a2a1", "a9a10"},
		[]string{"", twice, twice, twice, twice, ""}},
	{"another way", "start",
		[]string{"a1a2", "a10a9", "a2a1", "a9a10", "a1a3"},
		[]string{twice, ""}},
	{"the checking side alone is told, before it checks again", "4k4/9/9/9/9/9/9/9/R8/3K5 b",
		[]string{"e10e9", "a2a9", "e9e10", "a9a10", "e10e9", "a10a9", "e9e10", "a9a10", "e10e9", "a10a9"},
		[]string{"", twice, checker, twice, checker, ""}},
	{"a quiet move in between", "4k4/9/9/9/9/9/9/9/R8/3K5 b",
		[]string{"e10e9", "a2a9", "e9e10", "a9a8", "e10e9", "a8a9", "e9e10"},
		[]string{"", twice, twice}},
}

func TestRecurringPositionsWarn(t *testing.T) {
	for _, c := range recurrences {
		t.Run(c.name, func(t *testing.T) {
			p := read(t, "xiangqi", c.from)
			var got []string
			for _, turn := range c.turns {
				play(t, p, turn)
				got = append(got, says(p))
			}
			if got = got[len(got)-len(c.warned):]; !slices.Equal(got, c.warned) {
				t.Errorf("%s ends with warnings %q, want %q (%+v)", p, got, c.warned, p.Outcome())
			}
		})
	}
}

// The last ten of 120 turns are counted down; a capture resets the count.
func TestQuietTurnsAreCountedDown(t *testing.T) {
	for id, key := range map[string]string{
		"xiangqi": "event.offer.clock.warn", "qiji": "event.offer.clock.warn.qiji",
		"qice": "event.offer.clock.warn.qice", "qice-line": "event.offer.clock.warn.qice-line",
	} {
		p := read(t, id, "start")
		for left := quietLimit; left > 0; left-- {
			want := ""
			if left <= 10 {
				want = fmt.Sprint(key, " ", left)
			}
			if left == 1 {
				want = key + ".one"
			}
			if got := says(p); got != want {
				t.Fatalf("%s with %d turns left: %q, want %q", id, left, got, want)
			}
			if left == 1 {
				taken := p.Clone().(*position)
				taken.Do(takes(t, taken))
				if got := says(taken); got != "" {
					t.Errorf("%s after a capture: %q", id, got)
				}
			}
			p.Do(quietTurn(t, p))
		}
		if got := says(p); got != "" || !p.Outcome().Over {
			t.Errorf("%s: %+v, warns %q", id, p.Outcome(), got)
		}
	}
}

// takes is a turn that captures.
func takes(t *testing.T, p *position) game.Turn {
	t.Helper()
	for _, turn := range p.Turns(nil) {
		if p.cells[turn.To()] != game.NoPiece {
			return turn
		}
	}
	t.Fatalf("nothing to take at %s", p)
	return game.NoTurn
}
