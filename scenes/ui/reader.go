package ui

import (
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/reading"
)

// Reader reads the page on top without seeing it.
type Reader struct {
	reading.Ask        // what is asked in the next tick
	Answer      string // what has been answered
	Pictures    int    // that were drawn
	Form        *Form  // of the page, nil before its first tick
}

// Told is a thing on a page as it is told: a control, or a text in a type, which is its
// Name.
type Told struct {
	Control
	Text    bool
	Type    theme.Role
	Seen    canvas.Rect // what of Rect is in sight
	Focused bool
}

// asked does what a reader asks and returns the control that is activated by that, nil
// if none is.
func asked(f *Form, r *Reader) *Control {
	a, ctl := r.Ask, f.find(r.Control)
	r.Form, r.Ask = f, reading.Ask{}
	if ctl == nil || ctl.Off {
		return nil
	}
	f.SetFocus(ctl.ID)
	if ctl.Entries != nil && a.Point != "" {
		ctl.reach(a)
		return nil
	}
	ctl.show()
	answer, done := reading.To(ctl.Places, a)
	r.Answer += answer
	if done || ctl.Inert || !a.Press {
		return nil
	}
	return f.activate(ctl)
}

// reach brings an entry of a list into sight, and looks at it if it is pressed.
func (c *Control) reach(a reading.Ask) {
	for _, e := range c.Entries.Entries() {
		if e.ID == a.Point {
			c.scroll.reveal(e.Rect.Move(c.Rect.X, c.Rect.Y))
		}
	}
	if a.Press {
		c.Entries.Open(a.Point)
	}
}

// Tell appends what stands on the form, in order.
func (r *Reader) Tell(dst []Told) []Told {
	f := r.Form
	for i := range f.items {
		it := &f.items[i]
		t := Told{Text: true, Type: it.role}
		switch {
		case it.control != nil:
			t = Told{Control: *it.control, Focused: it.control.ID == f.focus && f.keyFocus}
		case it.text != "":
			t.Name, t.Rect, t.scroll = it.text, it.at, it.scroll
		default:
			continue
		}
		dx, dy := t.scroll.offset()
		t.Rect = t.Rect.Move(dx, dy)
		t.Seen = t.Rect.Intersect(t.scroll.visible(f.bounds()))
		dst = append(dst, t)
	}
	return dst
}
