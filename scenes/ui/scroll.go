package ui

import (
	"math"

	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

// Scroll is an area with content larger than itself. It belongs to a page and outlives the
// page's layout, so that its position is kept.
type Scroll struct {
	X, Y       float64 // how far the content is scrolled
	Horizontal bool    // scrolls sideways instead of up and down

	area     canvas.Rect
	cw, ch   float64 // of the content
	parent   *Scroll
	vx, vy   float64 // speed after a flick
	dragging bool
}

// Area is the visible rectangle, in the plane of the area that holds it.
func (s *Scroll) Area() canvas.Rect { return s.area }

// Reach is how far the area can be scrolled in its direction.
func (s *Scroll) Reach() float64 {
	if s.Horizontal {
		return max(0, s.cw-s.area.W)
	}
	return max(0, s.ch-s.area.H)
}

// offset is added to a content point to place it in the view.
func (s *Scroll) offset() (dx, dy float64) {
	for ; s != nil; s = s.parent {
		dx, dy = dx-s.X, dy-s.Y
	}
	return dx, dy
}

// visible is the part of the view the area shows.
func (s *Scroll) visible(view canvas.Rect) canvas.Rect {
	if s == nil {
		return view
	}
	dx, dy := s.parent.offset()
	return s.parent.visible(view).Intersect(s.area.Move(dx, dy))
}

// by scrolls and reports whether anything moved.
func (s *Scroll) by(dx, dy float64) bool {
	x, y := s.X, s.Y
	if s.Horizontal {
		s.X = min(max(0, s.X+dx), s.Reach())
	} else {
		s.Y = min(max(0, s.Y+dy), s.Reach())
	}
	return s.X != x || s.Y != y
}

// clamp keeps the position inside after the content has changed.
func (s *Scroll) clamp() { s.by(0, 0) }

// Show scrolls so that r (in content coordinates) can be seen.
func (s *Scroll) Show(r canvas.Rect) {
	const margin = 8
	if s.Horizontal {
		s.X = min(max(s.X, r.Right()+margin-s.area.Right()), r.X-margin-s.area.X)
	} else {
		s.Y = min(max(s.Y, r.Bottom()+margin-s.area.Bottom()), r.Y-margin-s.area.Y)
	}
	s.clamp()
}

// friction is the rest of a flick's speed after each tick.
const friction = 0.93

// update lets a flick run out and reports whether the content moved.
func (s *Scroll) update() bool {
	if s.dragging || math.Abs(s.vx)+math.Abs(s.vy) < 0.3 {
		if !s.dragging {
			s.vx, s.vy = 0, 0
		}
		return false
	}
	s.vx, s.vy = s.vx*friction, s.vy*friction
	return s.by(s.vx, s.vy)
}

// drag follows a finger.
func (s *Scroll) drag(dx, dy float64) bool {
	s.dragging = true
	s.vx, s.vy = 0.5*s.vx-0.5*dx, 0.5*s.vy-0.5*dy
	return s.by(-dx, -dy)
}

// Measures of the bar at the right of an area, in logical pixels: its width, how far outside it
// stands where there is room, its least length, and how much must be hidden for one.
const (
	barWidth = 3.0
	barApart = 3.0
	barLeast = 24.0
	barFrom  = 8.0
)

// bar is where the bar stands that shows which part of an area is visible, and that there is
// more, in a view of a width; false if nearly all is visible, or if it scrolls sideways.
func (s *Scroll) bar(width float64) (r canvas.Rect, ok bool) {
	reach := s.Reach()
	if s.Horizontal || reach < barFrom || s.area.H < 2*barLeast {
		return r, false
	}
	h := max(barLeast, s.area.H*s.area.H/s.ch)
	x := min(s.area.Right()+barApart, width-barWidth-1)
	return canvas.Box(x, s.area.Y+(s.area.H-h)*s.Y/reach, barWidth, h), true
}

func (s *Scroll) drawBar(c *canvas.Canvas, width float64) {
	if r, ok := s.bar(width); ok {
		c.Shape(r, canvas.Shape{Radius: barWidth / 2, Fill: theme.Alpha(c.Theme.Ink2, 0.4)})
	}
}
