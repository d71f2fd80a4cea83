package app

import (
	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// sharer is a page that does not use all gestures; other pages do.
type sharer interface {
	// Uses reports whether an input not yet handled would move anything on the page; a finger
	// that has just come down is tried in all directions. A gesture that would move nothing may
	// scroll the surrounding page.
	Uses(in *ui.Input) bool
}

// uses reports whether the program uses a gesture, given in CSS pixels. It may be called at any
// time and must not wait: during a tick the program uses all.
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

// gesture is the input of a finger that moved by a distance from a point, or of a wheel there.
func gesture(x, y, dx, dy float64, finger bool) *ui.Input {
	in := &ui.Input{Pointer: ui.Pointer{X: x, Y: y, StartX: x, StartY: y, Touch: finger}}
	if finger {
		in.X, in.Y = x+dx, y+dy
	} else {
		in.WheelX, in.WheelY = dx, dy
	}
	return in
}
