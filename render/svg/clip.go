package svg

import (
	"image"
	"slices"

	"yanyi/render/paint"
)

// outlinesOf copies the outlines of a path as far as they lie within a rectangle.
func outlinesOf(p *paint.Path, clip image.Rectangle, lines bool) (out []outline) {
	p.Lines(func(pts []paint.Point, closed bool) {
		o := outline{slices.Clone(pts), closed}
		b := boxOf([]outline{o})
		in := box{float64(clip.Min.X), float64(clip.Min.Y), float64(clip.Max.X), float64(clip.Max.Y)}
		switch {
		case len(pts) < 2:
		case b.x0 >= in.x0 && b.y0 >= in.y0 && b.x1 <= in.x1 && b.y1 <= in.y1:
			out = append(out, o)
		case lines:
			out = append(out, o.linesWithin(in)...)
		default:
			if o.pts = areaWithin(o.pts, in); len(o.pts) > 2 {
				o.closed = true
				out = append(out, o)
			}
		}
	})
	return out
}

// sides are the four sides of a rectangle: how far within it a point lies.
func (b box) sides() [4]func(p paint.Point) float64 {
	return [4]func(p paint.Point) float64{
		func(p paint.Point) float64 { return p.X - b.x0 }, func(p paint.Point) float64 { return b.x1 - p.X },
		func(p paint.Point) float64 { return p.Y - b.y0 }, func(p paint.Point) float64 { return b.y1 - p.Y },
	}
}

// areaWithin is the part of an area that lies in a rectangle, cut side by side.
func areaWithin(pts []paint.Point, in box) []paint.Point {
	for _, within := range in.sides() {
		var kept []paint.Point
		for i, p := range pts {
			q := pts[(i+1)%len(pts)]
			a, b := within(p), within(q)
			if a >= 0 {
				kept = append(kept, p)
			}
			if a < 0 != (b < 0) {
				kept = append(kept, between(p, q, a/(a-b)))
			}
		}
		pts = kept
	}
	return pts
}

// linesWithin are the parts of a line that lie in a rectangle.
func (o outline) linesWithin(in box) (out []outline) {
	pts := o.pts
	if o.closed {
		pts = append(slices.Clone(pts), pts[0])
	}
	var part []paint.Point
	for i := 1; i < len(pts); i++ {
		a, b, ok := segmentWithin(pts[i-1], pts[i], in)
		if !ok || len(part) > 0 && part[len(part)-1] != a {
			if len(part) > 1 {
				out = append(out, outline{pts: part})
			}
			part = nil
		}
		if ok {
			if len(part) == 0 {
				part = append(part, a)
			}
			part = append(part, b)
		}
	}
	if len(part) > 1 {
		out = append(out, outline{pts: part})
	}
	return out
}

// segmentWithin is the part of a segment that lies in a rectangle.
func segmentWithin(p, q paint.Point, in box) (a, b paint.Point, ok bool) {
	from, to := 0.0, 1.0
	for _, within := range in.sides() {
		u, v := within(p), within(q)
		switch {
		case u < 0 && v < 0:
			return a, b, false
		case u < 0:
			from = max(from, u/(u-v))
		case v < 0:
			to = min(to, u/(u-v))
		}
	}
	if from >= to {
		return a, b, false
	}
	return between(p, q, from), between(p, q, to), true
}

func between(p, q paint.Point, t float64) paint.Point {
	switch t {
	case 0:
		return p
	case 1:
		return q
	}
	return paint.Point{X: p.X + (q.X-p.X)*t, Y: p.Y + (q.Y-p.Y)*t}
}
