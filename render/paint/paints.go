package paint

import (
	"image/color"
	"math"
	"sort"
)

// Paint gives every point its colour.
type Paint interface {
	// At is the colour at a point, premultiplied by its alpha, in 0…255.
	At(x, y float32) Pixel
}

// Pixel is a premultiplied colour in 0…255.
type Pixel struct{ R, G, B, A float32 }

// pixelOf converts a colour.
func pixelOf(c color.NRGBA) Pixel {
	a := float32(c.A) / 255
	return Pixel{float32(c.R) * a, float32(c.G) * a, float32(c.B) * a, float32(c.A)}
}

// Solid is one colour everywhere.
type Solid color.NRGBA

// At is the colour.
func (s Solid) At(float32, float32) Pixel { return pixelOf(color.NRGBA(s)) }

// Stop is a colour at a place (0 to 1) of a gradient.
type Stop struct {
	At    float64
	Color color.NRGBA
}

// ramp is a gradient's colours as a table.
type ramp [257]Pixel

func newRamp(stops []Stop) *ramp {
	sort.SliceStable(stops, func(i, j int) bool { return stops[i].At < stops[j].At })
	var r ramp
	for i := range r {
		r[i] = stopsAt(stops, float64(i)/256)
	}
	return &r
}

func stopsAt(stops []Stop, t float64) Pixel {
	if t <= stops[0].At {
		return pixelOf(stops[0].Color)
	}
	for i := 1; i < len(stops); i++ {
		a, b := stops[i-1], stops[i]
		if t <= b.At {
			return mix(pixelOf(a.Color), pixelOf(b.Color), float32((t-a.At)/max(b.At-a.At, 1e-9)))
		}
	}
	return pixelOf(stops[len(stops)-1].Color)
}

func mix(a, b Pixel, t float32) Pixel {
	return Pixel{a.R + (b.R-a.R)*t, a.G + (b.G-a.G)*t, a.B + (b.B-a.B)*t, a.A + (b.A-a.A)*t}
}

func (r *ramp) at(t float32) Pixel { return r[int(min(max(t, 0), 1)*256)] }

// Gradient is a paint through stops: from point to point, or from a centre to an ellipse.
type Gradient struct {
	Round  bool
	X, Y   float64 // the beginning, or the centre
	DX, DY float64 // the way to the end, or the radii
	Stops  []Stop
}

// GradientOf is the gradient of a paint; ok is false for one that is none.
func GradientOf(p Paint) (g Gradient, ok bool) {
	switch p := p.(type) {
	case linear:
		k := p.dx*p.dx + p.dy*p.dy
		return Gradient{X: float64(p.x), Y: float64(p.y), DX: float64(p.dx / k), DY: float64(p.dy / k), Stops: p.stops}, true
	case radial:
		return Gradient{Round: true, X: float64(p.x), Y: float64(p.y), DX: float64(1 / p.perX), DY: float64(1 / p.perY), Stops: p.stops}, true
	case fadeDown:
		ink := func(k float32) color.NRGBA {
			return color.NRGBA{uint8(p.ink.R + 0.5), uint8(p.ink.G + 0.5), uint8(p.ink.B + 0.5), uint8(255*k + 0.5)}
		}
		stops := []Stop{{0, ink(p.dark)}, {1, ink(0)}}
		return Gradient{Y: float64(p.top), DY: float64(p.bottom - p.top), Stops: stops}, true
	}
	return g, false
}

type linear struct {
	ramp         *ramp
	x, y, dx, dy float32
	stops        []Stop
}

// Linear runs through the stops from one point to another.
func Linear(x0, y0, x1, y1 float64, stops ...Stop) Paint {
	dx, dy := x1-x0, y1-y0
	k := dx*dx + dy*dy
	return linear{newRamp(stops), float32(x0), float32(y0), float32(dx / k), float32(dy / k), stops}
}

func (l linear) At(x, y float32) Pixel { return l.ramp.at((x-l.x)*l.dx + (y-l.y)*l.dy) }

type radial struct {
	ramp       *ramp
	x, y       float32
	perX, perY float32
	stops      []Stop
}

// Radial runs through the stops from a centre outward to an ellipse.
func Radial(cx, cy, rx, ry float64, stops ...Stop) Paint {
	return radial{newRamp(stops), float32(cx), float32(cy), float32(1 / rx), float32(1 / ry), stops}
}

func (r radial) At(x, y float32) Pixel {
	dx, dy := (x-r.x)*r.perX, (y-r.y)*r.perY
	return r.ramp.at(float32(math.Sqrt(float64(dx*dx + dy*dy))))
}

// Shadow paints a rounded rectangle's blurred shadow, fading over blur pixels around the edge.
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
