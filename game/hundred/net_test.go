package hundred

import "testing"

// The net adds the same on every machine, in the browser as well. Its numbers change when it is
// trained anew.
func TestTheNetsNumbers(t *testing.T) {
	for text, want := range map[string]int{
		"start": 0,
	} {
		p := read(t, text)
		if got := p.lead(p.turn) + p.correct(p.turn) - p.lead(p.turn); got != want {
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
