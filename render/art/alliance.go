package art

import (
	"image"
	"math"

	"yanyi/game"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// spentStrength is that of a point's ring and character after diplomacy; its ground
// stays whole.
const spentStrength = 0.65

// DrawAlliancePoint draws the alliance point of a kingdom, its middle the
// image's: a disc of silk, a ring in the kingdom's colour, a dashed inner ring,
// its character (render/README.md, Alliance points). Spent is how it looks after
// diplomacy.
func DrawAlliancePoint(look Look, l Layout, pigment game.Pigment, name string, spent bool) *image.RGBA {
	c := float64(l.C)
	size := 2 * (int(math.Ceil(0.45*c)) + 2)
	k := &marker{look.Canvas(size, size), l, look.Colors(), look, l.Radius(), float64(size) / 2, float64(size) / 2}
	sign := k
	if spent { // drawn apart: the rings lie over one another
		layer := *k
		layer.Canvas = look.Canvas(size, size)
		sign = &layer
	}
	k.Disc(k.x, k.y, 0.40*c, paint.Solid(k.t.Silk2))
	sign.allianceSign(0.40*c, k.t.Homes[pigment].Line, name)
	if spent {
		k.Draw(sign.Img, 0, 0, spentStrength)
	}
	return k.Img
}

// allianceSign is the character on the point's disc of radius r.
func (k *marker) allianceSign(r float64, col theme.Color, name string) {
	c := float64(k.C)
	w := max(0.05*c, k.Scale)
	k.Ring(k.x, k.y, r-w/2, w, col)
	inner := 0.80 * r
	n := 18
	step := 2 * math.Pi * inner / float64(n)
	k.Stroke(new(paint.Path).Arc(k.x, k.y, inner, 0, 2*math.Pi),
		paint.Pen{Width: max(0.018*c, 0.8), Dash: []float64{0.62 * step, 0.38 * step}}, theme.Alpha(col, 0.8))
	k.Fill(paint.BoldFor(name).CenteredOutline(name, 0.44*c, k.x, k.y), paint.Solid(col))
}
