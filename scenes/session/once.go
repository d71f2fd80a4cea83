package session

import (
	"slices"
	"strings"
)

const keyTold = "told" // of the store: the hints given once

// Once says a line unless its subject was mentioned before, on whatever day. It reports
// whether it was said now.
func (s *Session) Once(about, line string) bool {
	told := strings.Fields(s.Kept(keyTold))
	if slices.Contains(told, about) {
		return false
	}
	s.Keep(keyTold, strings.Join(append(told, about), " "))
	s.Say(line)
	return true
}
