package library

import (
	"fmt"
	"strings"

	"yanyi/game/catalog"
	"yanyi/game/link"
	"yanyi/game/match"
	"yanyi/scenes/machine"
)

// linked is an arrival, decoded if it is a link to a game, study or position, or its code; with
// the match of a game that was linked by its turns.
func linked(a machine.Arrival) (_ machine.Arrival, m *match.Match) {
	code := strings.TrimSpace(a.Text)
	if a.Err != nil || strings.ContainsAny(code, " \t\r\n") {
		return a, nil
	}
	marked := false
	for _, mark := range []string{"#r=", "#s="} {
		if _, after, ok := strings.Cut(code, mark); ok {
			code, _, _ = strings.Cut(after, "&")
			marked = true
		}
	}
	switch {
	case link.IsPosition(code):
		p, err := link.UnpackPosition(code)
		a.Text, a.Err = fmt.Sprintf("[Variant %q]\n[Options %q]\n[SetUp \"1\"]\n[FEN %q]\n\n*\n", p.Variant, p.Options, p.Text), err
	case marked, link.IsPacked(code):
		a.Text, m, a.Err = link.Unpack(catalog.Find, code)
	}
	return a, m
}
