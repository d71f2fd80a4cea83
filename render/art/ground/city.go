package ground

import (
	"image"
	"math"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art/plan"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// city is the walled city of Luoyang (render/README.md, Walled city).
type city struct{ *sheet }

func (g *city) draw() {
	g.flat(g.t.Wild)
	g.hills()
	g.wall()
	for _, p := range g.Board.Points {
		c := g.t.Silk2
		if (p.File+p.Rank)%2 == 0 {
			c = theme.Mix(g.t.Silk, g.t.Silk2, 0.25)
		}
		g.square(int(p.File), int(p.Rank), c)
	}
	g.grain(paint.Silk, g.Card(), 1)
	g.lines()
	g.palace()
	for _, gate := range gates {
		g.gate(gate)
	}
	g.name()
	e := g.edging(0.5)
	e.framed = true
	e.coordinates(lower, left)
	g.edge(g.cardEdge())
}

// body of the city in files and ranks: squares 1 to 7 both ways.
const bodyFrom, bodyTo = 0.5, 7.5

func (g *city) hills() {
	if plain(g.sheet) {
		return
	}
	h := g.H / 7
	ink := g.ridgeInk()
	paint.Ridges(g.Canvas, image.Rect(0, 0, g.W, h), 21, 2, 0.55, ink)
	paint.Ridges(g.Canvas, image.Rect(0, g.H-h, g.W, g.H), 22, 2, 0.55, ink)
}

// wallColor is that of the band round the body.
func (g *city) wallColor() theme.Color {
	if g.t.Dark {
		return theme.Mix(theme.CityWall, g.t.Wild, 0.35)
	}
	return theme.CityWall
}

// wall is a band 0.18c wide with battlements.
func (g *city) wall() {
	c := float64(g.C)
	x0, y0 := float64(g.M)+c, float64(g.M)+c
	n := 7 * c
	band, tooth := math.Round(0.18*c), math.Round(0.06*c)
	col := g.wallColor()
	g.Rect(x0-band, y0-band, n+2*band, n+2*band, col)
	step := 0.3125 * c
	teeth := int((n + 2*band) / step)
	start := x0 - band + (n+2*band-float64(teeth)*step+0.44*step)/2
	for i := range teeth {
		at := math.Round(start + float64(i)*step)
		w := math.Round(0.56 * step)
		off := at - x0
		g.Rect(at, y0-band-tooth, w, tooth, col)
		g.Rect(at, y0+n+band, w, tooth, col)
		g.Rect(x0-band-tooth, y0+off, tooth, w, col)
		g.Rect(x0+n+band, y0+off, tooth, w, col)
	}
}

func (g *city) lines() {
	w, col := g.Hair(1), theme.Alpha(g.t.BoardLine, 0.75)
	for i := bodyFrom; i <= bodyTo; i++ {
		g.line(bodyFrom, i, bodyTo, i, w, col)
		g.line(i, bodyFrom, i, bodyTo, w, col)
	}
}

// palace is the frame of the centre with its corner braces; its gold is a fixture, see Luoyang.
func (g *city) palace() {
	c := float64(g.C)
	brace := theme.GoldEdge
	if g.t.Dark {
		brace = g.t.Gold
	}
	x0, y0 := float64(g.M)+3*c, float64(g.M)+3*c
	in := 0.045 * c
	g.Stroke(new(paint.Path).Rect(x0+in, y0+in, 3*c-2*in, 3*c-2*in), paint.Pen{Width: g.Pen(0.8)}, theme.Alpha(brace, 0.6))
	g.Stroke(new(paint.Path).Rect(x0+2*in, y0+2*in, 3*c-4*in, 3*c-4*in), paint.Pen{Width: g.Pen(0.8)}, theme.Alpha(brace, 0.35))
	arm, w := 0.22*c, g.Hair(2)
	for _, s := range [4][2]float64{{0, 0}, {1, 0}, {0, 1}, {1, 1}} {
		x, y := x0+s[0]*3*c, y0+s[1]*3*c
		dx, dy := arm*(1-2*s[0]), arm*(1-2*s[1])
		g.Stroke(new(paint.Path).Line(paint.Point{X: x + dx, Y: y}, paint.Point{X: x, Y: y}, paint.Point{X: x, Y: y + dy}), paint.Pen{Width: w}, brace)
	}
}

// gateInfo is a gate in files and ranks, its name, and where outward is.
type gateInfo struct {
	file, rank float64
	df, dr     float64
	key        string
}

var gates = [4]gateInfo{
	{4, 8, 0, 1, "region.gate.north"}, {8, 4, 1, 0, "region.gate.east"},
	{4, 0, 0, -1, "region.gate.south"}, {0, 4, -1, 0, "region.gate.west"},
}

// gate opens the wall, frames the square outside it and writes its name: beside
// gates above and below, under gates at the sides of the screen.
func (g *city) gate(gate gateInfo) {
	c := float64(g.C)
	x, y := g.At(gate.file, gate.rank)
	dx, dy := g.Turn(gate.df, gate.dr)
	half := c / 2
	// The way through the wall.
	g.Rect(x-dx*half-math.Abs(dy)*0.34*c-math.Abs(dx)*0.02*c, y-dy*half-math.Abs(dx)*0.34*c-math.Abs(dy)*0.02*c,
		math.Abs(dy)*0.68*c+math.Abs(dx)*0.04*c, math.Abs(dx)*0.68*c+math.Abs(dy)*0.04*c, g.t.Silk2)
	frame := theme.Mix(g.wallColor(), theme.Color{R: 0x50, G: 0x38, B: 0x10, A: 255}, 0.35)
	if g.t.Dark {
		frame = theme.Mix(g.wallColor(), g.t.BoardLine, 0.5)
	}
	w := max(math.Round(3*g.Scale*min(g.LogicalC()/60, 1)), 2)
	g.Rect(x-half, y-half, c, c, theme.Mix(g.t.Silk2, g.t.Silk, 0.2))
	g.Stroke(new(paint.Path).Rect(x-half, y-half, c, c), paint.Pen{Width: w}, frame)
	in := 0.08 * c
	g.Stroke(new(paint.Path).Rect(x-half+in, y-half+in, c-2*in, c-2*in), paint.Pen{Width: g.Hair(1)}, theme.Alpha(frame, 0.55))
	g.gateName(gate, x, y, dx)
}

func (g *city) gateName(gate gateInfo, x, y, dx float64) {
	f, c := paint.Regular(), float64(g.C)
	text := g.label(gate.key)
	size := max(min(19*g.Scale, 0.3*c), min(13*g.Scale, 0.36*c))
	if g.look.Lang == locale.En {
		size = min(size, 13*g.Scale)
	}
	col := theme.Alpha(g.t.BoardText, 0.9)
	if math.Abs(dx) < 0.5 {
		g.Text(f, text, size, x+0.68*c, y+0.36*size, paint.Left, col)
		return
	}
	// Between the edge of the board and the wall: a name of two words in two lines.
	x += 0.13 * c * dx
	for i, word := range strings.Fields(text) {
		fit := min(size, size*0.76*c/f.Width(word, size))
		g.TextAt(f, word, fit, x, y+0.76*c+1.15*size*float64(i), col)
	}
}

func (g *city) name() {
	text := g.look.Lang.T("region.luoyang")
	c := float64(g.C)
	col := theme.Alpha(g.t.BoardText, 0.62)
	if g.look.Lang == locale.En {
		g.Text(paint.Regular(), text, min(22*g.Scale, 0.4*c), 0.3*c+float64(g.M), 0.5*c+float64(g.M), paint.Left, col)
		return
	}
	g.Column(paint.Regular(), text, 0.33*c, 0.41*c, float64(g.M)+0.42*c, float64(g.M)+0.46*c, col)
}

// Luoyang is the gold of the emperor's palace, on boards that have one; it fades when
// he is gone. (x, y) is its middle on the card.
func Luoyang(look plan.Look, info *game.Info, l plan.Layout) (img *image.RGBA, x, y int, ok bool) {
	switch l.Board.Design {
	case game.City:
		n := 3 * l.C
		g := city{newSheet(look, info, l, n, n)}
		g.gold()
		return g.Img, l.M + n + n/2, l.M + n + n/2, true
	case game.Cross:
		mid := float64(l.Board.Ranks-1) / 2
		x0, y0 := l.At(0, mid-1)
		x1, y1 := l.At(2, mid+1)
		n := int(math.Round(math.Abs(x1 - x0)))
		g := newSheet(look, info, l, n, n)
		g.Rect(0, 0, float64(n), float64(n), g.land(game.Han).Wash)
		return g.Img, int(min(x0, x1)) + n/2, int(min(y0, y1)) + n/2, true
	}
	return nil, 0, 0, false
}

// gold is the wash of the centre, and the emperor's square in solid gold.
func (g *city) gold() {
	c := float64(g.C)
	gold, brace := theme.Materials[g.pigment(game.Han)].Body, theme.GoldEdge
	if g.t.Dark {
		brace = g.t.Gold
	}
	pad := 0.04 * c
	g.Rect(0, 0, 3*c, 3*c, theme.Alpha(gold, 0.20))
	g.Rect(c+pad, c+pad, c-2*pad, c-2*pad, theme.Alpha(gold, 0.85))
	g.Stroke(new(paint.Path).Rect(c+2*pad, c+2*pad, c-4*pad, c-4*pad), paint.Pen{Width: g.Hair(1)}, theme.Alpha(brace, 0.8))
	g.Stroke(new(paint.Path).Rect(c+pad, c+pad, c-2*pad, c-2*pad), paint.Pen{Width: g.Hair(1.5)}, brace)
}
