package paint

import (
	"image"
	"math"
)

// Rule decides what is inside outlines that overlap.
type Rule uint8

// The fill rules.
const (
	NonZero Rule = iota
	EvenOdd
)

// raster turns outlines into coverage. For every edge it notes, cell by cell,
// how much the covered area of the row changes there; summing a row from left to
// right gives each pixel's exact covered area.
type raster struct {
	clip   image.Rectangle
	w      int
	change []float32 // (w+2) × height
	lo, hi []int     // touched columns of each row
}

func (r *raster) reset(clip image.Rectangle) {
	r.clip = clip
	r.w = clip.Dx() + 2
	n := r.w * clip.Dy()
	if n > len(r.change) {
		r.change = make([]float32, n)
	}
	if h := clip.Dy(); h > len(r.lo) {
		r.lo, r.hi = make([]int, h), make([]int, h)
	}
	for y := range clip.Dy() {
		r.lo[y], r.hi[y] = r.w, -1
	}
}

func (r *raster) path(p *Path) {
	for _, s := range p.subs {
		n := len(s.pts)
		for i, b := range s.pts {
			a := s.pts[(i+n-1)%n]
			r.edge(a.X-float64(r.clip.Min.X), a.Y-float64(r.clip.Min.Y), b.X-float64(r.clip.Min.X), b.Y-float64(r.clip.Min.Y))
		}
	}
}

// edge notes a line in coordinates of the clip.
func (r *raster) edge(x0, y0, x1, y1 float64) {
	sign := float32(1)
	if y0 > y1 {
		x0, y0, x1, y1 = x1, y1, x0, y0
		sign = -1
	}
	h := float64(r.clip.Dy())
	if y0 == y1 || y1 <= 0 || y0 >= h {
		return
	}
	slope := (x1 - x0) / (y1 - y0)
	if y0 < 0 {
		x0, y0 = x0-y0*slope, 0
	}
	if y1 > h {
		y1 = h
	}
	for y := int(y0); float64(y) < y1; y++ {
		top, bottom := max(y0, float64(y)), min(y1, float64(y+1))
		xa := x0 + (top-y0)*slope
		xb := x0 + (bottom-y0)*slope
		r.row(y, xa, xb, float32(bottom-top)*sign)
	}
}

// row notes the part of an edge within one row: it runs from xa to xb and
// changes the coverage to its right by d.
func (r *raster) row(y int, xa, xb float64, d float32) {
	if xa > xb {
		xa, xb = xb, xa
	}
	line := r.change[y*r.w : (y+1)*r.w]
	limit := float64(r.w - 2)
	if xa < 0 && xb > 0 { // the part left of the clip changes all of the row
		line[0] += d * float32(-xa/(xb-xa))
		d *= float32(xb / (xb - xa))
		r.lo[y] = 0
	}
	xa, xb = min(max(xa, 0), limit), min(max(xb, 0), limit)
	first, last := int(xa), int(xb)
	r.lo[y], r.hi[y] = min(r.lo[y], first), max(r.hi[y], last+1)
	if first == last {
		mid := float32((xa+xb)/2 - float64(first)) // of the cell left of the edge
		line[first] += d * (1 - mid)
		line[first+1] += d * mid
		return
	}
	per := d / float32(xb-xa)
	before := float32(0)
	for x := first; x <= last; x++ {
		from, to := max(xa, float64(x)), min(xb, float64(x+1))
		part := float32(to-from) * per
		mid := float32((from+to)/2 - float64(x))
		line[x] += part*(1-mid) + before
		before = part * mid
	}
	line[last+1] += before
}

// each calls f for the runs of every row with the coverage of each pixel, and
// leaves the raster clean.
func (r *raster) each(rule Rule, f func(y, x int, cover []float32)) {
	for y := range r.clip.Dy() {
		lo, hi := r.lo[y], min(r.hi[y], r.w-1)
		if lo > hi {
			continue
		}
		line := r.change[y*r.w : (y+1)*r.w]
		sum := float32(0)
		for x := lo; x <= hi; x++ {
			sum += line[x]
			line[x] = inside(sum, rule)
		}
		if end := min(hi+1, r.w-2); end > lo {
			f(r.clip.Min.Y+y, r.clip.Min.X+lo, line[lo:end])
		}
		clear(line[lo : hi+1])
	}
}

func inside(sum float32, rule Rule) float32 {
	if sum < 0 {
		sum = -sum
	}
	if rule == EvenOdd {
		sum -= 2 * float32(math.Floor(float64(sum/2)))
		if sum > 1 {
			sum = 2 - sum
		}
		return sum
	}
	return min(sum, 1)
}
