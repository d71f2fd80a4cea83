package art

import (
	"image"
	"math"

	"yanyi/game"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// DrawSeal draws a seal whose unturned cloth is size pixels wide, turned by degrees
// (render/README.md, Textures: −3° to −8°). It holds up to four characters: two one below the
// other, four in two columns read from the right. The image is larger than the seal, with the
// same middle.
func DrawSeal(look Look, text string, size, degrees float64) *image.RGBA {
	t := look.Colors()
	n := 2 * (int(math.Ceil(0.78*size)) + 1)
	c := look.Canvas(n, n)
	mid := float64(n) / 2
	angle := degrees * math.Pi / 180
	c.Fill(sealCloth(mid, size, uint32(len(text))*31+uint32([]rune(text + " ")[0])).Rotate(mid, mid, angle), paint.Solid(t.Seal))
	if size >= 18 {
		in := 0.41 * size
		p := new(paint.Path).RoundRect(mid-in, mid-in, 2*in, 2*in, 0.04*size).Rotate(mid, mid, angle)
		c.Stroke(p, paint.Pen{Width: max(0.022*size, 0.8)}, theme.Alpha(t.SealText, 0.75))
	}
	for _, p := range sealText(text, size, mid) {
		c.Fill(p.Rotate(mid, mid, angle), paint.Solid(t.SealText))
	}
	if size >= 28 {
		sealFlecks(c, mid, size, angle, t)
	}
	return c.Img
}

// sealCloth is a square with an edge that wavers by 2 %.
func sealCloth(mid, size float64, seed uint32) *paint.Path {
	dice := paint.Dice(seed)
	half := size / 2
	var pts []paint.Point
	const n = 14
	for side := range 4 {
		sin, cos := math.Sincos(float64(side) * math.Pi / 2)
		for i := range n {
			x := -half + size*float64(i)/n
			y := -half + size*dice.Between(-0.02, 0.02)
			pts = append(pts, paint.Point{X: mid + x*cos - y*sin, Y: mid + x*sin + y*cos})
		}
	}
	return new(paint.Path).Polygon(pts...)
}

// sealText places the characters.
func sealText(text string, size, mid float64) []*paint.Path {
	f := paint.BoldFor(text)
	runes := []rune(text)
	one := func(i int, k, x, y float64) *paint.Path {
		return f.CenteredOutline(string(runes[i]), k*size, mid+x*size, mid+y*size)
	}
	switch len(runes) {
	case 0:
		return nil
	case 1:
		return []*paint.Path{one(0, 0.66, 0, 0)}
	case 2:
		return []*paint.Path{one(0, 0.40, 0, -0.19), one(1, 0.40, 0, 0.19)}
	case 3:
		return []*paint.Path{one(0, 0.38, 0.19, -0.19), one(1, 0.38, 0.19, 0.19), one(2, 0.40, -0.19, 0)}
	}
	return []*paint.Path{one(0, 0.38, 0.19, -0.19), one(1, 0.38, 0.19, 0.19), one(2, 0.38, -0.19, -0.19), one(3, 0.38, -0.19, 0.19)}
}

// sealFlecks are specks where the ink did not take.
func sealFlecks(c *paint.Canvas, mid, size, angle float64, t *theme.Theme) {
	dice := paint.Dice(uint32(size) + 5)
	p := &paint.Path{}
	for range int(0.35 * size) {
		x, y := mid+size*dice.Between(-0.48, 0.48), mid+size*dice.Between(-0.48, 0.48)
		p.Circle(x, y, size*dice.Between(0.003, 0.009))
	}
	c.Fill(p.Rotate(mid, mid, angle), paint.Solid(theme.Alpha(t.SealText, 0.6)))
}

// spentStrength is that of a point's ring and character after diplomacy; its ground stays whole.
const spentStrength = 0.65

// DrawAlliancePoint draws the alliance point of a kingdom, its middle the image's: a disc of
// silk, a ring in the kingdom's colour, a dashed inner ring, its character (render/README.md,
// Alliance points). Spent is how it looks after diplomacy.
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
