package coordinates

import (
	"fmt"
	"sort"
	"strconv"
	"strings"
)

// key is the store's key of the best results.
const key = "coordinates"

// best is the most points found in a drill, by its name: the mode and the game.
type best map[string]int

// bestMost bounds the results kept, and each of them.
const bestMost, countMost = 100, 999

// String has a line for each result, in the order of names.
func (b best) String() string {
	var text strings.Builder
	var names []string
	for name := range b {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		fmt.Fprintf(&text, "%s %d\n", name, b[name])
	}
	return text.String()
}

// parseBest reads String's text, and reports lines that it could not read, which are left out.
func parseBest(text string) (b best, bad bool) {
	b = best{}
	for line := range strings.Lines(text) {
		name, count, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		n, err := strconv.Atoi(count)
		if err != nil || n < 1 || n > countMost || name == "" || len(name) > 40 || len(b) == bestMost {
			bad = true
			continue
		}
		b[name] = n
	}
	return b, bad
}

// note keeps a result and reports whether it is the best.
func (b best) note(name string, n int) bool {
	if n <= b[name] {
		return false
	}
	b[name] = min(n, countMost)
	return true
}
