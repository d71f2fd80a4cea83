package canvas

import (
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/art"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// The limits of the caches; beyond them all of a kind is made anew.
const (
	maxRuns    = 1500  // texts of a size laid out, and texts shortened
	maxGlyphs  = 30000 // characters in the runs of a size
	maxImages  = 4000  // characters drawn at a size
	maxFaces   = 200   // sizes
	maxStrange = 400   // pieces of a size that the system draws
)

// fonts are the two fonts: regular and bold.
var fonts = sync.OnceValue(func() [2]*paint.Font { return [2]*paint.Font{paint.Regular(), paint.Bold()} })

// faceKey is a weight at a size in 1/64 device pixels.
type faceKey struct {
	bold bool
	size int
}

// faces draws one weight at one size. Characters Bold lacks are set in Regular.
type faces struct {
	face    [2]glyphs // regular, bold
	weight  int
	ascent  float64 // device pixels
	runs    map[runKey]*run
	strange map[string]inked // characters that the fonts lack
	kept    int              // characters in runs
}

type runKey struct {
	text    string
	spacing int // in 1/64 device pixels
}

// middle is how far the middle of a Chinese character stands above the base line, in ems.
const middle = 0.355

// run is a laid-out line of text: glyphs from the pen's start, an ascent above the base line.
type run struct{ glyphs []glyph }

type glyph struct {
	image    *ebiten.Image
	x, y     float64
	coloured bool
}

var faceCache = map[faceKey]*faces{}

// facesOf returns the faces of a role at a scale.
func facesOf(role theme.Role, scale float64) *faces {
	key := faceKey{role.Bold, Snap(role.Size * scale * 64)}
	f := faceCache[key]
	if f == nil {
		if len(faceCache) >= maxFaces {
			clear(faceCache)
		}
		f = newFaces(key)
		faceCache[key] = f
	}
	return f
}

func newFaces(key faceKey) *faces {
	f := &faces{runs: map[runKey]*run{}, strange: map[string]inked{}}
	if key.bold {
		f.weight = 1
	}
	size := float64(key.size) / 64
	for i, font := range fonts() {
		f.face[i] = glyphs{font: font, images: map[rune]inked{}, size: size}
	}
	f.ascent = fonts()[f.weight].Ascent(size)
	return f
}

// run lays a line out, or returns it from the cache.
func (f *faces) run(s string, spacing float64) *run {
	key := runKey{s, Snap(spacing * 64)}
	if r := f.runs[key]; r != nil {
		return r
	}
	if f.kept += len(s); len(f.runs) >= maxRuns || f.kept > maxGlyphs {
		clear(f.runs)
		f.kept = len(s)
	}
	r := f.layOut(s, spacing)
	f.runs[key] = r
	return r
}

func (f *faces) layOut(s string, spacing float64) *run {
	r, pen := &run{}, 0.0
	for len(s) > 0 {
		g, n := f.next(s)
		if g.image != nil {
			r.glyphs = append(r.glyphs, glyph{g.image, math.Round(g.x + pen), g.y + f.ascent, g.coloured})
		}
		pen += g.advance + spacing
		s = s[n:]
	}
	return r
}

// glyph is a character as this weight sets it.
func (f *faces) glyph(c rune) inked {
	weight := f.weight
	if !fonts()[weight].Covers(c) {
		weight = 0
	}
	return f.face[weight].get(c)
}

// advance is the pen's place after a text that begins at a place: it adds character by
// character, so that a line is as wide as its parts.
func (f *faces) advance(pen float64, s string, spacing float64) float64 {
	for len(s) > 0 {
		g, n := f.next(s)
		pen += g.advance + spacing
		s = s[n:]
	}
	return pen
}

// fitting is the number of bytes at the start of a text that fit into a width in device
// pixels. It measures no further.
func (f *faces) fitting(s string, spacing, width float64) int {
	pen := 0.0
	for i := 0; i < len(s); {
		g, n := f.next(s[i:])
		if pen += g.advance + spacing; pen-spacing > width {
			return i
		}
		i += n
	}
	return len(s)
}

// glyphs is the characters of a font drawn so far at one size. Our text needs no
// shaping; a text library would cost the page 170 KB more.
type glyphs struct {
	font   *paint.Font
	images map[rune]inked
	size   float64 // device pixels
}

// unknown stands for a character that cannot be drawn.
const unknown = '·'

// Drawable reports whether a character can be drawn: by the game's fonts, or the system.
func Drawable(c rune) bool { return fonts()[0].Covers(c) || systemDraws(c) }

// inked is a character's picture relative to the pen on the base line.
type inked struct {
	image    *ebiten.Image
	x, y     float64
	advance  float64
	coloured bool // the picture has colours of its own
}

func (g glyphs) get(c rune) inked {
	if known, ok := g.images[c]; ok {
		return known
	}
	if len(g.images) >= maxImages {
		clear(g.images)
	}
	if art.IsFigureSign(c) {
		k := figureInked(c, g.size)
		g.images[c] = k
		return k
	}
	k := inked{advance: g.font.Advance(c, g.size)}
	if white, at := g.font.Ink(c, g.size); white != nil {
		k.image, k.x, k.y = ebiten.NewImageFromImage(white), float64(at.X), float64(at.Y)
	}
	g.images[c] = k
	return k
}

// figureInked is a figure in a line of text, somewhat larger, with a little room behind it.
func figureInked(sign rune, size float64) inked {
	box := 1.16 * size
	img := ebiten.NewImageFromImage(art.FigureInk(sign, box))
	return inked{image: img, y: math.Round(-middle*size - box/2), advance: box + 0.14*size}
}

// Measure is the width of a line of text in logical pixels.
func Measure(role theme.Role, s string, scale float64) float64 {
	if s == "" {
		return 0
	}
	spacing := role.Spacing * scale
	return (facesOf(role, scale).advance(0, s, spacing) - spacing) / scale
}
