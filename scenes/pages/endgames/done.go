package endgames

import (
	"fmt"
	"sort"
	"strconv"
	"strings"
)

// key is the store's key of what was reached.
const key = "endgames"

// done is in how few turns each endgame was won or held, by game and id.
type done map[string]int

// doneMost bounds the endgames kept, and each number.
const doneMost, turnsMost = 1000, 999

// String has a line for each endgame, in the order of names.
func (d done) String() string {
	var text strings.Builder
	var names []string
	for name := range d {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		fmt.Fprintf(&text, "%s %d\n", name, d[name])
	}
	return text.String()
}

// parseDone reads String's text, and reports lines that it could not read, which are left out.
func parseDone(text string) (d done, bad bool) {
	d = done{}
	for line := range strings.Lines(text) {
		name, count, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		n, err := strconv.Atoi(count)
		if err != nil || n < 1 || n > turnsMost || name == "" || len(name) > 40 || len(d) == doneMost {
			bad = true
			continue
		}
		d[name] = n
	}
	return d, bad
}

// note notes that an endgame was won or held in so many turns, and reports whether that is new.
func (d done) note(name string, turns int) bool {
	if d[name] > 0 && turns >= d[name] {
		return false
	}
	d[name] = min(max(turns, 1), turnsMost)
	return true
}
