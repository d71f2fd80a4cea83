package app

import (
	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// sharer is a page that has no use for every gesture; others have.
type sharer interface {
	// Uses reports whether an input that has not been taken in would move anything on
	// the page, and a finger that has only come down, whichever way it goes. What would
	// move nothing may scroll another page around this one.
	Uses(in *ui.Input) bool
}

// uses reports whether the program has a use for a gesture, told in CSS pixels. It is
// asked at any time and must not wait: amid a tick all are the program's.
func uses(s *session.Session) func(x, y, dx, dy float64, finger bool) bool {
	return func(x, y, dx, dy float64, finger bool) bool {
		if !s.Ticking.TryLock() {
			return true
		}
		defer s.Ticking.Unlock()
		page, shares := s.Stack.Top().(sharer)
		view := s.Stack.View()
		if !shares || view.Scale == 0 {
			return true
		}
		k := ebiten.Monitor().DeviceScaleFactor() / view.Scale
		corner := s.Stack.Corner()
		return page.Uses(gesture(x*k-float64(corner.X)/view.Scale, y*k-float64(corner.Y)/view.Scale, dx*k, dy*k, finger))
	}
}

// gesture is the input of a finger that came down at a point and has gone so far, or of
// a wheel that scrolls so far there.
func gesture(x, y, dx, dy float64, finger bool) *ui.Input {
	in := &ui.Input{Pointer: ui.Pointer{X: x, Y: y, StartX: x, StartY: y, Touch: finger}}
	if finger {
		in.X, in.Y = x+dx, y+dy
	} else {
		in.WheelX, in.WheelY = dx, dy
	}
	return in
}
