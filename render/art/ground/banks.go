package ground

import (
	"image"
	"math"

	"yanyi/game"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// barHigh is the height of the bar at the camp to move, at the card's edge, in logical pixels.
const barHigh = 7

// fieldWider is how far the silk reaches from the grid, in c.
const fieldWider = 0.52

// banks is the board of the Red Cliffs: two banks, three camps (render/README.md, Banks).
type banks struct{ *sheet }

func (g *banks) draw() {
	g.flat(g.t.Wild)
	g.shores()
	f, r := float64(g.Board.Files-1), float64(g.Board.Ranks-1)
	g.patch(g.t.Silk, -fieldWider, -fieldWider, f+fieldWider, r+fieldWider)
	g.washes()
	g.box(-fieldWider, -fieldWider, f+fieldWider, r+fieldWider, g.Hair(1), theme.Alpha(g.t.BoardLine, 0.5))
	g.grain(paint.Silk, g.Card(), 1)
	g.river()
	b := lines{g.sheet}
	b.grid(4, 5)
	g.box(0, 0, f, 4, g.Hair(2), g.t.BoardLine)
	g.box(0, 5, f, r, g.Hair(2), g.t.BoardLine)
	for _, at := range [2]float64{0, r - 2} {
		palaceLines(g.sheet, paint.Point{X: 3, Y: at}, paint.Point{X: 5, Y: at + 2})
	}
	b.marks()
	g.borderLines()
	g.fleet()
	g.words()
	e := g.edging(fieldWider)
	e.foot = barHigh * g.Scale
	e.coordinates(lower, left)
	g.edge(g.cardEdge())
}

// patch fills a rectangle given in files and ranks.
func (g *banks) patch(c theme.Color, f0, r0, f1, r1 float64) {
	g.fill(c, paint.Point{X: f0, Y: r0}, paint.Point{X: f1, Y: r0}, paint.Point{X: f1, Y: r1}, paint.Point{X: f0, Y: r1})
}

// part is one kingdom's part of the field, in files and ranks, and its palace.
type part struct {
	army                  game.Army
	f0, r0, f1, r1        float64
	palF0, palR0, palF1   float64
	borderRank, defencing float64
}

// parts are those of the two banks: below them the allies' meet on the middle file.
var parts = [3]part{
	{game.Wei, -fieldWider, 5, 8 + fieldWider, 9 + fieldWider, 3, 7, 5, 5, 6},
	{game.Shu, -fieldWider, -fieldWider, 4, 4, 3, 0, 4, 4, 3},
	{game.Wu, 4, -fieldWider, 8 + fieldWider, 4, 4, 0, 5, 4, 3},
}

func (g *banks) washes() {
	for _, p := range parts {
		wash := g.land(p.army).Wash
		if p.army != game.Wei {
			wash = theme.Alpha(wash, 1.25)
		}
		g.patch(wash, p.f0, p.r0, p.f1, p.r1)
		g.patch(wash, p.palF0, p.palR0, p.palF1, p.palR0+2)
	}
}

// box draws the four sides of a rectangle given in files and ranks.
func (g *banks) box(f0, r0, f1, r1, width float64, c theme.Color) {
	for _, x := range [2]float64{f0, f1} {
		g.line(x, r0, x, r1, width, c)
	}
	for _, y := range [2]float64{r0, r1} {
		g.line(f0, y, f1, y, width, c)
	}
}

// borderLines are the banks, which are the border lines, and the defence lines.
func (g *banks) borderLines() {
	for _, p := range parts {
		from, to := max(p.f0, 0), min(p.f1, float64(g.Board.Files-1))
		defenceLine(g.sheet, p.army, paint.Point{X: from, Y: p.defencing}, paint.Point{X: to, Y: p.defencing})
		borderLine(g.sheet, p.army, paint.Point{X: from, Y: p.borderRank}, paint.Point{X: to, Y: p.borderRank})
	}
}

// upright reports whether no seat views the board from its side.
func (g *banks) upright() bool { return g.Quarter%2 == 0 }

// water is the river's rectangle: over the whole card, between banks a little off the lines.
func (g *banks) water() (x, y, w, h float64) {
	_, y0 := g.At(0, 4)
	_, y1 := g.At(0, 5)
	off := 0.08 * float64(g.C)
	y, h = min(y0, y1)+off, math.Abs(y1-y0)-2*off
	return 0, y, float64(g.W), h
}

// river is the Yangtze, with its strokes of waves.
func (g *banks) river() {
	if !g.upright() {
		g.patch(g.t.River, -fieldWider, 4.08, 8+fieldWider, 4.92)
		return
	}
	x, y, w, h := g.water()
	c := float64(g.C)
	var banks []paint.Point
	add := func(px, at, phase float64) {
		banks = append(banks, paint.Point{X: px, Y: at + 0.03*c*math.Sin(px/(0.8*c)*math.Pi+phase)})
	}
	for px := x; px <= x+w; px += 4 {
		add(px, y, 0)
	}
	for px := x + w; px >= x; px -= 4 {
		add(px, y+h, 1.7)
	}
	shore := new(paint.Path).Polygon(banks...)
	g.Fill(shore, paint.Solid(g.t.Silk2))
	g.Fill(shore, paint.Solid(g.t.River))
	g.grain(paint.Silk, image.Rect(0, int(y), g.W, int(y+h)), 0.8)
	ink := theme.Alpha(g.t.RiverCross, 0.36)
	g.Stroke(shore, paint.Pen{Width: g.Pen(0.9)}, theme.Alpha(g.t.RiverCross, 0.5))
	if plain(g.sheet) {
		return
	}
	for i := range 5 {
		base := y + h*(float64(i)+0.7)/5.4
		for px := x - float64(i%3)*0.45*c; px < x+w; px += 1.35 * c {
			stroke := new(paint.Path)
			stroke.MoveTo(px, base)
			stroke.QuadTo(px+0.22*c, base-0.07*c, px+0.45*c, base)
			stroke.QuadTo(px+0.68*c, base+0.05*c, px+0.86*c, base-0.01*c)
			g.Stroke(stroke, paint.Pen{Width: g.Pen(0.8)}, ink)
		}
	}
}
