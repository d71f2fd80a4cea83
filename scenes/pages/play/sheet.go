package play

import (
	"math"

	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// sheet is a panel at the foot of a phone's view that is dragged between peeking, 60 % and full.
type sheet struct {
	Peek, Top float64 // height at rest; least y of the upper edge

	h        float64 // height now
	target   float64 // index of the rest that it slides to or stands at
	rest     int     // that rest
	from     float64
	t        int // ticks of the running slide
	dragging bool
	view     ui.View
}

const sheetTicks = 14 // 240 ms

// Layout keeps the sheet's rest for a new view.
func (s *sheet) Layout(v ui.View) {
	s.view = v
	stands := s.h == s.target
	s.target = s.rests()[s.rest]
	if s.h = min(s.h, v.H-s.Top); stands {
		s.h = s.target
	}
}

// Rect is where the sheet stands now.
func (s *sheet) Rect() canvas.Rect { return canvas.Box(0, s.view.H-s.h, s.view.W, s.h) }

// Handle is the strip by which it is dragged.
func (s *sheet) Handle() canvas.Rect { return canvas.Box(0, s.view.H-s.h, s.view.W, theme.TouchTarget) }

// Raised reports whether the sheet stands higher than at its peek.
func (s *sheet) Raised() bool { return s.target > s.Peek+1 }

func (s *sheet) rests() [3]float64 {
	full := s.view.H - s.Top
	return [3]float64{min(s.Peek, full), min(max(s.Peek, 0.6*s.view.H), full), full}
}

// nearest is the rest nearest to a height.
func (s *sheet) nearest(h float64) int {
	rests, best := s.rests(), 0
	for i, rest := range rests {
		if math.Abs(rest-h) < math.Abs(rests[best]-h) {
			best = i
		}
	}
	return best
}

// Toggle raises the sheet to 60 %, or lowers it.
func (s *sheet) Toggle() {
	if s.Raised() {
		s.slide(0)
	} else {
		s.slide(1)
	}
}

// Rest lets it peek.
func (s *sheet) Rest() { s.rest = 0 }

// From slides from a height to the rest, unless the sheet stands higher or is held.
func (s *sheet) From(h float64) {
	if s.rest == 0 && !s.dragging && !s.view.Still {
		s.h, s.from, s.t = h, h, 0
	}
}

// slide begins to slide to a rest.
func (s *sheet) slide(to int) {
	s.rest = to
	s.from, s.target, s.t = s.h, s.rests()[to], 0
	if s.view.Still {
		s.h = s.target
	}
}

// Update follows the pointer and reports whether the sheet moved; a layout must follow.
func (s *sheet) Update(in *ui.Input) bool {
	if in.Pressed && s.Handle().Contains(in.X, in.Y) {
		s.dragging = true
	}
	if s.dragging {
		return s.drag(in)
	}
	if s.h == s.target {
		return false
	}
	s.t++
	k := 1 - float64(s.t)/sheetTicks
	s.h = s.target + (s.from-s.target)*k*k*k
	if s.t >= sheetTicks {
		s.h = s.target
	}
	return true
}

func (s *sheet) drag(in *ui.Input) bool {
	if in.Dragging && in.DY != 0 {
		s.h = min(max(s.h-in.DY, s.rests()[0]), s.rests()[2])
	}
	if in.Released || !in.Down {
		s.dragging = false
		if in.Dragging || in.Canceled {
			s.slide(s.nearest(s.h))
		} else {
			s.Toggle()
		}
	}
	return in.Dragging
}
