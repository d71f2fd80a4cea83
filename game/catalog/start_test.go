package catalog

import "testing"

// Listing the variants builds no move tables: every start of the program pays for the list. A
// family's tables take thousands of allocations and are built when its first position is read.
func TestTheListOfGamesIsCheap(t *testing.T) {
	if n := testing.AllocsPerRun(3, func() { flatten(families) }); n > 200 {
		t.Errorf("the list takes %g allocations", n)
	}
}
