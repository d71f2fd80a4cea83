package ui

import "yanyi/scenes/canvas"

// Lose cancels the pressed finger or button.
func (s *Stack) Lose() { s.in.lost = true }

// Uses reports whether an input not taken in would move a slider or scroll an area: the wheel,
// or a finger on its way. One that has only come down would, where it does either way.
func (f *Form) Uses(in *Input) bool {
	if ctl := f.at(in.StartX, in.StartY); in.Touch && ctl != nil && ctl.Slide != nil {
		return true
	}
	return f.areas.use(in, f.bounds())
}

// Uses reports whether an input that has not been taken in would move anything.
func (p *FormPage) Uses(in *Input) bool { return p.Form.Uses(in) }

func (a *areas) use(in *Input, view canvas.Rect) bool {
	if in.Touch {
		s := a.along(in, view)
		return s != nil && s.can(in.StartX-in.X, in.StartY-in.Y)
	}
	for _, s := range a.all {
		if s.visible(view).Contains(in.X, in.Y) && s.can(in.WheelX, in.WheelY) {
			return true
		}
	}
	return false
}

// can reports whether the area can be scrolled further, so that it is seen.
func (s *Scroll) can(dx, dy float64) bool {
	at, by := s.Y, dy
	if s.Horizontal {
		at, by = s.X, dx
	}
	return by > 0 && at < s.Reach()-0.5 || by < 0 && at > 0.5
}
