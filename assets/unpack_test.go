package assets

import (
	"bytes"
	"io"
	"testing"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// The outlines of all glyphs can be read from the unpacked fonts, and lie within the bounds that
// the font states.
func TestFontsAreUnpacked(t *testing.T) {
	for name, file := range map[string]io.ReaderAt{"Regular": Regular(), "Bold": Bold()} {
		f, err := sfnt.ParseReaderAt(file)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		var buf sfnt.Buffer
		ppem := fixed.I(int(f.UnitsPerEm()))
		bounds, err := f.Bounds(&buf, ppem, font.HintingNone)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		drawn := 0
		for i := range f.NumGlyphs() {
			segments, err := f.LoadGlyph(&buf, sfnt.GlyphIndex(i), ppem, nil)
			if err != nil {
				t.Fatalf("%s: glyph %d: %v", name, i, err)
			}
			if len(segments) > 0 {
				drawn++
			}
			if b := segments.Bounds(); !b.Empty() && !b.In(bounds) {
				t.Errorf("%s: glyph %d has the bounds %v, beyond %v", name, i, b, bounds)
			}
		}
		if drawn < f.NumGlyphs()*9/10 {
			t.Errorf("%s: %d of %d glyphs are drawn", name, drawn, f.NumGlyphs())
		}
	}
}

// A glyph is the same wherever reading begins and ends.
func TestPartsOfAFontAreThoseOfTheWhole(t *testing.T) {
	f := mustUnpack(bold)
	whole, err := io.ReadAll(io.NewSectionReader(f, 0, 1<<30))
	if err != nil || len(whole) != len(f.front)+f.starts[len(f.starts)-1] {
		t.Fatalf("%d bytes are read (%v)", len(whole), err)
	}
	for at, part := 0, make([]byte, 1); at+len(part) <= len(whole); at, part = at+len(part)/2+1, make([]byte, len(part)*7%1009) {
		if n, err := f.ReadAt(part, int64(at)); n != len(part) || err != nil || !bytes.Equal(part, whole[at:at+n]) {
			t.Fatalf("%d bytes from %d: %d are read (%v), or others", len(part), at, n, err)
		}
	}
	if n, err := f.ReadAt(make([]byte, 8), int64(len(whole)-3)); n != 3 || err != io.EOF {
		t.Errorf("behind the end: %d bytes (%v)", n, err)
	}
	glyph := make([]byte, f.starts[101]-f.starts[100])
	if n := testing.AllocsPerRun(10, func() { f.ReadAt(glyph, int64(len(f.front)+f.starts[100])) }); n > 0 {
		t.Errorf("reading a glyph allocates %v times", n)
	}
}

// Each encoding of a point (WOFF File Format 2.0, section 5.2) is read and written as in
// TrueType.
func TestPointsOfAllSizes(t *testing.T) {
	for _, c := range []struct {
		bytes []byte
		want  corner
	}{
		{[]byte{0x80, 5}, corner{0, -5, false}},
		{[]byte{3, 5}, corner{0, 256 + 5, true}},
		{[]byte{11, 7}, corner{7, 0, true}},
		{[]byte{18, 7}, corner{-(1024 + 7), 0, true}},
		{[]byte{20, 0x21}, corner{-3, -2, true}},
		{[]byte{83, 0xff}, corner{64, 64, true}},
		{[]byte{84, 1, 2}, corner{-2, -3, true}},
		{[]byte{119, 1, 2}, corner{512 + 2, 512 + 3, true}},
		{[]byte{123, 0x12, 0x34, 0x56}, corner{0x123, 0x456, true}},
		{[]byte{127, 0x12, 0x34, 0x56, 0x78}, corner{0x1234, 0x5678, true}},
	} {
		s := stream(c.bytes[1:])
		if got := read(int(c.bytes[0]), &s); got != c.want || len(s) > 0 {
			t.Errorf("%v is %v, want %v; %d bytes are left", c.bytes, got, c.want, len(s))
		}
	}
	for d, want := range map[int][]byte{0: nil, 255: {255}, -255: {255}, 256: {1, 0}, -256: {255, 0}} {
		if got := appendStep(nil, d); !bytes.Equal(got, want) {
			t.Errorf("a step of %d is written %v, want %v", d, got, want)
		}
	}
}

// A packed font that is truncated anywhere is refused.
func TestDamagedFontsAreRefused(t *testing.T) {
	for n := 0; n < len(bold); n += 997 {
		if _, err := unpack(bold[:n]); err == nil {
			t.Errorf("%d bytes of %d are taken for a font", n, len(bold))
		}
	}
}

func BenchmarkUnpack(b *testing.B) {
	for range b.N {
		Regular()
		Bold()
	}
}
