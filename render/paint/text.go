package paint

import (
	"image"
	"image/color"
	"io"
	"math"
	"sync"
	"unicode"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"yanyi/assets"
)

// Font is a typeface with outlines that are read once. It is safe for concurrent use.
type Font struct {
	font   *sfnt.Font
	em     float64
	ascent float64 // in font units

	mu     sync.Mutex
	buf    sfnt.Buffer
	glyphs map[rune]*glyph
}

type glyph struct {
	segments sfnt.Segments // in font units, y down
	advance  float64
	missing  bool
}

func newFont(f *sfnt.Font) (*Font, error) {
	em := f.UnitsPerEm()
	m, err := f.Metrics(nil, fixed.I(int(em)), font.HintingNone)
	if err != nil {
		return nil, err
	}
	return &Font{font: f, em: float64(em), ascent: float64(m.Ascent) / 64, glyphs: map[rune]*glyph{}}, nil
}

// mustParse opens a TrueType file of the program when it is first asked for. It panics on an
// error: the fonts are tested.
func mustParse(file func() io.ReaderAt) func() *Font {
	return sync.OnceValue(func() *Font {
		var parsed *Font
		f, err := sfnt.ParseReaderAt(file())
		if err == nil {
			parsed, err = newFont(f)
		}
		if err != nil {
			panic(err)
		}
		return parsed
	})
}

// Regular and Bold are the two fonts.
var (
	Regular = mustParse(assets.Regular)
	Bold    = mustParse(assets.Bold)
)

// BoldFor is Bold if it can draw the text, otherwise Regular.
func BoldFor(text string) *Font {
	if f := Bold(); f.Has(text) {
		return f
	}
	return Regular()
}

// Has reports whether the font can draw every character of a text.
func (f *Font) Has(text string) bool {
	for _, r := range text {
		if !f.Covers(r) && !unicode.IsSpace(r) {
			return false
		}
	}
	return true
}

// Covers reports whether the font holds a character.
func (f *Font) Covers(r rune) bool { return !f.glyph(r).missing }

func (f *Font) glyph(r rune) *glyph {
	f.mu.Lock()
	defer f.mu.Unlock()
	if g, ok := f.glyphs[r]; ok {
		return g
	}
	g := f.load(r)
	f.glyphs[r] = g
	return g
}

func (f *Font) load(r rune) *glyph {
	ppem := fixed.I(int(f.em))
	i, err := f.font.GlyphIndex(&f.buf, r)
	if err != nil {
		return &glyph{missing: true}
	}
	g := &glyph{missing: i == 0}
	if adv, err := f.font.GlyphAdvance(&f.buf, i, ppem, font.HintingNone); err == nil {
		g.advance = float64(adv) / 64
	}
	if segs, err := f.font.LoadGlyph(&f.buf, i, ppem, nil); err == nil {
		g.segments = append(sfnt.Segments(nil), segs...)
	}
	return g
}

// Width is the advance of a text at a size.
func (f *Font) Width(text string, size float64) float64 {
	w := 0.0
	for _, r := range text {
		w += f.glyph(r).advance
	}
	return w * size / f.em
}

// Outline is a text as a path, its pen starting at (x, y) on the baseline.
func (f *Font) Outline(text string, size, x, y float64) *Path {
	p := &Path{}
	k := size / f.em
	for _, r := range text {
		g := f.glyph(r)
		p.glyph(g, k, x, y)
		x += g.advance * k
	}
	return p
}

func (p *Path) glyph(g *glyph, k, x, y float64) {
	at := func(q fixed.Point26_6) (float64, float64) {
		return x + float64(q.X)/64*k, y + float64(q.Y)/64*k
	}
	for _, s := range g.segments {
		ax, ay := at(s.Args[0])
		bx, by := at(s.Args[1])
		cx, cy := at(s.Args[2])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			p.MoveTo(ax, ay)
		case sfnt.SegmentOpLineTo:
			p.LineTo(ax, ay)
		case sfnt.SegmentOpQuadTo:
			p.QuadTo(ax, ay, bx, by)
		case sfnt.SegmentOpCubeTo:
			p.CubeTo(ax, ay, bx, by, cx, cy)
		}
	}
}

// Ink is a character in white at a size, its upper left corner at a distance from
// the pen on the base line; nil where there is nothing to draw.
func (f *Font) Ink(r rune, size float64) (img *image.RGBA, at image.Point) {
	p := f.Outline(string(r), size, 0, 0)
	x0, y0, x1, y1 := p.Bounds()
	if !(x0 < x1) {
		return nil, at
	}
	at = image.Pt(int(math.Floor(x0)), int(math.Floor(y0)))
	c := New(int(math.Ceil(x1))-at.X, int(math.Ceil(y1))-at.Y)
	c.Fill(f.Outline(string(r), size, float64(-at.X), float64(-at.Y)), Solid{255, 255, 255, 255})
	return c.Img, at
}

// Advance is how far a character moves the pen at a size, to 1/64 pixel.
func (f *Font) Advance(r rune, size float64) float64 { return f.scaled(f.glyph(r).advance, size) }

// Ascent is how far the font reaches above the base line at a size, to 1/64 pixel.
func (f *Font) Ascent(size float64) float64 { return f.scaled(f.ascent, size) }

func (f *Font) scaled(units, size float64) float64 { return math.Floor(units*size/f.em*64+0.5) / 64 }

// hanMiddle is how far above the baseline the middle of a Chinese character lies, in ems.
const hanMiddle = 0.38

// CenteredOutline is a text centred on (x, y): Chinese by its square, the rest by its ink.
func (f *Font) CenteredOutline(text string, size, x, y float64) *Path {
	left := x - f.Width(text, size)/2
	for _, r := range text {
		if r > 0x2E80 {
			return f.Outline(text, size, left, y+hanMiddle*size)
		}
	}
	p := f.Outline(text, size, left, y)
	x0, y0, x1, y1 := p.Bounds()
	if !(x0 < x1) {
		return p
	}
	dx, dy := x-(x0+x1)/2, y-(y0+y1)/2
	return p.Map(func(q Point) Point { return Point{q.X + dx, q.Y + dy} })
}

// Align says which end of a text stands at its place.
type Align uint8

// The alignments.
const (
	Left Align = iota
	Center
	Right
)

// Text writes one line with its baseline at y.
func (c *Canvas) Text(f *Font, text string, size, x, y float64, align Align, col color.NRGBA) {
	switch align {
	case Center:
		x -= f.Width(text, size) / 2
	case Right:
		x -= f.Width(text, size)
	}
	c.Fill(f.Outline(text, size, math.Round(x*4)/4, y), Solid(col))
}

// TextAt writes a text with its middle at (x, y).
func (c *Canvas) TextAt(f *Font, text string, size, x, y float64, col color.NRGBA) {
	c.Fill(f.CenteredOutline(text, size, x, y), Solid(col))
}

// Column writes a text downwards, its characters a pitch apart, the first's middle at (x, y).
func (c *Canvas) Column(f *Font, text string, size, pitch, x, y float64, col color.NRGBA) {
	for _, r := range text {
		c.TextAt(f, string(r), size, x, y, col)
		y += pitch
	}
}
