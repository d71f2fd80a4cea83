package canvas

import (
	"strings"
	"testing"

	"yanyi/render/theme"
)

// alien is a text of more different characters than any line shows.
func alien(n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteRune(rune(0x4e00 + i))
	}
	return b.String()
}

// odd is a text size that no page uses, so nothing has been measured in it before.
func odd(size float64) theme.Role { return theme.Role{Size: size, Line: 20} }

// Shortening reads little more than it shows, however long the text is, and lays out none of its
// prefixes.
func TestShorteningLooksAtWhatIsShown(t *testing.T) {
	role := odd(13.7)
	short := Fit(role, alien(10000), 100, 1)
	if n := len([]rune(short)); n < 4 || n > 20 {
		t.Errorf("fitted to %q", short)
	}
	f := facesOf(role, 1)
	if drawn := len(f.face[0].images) + len(f.strange); drawn > 25 || len(f.runs) > 0 {
		t.Errorf("%d characters drawn, %d texts laid out", drawn, len(f.runs))
	}
}

// Wrapping measures every character once and lays nothing out.
func TestWrappingLaysNothingOut(t *testing.T) {
	role := odd(14.3)
	text := strings.Repeat("演弈棋 and so on ", 500)
	if n := len(Wrap(role, text, 300, 1)); n < 50 {
		t.Errorf("%d lines", n)
	}
	if n := len(facesOf(role, 1).runs); n > 0 {
		t.Errorf("%d texts laid out", n)
	}
	measured := testing.AllocsPerRun(5, func() { Measure(role, text, 1) })
	if measured > 0 {
		t.Errorf("measuring allocates %g times", measured)
	}
}

// The caches stay within their bounds, whatever is shown.
func TestCachesAreBounded(t *testing.T) {
	role := odd(12.9)
	f := facesOf(role, 1)
	text := alien(2000)
	for i := range 3 * maxGlyphs / 2000 {
		f.run(text[3*i:], 0)
	}
	if f.kept > maxGlyphs || len(f.runs)*2000*3 > 2*maxGlyphs {
		t.Errorf("%d bytes of text in %d runs are kept", f.kept, len(f.runs))
	}
	f.run(alien(maxImages+100), 0)
	if n := len(f.face[0].images); n > maxImages {
		t.Errorf("%d characters are kept", n)
	}
	if n := len(f.strange); n > maxStrange {
		t.Errorf("%d characters that the system draws are kept", n)
	}
	for i := range maxFaces + 10 {
		facesOf(odd(30+float64(i)/16), 1)
	}
	if n := len(faceCache); n > maxFaces {
		t.Errorf("%d sizes are kept", n)
	}
	for i := range maxRuns + 10 {
		Fit(theme.Body, alien(50), 40+float64(i)/16, 1)
	}
	if n := len(fitCache); n > maxRuns {
		t.Errorf("%d shortened texts are kept", n)
	}
}
