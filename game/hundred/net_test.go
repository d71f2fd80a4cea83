package hundred

import "testing"

// The net adds the same on every machine, in the browser as well. Its numbers change when it is
// trained anew.
func TestTheNetsNumbers(t *testing.T) {
	for text, want := range map[string]int{
		"start": 7,
		"r4k3r/10/2c4p2/1p4pppp/10/3P6/10/1PW1A1PPPP/10/R4K3R b - - 0 1 -/-":    4,
		"1r3k4/3q2n3/1p4ppp1/3w6/4F5/2P7/1P1A2PPPP/5C4/4Q5/1R3K4 w - - 0 1 -/-": 25,
	} {
		p := read(t, text)
		if got := p.correct(p.turn); got != want {
			t.Errorf("%s: %d, want %d", text, got, want)
		}
	}
}

// The start is the same from both sides, so that both see the same inputs.
func TestViewsOfAPosition(t *testing.T) {
	p := read(t, "start")
	men := p.Men()
	own, other := netShape.Views(nil, nil, &men, white)
	if n := p.of[white].Len() + p.of[black].Len(); len(own) != n || len(other) != n {
		t.Fatalf("%d and %d inputs of %d pieces", len(own), len(other), n)
	}
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
}
