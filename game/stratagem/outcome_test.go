package stratagem

import (
	"testing"

	"yanyi/game"
)

// outcomes are turns with the state of the game after them.
var outcomes = []struct {
	name, id, from string
	turns          []string
	result, reason string
}{
	{"it goes on", "xiangqi", "start", []string{"h3e3"}, "*", ""},
	{"mate", "xiangqi", "3k5/R8/9/9/9/9/9/9/9/1R2K4 w", []string{"b1b10"}, "red", "event.result.by.mate"},
	{"stalemate loses", "xiangqi", "5k3/9/9/9/9/9/9/4r4/2p6/3K5 w", nil, "black", "event.result.by.stalemate"},
	{"resignation", "xiangqi", "start", []string{"b:resign"}, "red", "event.result.by.resign"},
	{"third occurrence", "xiangqi", "start",
		[]string{"a1a2", "a10a9", "a2a1", "a9a10", "a1a2", "a10a9", "a2a1", "a9a10"},
		"draw", "event.result.draw.repetition"},
	{"twice is not thrice", "xiangqi", "start", []string{"a1a2", "a10a9", "a2a1", "a9a10"}, "*", ""},
	{"the checking side loses", "xiangqi", "4k4/9/9/9/9/9/9/9/R8/3K5 b",
		[]string{"e10e9", "a2a9", "e9e10", "a9a10", "e10e9", "a10a9", "e9e10", "a9a10", "e10e9", "a10a9", "e9e10", "a9a10"},
		"black", "event.result.by.perpetual"},
	{"勝利兵 comes before mate", "qice", "4P4/5k3/9/9/9/9/9/9/r8/9/3K5 w tiles=16,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0",
		nil, "red", "event.result.by.victory-soldier"},
}

func TestOutcomes(t *testing.T) {
	for _, c := range outcomes {
		t.Run(c.name, func(t *testing.T) {
			p := read(t, c.id, c.from)
			play(t, p, c.turns...)
			o := p.Outcome()
			if got := p.v.info.Result(o); got != c.result || o.Reason != c.reason {
				t.Errorf("%s is %s by %q, want %s by %q", p, got, o.Reason, c.result, c.reason)
			}
		})
	}
}

// TestTheClock checks that 120 turns without a capture draw, and that a capture resets the
// count.
func TestTheClock(t *testing.T) {
	for id, reason := range map[string]string{
		"xiangqi": "event.result.draw.clock.xiangqi", "huanfang": "event.result.draw.clock.xiangqi",
		"weiwo": "event.result.draw.clock.qiji", "qice": "event.result.draw.clock.qice", "qice-line": "event.result.draw.clock.qice-line",
	} {
		p := read(t, id, "start")
		for i := range quietLimit {
			if o := p.Outcome(); o.Over {
				t.Fatalf("%s: over after %d turns: %s", id, i, o.Reason)
			}
			p.Do(quietTurn(t, p))
		}
		if o := p.Outcome(); !o.Over || o.Reason != reason {
			t.Errorf("%s: after %d quiet turns %+v", id, quietLimit, o)
		}
		p.Undo()
		if o := p.Outcome(); o.Over {
			t.Errorf("%s: one turn earlier %+v", id, o)
		}
	}
}

// quietTurn is a turn without capture, check or repetition.
func quietTurn(t *testing.T, p *position) game.Turn {
	t.Helper()
	for _, turn := range p.Turns(nil) {
		if p.cells[turn.To()] != game.NoPiece || p.cells[turn.From()].Kind() == game.Pawn || turn.Sweep() {
			continue
		}
		p.Do(turn)
		fresh := p.History.Count(p.Hash(), int(p.clock)) == 1 && !p.checked && p.hasTurn()
		p.Undo()
		if fresh {
			return turn
		}
	}
	t.Fatalf("no quiet turn at %s", p)
	return game.NoTurn
}
