package paint

import "math"

// Point is a place in an image.
type Point struct{ X, Y float64 }

// Path is one or more outlines, flattened into straight lines. The zero Path is empty.
type Path struct {
	subs []polyline
}

type polyline struct {
	pts    []Point
	closed bool
}

// flatness is the largest distance in pixels between a curve and its lines.
const flatness = 0.06

// MoveTo begins a new outline.
func (p *Path) MoveTo(x, y float64) { p.subs = append(p.subs, polyline{pts: []Point{{x, y}}}) }

// LineTo adds a straight line.
func (p *Path) LineTo(x, y float64) {
	s := &p.subs[len(p.subs)-1]
	s.pts = append(s.pts, Point{x, y})
}

func (p *Path) last() Point {
	s := &p.subs[len(p.subs)-1]
	return s.pts[len(s.pts)-1]
}

// QuadTo adds a quadratic Bézier curve.
func (p *Path) QuadTo(x1, y1, x, y float64) {
	a := p.last()
	d := math.Hypot(a.X-2*x1+x, a.Y-2*y1+y)
	n := steps(math.Sqrt(d / (4 * flatness)))
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		u := 1 - t
		p.LineTo(u*u*a.X+2*u*t*x1+t*t*x, u*u*a.Y+2*u*t*y1+t*t*y)
	}
}

// CubeTo adds a cubic Bézier curve.
func (p *Path) CubeTo(x1, y1, x2, y2, x, y float64) {
	a := p.last()
	d := max(math.Hypot(a.X-2*x1+x2, a.Y-2*y1+y2), math.Hypot(x1-2*x2+x, y1-2*y2+y))
	n := steps(math.Sqrt(3 * d / (4 * flatness)))
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		u := 1 - t
		b0, b1, b2, b3 := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		p.LineTo(b0*a.X+b1*x1+b2*x2+b3*x, b0*a.Y+b1*y1+b2*y2+b3*y)
	}
}

func steps(n float64) int { return min(max(int(math.Ceil(n)), 1), 200) }

// Close closes the current outline.
func (p *Path) Close() { p.subs[len(p.subs)-1].closed = true }

// Rect adds a rectangle.
func (p *Path) Rect(x, y, w, h float64) *Path {
	return p.Polygon(Point{x, y}, Point{x + w, y}, Point{x + w, y + h}, Point{x, y + h})
}

// Polygon adds a closed polygon.
func (p *Path) Polygon(pts ...Point) *Path {
	p.subs = append(p.subs, polyline{append([]Point(nil), pts...), true})
	return p
}

// Line adds an open line through the points.
func (p *Path) Line(pts ...Point) *Path {
	p.subs = append(p.subs, polyline{append([]Point(nil), pts...), false})
	return p
}

// Circle adds a circle.
func (p *Path) Circle(cx, cy, r float64) *Path { return p.Ellipse(cx, cy, r, r) }

// Ellipse adds an ellipse with axes along x and y.
func (p *Path) Ellipse(cx, cy, rx, ry float64) *Path {
	n := arcSteps(max(rx, ry), 2*math.Pi)
	pts := make([]Point, n)
	for i := range pts {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		pts[i] = Point{cx + rx*cos, cy + ry*sin}
	}
	p.subs = append(p.subs, polyline{pts, true})
	return p
}

// Ring adds the two circles between which a ring of the given width lies, centred on radius r.
func (p *Path) Ring(cx, cy, r, width float64) *Path {
	p.Circle(cx, cy, r+width/2)
	if inner := r - width/2; inner > 0 {
		p.Circle(cx, cy, inner)
		p.reverseLast()
	}
	return p
}

// Arc adds an open arc from angle a to b in radians, clockwise from east.
func (p *Path) Arc(cx, cy, r, a, b float64) *Path {
	n := arcSteps(r, math.Abs(b-a))
	pts := make([]Point, n+1)
	for i := range pts {
		sin, cos := math.Sincos(a + (b-a)*float64(i)/float64(n))
		pts[i] = Point{cx + r*cos, cy + r*sin}
	}
	p.subs = append(p.subs, polyline{pts, false})
	return p
}

// RoundRect adds a rectangle with corners of radius r.
func (p *Path) RoundRect(x, y, w, h, r float64) *Path {
	if r = min(r, w/2, h/2); r <= 0 {
		return p.Rect(x, y, w, h)
	}
	var pts []Point
	n := arcSteps(r, math.Pi/2)
	corner := func(cx, cy, from float64) {
		for i := 0; i <= n; i++ {
			sin, cos := math.Sincos(from + math.Pi/2*float64(i)/float64(n))
			pts = append(pts, Point{cx + r*cos, cy + r*sin})
		}
	}
	corner(x+w-r, y+r, -math.Pi/2)
	corner(x+w-r, y+h-r, 0)
	corner(x+r, y+h-r, math.Pi/2)
	corner(x+r, y+r, math.Pi)
	p.subs = append(p.subs, polyline{pts, true})
	return p
}

func arcSteps(r, angle float64) int {
	step := 2 * math.Acos(1-min(flatness/max(r, flatness), 1))
	return min(max(int(math.Ceil(angle/step)), 3), 720)
}

func (p *Path) reverseLast() {
	pts := p.subs[len(p.subs)-1].pts
	for i, j := 0, len(pts)-1; i < j; i, j = i+1, j-1 {
		pts[i], pts[j] = pts[j], pts[i]
	}
}

// Append adds the outlines of q.
func (p *Path) Append(q *Path) *Path {
	p.subs = append(p.subs, q.subs...)
	return p
}

// Map moves every point of the path.
func (p *Path) Map(f func(Point) Point) *Path {
	for _, s := range p.subs {
		for i := range s.pts {
			s.pts[i] = f(s.pts[i])
		}
	}
	return p
}

// Rotate turns the path about a point by an angle in radians, clockwise.
func (p *Path) Rotate(cx, cy, angle float64) *Path {
	sin, cos := math.Sincos(angle)
	return p.Map(func(q Point) Point {
		x, y := q.X-cx, q.Y-cy
		return Point{cx + x*cos - y*sin, cy + x*sin + y*cos}
	})
}

// Bounds is the smallest rectangle that holds the path.
func (p *Path) Bounds() (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, s := range p.subs {
		for _, q := range s.pts {
			x0, y0 = min(x0, q.X), min(y0, q.Y)
			x1, y1 = max(x1, q.X), max(y1, q.Y)
		}
	}
	return
}

// Lines calls f with the points of every outline.
func (p *Path) Lines(f func(pts []Point, closed bool)) {
	for _, s := range p.subs {
		f(s.pts, s.closed)
	}
}
