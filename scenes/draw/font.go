package draw

import (
	"image"
	"image/draw"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"yanyi/assets"
	"yanyi/render/theme"
)

// maxRuns bounds the runs a size keeps laid out; past it they are made anew.
const maxRuns = 1500

// fontFile is one of the two fonts, parsed once.
type fontFile struct {
	data *opentype.Font
	buf  sfnt.Buffer
	has  map[rune]bool
}

var fontFiles = sync.OnceValue(func() *[2]fontFile {
	files := &[2]fontFile{}
	for i, ttf := range [2][]byte{assets.Regular, assets.Bold} {
		f, err := opentype.Parse(ttf)
		if err != nil {
			panic(err) // the fonts are part of the program and tested
		}
		files[i] = fontFile{data: f, has: map[rune]bool{}}
	}
	return files
})

func (f *fontFile) covers(r rune) bool {
	ok, known := f.has[r]
	if !known {
		n, err := f.data.GlyphIndex(&f.buf, r)
		ok = err == nil && n != 0
		f.has[r] = ok
	}
	return ok
}

// faceKey is a weight at a size in 1/64 device pixels.
type faceKey struct {
	bold bool
	size int
}

// faces draws one weight at one size. Characters Bold lacks are set in Regular.
type faces struct {
	face   [2]glyphs // regular, bold
	weight int
	ascent float64 // device pixels
	runs   map[runKey]*run
}

type runKey struct {
	text    string
	spacing int // in 1/64 device pixels
}

// middle is how far the middle of a Chinese character stands above the base line,
// in ems.
const middle = 0.355

// run is a laid-out line of text: its glyphs relative to the pen's start, an
// ascent above the base line.
type run struct {
	glyphs []glyph
	width  float64 // device pixels
}

type glyph struct {
	image *ebiten.Image
	x, y  float64
}

var faceCache = map[faceKey]*faces{}

// facesOf returns the faces of a role at a scale.
func facesOf(role theme.Role, scale float64) *faces {
	key := faceKey{role.Bold, Snap(role.Size * scale * 64)}
	f := faceCache[key]
	if f == nil {
		f = newFaces(key)
		faceCache[key] = f
	}
	return f
}

func newFaces(key faceKey) *faces {
	f := &faces{runs: map[runKey]*run{}}
	if key.bold {
		f.weight = 1
	}
	for i := range fontFiles() {
		face, err := opentype.NewFace(fontFiles()[i].data, &opentype.FaceOptions{
			Size: float64(key.size) / 64, DPI: 72, Hinting: font.HintingNone,
		})
		if err != nil {
			panic(err)
		}
		f.face[i] = glyphs{face: face, images: map[rune]inked{}, file: &fontFiles()[i], size: float64(key.size) / 64, bold: i == 1}
	}
	f.ascent = float64(f.face[f.weight].face.Metrics().Ascent) / 64
	return f
}

// run lays a line out, or returns it from the cache.
func (f *faces) run(s string, spacing float64) *run {
	key := runKey{s, Snap(spacing * 64)}
	if r := f.runs[key]; r != nil {
		return r
	}
	if len(f.runs) >= maxRuns {
		clear(f.runs)
	}
	r := f.layOut(s, spacing)
	f.runs[key] = r
	return r
}

func (f *faces) layOut(s string, spacing float64) *run {
	r := &run{}
	for len(s) > 0 {
		weight, n := f.segment(s, spacing > 0)
		f.append(r, s[:n], f.face[weight])
		r.width += spacing
		s = s[n:]
	}
	r.width -= spacing
	return r
}

// segment is how many bytes at the start of s are set in one weight; a single
// character where letters are spaced.
func (f *faces) segment(s string, single bool) (weight, n int) {
	weight = -1
	for i, c := range s {
		w := f.weight
		if !fontFiles()[w].covers(c) {
			w = 0
		}
		if weight >= 0 && (w != weight || single) {
			return weight, i
		}
		weight = w
	}
	return weight, len(s)
}

func (f *faces) append(r *run, s string, face glyphs) {
	for _, c := range s {
		g := face.get(c)
		if g.image != nil {
			r.glyphs = append(r.glyphs, glyph{g.image, math.Round(g.x + r.width), g.y + f.ascent})
		}
		r.width += g.advance
	}
}

// glyphs is the characters of one face drawn so far. Our text needs no shaping, so
// the font package is enough; a text library would cost the page 170 KB more.
type glyphs struct {
	face   font.Face
	images map[rune]inked
	file   *fontFile
	size   float64 // device pixels
	bold   bool
}

// unknown stands for a character that cannot be drawn.
const unknown = '·'

// Drawable reports whether a character can be drawn: the game's fonts hold it, or
// the system draws it.
func Drawable(c rune) bool { return anyCharacter || fontFiles()[0].covers(c) }

// inked is a character's picture relative to the pen on the base line.
type inked struct {
	image   *ebiten.Image
	x, y    float64
	advance float64
}

func (g glyphs) get(c rune) inked {
	if known, ok := g.images[c]; ok {
		return known
	}
	if !g.file.covers(c) {
		if k, ok := systemGlyph(c, g.size, g.bold); ok {
			g.images[c] = k
			return k
		}
		if c != unknown {
			return g.get(unknown)
		}
	}
	box, mask, at, advance, ok := g.face.Glyph(fixed.Point26_6{}, c)
	k := inked{advance: float64(advance) / 64}
	if ok && !box.Empty() {
		white := image.NewRGBA(image.Rectangle{Max: box.Size()})
		draw.DrawMask(white, white.Bounds(), image.White, image.Point{}, mask, at, draw.Src)
		k.image, k.x, k.y = ebiten.NewImageFromImage(white), float64(box.Min.X), float64(box.Min.Y)
	}
	g.images[c] = k
	return k
}

// Measure is the width of a line of text in logical pixels.
func Measure(role theme.Role, s string, scale float64) float64 {
	if s == "" {
		return 0
	}
	return facesOf(role, scale).run(s, role.Spacing*scale).width / scale
}
