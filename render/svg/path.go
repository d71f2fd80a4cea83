package svg

import (
	"math"
	"strconv"
	"strings"

	"yanyi/render/paint"
)

// Grid is how fine the coordinates of a drawing are: so many steps to a unit.
type Grid float64

// number writes so many steps of the grid, as short as can be.
func (g Grid) number(steps int) string {
	text := strconv.FormatFloat(float64(steps)/float64(g), 'f', -1, 64)
	if rest, ok := strings.CutPrefix(text, "0."); ok {
		return "." + rest
	}
	if rest, ok := strings.CutPrefix(text, "-0."); ok {
		return "-." + rest
	}
	return text
}

func (g Grid) steps(v float64) int { return int(math.Round(v * float64(g))) }

// at writes a length.
func (g Grid) at(v float64) string { return g.number(g.steps(v)) }

// pen writes path data, each number beside the one before with as little as keeps them apart.
type pen struct {
	grid Grid
	b    strings.Builder
	x, y int // where it stands
	last byte
}

// to writes a command with its numbers.
func (p *pen) to(letter byte, numbers ...int) {
	if letter != p.last {
		p.b.WriteByte(letter)
	}
	for i, n := range numbers {
		text := p.grid.number(n)
		if (i > 0 || letter == p.last) && text[0] != '-' {
			p.b.WriteByte(' ')
		}
		p.b.WriteString(text)
	}
	p.last = letter
}

// line draws to a point.
func (p *pen) line(q paint.Point) {
	x, y := p.grid.steps(q.X), p.grid.steps(q.Y)
	dx, dy := x-p.x, y-p.y
	p.x, p.y = x, y
	switch {
	case dx == 0 && dy == 0:
	case dy == 0:
		p.to('h', dx)
	case dx == 0:
		p.to('v', dy)
	default:
		p.to('l', dx, dy)
	}
}

// move begins an outline; a point that follows is drawn to without a letter.
func (p *pen) move(q paint.Point) {
	x, y := p.grid.steps(q.X), p.grid.steps(q.Y)
	p.last = 0
	p.to('m', x-p.x, y-p.y)
	p.x, p.y, p.last = x, y, 'l'
}

// Data is path data of a path's areas.
func (g Grid) Data(p *paint.Path) string {
	var lines []outline
	p.Lines(func(pts []paint.Point, _ bool) { lines = append(lines, outline{pts, true}) })
	return g.data(lines)
}

// data is path data of outlines.
func (g Grid) data(lines []outline) string {
	p := pen{grid: g}
	for _, o := range lines {
		if e, ok := ellipseOf(o); ok {
			p.ellipse(e)
			continue
		}
		pts := thinned(o.pts, o.closed, 0.55/float64(g))
		p.move(pts[0])
		x, y := p.x, p.y
		for _, q := range pts[1:] {
			p.line(q)
		}
		if o.closed {
			p.to('z')
			p.x, p.y = x, y
		}
	}
	return p.b.String()
}

// ellipse is an ellipse along the axes.
type ellipse struct {
	x, y, rx, ry float64
	back         bool // it runs against the clock
}

func (p *pen) ellipse(e ellipse) {
	p.move(paint.Point{X: e.x - e.rx, Y: e.y})
	rx, ry, sweep := p.grid.steps(e.rx), p.grid.steps(e.ry), "1"
	if e.back {
		sweep = "0"
	}
	for _, way := range [2]int{2 * rx, -2 * rx} {
		p.b.WriteString("a" + p.grid.number(rx) + " " + p.grid.number(ry) + " 0 1" + sweep)
		if way >= 0 {
			p.b.WriteByte(' ')
		}
		p.b.WriteString(p.grid.number(way) + " 0")
	}
	p.b.WriteByte('z')
	p.last = 'z'
}

// ellipseOf recognises the outline of an ellipse.
func ellipseOf(o outline) (e ellipse, ok bool) {
	if !o.closed || len(o.pts) < 12 {
		return e, false
	}
	b := boxOf([]outline{o})
	e = ellipse{x: (b.x0 + b.x1) / 2, y: (b.y0 + b.y1) / 2, rx: (b.x1 - b.x0) / 2, ry: (b.y1 - b.y0) / 2}
	if e.rx < 0.3 || e.ry < 0.3 {
		return e, false
	}
	area := 0.0
	for i, p := range o.pts {
		q := o.pts[(i+1)%len(o.pts)]
		area += p.X*q.Y - q.X*p.Y
		if off := math.Hypot((p.X-e.x)/e.rx, (p.Y-e.y)/e.ry) - 1; math.Abs(off) > 0.02 {
			return e, false
		}
	}
	e.back = area < 0
	return e, true
}

// thinned drops the points of a line that lie too near to the line of the others to be seen.
func thinned(pts []paint.Point, closed bool, off float64) []paint.Point {
	if len(pts) < 4 {
		return pts
	}
	keep := make([]bool, len(pts))
	last := len(pts) - 1
	keep[0], keep[last] = true, true
	if closed { // from the first point to the farthest and back
		far := 0
		for i, p := range pts {
			if math.Hypot(p.X-pts[0].X, p.Y-pts[0].Y) > math.Hypot(pts[far].X-pts[0].X, pts[far].Y-pts[0].Y) {
				far = i
			}
		}
		keep[far] = true
		thin(pts, keep, 0, far, off)
		thin(pts, keep, far, last, off)
	} else {
		thin(pts, keep, 0, last, off)
	}
	var out []paint.Point
	for i, p := range pts {
		if keep[i] {
			out = append(out, p)
		}
	}
	return out
}

// thin keeps, between two points, those that are off the straight line.
func thin(pts []paint.Point, keep []bool, from, to int, off float64) {
	far, most := -1, off
	for i := from + 1; i < to; i++ {
		if d := distance(pts[i], pts[from], pts[to]); d > most {
			far, most = i, d
		}
	}
	if far >= 0 {
		keep[far] = true
		thin(pts, keep, from, far, off)
		thin(pts, keep, far, to, off)
	}
}

// distance is how far a point is from a segment.
func distance(p, a, b paint.Point) float64 {
	dx, dy := b.X-a.X, b.Y-a.Y
	if k := dx*dx + dy*dy; k > 0 {
		t := min(max(((p.X-a.X)*dx+(p.Y-a.Y)*dy)/k, 0), 1)
		a = paint.Point{X: a.X + t*dx, Y: a.Y + t*dy}
	}
	return math.Hypot(p.X-a.X, p.Y-a.Y)
}
