package saves

import (
	"fmt"
	"sort"
	"strconv"
	"strings"
)

// Counts are numbers from 1 to 999 by name, such as one's best results.
type Counts map[string]int

// The bounds of a number and of a name's length.
const countMost, nameMost = 999, 40

// String has a line for each number, in the order of names.
func (c Counts) String() string {
	var text strings.Builder
	var names []string
	for name := range c {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		fmt.Fprintf(&text, "%s %d\n", name, c[name])
	}
	return text.String()
}

// ParseCounts reads String's text, at most so many lines, and reports lines that it could not
// read, which are left out.
func ParseCounts(text string, most int) (c Counts, bad bool) {
	c = Counts{}
	for line := range strings.Lines(text) {
		name, count, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		n, err := strconv.Atoi(count)
		if err != nil || n < 1 || n > countMost || name == "" || len(name) > nameMost || len(c) == most {
			bad = true
			continue
		}
		c[name] = n
	}
	return c, bad
}

// Highest keeps a number if it is higher than the name's, and reports whether it is.
func (c Counts) Highest(name string, n int) bool {
	if n <= c[name] {
		return false
	}
	c[name] = min(n, countMost)
	return true
}

// Lowest keeps a number if it is the name's first or lower, and reports whether it is.
func (c Counts) Lowest(name string, n int) bool {
	if c[name] > 0 && n >= c[name] {
		return false
	}
	c[name] = min(max(n, 1), countMost)
	return true
}
