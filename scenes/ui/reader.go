package ui

import (
	"yanyi/render/theme"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/canvas"
)

// Reader reads the page on top without seeing it.
type Reader struct {
	accessibility.Ask        // the requests of the next tick
	Answer            string // the answer
	Pictures          int    // that were drawn
	Form              *Form  // of the page, nil before its first tick
}

// Told is a thing on a page for screen readers: a control, or a text in a type, its Name.
type Told struct {
	Control
	Text    bool
	Type    theme.Role
	Seen    canvas.Rect // the visible part of Rect
	Focused bool
}

// asked obeys a reader's requests and returns the control activated by them, nil if none is.
func asked(f *Form, r *Reader) *Control {
	a, ctl := r.Ask, f.find(r.Control)
	r.Form, r.Ask = f, accessibility.Ask{}
	if ctl == nil || ctl.Off {
		return nil
	}
	f.SetFocus(ctl.ID)
	if ctl.Entries != nil && a.Point != "" {
		ctl.reach(a)
		return nil
	}
	ctl.show()
	reply, done := accessibility.To(ctl.Places, a)
	r.Answer += reply.Said
	if pressed := f.find(reply.Press); pressed != nil && !pressed.Off {
		return f.activate(pressed)
	}
	if done || ctl.Inert || !a.Press {
		return nil
	}
	return f.activate(ctl)
}

// reach brings an entry of a list into sight, and looks at it if it is pressed.
func (c *Control) reach(a accessibility.Ask) {
	for _, e := range c.Entries.Entries() {
		if e.ID == a.Point {
			c.scroll.reveal(e.Rect.Move(c.Rect.X, c.Rect.Y))
		}
	}
	if a.Press {
		c.Entries.Open(a.Point)
	}
}

// Tell appends the things on the form, in order.
func (r *Reader) Tell(dst []Told) []Told {
	f := r.Form
	for _, i := range f.order() {
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
