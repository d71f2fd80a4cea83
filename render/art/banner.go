package art

import (
	"image"
	"math"

	"yanyi/render/paint"
	"yanyi/render/theme"
)

// BannerSize is the size of a check's banner in device pixels, its point
// included: 216 × 112 logical at most, 144 × 72 on narrow boards.
func BannerSize(l Layout) (w, h int) {
	k := l.Scale
	if float64(l.W) < 560*l.Scale {
		return int(144 * k), int(72 * k)
	}
	return int(216 * k), int(112 * k)
}

// DrawBanner draws a cloth, a check's in the colour of seals, with the call and, below each
// other, the checker and the checked. Its point is at the left, low, or at the right if
// mirrored.
func DrawBanner(look Look, l Layout, cloth theme.Color, call, who, whom string, mirrored bool) *image.RGBA {
	t := look.Colors()
	w, h := BannerSize(l)
	pad := int(8 * l.Scale)
	c := paint.New(w+2*pad, h+2*pad)
	fw, fh := float64(w), float64(h)
	ox, oy := float64(pad), float64(pad)
	flip := func(p paint.Point) paint.Point {
		x := p.X * fw
		if mirrored {
			x = fw - x
		}
		return paint.Point{X: ox + x, Y: oy + p.Y*fh}
	}
	left := min(flip(paint.Point{X: 0.1}).X, flip(paint.Point{X: 0.96}).X)
	c.Shadow(left, oy+0.07*fh, 0.86*fw, 0.9*fh, 4*l.Scale, 7*l.Scale, theme.Color{A: 70})
	tip := new(paint.Path).Polygon(flip(paint.Point{X: 0.10, Y: 0.62}), flip(paint.Point{X: 0, Y: 0.84}), flip(paint.Point{X: 0.10, Y: 0.84}))
	c.Fill(tip, paint.Solid(theme.Mix(cloth, theme.Color{A: 255}, 0.1)))
	c.Fill(new(paint.Path).Polygon(bannerCloth(fw, fh, l.Scale, flip)...), paint.Solid(cloth))
	inner := new(paint.Path).Polygon(flip(paint.Point{X: 0.13, Y: 0.09}), flip(paint.Point{X: 0.955, Y: 0.09}), flip(paint.Point{X: 0.89, Y: 0.5}), flip(paint.Point{X: 0.955, Y: 0.91}), flip(paint.Point{X: 0.13, Y: 0.91}))
	c.Stroke(inner, paint.Pen{Width: max(1.3*l.Scale, 1)}, theme.Alpha(t.SealText, 0.55))
	bannerText(c, t, look, fw, fh, call, who, whom, flip)
	return c.Img
}

// bannerCloth is a cloth with a swallow tail, its long edges wavering by 2 px.
func bannerCloth(w, h, scale float64, at func(paint.Point) paint.Point) []paint.Point {
	dice := paint.Dice(17)
	var pts []paint.Point
	add := func(x, y float64, waver bool) {
		if waver {
			y += dice.Between(-1, 1) * scale / h
		}
		pts = append(pts, at(paint.Point{X: x, Y: y}))
	}
	const n = 26
	for i := range n + 1 {
		add(lerp(0.10, 1, float64(i)/n), 0.02, true)
	}
	add(0.91, 0.5, false)
	for i := range n + 1 {
		add(lerp(1, 0.10, float64(i)/n), 0.98, true)
	}
	for i := 1; i < 8; i++ {
		add(0.10+dice.Between(-1.5, 1.5)*scale/w, lerp(0.98, 0.02, float64(i)/8), false)
	}
	return pts
}

func lerp(a, b, t float64) float64 { return a + (b-a)*t }

// bannerText puts the call at the pole and two short lines toward the tail.
func bannerText(c *paint.Canvas, t *theme.Theme, look Look, w, h float64, call, who, whom string, at func(paint.Point) paint.Point) {
	big, small := paint.BoldFor(call), paint.Regular()
	size := 68.0 / 112 * h
	p := at(paint.Point{X: 0.375, Y: 0.5})
	words := big.CenteredOutline(call, size, p.X, p.Y)
	x0, _, x1, _ := words.Bounds() // by its ink: a full-width sign has its own blank
	if wide := 0.44 * w; x1-x0 > wide {
		words = big.CenteredOutline(call, size*wide/(x1-x0), p.X, p.Y)
		x0, _, x1, _ = words.Bounds()
	}
	words.Map(func(q paint.Point) paint.Point { return paint.Point{X: q.X + p.X - (x0+x1)/2, Y: q.Y} })
	c.Fill(words, paint.Solid(t.SealText))
	line := 17.0 / 112 * h
	widest := max(small.Width(who, line), small.Width(whom, line), 1)
	line = max(min(line, line*0.26*w/widest), 9*look.Pixels())
	p = at(paint.Point{X: 0.745, Y: 0.5})
	c.TextAt(small, who, line, p.X, p.Y-0.75*line, t.SealText)
	c.TextAt(small, whom, line, p.X, p.Y+0.75*line, t.SealText)
}

// DrawLabel draws a dark label such as “暗马 → 炮”.
func DrawLabel(look Look, text string) *image.RGBA {
	s := look.Pixels()
	f, size := paint.Regular(), 15*s
	w, h := f.Width(text, size)+22*s, 30*s
	c := paint.New(2*int(math.Ceil(w/2)), 2*int(math.Ceil(h/2)))
	c.Fill(new(paint.Path).RoundRect(0, 0, w, h, 3*s), paint.Solid{R: 0x14, G: 0x11, B: 0x0E, A: 224})
	c.Text(f, text, size, w/2, h/2+0.36*size, paint.Center, theme.Light.SealText)
	return c.Img
}

// DrawFleck draws a speck of ink.
func DrawFleck(look Look, r float64) *image.RGBA {
	n := 2 * (int(math.Ceil(r)) + 1)
	c := paint.New(n, n)
	c.Disc(float64(n)/2, float64(n)/2, r, paint.Solid(theme.Mix(look.Colors().Seal, theme.Color{A: 255}, 0.35)))
	return c.Img
}
