package art

import (
	"image"
	"math"

	"yanyi/render/paint"
	"yanyi/render/theme"
)

// DrawCurtainStrip draws a strip of the bamboo curtain between players; seed places its nodes.
func DrawCurtainStrip(look Look, w, h, seed int) *image.RGBA {
	t, s := look.Colors(), look.Pixels()
	c := paint.New(w, h)
	fw, fh := float64(w), float64(h)
	body := theme.Color{R: 0xC9, G: 0xAC, B: 0x6C, A: 255}
	if t.Dark {
		body = theme.Color{R: 0x8C, G: 0x77, B: 0x48, A: 255}
	}
	dark := theme.Mix(body, theme.Color{R: 0x3A, G: 0x26, B: 0x0C, A: 255}, 0.72)
	edge := theme.Mix(body, dark, 0.45)
	c.Fill(new(paint.Path).Rect(0, 0, fw, fh), paint.Linear(0, 0, fw, 0,
		paint.Stop{At: 0, Color: dark}, paint.Stop{At: 0.10, Color: edge}, paint.Stop{At: 0.42, Color: theme.Mix(body, theme.GrainLight, 0.12)},
		paint.Stop{At: 0.70, Color: body}, paint.Stop{At: 0.93, Color: edge}, paint.Stop{At: 1, Color: dark}))
	c.Grain(paint.Wood(), c.Img.Rect, look.GrainPixels(), 0.5)
	c.Fill(new(paint.Path).Rect(0, 0, fw, fh), paint.Linear(0, 0, 0, fh,
		paint.Stop{At: 0, Color: theme.Color{R: 0x2A, G: 0x1C, B: 0x0A, A: 110}}, paint.Stop{At: 0.16, Color: theme.Color{R: 0x2A, G: 0x1C, B: 0x0A}},
		paint.Stop{At: 0.84, Color: theme.Color{R: 0x2A, G: 0x1C, B: 0x0A}}, paint.Stop{At: 1, Color: theme.Color{R: 0x2A, G: 0x1C, B: 0x0A, A: 110}}))
	for k := range 1 + seed%2 { // knots, spread by the golden ratio
		y := fh * (0.08 + 0.84*math.Mod(0.618034*float64(3*seed+k+1)+0.37*float64(k), 1))
		var p paint.Path
		p.MoveTo(0.08*fw, y)
		p.QuadTo(0.5*fw, y+0.1*fw, 0.92*fw, y)
		c.Stroke(&p, paint.Pen{Width: 1.4 * s}, theme.Alpha(dark, 0.7))
	}
	return c.Img
}

// DrawCurtainCord draws the red cord of a strip of the curtain, twisted once a strip.
func DrawCurtainCord(look Look, w int) *image.RGBA {
	s := look.Pixels()
	h := int(math.Ceil(28 * s))
	c := paint.New(w, h)
	fw, mid := float64(w), float64(h)/2
	deep, red := theme.Color{R: 0x4A, G: 0x12, B: 0x0D, A: 255}, theme.Color{R: 0x8C, G: 0x2A, B: 0x20, A: 255}
	for _, row := range [2]float64{-4.5, 4.5} {
		for _, sign := range [2]float64{1, -1} {
			var p paint.Path
			p.MoveTo(-1, mid+row*s)
			for x := -1.0; x <= fw+1; x++ {
				p.LineTo(x, mid+row*s+sign*4*s*math.Sin(2*math.Pi*x/fw))
			}
			c.Stroke(&p, paint.Pen{Width: 5 * s}, deep)
			c.Stroke(&p, paint.Pen{Width: 3 * s}, red)
		}
	}
	return c.Img
}
