//go:build !js

package door

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/unicode/runenames"

	"yanyi/game/room"
)

// TestNothingUnseenIsAName checks that characters whose Unicode name marks them as invisible or
// as placeholders do not make a name.
func TestNothingUnseenIsAName(t *testing.T) {
	unseen := []string{"FILLER", "BLANK", "NULL NOTE", "OBJECT REPLACEMENT", "REPLACEMENT CHARACTER", "VARIATION SELECTOR", "GRAPHEME JOINER",
		"INVISIBLE", "VOWEL INHERENT", "FILL SPACE", "ZERO WIDTH", "NO-BREAK SPACE", "JOINER"}
	seen := []string{"BLANK SYMBOL", "SYMBOL FOR", "GAP FILLER", "LINE FILLER", "SPACE FILLER"} // are drawn
	tried := 0
	for c := range rune(0x110000) {
		name := runenames.Name(c)
		for _, word := range unseen {
			if strings.Contains(name, word) && !slices.ContainsFunc(seen, func(w string) bool { return strings.Contains(name, w) }) {
				tried++
				if got := room.CleanName(string(c)); got != "" {
					t.Errorf("%U %s is a name", c, name)
				}
			}
		}
	}
	if tried < 250 {
		t.Errorf("only %d characters were tried", tried)
	}
}
