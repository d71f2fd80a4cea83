package paint

import "math"

// Pen is the style of a line.
type Pen struct {
	Width float64
	Round bool      // round ends; otherwise they stop square at the end points
	Dash  []float64 // lengths drawn and left out in turn; empty draws all
	Phase float64   // how far into the dashes the line begins
}

// stroked is the outline of the lines of p as the pen draws them.
func (p *Path) stroked(pen Pen) *Path {
	out := &Path{}
	for _, s := range p.subs {
		s = s.distinct()
		if len(s.pts) < 2 {
			continue
		}
		if len(pen.Dash) == 0 {
			out.outline(s, pen)
			continue
		}
		for _, d := range s.dashed(pen.Dash, pen.Phase) {
			out.outline(d, pen)
		}
	}
	return out
}

// distinct drops points that repeat the one before.
func (s polyline) distinct() polyline {
	var pts []Point
	for _, q := range s.pts {
		if n := len(pts); n == 0 || math.Hypot(q.X-pts[n-1].X, q.Y-pts[n-1].Y) > 1e-6 {
			pts = append(pts, q)
		}
	}
	if n := len(pts); s.closed && n > 2 && math.Hypot(pts[0].X-pts[n-1].X, pts[0].Y-pts[n-1].Y) <= 1e-6 {
		pts = pts[:n-1]
	}
	return polyline{pts, s.closed}
}

func (p *Path) outline(s polyline, pen Pen) {
	h := pen.Width / 2
	left, right := s.offset(h), s.offset(-h)
	if s.closed {
		p.subs = append(p.subs, polyline{left, true}, polyline{right, true})
		p.reverseLast()
		return
	}
	loop := append([]Point(nil), left...)
	end, start := s.pts[len(s.pts)-1], s.pts[0]
	if pen.Round {
		loop = capRound(loop, end, left[len(left)-1], h)
	}
	for i := len(right) - 1; i >= 0; i-- {
		loop = append(loop, right[i])
	}
	if pen.Round {
		loop = capRound(loop, start, right[0], h)
	}
	p.subs = append(p.subs, polyline{loop, true})
}

// capRound appends the half circle about c that begins at from.
func capRound(loop []Point, c, from Point, h float64) []Point {
	a := math.Atan2(from.Y-c.Y, from.X-c.X)
	n := arcSteps(h, math.Pi)
	for i := 1; i < n; i++ {
		sin, cos := math.Sincos(a - math.Pi*float64(i)/float64(n))
		loop = append(loop, Point{c.X + h*cos, c.Y + h*sin})
	}
	return loop
}

// miterLimit is how far, in half widths, a corner may reach out.
const miterLimit = 3

// offset is the line moved sideways by h, corners mitred.
func (s polyline) offset(h float64) []Point {
	n := len(s.pts)
	out := make([]Point, 0, n)
	for i, q := range s.pts {
		in, hasIn := s.direction(i-1, n)
		ahead, hasAhead := s.direction(i, n)
		switch {
		case !hasIn:
			out = append(out, Point{q.X - ahead.Y*h, q.Y + ahead.X*h})
		case !hasAhead:
			out = append(out, Point{q.X - in.Y*h, q.Y + in.X*h})
		default:
			mx, my := -(in.Y + ahead.Y), in.X+ahead.X
			k := mx*mx + my*my
			if k < 4/(miterLimit*miterLimit) { // too sharp: cut the corner off
				out = append(out, Point{q.X - in.Y*h, q.Y + in.X*h}, Point{q.X - ahead.Y*h, q.Y + ahead.X*h})
				continue
			}
			out = append(out, Point{q.X + mx*2*h/k, q.Y + my*2*h/k})
		}
	}
	return out
}

// direction is the unit vector of segment i.
func (s polyline) direction(i, n int) (Point, bool) {
	if !s.closed && (i < 0 || i >= n-1) {
		return Point{}, false
	}
	a, b := s.pts[(i+n)%n], s.pts[(i+1)%n]
	l := math.Hypot(b.X-a.X, b.Y-a.Y)
	return Point{(b.X - a.X) / l, (b.Y - a.Y) / l}, true
}

// dashed cuts the line into the pieces that are drawn.
func (s polyline) dashed(dash []float64, phase float64) []polyline {
	pts := s.pts
	if s.closed {
		pts = append(append([]Point(nil), pts...), pts[0])
	}
	total := 0.0
	for _, d := range dash {
		total += d
	}
	if total <= 0 {
		return []polyline{{pts, false}}
	}
	i, left := 0, math.Mod(phase, total)
	for left >= dash[i%len(dash)] {
		left -= dash[i%len(dash)]
		i++
	}
	left = dash[i%len(dash)] - left
	var out []polyline
	cur := []Point{pts[0]}
	for k := 1; k < len(pts); k++ {
		a, b := pts[k-1], pts[k]
		l := math.Hypot(b.X-a.X, b.Y-a.Y)
		at := 0.0
		for l-at > left {
			at += left
			q := Point{a.X + (b.X-a.X)*at/l, a.Y + (b.Y-a.Y)*at/l}
			if i%2 == 0 {
				out = append(out, polyline{append(cur, q), false})
			}
			cur = []Point{q}
			i++
			left = dash[i%len(dash)]
		}
		left -= l - at
		cur = append(cur, b)
	}
	if i%2 == 0 && len(cur) > 1 {
		out = append(out, polyline{cur, false})
	}
	for k := range out {
		out[k] = out[k].distinct()
	}
	return out
}
