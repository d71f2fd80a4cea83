package threekingdoms

import (
	"strings"
	"testing"

	"yanyi/game"
)

func contains(s, part string) bool { return strings.Contains(s, part) }

// Points: winner 2, first eliminated 1, or −1 by resigning while three lived, second eliminated
// 0 (README.md, Going out).
func TestPoints(t *testing.T) {
	for _, c := range []struct {
		name   string
		turns  []string
		winner game.Seat
		points [3]int8
	}{
		{"two resign", []string{"w:resign", "s:resign"}, game.Wu, [3]int8{2, -1, 0}},
		{"the other order", []string{"s:resign", "w:resign"}, game.Wu, [3]int8{2, 0, -1}},
		{"a move between", []string{"u:resign", "e14e13", "w:resign"}, game.Shu, [3]int8{-1, 0, 2}},
	} {
		p := read(t, "yanyi", "start", "last")
		play(t, p, c.turns...)
		o := p.Outcome()
		if !o.Over || o.Winner != c.winner || o.Points != c.points {
			t.Errorf("%s: %+v", c.name, o)
		}
		again := read(t, "yanyi", p.String(), "last")
		if a := again.Outcome(); !a.Over || a.Winner != c.winner {
			t.Errorf("%s read again: %+v", c.name, a)
		}
		if turns := again.Turns(nil); len(turns) > 0 || again.Count() > 0 {
			t.Errorf("%s: %d turns in a finished game", c.name, len(turns))
		}
	}
}

// The third occurrence of a position draws; outstanding first moves do not distinguish positions
// (README.md, Going out).
func TestThirdOccurrenceDraws(t *testing.T) {
	p := read(t, "yanyi", "start", "last")
	for i := range 2 {
		if p.Outcome().Over {
			t.Fatalf("over after %d rounds", 2*i)
		}
		play(t, p, "q5p5", "m17m16", "e1e2", "p5q5", "m16m17", "e2e1")
	}
	o := p.Outcome()
	if !o.Over || o.Winner != game.NoSeat || o.Reason != "event.result.draw.repetition" || o.Points != [3]int8{1, 1, 1} {
		t.Errorf("%+v", o)
	}
	if types := types(p); types[len(types)-1] != game.Ended {
		t.Errorf("events %v", types)
	}
	if len(p.Turns(nil)) == 0 {
		t.Error("a draw by repetition stops Turns")
	}
	p.Undo()
	if p.Outcome().Over {
		t.Error("still over after taking back")
	}
}

// In guoji pawns abroad can move back and forth: their moves reset the clock, yet the position
// recurs (README.md, Ends).
func TestWanderingPawnsRepeat(t *testing.T) {
	p := read(t, "guoji", "9/4,wK,4/9/15/15/2,hQ,12/15/hK,1,hQ,11,uK/15/2,hQ,12/5,uP,9/15/9/9/4,sK,4 u uws - idle - - 0", "last")
	for range 2 {
		if p.Outcome().Over {
			t.Fatalf("over too soon: %s", p)
		}
		play(t, p, "f5f6", "h14h15", "h1h2", "f6f5", "h15h14", "h2h1")
	}
	if o := p.Outcome(); o.Reason != "event.result.draw.repetition" {
		t.Errorf("%+v, clock %d", o, p.clock)
	}
}

// Fifty rounds are 50 turns for each living player (README.md, Going out).
func TestFiftyRounds(t *testing.T) {
	for clock, over := range map[string]bool{"148": false, "149": true} {
		p := read(t, "yanyi", strings.Replace(find(t, "yanyi").info.Start, " idle uws 0", " idle - "+clock, 1), "last")
		play(t, p, "q5p5")
		if o := p.Outcome(); o.Over != over || over && o.Reason != "event.result.draw.clock.three" {
			t.Errorf("clock %s: %+v", clock, o)
		}
	}
}

