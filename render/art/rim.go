package art

import (
	"math"

	"yanyi/render/paint"
	"yanyi/render/theme"
)

// rim draws the mark round the face: the army's own, or the gold ring of kings.
// Banded pieces have their band instead; a banded emperor keeps his ring within it.
func (d *disc) rim() {
	switch {
	case d.p.royal() && d.banded:
		d.goldRing(0.665, 0.055)
		return
	case d.banded:
		return
	case d.p.royal():
		d.goldRing(0.85, 0.075)
		return
	}
	if d.m.Outline != theme.Round {
		return // the outline is the mark
	}
	c := theme.Alpha(d.m.Face, 0.62)
	w := max(0.045*d.r, 1)
	switch d.m.Rim {
	case theme.PlainLine:
		d.Ring(d.x, d.y, 0.83*d.r, w, c)
	case theme.DoubleLine:
		d.Ring(d.x, d.y, 0.85*d.r, w, c)
		d.Ring(d.x, d.y, 0.755*d.r, 0.7*w, c)
	case theme.Beads:
		d.beads(28, c)
	case theme.Waves:
		d.waves(12, w, c)
	case theme.Coins:
		d.coins(8, w, c)
	}
}

// around calls f for n angles round the disc.
func around(n int, f func(sin, cos float64)) {
	for i := range n {
		f(math.Sincos(2*math.Pi*float64(i)/float64(n) - math.Pi/2))
	}
}

func (d *disc) beads(n int, c theme.Color) {
	p := &paint.Path{}
	around(n, func(sin, cos float64) {
		p.Circle(d.x+0.83*d.r*cos, d.y+0.83*d.r*sin, max(0.03*d.r, 0.55))
	})
	d.Fill(p, paint.Solid(c))
}

func (d *disc) waves(n int, w float64, c theme.Color) {
	const per = 12
	pts := make([]paint.Point, 0, n*per)
	for i := range n * per {
		a := 2 * math.Pi * float64(i) / float64(n*per)
		r := d.r * (0.83 + 0.035*math.Cos(float64(n)*a))
		sin, cos := math.Sincos(a)
		pts = append(pts, paint.Point{X: d.x + r*cos, Y: d.y + r*sin})
	}
	d.Stroke(new(paint.Path).Polygon(pts...), paint.Pen{Width: w}, c)
}

func (d *disc) coins(n int, w float64, c theme.Color) {
	d.Ring(d.x, d.y, 0.83*d.r, 0.8*w, c)
	p := &paint.Path{}
	h := max(0.05*d.r, 0.9)
	around(n, func(sin, cos float64) {
		x, y := d.x+0.83*d.r*cos, d.y+0.83*d.r*sin
		sq := new(paint.Path).Rect(x-h, y-h, 2*h, 2*h)
		p.Append(sq.Rotate(x, y, math.Atan2(sin, cos)))
	})
	d.Fill(p, paint.Solid(d.m.Face))
}

// goldRing is worn by kings and the emperor, at a radius and a width in r, with dark edges.
func (d *disc) goldRing(at, width float64) {
	w := max(width*d.r, 1.2)
	if d.m.Pale {
		d.Stroke(d.outline(at*d.r, 0), paint.Pen{Width: 2.2 * w}, theme.Alpha(d.m.Edge, 0.85))
	}
	d.Stroke(d.outline(at*d.r, 0), paint.Pen{Width: w}, theme.KingRing)
	if d.m.Pale && d.m.Outline == theme.Round && !d.banded {
		d.coins(8, 0.1, theme.Color{})
	}
}
