package paint

import (
	"image/color"
	"math"
)

// Shadow paints the blurred shadow of a rounded rectangle: opacity falls off
// over about blur pixels on both sides of the edge.
func (c *Canvas) Shadow(x, y, w, h, radius, blur float64, col color.NRGBA) {
	s := shadow{x + w/2, y + h/2, w/2 - radius, h/2 - radius, radius, blur, pixelOf(col)}
	c.Fill(new(Path).Rect(x-blur, y-blur, w+2*blur, h+2*blur), s)
}

type shadow struct {
	cx, cy, hw, hh, radius, blur float64
	px                           Pixel
}

func (s shadow) At(x, y float32) Pixel {
	dx := math.Abs(float64(x)-s.cx) - s.hw
	dy := math.Abs(float64(y)-s.cy) - s.hh
	d := math.Hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - s.radius
	t := min(max(0.5-d/(2*s.blur), 0), 1)
	k := float32(t * t * (3 - 2*t))
	return Pixel{s.px.R * k, s.px.G * k, s.px.B * k, s.px.A * k}
}
