package ui

import (
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

// Form is the content of a page: the painted and the pressable parts, in order of drawing. It
// keeps hover, press and focus by the controls' ids.
type Form struct {
	items    []item
	view     View
	areas    areas
	hover    string
	press    string
	focus    string
	keyFocus bool // focus came from the keyboard and is shown
	writing  writing
	tip      tip
	wordless map[string]bool // controls that have drawn icons and no words
	dirty    bool
	acted    bool
	guard    guard
}

// item is a control or something only painted.
type item struct {
	paint   func(c *canvas.Canvas)
	text    string // the text painted last, see Texts
	role    theme.Role
	at      canvas.Rect
	scroll  *Scroll // that text lies in
	control *Control
	begin   *Scroll
	end     *Scroll
}

// Reset empties the form for a view; hover, press and focus are kept.
func (f *Form) Reset(v View) {
	clear(f.items)
	f.items, f.view, f.dirty = f.items[:0], v, true
	f.areas.reset()
	f.guard.stale = true
}

// Paint adds something that is only drawn.
func (f *Form) Paint(paint func(c *canvas.Canvas)) { f.items = append(f.items, item{paint: paint}) }

// Add adds a control.
func (f *Form) Add(ctl Control) {
	ctl.scroll = f.areas.filling
	f.items = append(f.items, item{control: &ctl})
}

// BeginScroll begins the content of a scroll area; all until EndScroll is placed in the same
// coordinates but moves with it and is clipped. Areas nest. EndScroll has the content's size.
func (f *Form) BeginScroll(s *Scroll, area canvas.Rect) {
	f.areas.begin(s, area)
	f.items = append(f.items, item{begin: s})
}

// EndScroll ends the innermost scroll area, whose content reaches to (right, bottom).
func (f *Form) EndScroll(right, bottom float64) {
	f.items = append(f.items, item{end: f.areas.end(right, bottom)})
}

// MarkDirty asks for the next frame to be drawn.
func (f *Form) MarkDirty() { f.dirty = true }

// Dirty reports whether anything must be drawn.
func (f *Form) Dirty() bool { return f.dirty }

// Draw draws everything and makes the form clean.
func (f *Form) Draw(c *canvas.Canvas) {
	f.dirty = false
	for i := range f.items {
		it := &f.items[i]
		switch {
		case it.paint != nil:
			it.paint(c)
		case it.begin != nil:
			s := it.begin
			c.Push(s.area, -s.X, -s.Y)
		case it.end != nil:
			c.Pop()
			it.end.drawBar(c, f.view.W)
		default:
			f.drawControl(c, it.control)
		}
	}
	f.drawTip(c)
}

// Controls lists the controls where they stand now, for speech and tests.
func (f *Form) Controls() []Control {
	var out []Control
	for i := range f.items {
		if ctl := f.items[i].control; ctl != nil {
			moved := *ctl
			dx, dy := ctl.scroll.offset()
			moved.Rect = moved.Rect.Move(dx, dy)
			out = append(out, moved)
		}
	}
	return out
}

// Visible reports whether a control lies wholly in the visible part of its scroll areas.
func (f *Form) Visible(ctl *Control) bool {
	return ctl.Rect.Within(ctl.scroll.visible(f.bounds()))
}

func (f *Form) bounds() canvas.Rect { return canvas.Box(0, 0, f.view.W, f.view.H) }

// find returns the control with an id, nil if there is none.
func (f *Form) find(id string) *Control {
	for i := range f.items {
		if ctl := f.items[i].control; ctl != nil && ctl.ID == id {
			return ctl
		}
	}
	return nil
}

// at returns the topmost control under a point of the view.
func (f *Form) at(x, y float64) *Control {
	return f.Near(x, y, 0, func(ctl *Control) bool { return !ctl.Inert })
}

// Near is the topmost control within reach logical pixels of a point that will do, or nil.
func (f *Form) Near(x, y, reach float64, will func(ctl *Control) bool) *Control {
	for i := len(f.items) - 1; i >= 0; i-- {
		ctl := f.items[i].control
		if ctl == nil || !will(ctl) {
			continue
		}
		dx, dy := ctl.scroll.offset()
		if ctl.Rect.Inset(-reach).Contains(x-dx, y-dy) && ctl.scroll.visible(f.bounds()).Contains(x, y) {
			return ctl
		}
	}
	return nil
}

// Hover is the id of the control under the mouse, "" if none.
func (f *Form) Hover() string { return f.hover }

// Focus is the id of the control that has the keyboard, "" if none.
func (f *Form) Focus() string { return f.focus }

// Edit begins writing in the text field with an id, as pressing it does.
func (f *Form) Edit(id string) {
	if ctl := f.find(id); ctl != nil && ctl.Field != nil {
		f.focus = id
		f.edit(ctl)
	}
}

// edit begins writing in a field, if it has not begun.
func (f *Form) edit(ctl *Control) { f.dirty = f.writing.begin(ctl, f.view) || f.dirty }

// Show scrolls the areas around a control so that it can be seen.
func (f *Form) Show(id string) {
	if ctl := f.find(id); ctl != nil {
		ctl.show()
		f.dirty = true
	}
}

// Pointed is the id of the control under the mouse, else of the keyboard's, "" if none.
func (f *Form) Pointed() string {
	if f.hover == "" && f.keyFocus {
		return f.focus
	}
	return f.hover
}

// SetFocus gives the keyboard to a control, shown as reached by key.
func (f *Form) SetFocus(id string) { f.focus, f.keyFocus, f.dirty = id, true, true }
