package catalog

import "testing"

// Asking what games there are lays no tables of moves: every start of the program
// pays for what the list costs. A family's tables take thousands of allocations or
// are drawn before its first position is read.
func TestTheListOfGamesIsCheap(t *testing.T) {
	if n := testing.AllocsPerRun(3, func() { flatten(families) }); n > 200 {
		t.Errorf("the list takes %g allocations", n)
	}
}
