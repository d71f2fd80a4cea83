package paint

import (
	"image"
	"image/color"
	"math"
)

// Ridges draws layers of ink mountains into the lower part of an area (render/README.md,
// Textures): every layer lower and darker than the one before, each fading out downward.
func Ridges(c *Canvas, area image.Rectangle, seed uint32, layers int, strength float64, ink color.NRGBA) {
	restore := c.Clip(area)
	defer restore()
	h := float64(area.Dy())
	dice := Dice(seed * 7919)
	for i := range layers {
		top := ridge(&dice)
		base := float64(area.Max.Y) - h*(0.42-0.12*float64(i))
		dark := (0.20 + 0.14*float64(i)/float64(max(layers-1, 1))) * strength
		c.Fill(ridgePath(area, base, 0.20*h, top),
			fadeDown{float32(base - 0.2*h), float32(area.Max.Y), pixelOf(ink), float32(dark)})
	}
}

// ridge is a mountain line over 0…1: six waves, each finer and lower.
func ridge(d *Dice) func(u float64) float64 {
	var amp, phase [6]float64
	for i := range amp {
		amp[i] = d.Between(0.5, 1)
		phase[i] = d.Between(0, 2*math.Pi)
	}
	return func(u float64) float64 {
		h, k, f := 0.0, 1.0, 2.2
		for i := range amp {
			h += amp[i] * math.Sin(1.7*f*u+phase[i]) / k
			k *= 1.7
			f *= 1.9
		}
		return h / 1.6
	}
}

func ridgePath(area image.Rectangle, base, height float64, top func(float64) float64) *Path {
	var p Path
	p.MoveTo(float64(area.Min.X), float64(area.Max.Y))
	for x := area.Min.X; x <= area.Max.X; x++ {
		u := float64(x-area.Min.X) / float64(area.Dx())
		p.LineTo(float64(x), base-height*top(u))
	}
	p.LineTo(float64(area.Max.X), float64(area.Max.Y))
	p.Close()
	return &p
}

// fadeDown is ink that thins out toward the bottom.
type fadeDown struct {
	top, bottom float32
	ink         Pixel
	dark        float32
}

// At is the same across a row.
func (f fadeDown) At(_, y float32) Pixel {
	k := f.dark * min(max((f.bottom-y)/(f.bottom-f.top), 0), 1)
	return Pixel{f.ink.R * k, f.ink.G * k, f.ink.B * k, f.ink.A * k}
}
