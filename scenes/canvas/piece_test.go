package canvas

import (
	"strings"
	"testing"
	"unicode/utf8"

	"yanyi/render/art"
	"yanyi/render/theme"
)

// nobodys is an unassigned Unicode code point.
const nobodys = "\U0008FFFD"

// Names are split into the pieces that are drawn as one: a character of the game's fonts;
// another character with its combining marks; a word of joined letters; a right-to-left run with
// its spaces.
func TestPiecesOfAName(t *testing.T) {
	f := facesOf(odd(13.1), 1)
	for name, pieces := range map[string][]string{
		"魏王":                     {"魏", "王"},
		"a\u0308b":               {"a\u0308", "b"},
		"𠮷野家":                    {"𠮷", "野", "家"},
		"葛\U000E0100城":           {"葛\U000E0100", "城"},
		"محمد علي x":             {"محمد علي", " ", "x"},
		"👩\u200d👧\u200d👦😀":       {"👩\u200d👧\u200d👦", "😀"},
		"👍🏽🇨🇳🇹🇼":                 {"👍🏽", "🇨🇳", "🇹🇼"},
		"नमस्ते x":               {"नमस्ते", " ", "x"},
		"\u200d\u0301":           {"\u200d\u0301"},
		"a\xff" + "b":            {"a", "\xff", "b"},
		strings.Repeat("م", 200): {strings.Repeat("م", 128), strings.Repeat("م", 72)},
	} {
		rest := name
		for _, want := range pieces {
			if _, n := f.next(rest); rest[:n] != want {
				t.Errorf("%+q: %+q is drawn as one, want %+q", name, rest[:n], want)
			}
			rest = strings.TrimPrefix(rest, want)
		}
		if rest != "" {
			t.Errorf("%+q: %+q is left", name, rest)
		}
	}
}

// A character that no font has is drawn as one dot, however many marks it has; an invisible one
// as nothing.
func TestMarksForWhatCannotBeDrawn(t *testing.T) {
	role := theme.Body
	for name, like := range map[string]string{
		nobodys: "·", nobodys + "\u0301\u200d" + nobodys: "·", "a" + nobodys + "b": "a·b",
		"\u200b\u200e": "", "刘\u2060备": "刘备", "魏\ufe00": "魏",
	} {
		if a, b := Measure(role, name, 1), Measure(role, like, 1); a != b {
			t.Errorf("%+q is %g wide, %q %g", name, a, like, b)
		}
	}
}

// A word that is too long is shortened between letters.
func TestAForeignWordIsShortened(t *testing.T) {
	if !Drawable('م') {
		t.Log("no font of this machine has Arabic letters: each word is a dot")
	}
	for _, name := range []string{strings.Repeat("محمد", 12), strings.Repeat("محمد ", 12), strings.Repeat("नमस्ते", 12), strings.Repeat("a\u0308", 40), strings.Repeat(nobodys, 60)} {
		short := Fit(theme.Body, name, 90, 1)
		if w := Measure(theme.Body, short, 1); w > 90 || !utf8.ValidString(short) {
			t.Errorf("%+q is %g wide", short, w)
		}
	}
}

// A foreign name allocates nothing once it has been drawn.
func TestForeignNamesAllocateNothing(t *testing.T) {
	name := "𠮷 محمد علي 👩\u200d👧 a\u0308" + nobodys
	Measure(theme.Body, name, 1)
	if n := testing.AllocsPerRun(20, func() { Measure(theme.Body, name, 1); Fit(theme.Body, name, 400, 1) }); n > 0 {
		t.Errorf("measuring allocates %g times", n)
	}
}

func FuzzNames(f *testing.F) {
	for _, s := range []string{"𠮷", "محمد", "👩\u200d👧", "a\u0308\xff", "\u200d\u200d", "🇨"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		Measure(theme.Body, s, 1)
		if short := Fit(theme.Body, s, 60, 1); Measure(theme.Body, short, 1) > 60.01 && short != "…" {
			t.Errorf("%+q is shortened to %+q", s, short)
		}
		Wrap(theme.Body, s, 80, 1)
	})
}

// A sign that stands for a figure is one of the game's own glyphs: no system font and no dot
// replaces it.
func TestFiguresAreTheHousesOwn(t *testing.T) {
	const sign = '\uE100'
	if !art.IsFigureSign(sign) {
		t.Fatal("no sign of a figure")
	}
	f := facesOf(theme.Body, 1)
	if got, _ := f.next(string(sign) + "e1"); got.image == nil || got.image != f.glyph(sign).image {
		t.Error("the sign is not drawn as its figure")
	}
}
