package ui

// updateScrolls moves the areas by wheel, finger and flick.
func (f *Form) updateScrolls(in *Input) {
	for _, s := range f.scrolls {
		if s.update() {
			f.dirty = true
		}
	}
	if in.WheelX != 0 || in.WheelY != 0 {
		f.wheel(in)
	}
	if in.Released && f.dragging != nil {
		f.dragging.dragging = false
		f.dragging = nil
	}
	if in.Pressed {
		for _, s := range f.scrolls {
			s.vx, s.vy, s.dragging = 0, 0, false
		}
	}
	if in.Down && in.Dragging && f.dragging == nil && !f.sliding() {
		f.dragging = f.scrollAlong(in)
	}
	if f.dragging != nil && in.Down {
		if f.dragging.drag(in.DX, in.DY) {
			f.dirty = true
		}
	}
}

func (f *Form) sliding() bool {
	ctl := f.find(f.press)
	return ctl != nil && (ctl.Slide != nil || ctl.Role == RoleArea)
}

func (f *Form) wheel(in *Input) {
	for i := len(f.scrolls) - 1; i >= 0; i-- {
		s := f.scrolls[i]
		if !s.visible(f.bounds()).Contains(in.X, in.Y) {
			continue
		}
		dx := in.WheelX
		if in.Shift {
			dx += in.WheelY
		}
		if s.by(dx, in.WheelY) {
			f.dirty = true
			return
		}
	}
}

// scrollAlong returns the innermost area under a drag that scrolls its way.
func (f *Form) scrollAlong(in *Input) *Scroll {
	sideways := abs(in.X-in.StartX) > abs(in.Y-in.StartY)
	for i := len(f.scrolls) - 1; i >= 0; i-- {
		s := f.scrolls[i]
		if s.Horizontal == sideways && s.Reach() > 0 && s.visible(f.bounds()).Contains(in.StartX, in.StartY) {
			return s
		}
	}
	return nil
}

func abs(v float64) float64 { return max(v, -v) }

// Show scrolls the areas around a control so that it can be seen.
func (f *Form) Show(id string) {
	ctl := f.find(id)
	if ctl == nil {
		return
	}
	for s := ctl.scroll; s != nil; s = s.parent {
		s.Show(ctl.Rect)
	}
	f.dirty = true
}
