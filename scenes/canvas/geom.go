package canvas

import "math"

// Rect is a rectangle in logical pixels.
type Rect struct{ X, Y, W, H float64 }

// Box returns the rectangle at (x, y) with a width and a height.
func Box(x, y, w, h float64) Rect { return Rect{x, y, w, h} }

// Right is the x of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom is the y of the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Empty reports whether the rectangle covers nothing.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Contains reports whether the point lies inside.
func (r Rect) Contains(x, y float64) bool {
	return x >= r.X && y >= r.Y && x < r.Right() && y < r.Bottom()
}

// Inset returns the rectangle smaller by d on every side (larger for d < 0).
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Move returns the rectangle shifted.
func (r Rect) Move(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Left returns the leftmost w pixels.
func (r Rect) Left(w float64) Rect { return Rect{r.X, r.Y, w, r.H} }

// Column is the i-th of n equal columns with gaps between.
func (r Rect) Column(i, n int, gap float64) Rect {
	w := (r.W - gap*float64(n-1)) / float64(n)
	return Rect{r.X + float64(i)*(w+gap), r.Y, w, r.H}
}

// Center returns a w×h rectangle in the middle of r.
func (r Rect) Center(w, h float64) Rect { return Rect{r.X + (r.W-w)/2, r.Y + (r.H-h)/2, w, h} }

// Intersect returns the common part of r and s, or an empty one.
func (r Rect) Intersect(s Rect) Rect {
	x, y := max(r.X, s.X), max(r.Y, s.Y)
	return Rect{x, y, max(0, min(r.Right(), s.Right())-x), max(0, min(r.Bottom(), s.Bottom())-y)}
}

// Overlaps reports whether r and s share more than half a pixel.
func (r Rect) Overlaps(s Rect) bool {
	both := r.Intersect(s)
	return both.W > 0.5 && both.H > 0.5
}

// Within reports whether r lies in s, half a pixel forgiven.
func (r Rect) Within(s Rect) bool {
	return r.X >= s.X-0.5 && r.Y >= s.Y-0.5 && r.Right() <= s.Right()+0.5 && r.Bottom() <= s.Bottom()+0.5
}

// Snap rounds to a whole device pixel.
func Snap(v float64) int { return int(math.Round(v)) }
