package ground

import (
	"image"
	"math"

	"yanyi/game"
	"yanyi/render/art/plan"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// cells is the board of 9×11 cells, a river in the sixth rank (render/README.md, River board).
type cells struct{ *sheet }

func (g *cells) draw() {
	g.wood()
	g.grooves()
	middle := int8(g.Board.Ranks / 2)
	for _, p := range g.Board.Points {
		if p.Rank == middle {
			g.water(p)
			g.slantCross(p)
		} else {
			g.plate(p)
		}
	}
	g.marks()
	for _, r := range [2]int{0, g.Board.Ranks - 3} {
		g.palace(r)
	}
	g.edging(0.5).coordinates(lower, left)
	g.edge(theme.Mix(g.t.Wood, g.t.BoardLine, 0.6))
}

// grooves are the dark ground between the cells and round them.
func (g *cells) grooves() {
	x, y, w, h := g.span(0, 0, g.Board.Files-1, g.Board.Ranks-1)
	out := g.Hair(2)
	g.Fill(new(paint.Path).RoundRect(x-out, y-out, w+2*out, h+2*out, 6*g.Scale), paint.Solid(g.t.Groove))
}

// span is the rectangle from one cell to another, edges included.
func (g *cells) span(f0, r0, f1, r1 int) (x, y, w, h float64) {
	xa, ya := g.At(float64(f0), float64(r0))
	xb, yb := g.At(float64(f1), float64(r1))
	half := float64(g.C) / 2
	x, y = min(xa, xb)-half, min(ya, yb)-half
	return x, y, max(xa, xb) + half - x, max(ya, yb) + half - y
}

// inner is a cell without its share of the grooves round it, in whole pixels.
func (g *cells) inner(p game.Point) (x, y, side float64) {
	x, y = g.At(float64(p.File), float64(p.Rank))
	return g.Inner(x-float64(g.C)/2, y-float64(g.C)/2)
}

// plate is the wood of a cell; no two beside each other are quite alike.
func (g *cells) plate(p game.Point) {
	x, y, side := g.inner(p)
	Plate(g.Canvas, g.look, PlateWood(g.t, p), g.PlateRadius(), x, y, side, side)
}

// PlateWood is the wood of a cell.
func PlateWood(t *theme.Theme, p game.Point) theme.Color {
	if t.Ground == theme.Plain {
		return t.Plate
	}
	return theme.Mix(t.Plate, t.Wood, 0.03*float64((5*int(p.File)+3*int(p.Rank))%7))
}

// Plate draws the wood of a cell and its edges: the upper and the left one lie in the light.
func Plate(c *paint.Canvas, look plan.Look, wood theme.Color, radius, x, y, w, h float64) {
	c.Fill(new(paint.Path).RoundRect(x, y, w, h, radius), paint.Solid(wood))
	if t := look.Texture(paint.Wood); t != nil {
		c.Grain(t, image.Rect(int(x), int(y), int(x+w), int(y+h)), look.GrainPixels(), 0.8)
	}
	if look.Colors().Ground == theme.Wood {
		Bevel(c, look, radius, x, y, w, h)
	}
}

// Bevel draws the edges of a plate.
func Bevel(c *paint.Canvas, look plan.Look, radius, x, y, w, h float64) {
	line := max(math.Round(look.Pixels()), 1)
	light, shade := theme.Alpha(theme.GrainLight, 0.55), theme.Alpha(theme.GrainDark, 0.10)
	if look.Colors().Dark {
		light, shade = theme.Alpha(theme.GrainLight, 0.13), theme.Alpha(theme.GrainDark, 0.30)
	}
	c.Rect(x+radius, y, w-2*radius, line, light)
	c.Rect(x, y+radius, line, h-2*radius, light)
	c.Rect(x+radius, y+h-line, w-2*radius, line, shade)
	c.Rect(x+w-line, y+radius, line, h-2*radius, shade)
}

// water fills a cell of the river and draws its faint waves, which run on from cell to cell.
func (g *cells) water(p game.Point) {
	x, y, side := g.inner(p)
	g.Rect(x, y, side, side, g.t.River)
	g.grain(paint.Wood, image.Rect(int(x), int(y), int(x+side), int(y+side)), 0.5)
	if plain(g.sheet) {
		return
	}
	c := float64(g.C)
	line := theme.Alpha(g.t.RiverCross, 0.30)
	defer g.Clip(image.Rect(int(x), int(y), int(x+side), int(y+side)))()
	for i := range 4 {
		base := y + side*(float64(i)+0.5)/4
		var wave paint.Path
		wave.MoveTo(x, base)
		for px := x; px <= x+side+2; px += 2 {
			wave.LineTo(px, base+0.018*c*math.Sin(px/(0.52*c)*2*math.Pi+1.9*float64(i)))
		}
		g.Stroke(&wave, paint.Pen{Width: g.Pen(0.8)}, line)
	}
}

// slantCross crosses a cell of the river from corner to corner.
func (g *cells) slantCross(p game.Point) {
	x, y, side := g.inner(p)
	in, w := 0.02*side, max(0.036*float64(g.C), g.Scale)
	a, b := x+in, x+side-in
	c, d := y+in, y+side-in
	for _, pen := range []struct {
		width float64
		color theme.Color
	}{{w + 2*g.Scale, g.t.RiverCasing}, {w, g.t.RiverCross}} {
		if pen.color.A == 0 {
			continue
		}
		cross := new(paint.Path).Line(paint.Point{X: a, Y: c}, paint.Point{X: b, Y: d}).
			Line(paint.Point{X: b, Y: c}, paint.Point{X: a, Y: d})
		g.Stroke(cross, paint.Pen{Width: pen.width}, pen.color)
	}
}

// marks are the corner ticks of the cells where cannons and soldiers begin.
func (g *cells) marks() {
	if g.LogicalC() < 30 {
		return
	}
	top := g.Board.Ranks - 1
	for _, r := range [2]int{2, top - 2} {
		g.cornerTicks(1, r)
		g.cornerTicks(7, r)
	}
	for _, r := range [2]int{3, top - 3} {
		for f := 0; f < g.Board.Files; f += 2 {
			g.cornerTicks(f, r)
		}
	}
}

// cornerTicks are four corners inside a cell.
func (g *cells) cornerTicks(file, rank int) {
	c := float64(g.C)
	x, y := g.At(float64(file), float64(rank))
	out, long := math.Round(0.40*c)-0.5, math.Round(0.12*c)
	for _, a := range [4][2]float64{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}} {
		cx, cy := math.Floor(x)+0.5+a[0]*out, math.Floor(y)+0.5+a[1]*out
		tick := new(paint.Path).Line(paint.Point{X: cx - a[0]*long, Y: cy}, paint.Point{X: cx, Y: cy}, paint.Point{X: cx, Y: cy - a[1]*long})
		g.Stroke(tick, paint.Pen{Width: g.Hair(1)}, theme.Alpha(g.t.BoardLine, 0.75))
	}
}

// palace frames the three by three cells from a rank on and joins their corners.
func (g *cells) palace(rank int) {
	x, y, w, h := g.span(3, rank, 5, rank+2)
	pen, faint := paint.Pen{Width: g.Pen(1.3)}, theme.Alpha(g.t.BoardLine, PalaceSlant)
	in := 0.05 * float64(g.C)
	g.Stroke(new(paint.Path).Line(paint.Point{X: x + in, Y: y + in}, paint.Point{X: x + w - in, Y: y + h - in}), pen, faint)
	g.Stroke(new(paint.Path).Line(paint.Point{X: x + w - in, Y: y + in}, paint.Point{X: x + in, Y: y + h - in}), pen, faint)
	line, ink := g.Hair(2.4), g.t.BoardLine
	if g.t.Dark {
		ink = theme.Mix(g.t.Plate, ink, 0.75)
	}
	frame := new(paint.Path).RoundRect(x-line/2, y-line/2, w+line, h+line, g.PlateRadius())
	g.Stroke(frame, paint.Pen{Width: line}, ink)
}

// PalaceSlant is how much of their colour the slanting lines of a palace have.
const PalaceSlant = 0.46
