package stratagem

import (
	"testing"

	"yanyi/game"
)

// TestEvalIsEven checks that one side's gain is the other's loss, and that the start is level
// except for the first turn, to which a net may add a little.
func TestEvalIsEven(t *testing.T) {
	for _, v := range family {
		start := read(t, v.info.ID, "start")
		if e := start.Plain(red); e != v.judging().turn.Mid() {
			t.Errorf("%s: the start is worth %d to Red", v.info.ID, e)
		}
		if e := start.Eval(red) - start.Plain(red); e < -60 || e > 60 {
			t.Errorf("%s: the net adds %d to the start", v.info.ID, e)
		}
		for _, f := range readFixtures(t, v.info.ID) {
			p := read(t, v.info.ID, f.Position)
			if a, b := p.Eval(red), p.Eval(black); a != -b {
				t.Errorf("%s: worth %d to Red, %d to Black", p, a, b)
			}
		}
	}
}

// TestEvalOrder checks that Red is better in the first position than in the second.
func TestEvalOrder(t *testing.T) {
	for _, c := range []struct{ name, id, better, worse string }{
		{"a rook more", "xiangqi", "4k4/9/9/9/9/9/9/9/9/R2K5 w", "4k4/9/9/9/9/9/9/9/9/3K5 w"},
		{"rook before cannon", "xiangqi", "4k4/9/9/9/9/9/9/9/9/R2K5 w", "4k4/9/9/9/9/9/9/9/9/C2K5 w"},
		{"a soldier across", "xiangqi", "4k4/9/9/9/4P4/9/9/9/9/3K5 w", "4k4/9/9/9/9/4P4/9/9/9/3K5 w"},
		{"guards against rooks", "xiangqi", "r2rk4/9/9/9/9/9/9/9/9/R2AKA2R w", "r2rk4/9/9/9/9/9/4P4/9/9/R2AK3R w"},
		{"a strong kind in force", "qiji", "r3k4/9/9/9/9/9/9/9/9/N2K4N w m=6,0", "r3k4/9/9/9/9/9/9/9/9/N2K4N w"},
		{"one near is worth a little", "qiji", "r3k4/9/9/9/9/9/9/9/9/N2K4N w m=0,0", "r3k4/9/9/9/9/9/9/9/9/N2K4N w m=0,6"},
		{"stale pieces are as good as lost", "qice", "3k5/9/9/9/9/2R6/9/9/9/9/4K4 b", "3k5/9/9/9/9/2R6/9/9/9/9/4K4 b stale=c6"},
		{"the king at home", "huanfang", "3k5/9/9/9/9/9/9/9/9/R3K4 w", "3k5/9/9/9/9/9/9/9/9/K3R4 w"},
	} {
		better, worse := read(t, c.id, c.better).Eval(red), read(t, c.id, c.worse).Eval(red)
		if better <= worse {
			t.Errorf("%s: %d, not above %d", c.name, better, worse)
		}
	}
}

func TestGain(t *testing.T) {
	for _, c := range []struct {
		id, text, turn  string
		atLeast, atMost int
	}{
		{"xiangqi", "start", "h3e3", 0, 0},
		{"xiangqi", "3k5/9/9/9/9/9/9/9/r8/R3K4 w", "a1a2", 880, 930},
		{"qiji", "3k5/P8/9/9/9/9/9/9/9/4K4 w m=3,0 pool=RN/", "a9a10=R", 800, 850},
		{"qiji", "3k5/9/9/9/9/9/9/9/R8/4K4 b cap=a2", "+/d10d9", 0, 0},
		{"qice", "4k4/9/r8/9/9/9/9/P8/9/R8/3K5 w tiles=1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "a2a9", -40, 40},
		{"qice", "3k5/9/9/9/9/2n1p4/9/9/9/9/R3K4 w stale=c6,e6", "x/e1e2", 450, 500},
		{"huanfang", "3k5/9/9/9/9/4r4/9/9/2N6/4K4 w", "e1~c2", 0, 0},
	} {
		p := read(t, c.id, c.text)
		turn, err := game.Find(&p.v.info, p, c.turn)
		if err != nil {
			t.Fatal(err)
		}
		if g := p.Gain(turn); g < c.atLeast || g > c.atMost {
			t.Errorf("%s %s gains %d, want %d to %d", c.text, c.turn, g, c.atLeast, c.atMost)
		}
	}
}

func BenchmarkEval(b *testing.B) {
	for id, text := range middles {
		p := read(b, id, text)
		b.Run(id, func(b *testing.B) {
			b.ReportAllocs()
			for range b.N {
				p.Eval(red)
			}
		})
	}
}

func BenchmarkDoUndo(b *testing.B) {
	for id, text := range middles {
		p := read(b, id, text)
		turns := p.Turns(nil)
		b.Run(id, func(b *testing.B) {
			b.ReportAllocs()
			for i := range b.N {
				p.Do(turns[i%len(turns)])
				p.Undo()
			}
		})
	}
}