// 速战速决 ends with the first elimination; more material wins, equal material draws (README.md,
// Modes).
func TestFirstFall(t *testing.T) {
	p := read(t, "yanyi", "start", "first")
	play(t, p, "u:resign")
	o := p.Outcome()
	if !o.Over || o.Winner != game.NoSeat || o.Reason != "event.result.draw.equal" || o.Points != [3]int8{-1, 1, 1} {
		t.Errorf("equal: %+v", o)
	}
	if got := tail(p); got != "w ws - idle uws 0" {
		t.Errorf("equal: %s, want Wei's turn, who would have moved", got)
	}
	p = read(t, "yanyi", backRank, "first")
	play(t, p, "u:resign")
	if o := p.Outcome(); o.Winner != game.Wei || o.Reason != "event.result.by.material" || o.Points != [3]int8{-1, 2, 0} || p.moving.turn != game.Wei {
		t.Errorf("Wei has two chariots, Shu a horse and a soldier: %+v", o)
	}
}

// The ends of guoji (README.md, Ends).
func TestGuojiEnds(t *testing.T) {
	for _, c := range []struct{ name, position, turn, reason string }{
		{"bare kings", "9/9/9/15/15/2,hQ,12/15/hK,1,hQ,11,uK/15/2,hQ,12/15/15/9/1,uB,7/sK,8 s us - idle - - 0", "d1e2", "event.result.draw.material"},
		{"king and knight", "9/9/9/15/15/15/13,uN,1/14,uK/15/15/15/15/9/1,uP,7/sK,8 s us - spent - - 0", "d1e2", "event.result.draw.material"},
		{"king and knight, Han to be won", "9/9/9/15/15/2,hQ,12/13,uN,1/hK,1,hQ,11,uK/15/2,hQ,12/15/15/9/1,uP,7/sK,8 s us - idle - - 0", "d1e2", ""},
		{"a rook mates", "9/9/9/15/15/2,hQ,12/13,uR,1/hK,1,hQ,11,uK/15/2,hQ,12/15/15/9/1,uP,7/sK,8 s us - idle - - 0", "d1e2", ""},
	} {
		p := read(t, "guoji", c.position, "last")
		play(t, p, c.turn)
		if o := p.Outcome(); o.Reason != c.reason {
			t.Errorf("%s: %+v", c.name, o)
		}
		if again := read(t, "guoji", p.String(), "last").Outcome(); again.Over != (c.reason != "") {
			t.Errorf("%s read again: %+v", c.name, again)
		}
	}
}

// A player in check at the start of nine own turns in succession draws, unless anybody
// captures in between (README.md, Ends).
func TestPerpetualCheck(t *testing.T) {
	const chased = "9/9/9/15/15/2,hQ,12/15/hK,1,hQ,11,uK/15/2,hQ,12/15/uR,14/9/9/sK,8 u us - idle - - 0"
	if n := checksUntilDrawn(t, chased); n != perpetual {
		t.Errorf("drawn after %d checks", n)
	}
	prey := strings.Replace(chased, "uR,14", "uR,6,sP,7", 1)
	if n := checksUntilDrawn(t, prey); n != 0 {
		t.Errorf("drawn after %d checks, a pawn taken by the fifth", n)
	}
}

// checksUntilDrawn gives check on each file in turn and returns the number of checks until the
// draw, 0 without one.
func checksUntilDrawn(t *testing.T, position string) int {
	t.Helper()
	p := read(t, "guoji", position, "last")
	rook := "a4"
	for i, file := range "defghijkl" {
		to := string(file) + "4"
		play(t, p, rook+to)
		rook = to
		if o := p.Outcome(); o.Over {
			if o.Reason != "event.result.draw.perpetual" || o.Side != game.Shu {
				t.Errorf("%+v", o)
			}
			return i + 1
		}
		if i < perpetual-1 {
			play(t, p, string(file)+"1"+string(file+1)+"1")
		}
	}
	return 0
}
