package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/scenes/draw"
)

// Form is the content of a page: what is painted and what can be pressed, in
// order of drawing. It keeps hover, press and focus by the controls' ids.
type Form struct {
	items    []item
	view     View
	scroll   *Scroll // being filled
	scrolls  []*Scroll
	hover    string
	press    string
	focus    string
	keyFocus bool // focus came from the keyboard and is shown
	dragging *Scroll
	editing  *Field
	dirty    bool
	acted    bool
}

// item is a control or something only painted.
type item struct {
	paint   func(c *draw.Canvas)
	text    string // what paint writes, see Texts
	control *Control
	begin   *Scroll
	end     *Scroll
}

// Reset empties the form for a view; hover, press and focus are kept.
func (f *Form) Reset(v View) {
	clear(f.items)
	f.items, f.scrolls = f.items[:0], f.scrolls[:0]
	f.view, f.scroll, f.dirty = v, nil, true
}

// Paint adds something that is only drawn.
func (f *Form) Paint(paint func(c *draw.Canvas)) { f.items = append(f.items, item{paint: paint}) }

// Add adds a control.
func (f *Form) Add(ctl Control) {
	ctl.scroll = f.scroll
	f.items = append(f.items, item{control: &ctl})
}

// AddAll adds several controls.
func (f *Form) AddAll(controls []Control) {
	for _, ctl := range controls {
		f.Add(ctl)
	}
}

// BeginScroll begins the content of a scroll area; everything until EndScroll is
// placed in the same coordinates but moves with it and is clipped. Areas may lie
// in each other. Contents are as large as what EndScroll is told.
func (f *Form) BeginScroll(s *Scroll, area draw.Rect) {
	s.area, s.parent = area, f.scroll
	f.scroll = s
	f.scrolls = append(f.scrolls, s)
	f.items = append(f.items, item{begin: s})
}

// EndScroll ends the innermost scroll area. Its content reaches from the area's
// upper left corner to (right, bottom).
func (f *Form) EndScroll(right, bottom float64) {
	s := f.scroll
	s.cw, s.ch = right-s.area.X, bottom-s.area.Y
	s.clamp()
	f.scroll = s.parent
	f.items = append(f.items, item{end: s})
}

// MarkDirty asks for the next frame to be drawn.
func (f *Form) MarkDirty() { f.dirty = true }

// Dirty reports whether anything must be drawn.
func (f *Form) Dirty() bool { return f.dirty }

// Draw draws everything and makes the form clean.
func (f *Form) Draw(c *draw.Canvas) {
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
		default:
			f.drawControl(c, it.control)
		}
	}
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

// Visible reports whether a control's rectangle, as Controls lists it, lies
// wholly in what its scroll areas show.
func (f *Form) Visible(ctl *Control) bool {
	return ctl.Rect.Within(ctl.scroll.visible(f.bounds()))
}

func (f *Form) bounds() draw.Rect { return draw.Box(0, 0, f.view.W, f.view.H) }

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
	for i := len(f.items) - 1; i >= 0; i-- {
		ctl := f.items[i].control
		if ctl == nil || ctl.Inert {
			continue
		}
		dx, dy := ctl.scroll.offset()
		if ctl.Rect.Contains(x-dx, y-dy) && ctl.scroll.visible(f.bounds()).Contains(x, y) {
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
	if ctl := f.find(id); ctl != nil && ctl.Field != nil && ctl.Field != f.editing {
		f.focus = id
		f.edit(ctl)
	}
}

// Pointed is the id of the control under the mouse, else of the one the keyboard
// has come to, "" if none.
func (f *Form) Pointed() string {
	if f.hover == "" && f.keyFocus {
		return f.focus
	}
	return f.hover
}

// SetFocus gives the keyboard to a control, shown as reached by key.
func (f *Form) SetFocus(id string) {
	f.focus, f.keyFocus, f.dirty = id, true, true
}

// Update handles a tick: it does what the control is for that was activated, and
// says where to go.
func (f *Form) Update(in *Input) Nav {
	ctl := f.activated(in)
	f.acted = ctl != nil && ctl.Role != RoleArea
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
	f.updateScrolls(in)
	if ctl := f.updateEditing(in); ctl != nil {
		return ctl
	}
	if ctl := f.updatePointer(in); ctl != nil {
		return ctl
	}
	return f.updateKeys(in)
}

// Activated is Update for pages that look up what a control does by its id.
func (f *Form) Activated(in *Input) string {
	if ctl := f.activated(in); ctl != nil {
		return ctl.ID
	}
	return ""
}

func (f *Form) setHover(id string) {
	if f.hover != id {
		f.hover, f.dirty = id, true
	}
}

// Unpress lets go of what is pressed without activating it.
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
	if in.Pressed {
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
		if f.dragging != nil {
			f.setPress("")
		}
		return nil
	}
	f.setPress("")
	if over == nil || over.ID != pressed.ID || pressed.Off {
		return nil
	}
	return f.activate(pressed)
}

// pressed begins a press on a control, or on none.
func (f *Form) pressed(ctl *Control) {
	if f.keyFocus {
		f.keyFocus, f.dirty = false, true
	}
	if f.editing != nil && (ctl == nil || ctl.Field != f.editing) {
		f.stopEditing()
	}
	f.focus = ""
	if ctl == nil {
		return
	}
	f.focus = ctl.ID
	f.setPress(ctl.ID)
	if ctl.Field != nil && ctl.Field != f.editing && !ctl.Off {
		f.edit(ctl)
	}
}

func (f *Form) activate(ctl *Control) *Control {
	if ctl.Field == nil {
		return ctl
	}
	if ctl.Field != f.editing {
		f.edit(ctl)
	}
	return nil
}

func (f *Form) updateKeys(in *Input) *Control {
	if in.Key(ebiten.KeyTab) && !in.Ctrl && !in.Alt {
		f.moveFocus(in.Shift)
		return nil
	}
	if !f.keyFocus && f.focus == "" {
		return nil
	}
	ctl := f.find(f.focus)
	if ctl == nil || ctl.Off || ctl.Inert {
		return nil
	}
	if in.Key(ebiten.KeyEnter) || in.Key(ebiten.KeyNumpadEnter) || in.Key(ebiten.KeySpace) {
		f.dirty = true
		return f.activate(ctl)
	}
	return nil
}

// moveFocus gives the keyboard to the next control, or the one before.
func (f *Form) moveFocus(back bool) {
	var order []*Control
	for i := range f.items {
		if ctl := f.items[i].control; ctl != nil && !ctl.Off {
			order = append(order, ctl)
		}
	}
	if len(order) == 0 {
		return
	}
	at := slices.IndexFunc(order, func(c *Control) bool { return c.ID == f.focus })
	switch {
	case at < 0 && back, at == 0 && back:
		at = len(order) - 1
	case back:
		at--
	default:
		at = (at + 1) % len(order)
	}
	f.SetFocus(order[at].ID)
	for s := order[at].scroll; s != nil; s = s.parent {
		s.Show(order[at].Rect)
	}
}
