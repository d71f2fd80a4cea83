package ui

import (
	"strings"

	"yanyi/scenes/accessibility"
	"yanyi/scenes/canvas"
)

// Role is the role of a control for screen readers.
type Role uint8

// The roles.
const (
	RoleButton Role = iota
	RoleCheck
	RoleRadio
	RoleSwitch
	RoleTab
	RoleSlider
	RoleField
	RoleLink
	RoleArea // takes pointer and keys itself, such as a board
)

// Control is something a player can point at, press or focus. It carries its action; its ID is
// there for speech, tests and the focus alone.
type Control struct {
	ID    string // the page's name for it, unique on the page
	Name  string // spoken
	Value string // spoken after the name
	Role  Role
	Rect  canvas.Rect // logical pixels; within the content of its scroll area, if any
	On    bool        // chosen, checked, current
	Off   bool        // unavailable; Name says why
	Inert bool        // RoleArea: Form does not press it or mark it
	Reply bool        // it answers a question: the keyboard reaches it right after a board

	Area // RoleArea, and lists

	// The action of pressing it, one of them: Do stays on the page, Go leads to another, Pick
	// receives the pointer's place in it. A text field acts whenever its text has changed.
	Do   func()
	Go   func() Nav
	Pick func(x, y float64)

	// The actions of pages that let things be dragged (see [Form.Near]): Lift takes the thing
	// on it, Drop lays down on it the thing being dragged.
	Lift, Drop func()

	Draw  func(c *canvas.Canvas, ctl *Control, s State) // how it looks
	Slide func(x float64)                               // if set, called with the place (0 to 1) while a pointer slides along
	Step  func(n int)                                   // if set, called with -1 and 1 for the arrow keys while it has the keyboard
	Field *Field                                        // for RoleField

	size   func(v View) (w, h float64) // it would like to have
	scroll *Scroll
}

// Area is the description of one.
type Area struct {
	Kept    []canvas.Rect         // the parts of it that nothing over the page may cover
	Places  accessibility.Places  // its points, nil for none
	Entries accessibility.Entries // its lines, nil for none
}

// At is the control at a place.
func (c Control) At(r canvas.Rect) Control {
	c.Rect = r
	return c
}

// Replies is the control as one that answers a question.
func (c Control) Replies() Control {
	c.Reply = true
	return c
}

// Does is the control with the action of pressing it.
func (c Control) Does(do func()) Control {
	c.Do = do
	return c
}

// Goes is the control with the page it leads to.
func (c Control) Goes(to func() Nav) Control {
	c.Go = to
	return c
}

// Unless is the control, unavailable where a condition holds.
func (c Control) Unless(off bool) Control {
	c.Off = off
	return c
}

// When is the control, chosen where a condition holds.
func (c Control) When(on bool) Control {
	c.On = on
	return c
}

// Sized is the control with a size it would like to have.
func (c Control) Sized(w, h float64) Control {
	c.size = func(View) (float64, float64) { return w, h }
	return c
}

// press does the control's action, at a point of the plane it lies in.
func (c *Control) press(x, y float64) Nav {
	switch {
	case c.Go != nil:
		return c.Go()
	case c.Pick != nil:
		c.Pick(x-c.Rect.X, y-c.Rect.Y)
	case c.Do != nil:
		c.Do()
	}
	return Stay()
}

// group is the common start of the ids of radio buttons, "" for other controls.
func (c *Control) group() string {
	if c.Role != RoleRadio {
		return ""
	}
	return c.ID[:strings.LastIndexByte(c.ID, '.')+1]
}

// State is how a control is touched at the moment.
type State struct{ Hover, Pressed, Focused bool }

// Scrolled reports whether a control lies in a scroll area.
func (c *Control) Scrolled() bool { return c.scroll != nil }

// Apart reports whether two controls never meet, because they scroll independently.
func (c *Control) Apart(o *Control) bool { return c.scroll != o.scroll }

// Reachable reports whether scrolling can bring all of a control into a view.
func (c *Control) Reachable(view canvas.Rect) bool {
	r := c.Rect
	for s := c.scroll; s != nil; s = s.parent {
		dx, dy := s.parent.offset()
		area := s.area.Move(dx, dy)
		content := canvas.Box(area.X-s.X, area.Y-s.Y, max(area.W, s.cw), max(area.H, s.ch))
		if !r.Within(content) || !s.Horizontal && r.H > area.H || s.Horizontal && r.H > area.H+0.5 {
			return false
		}
		r = area
		if s.parent == nil && !area.Within(view) {
			return false
		}
	}
	return true
}

// drawControl draws a control as it is touched at the moment.
func (f *Form) drawControl(c *canvas.Canvas, ctl *Control) {
	s := State{
		Hover:   ctl.ID == f.hover && !ctl.Off,
		Pressed: ctl.ID == f.press && !ctl.Off,
		Focused: ctl.ID == f.focus && f.keyFocus,
	}
	if ctl.Draw != nil {
		words, icons := c.Words, c.Icons
		ctl.Draw(c, ctl, s)
		if wordless := c.Words == words && c.Icons > icons; wordless != f.wordless[ctl.ID] {
			f.mark(ctl.ID, wordless)
		}
	}
	if s.Focused {
		c.Shape(ctl.Rect.Inset(-4), canvas.Shape{Radius: 8, Line: 2, Stroke: c.Theme.Hint})
	}
}
