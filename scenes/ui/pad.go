package ui

// steer moves the focus to the next control in a direction, for a gamepad's cross in place of
// a Tab key, and reports whether it did. On a page with a board, or another area that uses the
// arrows itself, they are the area's until the shoulder buttons have led away from it.
func steer(f *Form, in *Input) bool {
	dx, dy := arrow(in, 0), 0
	if dx == 0 {
		dy = arrow(in, 1)
	}
	if dx == 0 && dy == 0 {
		return false
	}
	ctl := f.find(f.focus)
	switch {
	case ctl == nil && hasArea(f), ctl != nil && ctl.Role == RoleArea:
		return false
	case ctl == nil:
		f.moveFocus(false)
	case dx != 0 && ctl.Step != nil:
		ctl.Step(dx)
	default:
		stepFocus(f, ctl, float64(dx), float64(dy))
	}
	in.Keys = in.Keys[:0]
	return true
}

// hasArea reports whether a control takes the arrows for itself.
func hasArea(f *Form) bool {
	for i := range f.items {
		if ctl := f.items[i].control; ctl != nil && ctl.Role == RoleArea && !ctl.Off {
			return true
		}
	}
	return false
}

// stepFocus gives the focus to the nearest control that lies rather ahead than aside.
func stepFocus(f *Form, from *Control, dx, dy float64) {
	ax, ay := from.middle()
	var best *Control
	least := 0.0
	for i := range f.items {
		ctl := f.items[i].control
		if ctl == nil || ctl == from || ctl.Off || ctl.Inert {
			continue
		}
		x, y := ctl.middle()
		ahead, aside := (x-ax)*dx+(y-ay)*dy, abs((x-ax)*dy)+abs((y-ay)*dx)
		if cost := ahead + 2*aside; ahead > 4 && aside <= 3*ahead && (best == nil || cost < least) {
			best, least = ctl, cost
		}
	}
	if best != nil {
		f.SetFocus(best.ID)
		best.show()
	}
}

// middle is the middle of a control where it stands now.
func (c *Control) middle() (x, y float64) {
	dx, dy := c.scroll.offset()
	return c.Rect.X + c.Rect.W/2 + dx, c.Rect.Y + c.Rect.H/2 + dy
}
