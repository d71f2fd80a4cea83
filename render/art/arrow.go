package art

import (
	"image"
	"math"

	"yanyi/game"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// DrawArrow draws the arrow of a hint between two squares; it ends short of the
// target. The image belongs at the returned place of the card.
func DrawArrow(look Look, l Layout, from, to game.Square) (img *image.RGBA, at image.Point) {
	t := look.Colors()
	r := l.Radius()
	x0, y0 := l.Center(from)
	x1, y1 := l.Center(to)
	pad := int(math.Ceil(r))
	at = image.Pt(int(min(x0, x1))-pad, int(min(y0, y1))-pad)
	c := paint.New(int(math.Abs(x1-x0))+2*pad+1, int(math.Abs(y1-y0))+2*pad+1)
	ox, oy := float64(at.X), float64(at.Y)
	p := arrow(x0-ox, y0-oy, x1-ox, y1-oy, r)
	c.Stroke(p, paint.Pen{Width: 2 * max(l.Scale, 1)}, theme.Alpha(t.Casing, 0.8))
	c.Fill(p, paint.Solid(theme.Alpha(t.Hint, 0.78)))
	return c.Img, at
}

// DrawThread draws the dashed line from a checking piece to the king it checks.
// The image belongs at the returned place of the card.
func DrawThread(look Look, l Layout, from, to game.Square) (img *image.RGBA, at image.Point) {
	return DrawRay(look, l, from, to, look.Colors().Danger, true)
}

// DrawRay draws a line between two pieces, dashed or not.
func DrawRay(look Look, l Layout, from, to game.Square, ink theme.Color, dashed bool) (img *image.RGBA, at image.Point) {
	t := look.Colors()
	r := l.Radius()
	x0, y0 := l.Center(from)
	x1, y1 := l.Center(to)
	pad := int(math.Ceil(4 * l.Scale))
	at = image.Pt(int(min(x0, x1))-pad, int(min(y0, y1))-pad)
	c := paint.New(int(math.Abs(x1-x0))+2*pad+1, int(math.Abs(y1-y0))+2*pad+1)
	ox, oy := float64(at.X), float64(at.Y)
	long := math.Hypot(x1-x0, y1-y0)
	cut := min(1.05*r/max(long, 1), 0.5) // it runs from rim to rim
	p := new(paint.Path).Line(
		paint.Point{X: x0 + (x1-x0)*cut - ox, Y: y0 + (y1-y0)*cut - oy},
		paint.Point{X: x1 - (x1-x0)*cut - ox, Y: y1 - (y1-y0)*cut - oy})
	k := float64(l.C)
	pen := paint.Pen{Width: max(0.08*k, 2*l.Scale)}
	if dashed {
		pen = paint.Pen{Width: max(0.05*k, 1.5*l.Scale), Dash: []float64{0.14 * k, 0.09 * k}}
	}
	c.Stroke(p, paint.Pen{Width: pen.Width + 2*l.Scale}, theme.Alpha(t.Casing, 0.5))
	c.Stroke(p, pen, ink)
	return c.Img, at
}

// arrow starts outside the piece it moves and ends before the target's middle.
func arrow(x0, y0, x1, y1, r float64) *paint.Path {
	long := math.Hypot(x1-x0, y1-y0)
	ux, uy := (x1-x0)/long, (y1-y0)/long
	at := func(along, side float64) paint.Point {
		return paint.Point{X: x0 + ux*along - uy*side, Y: y0 + uy*along + ux*side}
	}
	start, tip := min(1.05*r, 0.3*long), long-0.25*r
	head, w := min(0.8*r, 0.5*(tip-start)), 0.15*r
	return new(paint.Path).Polygon(at(start, -w), at(tip-head, -w), at(tip-head, -0.42*r), at(tip, 0), at(tip-head, 0.42*r), at(tip-head, w), at(start, w))
}
