package ground

import (
	"image"
	"math"
	"strings"

	"yanyi/assets/locale"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// The river of the Red Cliffs and its sides: the chained fleet, the fire ships, the camps. All
// of it stays outside the middle five files, under every piece, and does not move.

// roomy reports whether the margins beside the field have room for writing.
func (g *banks) roomy() bool { return g.beside() >= 40*g.Scale }

// beside is the width of the card at either side of the field, in pixels.
func (g *banks) beside() float64 {
	x, _ := g.At(-fieldWider, 0)
	y, _ := g.At(float64(g.Board.Files-1)+fieldWider, 0)
	return min(x, y)
}

// shores are ridges behind the camps; Shu's are the red cliffs.
func (g *banks) shores() {
	if plain(g.sheet) || !g.upright() || g.beside() < 16*g.Scale {
		return
	}
	n, h := int(g.beside()), g.H
	red, cliffs := theme.Color{R: 0x8A, G: 0x2F, B: 0x1E, A: 255}, 2
	if g.Quarter == 2 {
		cliffs = 1
	}
	for i := range 4 {
		x, top, bottom := i%2*(g.W-n), h/4, h/2
		if i > 1 {
			top, bottom = 2*h/3, h
		}
		ink := g.ridgeInk()
		if i == cliffs {
			ink = red
		}
		paint.Ridges(g.Canvas, image.Rect(x, top, x+n, bottom), uint32(i+11), 3, 1, ink)
	}
}

// ship is a hull with two battened sails, in units of its length from the water line's middle.
var (
	hull  = []paint.Point{{X: -0.5, Y: -0.14}, {X: -0.3, Y: -0.06}, {X: 0.3, Y: -0.06}, {X: 0.52, Y: -0.18}, {X: 0.38, Y: 0.06}, {X: -0.36, Y: 0.06}}
	sails = [][]paint.Point{
		{{X: -0.24, Y: -0.12}, {X: -0.22, Y: -0.56}, {X: 0.0, Y: -0.48}, {X: 0.02, Y: -0.12}},
		{{X: 0.08, Y: -0.12}, {X: 0.1, Y: -0.72}, {X: 0.34, Y: -0.6}, {X: 0.36, Y: -0.14}},
	}
	flames = []struct {
		color       theme.Color
		high, width float64
	}{
		{theme.Color{R: 0xB3, G: 0x37, B: 0x1F, A: 0xB8}, 0.78, 0.34},
		{theme.Color{R: 0xD9, G: 0x8A, B: 0x2B, A: 0xC7}, 0.52, 0.24},
		{theme.Color{R: 0xF2, G: 0xCF, B: 0x7A, A: 0xD9}, 0.3, 0.14},
	}
)

// fleet draws the chained ships at one end of the river, the fire ships at the other.
func (g *banks) fleet() {
	if plain(g.sheet) || !g.upright() {
		return
	}
	_, y, _, h := g.water()
	many, side := 2, 1.0
	if g.roomy() {
		many = 3
	}
	if g.Quarter == 2 {
		side = -1
	}
	long := min(0.62*float64(g.C), 0.8*h)
	place := func(i, of int, west bool) (float64, float64) {
		x := 0.32*float64(g.C) + (float64(i)+0.4)*1.1*long
		if !g.roomy() {
			x = 0.08*float64(g.C) + (float64(i)+0.5)*1.05*long
		}
		if west != (side > 0) {
			x = float64(g.W) - x
		}
		return x, y + 0.66*h + 0.06*h*float64(i%2)*float64(of%2)
	}
	g.chained(many, long, place)
	for i := range many - 1 {
		x, at := place(i, many, false)
		g.fireShip(x, at, long*(1-0.18*float64(i)), side)
	}
}

// chained draws ships in a row, tied together.
func (g *banks) chained(many int, long float64, place func(i, of int, west bool) (float64, float64)) {
	ink := theme.Alpha(g.t.BoardText, 0.6)
	x0, y0 := place(0, many, true)
	x1, y1 := place(many-1, many, true)
	chain := new(paint.Path).Line(paint.Point{X: x0, Y: y0}, paint.Point{X: x1, Y: y1})
	g.Stroke(chain, paint.Pen{Width: g.Pen(0.9), Dash: []float64{0.06 * long, 0.05 * long}}, ink)
	for i := range many {
		x, y := place(i, many, true)
		g.ship(x, y, long*0.86, ink)
	}
}

// shape puts a polygon of a ship where it floats.
func (g *banks) shape(pts []paint.Point, x, y, long float64) *paint.Path {
	out := make([]paint.Point, len(pts))
	for i, p := range pts {
		out[i] = paint.Point{X: x + p.X*long, Y: y + p.Y*long}
	}
	return new(paint.Path).Polygon(out...)
}

func (g *banks) ship(x, y, long float64, ink theme.Color) {
	g.Fill(g.shape(hull, x, y, long), paint.Solid(ink))
	for _, s := range sails {
		g.Fill(g.shape(s, x, y, long), paint.Solid(theme.Alpha(ink, 0.62)))
		g.Stroke(g.shape(s, x, y, long), paint.Pen{Width: g.Pen(0.7)}, ink)
	}
}

// fireShip is a hull in flames, with its glow and sparks that the wind drives on.
func (g *banks) fireShip(x, y, long, wind float64) {
	glow := theme.Color{R: 0xE9, G: 0xA1, B: 0x3F, A: 0x8C}
	g.Disc(x, y-0.3*long, 0.85*long, paint.Radial(x, y-0.3*long, 0.85*long, 0.85*long,
		paint.Stop{At: 0, Color: glow}, paint.Stop{At: 1, Color: theme.Alpha(glow, 0)}))
	g.Fill(g.shape(hull, x, y, long*0.9), paint.Solid(theme.Alpha(g.t.BoardText, 0.75)))
	for _, f := range flames {
		for _, at := range [3]float64{-0.2, 0, 0.22} {
			high := f.high * (1 - 0.7*math.Abs(at))
			flame := new(paint.Path)
			bx, w := x+at*long, f.width*long/2
			flame.MoveTo(bx-w, y-0.06*long)
			flame.QuadTo(bx-w*1.1, y-0.5*high*long, bx-0.1*wind*long, y-high*long)
			flame.QuadTo(bx+w*1.3, y-0.42*high*long, bx+w, y-0.06*long)
			flame.Close()
			g.Fill(flame, paint.Solid(f.color))
		}
	}
	for i := range 7 {
		t := float64(i) / 6
		g.Disc(x-wind*(0.1+0.55*t)*long, y-(0.62+0.24*math.Sin(5*t+1))*long, max(0.022*long, 0.7), paint.Solid(flames[i%3].color))
	}
}

// words are the names of river and cliffs, either side of the middle file, and of the camps.
func (g *banks) words() {
	if !g.upright() {
		return
	}
	c := float64(g.C)
	_, y, _, h := g.water()
	ink, red := theme.Color{R: 0x2F, G: 0x5D, B: 0x60, A: 255}, theme.Color{R: 0x8A, G: 0x2F, B: 0x1E, A: 255}
	if g.t.Dark {
		ink, red = theme.Color{R: 0xBF, G: 0xD8, B: 0xD5, A: 255}, theme.Color{R: 0xF0, G: 0xB4, B: 0xA6, A: 255}
	}
	for i, w := range [2]struct {
		key string
		col theme.Color
	}{{"region.yangtze", ink}, {"region.cliffs", red}} {
		x, at := float64(g.W)/2+float64(2*i-1)*1.07*c, y+h/2
		text := g.look.Lang.T(w.key)
		if g.look.Lang == locale.En {
			g.TextAt(paint.Regular(), text, 0.27*c, x, at, w.col)
			continue
		}
		for j, r := range []rune(text) {
			g.TextAt(paint.Regular(), string(r), 0.40*c, x+(float64(j)-0.5)*0.68*c, at, w.col)
		}
	}
	g.camps()
}

// camp is where a camp's name stands: beside the field at a height, or along an edge.
type camp struct {
	key  string
	army int     // of the game's armies, for its dark tone
	side float64 // -1 west, 1 east
	rank float64
}

var camps = [4]camp{
	{"region.camp.water", 1, -1, 7.6}, {"region.camp.wei", 1, 1, 7.6},
	{"region.camp.shu", 2, -1, 2.5}, {"region.camp.wu", 0, 1, 2.5},
}

func (g *banks) camps() {
	for _, camp := range camps {
		m := theme.Materials[g.info.Armies[camp.army].Pigment]
		ink := theme.Mix(m.Edge, m.Body, 0.5)
		if g.t.Dark {
			ink = g.t.BoardText
		}
		if text := g.look.Lang.T(camp.key); g.roomy() {
			g.campBeside(camp, text, ink)
		} else {
			g.campAlong(camp, text, ink)
		}
	}
}

// campBeside writes a camp's name upright beside the field.
func (g *banks) campBeside(camp camp, text string, ink theme.Color) {
	_, y := g.At(0, camp.rank)
	x := float64(g.W)/2 + g.across(camp.side)*(float64(g.W)-g.beside())/2
	if g.look.Lang != locale.En {
		size := min(30*g.Scale, 0.62*g.beside())
		g.Column(paint.Regular(), text, size, 1.2*size, x, y-0.6*size, ink)
		return
	}
	size := 15 * g.Scale
	for i, word := range strings.Fields(text) {
		g.TextAt(paint.Regular(), word, size, x, y+(float64(i)-0.5)*1.3*size, ink)
	}
}

// across is a side of the field on the screen.
func (g *banks) across(side float64) float64 {
	if g.Quarter == 2 {
		return -side
	}
	return side
}

// campLeast is the smallest type of a camp's name, in logical pixels.
const campLeast = 11

// campAlong writes it small in the upper or lower margin, between two files' names.
func (g *banks) campAlong(camp camp, text string, ink theme.Color) {
	e := g.edging(fieldWider)
	size := min(13*g.Scale, 0.75*e.margin)
	wide := float64(g.C)
	if e.shown() {
		wide -= e.size
	} else {
		wide *= 2.5
	}
	font := paint.BoldFor(text)
	if size < campLeast*g.Scale || font.Width(text, size) > wide {
		return
	}
	x, out := float64(g.W)/2+g.across(camp.side)*2.5*float64(g.C), (e.margin-barHigh*g.Scale)/2
	y := e.margin - out
	if (camp.army != 1) == (g.Quarter == 0) {
		y = float64(g.H) - y
	}
	g.TextAt(font, text, size, x, y, ink)
}
