package stratagem

import (
	"testing"

	"yanyi/game"
	"yanyi/game/correction"
)

// The net adds the same on every machine, in the browser as well. Its numbers change when it is
// trained anew.
func TestTheNetsNumbers(t *testing.T) {
	for text, want := range map[string]int{
		"start": 33,
		"r1bakab1r/9/1cn3nc1/p1p1p1p1p/9/2P6/P3P1P1P/1CN1C1N2/9/R1BAKAB1R b": 10,
		"3akab2/9/4b4/p3p3p/6p2/9/P3P3P/4C4/4A4/2BAK1R2 w":                   -9,
	} {
		p := read(t, "xiangqi", text)
		if got := p.Eval(p.side) - p.Plain(p.side); got != want {
			t.Errorf("%s: %d, want %d", text, got, want)
		}
	}
}

// The net's correction is within reason wherever the tests' games lead, and there is none in
// the other games.
func TestTheNetCorrectsXiangqiAlone(t *testing.T) {
	for _, v := range family {
		_, has := v.Correction()
		if has != (v.info.ID == "xiangqi") {
			t.Errorf("%s: a net %v", v.info.ID, has)
		}
		changed := false
		for _, f := range readFixtures(t, v.info.ID) {
			p := read(t, v.info.ID, f.Position)
			off := p.Eval(red) - p.Plain(red)
			changed = changed || off != 0
			if off < -800 || off > 800 {
				t.Errorf("%s: corrected by %d", p, off)
			}
		}
		if changed != has {
			t.Errorf("%s: corrected %v", v.info.ID, changed)
		}
	}
}

// What the net is taught with is what it is asked with.
func TestViewsOfAPosition(t *testing.T) {
	p := read(t, "xiangqi", "start")
	men := p.Men()
	own, other := netShape.Views(nil, nil, &men, red)
	if len(own) != 32 || len(other) != 32 {
		t.Fatalf("%d and %d inputs of 32 pieces", len(own), len(other))
	}
	// The start is the same from both sides, so that both see the same inputs.
	seen := map[uint16]int{}
	for i := range own {
		seen[own[i]]++
		seen[other[i]]--
	}
	for in, n := range seen {
		if n != 0 {
			t.Errorf("input %d is seen by one side alone", in)
		}
	}
	var _ correction.Corrected = p
	var _ game.Tactical = p
}
