package main

import (
	"regexp"
	"testing"
)

// A mate found is printed as a line of the mates' file, the same for the same seed.
func TestMatesAreFound(t *testing.T) {
	args := []string{"mates", "-variant", "xiangqi", "-plies", "1", "-games", "1", "-position", "4k4/9/4P4/9/9/9/9/9/R8/R3K4 w"}
	want := regexp.MustCompile(`^xiangqi check win 1 a2a10 \| 4k4/9/4P4/9/9/9/9/9/R8/R3K4 w\n`)
	out := done(t, args...)
	if !want.MatchString(out) {
		t.Errorf("mates prints\n%s", out)
	}
	if again := done(t, args...); again != out {
		t.Errorf("the second time it prints\n%s", again)
	}
}
