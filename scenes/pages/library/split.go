package library

import (
	"strings"
)

// split takes a file of several records apart: one begins where tag pairs follow
// turns. Braces, in which anything may stand, are left alone.
func split(text string) []string {
	var list []string
	begin, at := 0, 0
	turns, depth := false, 0
	for line := range strings.Lines(text) {
		word := strings.TrimSpace(line)
		tag := depth == 0 && strings.HasPrefix(word, "[")
		switch {
		case tag && turns:
			list = append(list, text[begin:at])
			begin, turns = at, false
		case !tag && word != "":
			turns = true
			depth = max(0, depth+strings.Count(line, "{")-strings.Count(line, "}"))
		}
		at += len(line)
	}
	if strings.TrimSpace(text[begin:]) != "" {
		list = append(list, text[begin:])
	}
	return list
}
