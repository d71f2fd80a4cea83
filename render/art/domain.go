package art

import (
	"image"
	"math"

	"yanyi/game"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// DrawDomain draws, as large as the card, the marks under the pieces while a piece with a domain
// is selected: the steps between its points, and the other home that it enters
// (render/README.md, Marks).
func DrawDomain(look Look, info *game.Info, l Layout, h *game.Domain) *image.RGBA {
	k := &marker{Canvas: look.Canvas(l.W, l.H), Layout: l, t: look.Colors(), look: look, r: l.Radius()}
	if h.Abroad[0] != game.NoSquare {
		drawAbroad(k, info, h)
	}
	for _, way := range h.Ways {
		drawWay(k, way)
	}
	return k.Img
}

// drawAbroad frames the other home, with a wash of the army that enters it.
func drawAbroad(k *marker, info *game.Info, h *game.Domain) {
	c := float64(k.C)
	x0, y0 := k.Center(h.Abroad[0])
	x1, y1 := k.Center(h.Abroad[1])
	out := 0.46 * c
	x, y := min(x0, x1)-out, min(y0, y1)-out
	w, high := math.Abs(x1-x0)+2*out, math.Abs(y1-y0)+2*out
	wash := theme.Materials[info.Armies[h.Piece.Origin()].Pigment].Body
	k.Rect(x, y, w, high, theme.Alpha(wash, 0.07))
	frame := new(paint.Path).RoundRect(x, y, w, high, 0.1*c)
	width := k.Pen(2)
	k.Stroke(frame, paint.Pen{Width: width + 2*k.Scale}, theme.Alpha(k.t.Casing, 0.8))
	k.Stroke(frame, paint.Pen{Width: width, Dash: []float64{0.20 * c, 0.12 * c}}, k.t.Hint)
}

// drawWay draws a step: round dots 0.12c apart on a faint line.
func drawWay(k *marker, way [2]game.Square) {
	x0, y0 := k.Center(way[0])
	x1, y1 := k.Center(way[1])
	line := new(paint.Path).Line(paint.Point{X: x0, Y: y0}, paint.Point{X: x1, Y: y1})
	dot := max(0.022*float64(k.C), 0.75*k.Scale)
	k.Stroke(line, paint.Pen{Width: 2*dot + 2*k.Scale}, theme.Alpha(k.t.Casing, 0.6))
	k.Stroke(line, paint.Pen{Width: k.Pen(1)}, theme.Alpha(k.t.Hint, 0.28))
	n := math.Round(math.Hypot(x1-x0, y1-y0) / (0.12 * float64(k.C)))
	dots := new(paint.Path)
	for i := 0.0; i <= n; i++ {
		dots.Circle(x0+(x1-x0)*i/n, y0+(y1-y0)*i/n, dot)
	}
	k.Fill(dots, paint.Solid(k.t.Hint))
}

func (k *marker) domainPoint() {
	k.Disc(k.x, k.y, 0.34*k.r*k.small(), paint.Solid(k.t.Casing))
	k.Ring(k.x, k.y, 0.27*k.r*k.small(), max(0.08*k.r, 1.4*k.Scale), k.t.Hint)
}

func (k *marker) domainFoe() {
	p := new(paint.Path)
	around(30, func(sin, cos float64) { p.Circle(k.x+1.15*k.r*cos, k.y+1.15*k.r*sin, max(0.045*k.r, 0.7*k.Scale)) })
	k.Fill(p, paint.Solid(k.t.Hint))
}
