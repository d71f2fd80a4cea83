package art

import (
	"image"
	"math"

	"yanyi/game"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// DrawAlliancePoint draws the alliance point of a kingdom, its middle the
// image's: a disc of silk, a ring in the kingdom's colour, a dashed inner ring,
// its character (look.md §4).
func DrawAlliancePoint(look Look, l Layout, army game.Army, name string) *image.RGBA {
	c := float64(l.C)
	size := 2 * (int(math.Ceil(0.45*c)) + 2)
	k := &marker{paint.New(size, size), l, look.theme(), look, l.Radius(), float64(size) / 2, float64(size) / 2}
	col := theme.Lacquer[army].Body
	if k.t.Dark {
		col = k.t.DefenceLine[army]
	}
	r := 0.40 * c
	k.Disc(k.x, k.y, r, paint.Solid(k.t.Silk2))
	w := max(0.05*c, k.Scale)
	k.Ring(k.x, k.y, r-w/2, w, col)
	inner := 0.80 * r
	n := 18
	step := 2 * math.Pi * inner / float64(n)
	k.Stroke(new(paint.Path).Arc(k.x, k.y, inner, 0, 2*math.Pi),
		paint.Pen{Width: max(0.018*c, 0.8), Dash: []float64{0.62 * step, 0.38 * step}}, theme.Alpha(col, 0.8))
	k.Fill(paint.BoldFor(name).CenteredOutline(name, 0.44*c, k.x, k.y), paint.NonZero, paint.Solid(col))
	return k.Img
}
