package art

import (
	"math"

	"yanyi/render/paint"
	"yanyi/render/theme"
)

// back is a face-down piece's reverse: pattern, ring and a medal (render/README.md, Backs).
func (d *disc) back() {
	reach := 0.80
	if d.banded {
		reach = 0.68
	}
	d.pattern(reach * d.r)
	c := theme.Alpha(d.m.Face, 0.75)
	w := max(0.045*d.r, 1)
	d.Ring(d.x, d.y, reach*d.r, w, c)
	medal := 0.36 * d.r
	d.Disc(d.x, d.y, medal, paint.Solid(d.m.Body))
	d.Ring(d.x, d.y, medal, w, theme.Alpha(d.m.Face, 0.85))
	name := d.p.medal(d.look.Lang)
	size := 0.46 * d.r
	if d.r < 24 {
		size = 0.54 * d.r
	}
	d.Fill(paint.BoldFor(name).CenteredOutline(name, size, d.x, d.y), paint.Solid(d.m.Face))
}

// cells are the sizes of a pattern's repeat at r = 30.
var cells = map[theme.Pattern][2]float64{
	theme.WaterScales:    {10, 6},
	theme.Fret:           {9, 9},
	theme.Brocade:        {10, 10},
	theme.WuzhuCoins:     {10, 10},
	theme.DoubleLozenges: {12, 12},
}

// pattern covers a circle with the back's pattern.
func (d *disc) pattern(reach float64) {
	size, ok := cells[d.m.Back]
	if !ok {
		return
	}
	k := d.r / 30
	w, h := size[0]*k, size[1]*k
	lines, dots := &paint.Path{}, &paint.Path{}
	n, m := int(reach/w)+2, int(reach/h)+2
	for j := -m; j <= m; j++ {
		for i := -n; i <= n; i++ {
			x, y := d.x+float64(i)*w, d.y+float64(j)*h
			if math.Hypot(x-d.x, y-d.y) > reach+w {
				continue
			}
			patternCell(lines, dots, d.m.Back, x, y, w, h, j&1 == 1)
		}
	}
	layer := d.look.Canvas(d.Img.Rect.Dx(), d.Img.Rect.Dy())
	layer.Stroke(lines, paint.Pen{Width: max(0.85*k, 0.62)}, d.m.Face)
	layer.Fill(dots, paint.Solid(d.m.Face))
	paint.DrawRound(d.Canvas, layer.Img, reach, 0.75)
}

// patternCell adds the lines and dots of one repeat of the pattern around (x, y).
func patternCell(p, dots *paint.Path, kind theme.Pattern, x, y, w, h float64, odd bool) {
	at := func(dx, dy float64) paint.Point { return paint.Point{X: x + dx*w, Y: y + dy*h} }
	switch kind {
	case theme.WaterScales:
		if odd {
			x += w / 2
		}
		for _, r := range [3]float64{0.5, 0.33, 0.16} {
			p.Arc(x, y+h/2, r*w, math.Pi, 2*math.Pi)
		}
	case theme.Fret:
		p.Line(at(-0.5, 0.42), at(0.42, 0.42), at(0.42, -0.42), at(-0.34, -0.42), at(-0.34, 0.18), at(0.16, 0.18), at(0.16, -0.14), at(-0.08, -0.14))
	case theme.Brocade:
		p.Line(at(0, -0.5), at(0.5, 0), at(0, 0.5), at(-0.5, 0), at(0, -0.5))
		dots.Append(diamond(x, y, 0.15*w))
	case theme.WuzhuCoins:
		p.Arc(x, y, 0.46*w, 0, 2*math.Pi)
		p.Line(at(-0.17, -0.17), at(0.17, -0.17), at(0.17, 0.17), at(-0.17, 0.17), at(-0.17, -0.17))
	case theme.DoubleLozenges:
		p.Line(at(0, -0.5), at(0.5, 0), at(0, 0.5), at(-0.5, 0), at(0, -0.5))
		p.Line(at(0, -0.32), at(0.32, 0), at(0, 0.32), at(-0.32, 0), at(0, -0.32))
	}
}
