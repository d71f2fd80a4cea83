package threekingdoms

import (
	"fmt"
	"strings"
	"testing"

	"yanyi/game"
)

// says is a warning's key and number.
func says(p *position) string {
	w := p.Warning()
	for _, a := range w.Args {
		if a.Kind == game.ArgNumber {
			return fmt.Sprint(w.Key, " ", a.N)
		}
	}
	return w.Key
}

// A position that has occurred twice causes a warning, whoever is to move; another one does not
// (README.md, Going out).
func TestRecurringPositionsWarn(t *testing.T) {
	p := read(t, "yanyi", "start", "last")
	round := []string{"q5p5", "m17m16", "e1e2", "p5q5", "m16m17", "e2e1"}
	play(t, p, round[:5]...)
	if got := says(p); got != "" {
		t.Errorf("before anything recurs: %q", got)
	}
	play(t, p, round[5])
	for _, turn := range round {
		if got := says(p); got != "event.offer.repeat.warn" {
			t.Errorf("the second time, before %s: %q", turn, got)
		}
		play(t, p, turn)
	}
	if got := says(p); got != "" || p.Outcome().Reason != "event.result.draw.repetition" {
		t.Errorf("over, and warns %q", got)
	}
	p.Undo()
	play(t, p, "e2e3")
	if got := says(p); got != "" {
		t.Errorf("where play goes another way: %q", got)
	}
}

// The last ten quiet turns are counted down; a capture resets the count (README.md, Going out;
// Fine points 3).
func TestQuietTurnsAreCountedDown(t *testing.T) {
	for id, key := range map[string]string{"yanyi": "event.offer.clock.warn.three", "jieqi": "event.offer.clock.warn.three", "guoji": "event.offer.clock.warn.guoji"} {
		start := find(t, id).info.Start
		fields := strings.Fields(start)
		for i, f := range fields {
			if f == "0" {
				fields[i] = "138"
			}
		}
		if id != "guoji" {
			fields[5] = "-" // no cannon's first turn
		}
		p := read(t, id, strings.Join(fields, " "), "last")
		for left := 11; left > 0; left-- {
			quietly(t, p)
			want := fmt.Sprint(key, " ", left)
			switch left {
			case 11:
				want = ""
			case 1:
				want = key + ".one"
			}
			if got := says(p); got != want {
				t.Fatalf("%s, clock %d: %q, want %q", id, p.clock, got, want)
			}
		}
		quietly(t, p)
		if o := p.Outcome(); o.Reason != p.moving.rules.clockReason || says(p) != "" {
			t.Errorf("%s: after the last one %+v, warns %q", id, o, says(p))
		}
	}
	p := read(t, "yanyi", strings.TrimSuffix(prepared, "0")+"145", "last")
	if got := says(p); got != "event.offer.clock.warn.three 5" {
		t.Errorf("clock %d: %q", p.clock, got)
	}
	capture(t, p)
	if got := says(p); got != "" || p.clock != 0 {
		t.Errorf("after a capture: %q, clock %d", got, p.clock)
	}
}

// prepared has captures at hand.
const prepared = "4,wK,4/sR,8/9/9/17/8,wP,8/3,hR,13/3,uN,13/hK,1,hC,hR,9,uP,2,uK/17/3,hR,13/8,sP,8/12,uR,4/9/9/uR,8/4,sK,4 u uws - idle - 0"

// quietly plays the first turn that repeats nothing and captures nothing, with the first of its
// reveals.
func quietly(t *testing.T, p *position) {
	t.Helper()
	for _, turn := range p.Turns(nil) {
		clock := p.clock
		p.Do(turn)
		if p.Actor() == game.Chance {
			p.DoReveal(p.Reveals(nil)[0])
		}
		if p.clock == clock+1 && p.History.Count(p.repetition(), int(p.still)) == 1 && p.moving.checked == 0 {
			return
		}
		for p.clock != clock || p.chance {
			p.Undo()
		}
	}
	t.Fatalf("nothing quiet at %s", p)
}

// capture plays the first capturing turn.
func capture(t *testing.T, p *position) {
	t.Helper()
	for _, turn := range p.Turns(nil) {
		if p.moving.board[turn.To()] != game.NoPiece {
			p.Do(turn)
			return
		}
	}
	t.Fatalf("nothing to take at %s", p)
}

// A player in check at the start of six or more own turns in succession is told the number
// (README.md, Ends).
func TestInsistentChecksWarn(t *testing.T) {
	p := read(t, "guoji", "9/9/9/15/15/2,hQ,12/15/hK,1,hQ,11,uK/15/2,hQ,12/15/uR,14/9/9/sK,8 u us - idle - - 0", "last")
	rook := "a4"
	for i, file := range "defghijkl" {
		play(t, p, rook+string(file)+"4")
		rook = string(file) + "4"
		want := ""
		if n := i + 1; n >= insistent && n < perpetual {
			want = fmt.Sprint("event.offer.perpetual.warn.guoji ", n)
		}
		if got := says(p); got != want {
			t.Errorf("after %d checks: %q, want %q", i+1, got, want)
		}
		if i == perpetual-1 {
			break
		}
		play(t, p, string(file)+"1"+string(file+1)+"1")
		if got := says(p); got != want {
			t.Errorf("after the answer to %d checks: %q, want %q", i+1, got, want)
		}
		if i == insistent {
			free := p.Clone().(*position)
			play(t, free, rook+"a4", string(file+1)+"1"+string(file+2)+"1")
			if got := says(free); got != "" {
				t.Errorf("after a turn without check: %q", got)
			}
		}
	}
}
