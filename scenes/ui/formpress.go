package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Update handles a tick: it does the action of the activated control, and returns where to go.
func (f *Form) Update(in *Input) Nav {
	ctl := f.activated(in)
	f.acted = ctl != nil && ctl.Role != RoleArea
	f.updateTip(in)
	if ctl == nil {
		return Stay()
	}
	if !in.Released {
		return ctl.press(ctl.Rect.X-1, ctl.Rect.Y-1) // by key: at no place in it
	}
	dx, dy := ctl.scroll.offset()
	return ctl.press(in.X-dx, in.Y-dy)
}

// Acted reports whether the last tick activated a control, areas apart.
func (f *Form) Acted() bool { return f.acted }

// activated handles a tick and returns the control that was activated, nil if none
// was. A text field is activated by every change of its text.
func (f *Form) activated(in *Input) *Control {
	moved := f.areas.update(in, f.bounds(), in.Dragging && f.sliding())
	f.follow()
	f.guard.look(f, in.Tick)
	wrote, changed := f.writing.update(in)
	f.dirty = f.dirty || moved || changed
	if ctl := f.find(wrote); wrote != "" && ctl != nil {
		return ctl // before the question of the same tick
	}
	if in.Reader != nil {
		if ctl := asked(f, in.Reader); ctl != nil {
			return ctl
		}
	}
	if ctl := f.updatePointer(in); ctl != nil {
		return ctl
	}
	return f.updateKeys(in)
}

func (f *Form) setHover(id string) {
	if f.hover != id {
		f.hover, f.dirty = id, true
	}
}

// Unpress releases the pressed control without activating it.
func (f *Form) Unpress() { f.setPress("") }

func (f *Form) setPress(id string) {
	if f.press != id {
		f.press, f.dirty = id, true
	}
}

func (f *Form) updatePointer(in *Input) *Control {
	over := f.at(in.X, in.Y)
	hover := ""
	if over != nil && !in.Touch {
		hover = over.ID
	}
	f.setHover(hover)
	if in.Pressed && over != nil && f.guard.hasty(over, in.X, in.Y, in.Tick, &in.came) {
		f.pressed(nil)
		f.setPress("")
	} else if in.Pressed {
		f.pressed(over)
	}
	pressed := f.find(f.press)
	if pressed == nil {
		f.setPress("")
		return nil
	}
	if pressed.Slide != nil && in.Down {
		dx, _ := pressed.scroll.offset()
		pressed.Slide(min(1, max(0, (in.X-dx-pressed.Rect.X)/pressed.Rect.W)))
	}
	if !in.Released {
		if f.areas.dragging != nil || in.Canceled {
			f.setPress("")
		}
		return nil
	}
	f.setPress("")
	if over == nil || over.ID != pressed.ID || pressed.Off || f.asksName(pressed, in) {
		return nil
	}
	return f.activate(pressed)
}

// sliding reports whether the pressed control follows the pointer.
func (f *Form) sliding() bool {
	ctl := f.find(f.press)
	return ctl != nil && (ctl.Slide != nil || ctl.Role == RoleArea)
}

// pressed begins a press on a control, or on none.
func (f *Form) pressed(ctl *Control) {
	if f.keyFocus {
		f.keyFocus, f.dirty = false, true
	}
	if ctl == nil || ctl.Field != f.writing.field {
		f.dirty = f.writing.end() || f.dirty
	}
	f.focus = ""
	if ctl == nil {
		return
	}
	f.focus = ctl.ID
	f.setPress(ctl.ID)
	if ctl.Field != nil && !ctl.Off {
		f.edit(ctl)
	}
}

func (f *Form) activate(ctl *Control) *Control {
	if ctl.Field == nil {
		return ctl
	}
	f.edit(ctl)
	return nil
}

func (f *Form) updateKeys(in *Input) *Control {
	if in.Key(ebiten.KeyTab) && !in.Ctrl && !in.Alt {
		f.moveFocus(in.Shift)
		return nil
	}
	if in.Pad && !in.Typing && steer(f, in) {
		return nil
	}
	ctl := f.find(f.focus)
	if f.focus == "" || ctl == nil || ctl.Off || ctl.Inert {
		return nil
	}
	if by := arrow(in, 0); by != 0 && ctl.Step != nil {
		ctl.Step(by)
	}
	if by := arrow(in, 1); by != 0 && ctl.group() != "" {
		return f.activate(f.neighbour(ctl, by, func(c *Control) bool { return c.group() == ctl.group() }))
	}
	if in.Key(ebiten.KeyEnter) || in.Key(ebiten.KeyNumpadEnter) || in.Key(ebiten.KeySpace) {
		f.dirty = true
		return f.activate(ctl)
	}
	return nil
}

// arrow is 1 for the right arrow key, -1 for the left one, down or its opposite for
// the others.
func arrow(in *Input, down int) int {
	switch {
	case in.Key(KeyLeft):
		return -1
	case in.Key(KeyRight):
		return 1
	case in.Key(KeyDown):
		return down
	case in.Key(KeyUp):
		return -down
	}
	return 0
}

// moveFocus gives the keyboard to the next control or the one before, of groups to the chosen.
func (f *Form) moveFocus(back bool) {
	stops := map[string]string{} // of groups, their controls' ids
	for i := range f.items {
		if ctl := f.items[i].control; ctl != nil && !ctl.Off && (ctl.On || stops[ctl.group()] == "") {
			stops[ctl.group()] = ctl.ID
		}
	}
	by := 1
	if back {
		by = -1
	}
	f.neighbour(f.find(f.focus), by, func(c *Control) bool { return c.group() == "" || c.ID == stops[c.group()] })
}

// order are the items in the order of reading and of the keyboard: as they stand, except that
// answers to a question follow the board.
func (f *Form) order() []int {
	var list, replies []int
	board := -1
	for i := range f.items {
		ctl := f.items[i].control
		if ctl != nil && ctl.Reply {
			replies = append(replies, i)
			continue
		}
		if list = append(list, i); ctl != nil && ctl.Places != nil {
			board = len(list)
		}
	}
	if board < 0 {
		board = len(list)
	}
	return slices.Insert(list, board, replies...)
}

// neighbour gives the keyboard to the next control that will do, or the one before,
// past the last to the first, and returns it; nil if there is none.
func (f *Form) neighbour(from *Control, by int, will func(c *Control) bool) *Control {
	var order []*Control
	at := min(0, -by) // before the first, or at it
	for _, i := range f.order() {
		ctl := f.items[i].control
		if ctl == nil || ctl != from && (ctl.Off || !will(ctl)) {
			continue
		}
		if ctl == from {
			at = len(order)
		}
		order = append(order, ctl)
	}
	if len(order) == 0 {
		return nil
	}
	next := order[(at+by+len(order))%len(order)]
	f.SetFocus(next.ID)
	next.show()
	return next
}
