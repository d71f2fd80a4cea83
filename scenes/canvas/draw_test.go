package canvas

import (
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"yanyi/assets/locale"
	"yanyi/render/theme"
)

func TestIconsCanBeDrawn(t *testing.T) {
	for i := NoIcon + 1; i < iconCount; i++ {
		segments, err := iconSegments(iconPaths[i])
		if err != nil || len(segments) == 0 {
			t.Errorf("icon %d: %d strokes, %v", i, len(segments), err)
		}
		for _, s := range segments {
			for _, p := range []point{s.a, s.b} {
				if p.x < 2 || p.y < 2 || p.x > 22 || p.y > 22 {
					t.Errorf("icon %d leaves its box at %v", i, p)
				}
			}
		}
	}
}

// rulingMark is the mark of a ruling in a sentence of the rules; it is never shown.
var rulingMark = regexp.MustCompile(`\[[a-z,-]+\]`)

// Every section of the rules, wrapped at several widths in every language, fits the width, loses
// no text, and breaks no rule of punctuation.
func TestWrapRules(t *testing.T) {
	for _, key := range locale.Keys() {
		if !strings.HasPrefix(key, "rules.") || !strings.HasSuffix(key, ".text") {
			continue
		}
		for _, l := range locale.Langs() {
			text := rulingMark.ReplaceAllString(l.T(key), "")
			for _, width := range []float64{190, 331, 360} {
				checkLines(t, key+" "+l.Tag(), text, Wrap(theme.Body, text, width, 1), width)
			}
		}
	}
}

func checkLines(t *testing.T, name, text string, lines []string, width float64) {
	t.Helper()
	squeeze := func(s string) string { return strings.ReplaceAll(s, " ", "") }
	if squeeze(strings.Join(lines, "")) != squeeze(text) {
		t.Errorf("%s: wrapping changed the text", name)
	}
	for i, line := range lines {
		if Measure(theme.Body, line, 1) > width {
			t.Errorf("%s: %q is wider than %g", name, line, width)
		}
		first, _ := utf8.DecodeRuneInString(line)
		last, _ := utf8.DecodeLastRuneInString(line)
		if i > 0 && strings.ContainsRune(notFirst, first) || i < len(lines)-1 && strings.ContainsRune(notLast, last) {
			t.Errorf("%s: bad break around %q", name, line)
		}
	}
	if n := len(lines); n > 1 {
		if left := strings.Trim(lines[n-1], notFirst+notLast+" "); utf8.RuneCountInString(left) < leastLeft {
			t.Errorf("%s: only %q left over", name, lines[n-1])
		}
	}
}

// An apostrophe parts no word: Shu’s stays on one line.
func TestApostrophesPartNoWord(t *testing.T) {
	const text = "You can take Shu’s horse or Wei’s. Shu is the stronger. Whose?"
	for width := 100.0; width < 400; width++ {
		lines := Wrap(theme.Body, text, width, 1)
		for _, line := range lines[1:] {
			if strings.HasPrefix(line, "s ") || strings.HasPrefix(line, "s.") {
				t.Fatalf("at %g: %q", width, lines)
			}
		}
	}
}

func TestFit(t *testing.T) {
	long := "三国演弈棋、三国演弈揭棋与暗战洛阳城"
	short := Fit(theme.Body, long, 100, 1)
	if !strings.HasSuffix(short, "…") || Measure(theme.Body, short, 1) > 100 || !strings.HasPrefix(long, strings.TrimSuffix(short, "…")) {
		t.Errorf("fitted to %q", short)
	}
	if Fit(theme.Body, "王", 100, 1) != "王" {
		t.Error("a line that fits was shortened")
	}
	for _, text := range []string{"Play", "The computer has laid its tiles"} {
		for scale := 1.0; scale < 3; scale += 0.03125 / 3 {
			if got := Fit(theme.Caption, text, Measure(theme.Caption, text, scale), scale); got != text {
				t.Errorf("as wide as measured at %g it is shortened to %q", scale, got)
			}
		}
	}
}
