package snapshot

import (
	"strings"
	"testing"
)

// Names are written in full: one that does not fit a line gets two in smaller type.
func TestNamesAreWhole(t *testing.T) {
	for _, c := range []struct {
		name, lines string
		most        float64
	}{
		{"Sun Quan", "Sun Quan", 105},
		{"Computer · Grand General", "Computer|Grand General", 105},
		{"Computer · Sleeping Dragon", "Computer|Sleeping Dragon", 105},
		{"Computer · Sleeping Dragon", "Computer · Sleeping Dragon", 180},
		{"Alexandra Constantinopoulos-Featherstone", "Alexandra|Constantinopoulos-|Featherstone", 105},
		{"电脑 · 八级", "电脑 · 八级", 105},
		{"红方黑方红方黑方红方黑方", "红方黑方红方黑方|红方黑方", 105}, // in the fonts of the game, whatever the system has
	} {
		lines, size := nameLines(c.name, false, c.most)
		if got := strings.Join(lines, "|"); got != c.lines {
			t.Errorf("%s in %.0f: %s", c.name, c.most, got)
		}
		for _, line := range lines {
			if w := lettering(line, false).width(size); w > c.most {
				t.Errorf("%s is %.0f wide in type of %.0f", line, w, size)
			}
		}
	}
}
