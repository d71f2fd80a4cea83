package draw

import (
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/paint"
	"yanyi/render/theme"
)

// maxRuns bounds the runs a size keeps laid out; past it they are made anew.
const maxRuns = 1500

// fonts are the house's two: regular and bold.
var fonts = sync.OnceValue(func() [2]*paint.Font { return [2]*paint.Font{paint.Regular(), paint.Bold()} })

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
	size := float64(key.size) / 64
	for i, font := range fonts() {
		f.face[i] = glyphs{font: font, images: map[rune]inked{}, size: size, bold: i == 1}
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
		if !fonts()[w].Covers(c) {
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

// glyphs is the characters of a font drawn so far at one size. Our text needs no
// shaping; a text library would cost the page 170 KB more.
type glyphs struct {
	font   *paint.Font
	images map[rune]inked
	size   float64 // device pixels
	bold   bool
}

// unknown stands for a character that cannot be drawn.
const unknown = '·'

// Drawable reports whether a character can be drawn: the game's fonts hold it, or
// the system draws it.
func Drawable(c rune) bool { return anyCharacter || fonts()[0].Covers(c) }

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
	if !g.font.Covers(c) {
		if k, ok := systemGlyph(c, g.size, g.bold); ok {
			g.images[c] = k
			return k
		}
		if c != unknown {
			return g.get(unknown)
		}
	}
	k := inked{advance: g.font.Advance(c, g.size)}
	if white, at := g.font.Ink(c, g.size); white != nil {
		k.image, k.x, k.y = ebiten.NewImageFromImage(white), float64(at.X), float64(at.Y)
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
