//go:build e2e

package browsertest

import (
	"os"
	"runtime"
	"strconv"
	"strings"
	"time"
)

// Late reports whether more than so much time has passed since a moment, as a machine would
// count it that has nothing else to do: while several programs wait for each processor, a
// test may take that many times longer.
func Late(begun time.Time, within time.Duration) bool {
	passed := time.Since(begun)
	return passed > within && passed > time.Duration(float64(within)*waiting())
}

// waiting is the number of programs that compete for a processor, at least 1, also if unknown.
func waiting() float64 {
	text, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return 1
	}
	first, _, _ := strings.Cut(string(text), " ")
	load, err := strconv.ParseFloat(first, 64)
	if err != nil {
		return 1
	}
	return max(1, load/float64(runtime.NumCPU()))
}
