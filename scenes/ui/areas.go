package ui

import "yanyi/scenes/canvas"

// areas are the scroll areas of a form; they may lie in each other.
type areas struct {
	all      []*Scroll
	filling  *Scroll // the innermost that is begun and not ended
	dragging *Scroll
}

// reset forgets the areas for a form that is filled anew.
func (a *areas) reset() { a.all, a.filling = a.all[:0], nil }

func (a *areas) begin(s *Scroll, area canvas.Rect) {
	s.area, s.parent = area, a.filling
	a.filling = s
	a.all = append(a.all, s)
}

// end ends the innermost area, whose content reaches to (right, bottom).
func (a *areas) end(right, bottom float64) *Scroll {
	s := a.filling
	s.cw, s.ch = right-s.area.X, bottom-s.area.Y
	s.clamp()
	a.filling = s.parent
	return s
}

// update moves the areas of a view by wheel, finger and flick and reports whether one moved.
// held says that the finger is on something that does not release it.
func (a *areas) update(in *Input, view canvas.Rect, held bool) bool {
	moved := false
	for _, s := range a.all {
		moved = s.update() || moved
	}
	if in.WheelX != 0 || in.WheelY != 0 {
		moved = a.wheel(in, view) || moved
	}
	if (in.Released || in.Canceled) && a.dragging != nil {
		a.dragging.dragging = false
		a.dragging = nil
	}
	if in.Pressed {
		for _, s := range a.all {
			s.vx, s.vy, s.dragging = 0, 0, false
		}
	}
	if in.Down && in.Dragging && a.dragging == nil && !held {
		a.dragging = a.along(in, view)
	}
	return a.dragging != nil && in.Down && a.dragging.drag(in.DX, in.DY) || moved
}

// wheel scrolls the innermost scrollable area under the mouse, or for a gamepad's stick.
func (a *areas) wheel(in *Input, view canvas.Rect) bool {
	dx := in.WheelX
	if in.Shift {
		dx += in.WheelY
	}
	for i := len(a.all) - 1; i >= 0; i-- {
		if s := a.all[i]; (in.Pad || s.visible(view).Contains(in.X, in.Y)) && s.by(dx, in.WheelY) {
			return true
		}
	}
	return false
}

// along is the innermost area under a drag that scrolls its way.
func (a *areas) along(in *Input, view canvas.Rect) *Scroll {
	sideways := abs(in.X-in.StartX) > abs(in.Y-in.StartY)
	for i := len(a.all) - 1; i >= 0; i-- {
		s := a.all[i]
		if s.Horizontal == sideways && s.Reach() > 0 && s.visible(view).Contains(in.StartX, in.StartY) {
			return s
		}
	}
	return nil
}

func abs(v float64) float64 { return max(v, -v) }

// show scrolls the areas around a control so that it can be seen.
func (c *Control) show() { c.scroll.reveal(c.Rect) }

// reveal scrolls an area, and those around it, so that r is visible.
func (s *Scroll) reveal(r canvas.Rect) {
	for ; s != nil; s = s.parent {
		s.Show(r)
	}
}
