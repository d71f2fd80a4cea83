package ui

import (
	"image"
	"slices"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/typing"
)

// Field is a line of text a player writes. It belongs to a page and outlives the
// page's layout.
type Field struct {
	Text string
	Hint string // shown while empty
	Max  int    // characters, 0 for no limit

	// Fixed lets it be marked and copied, not changed.
	Fixed bool

	// Legible keeps undrawable characters out; Refused says that some were refused, until the
	// page resets it.
	Legible, Refused bool

	// Entered says that the writing was ended by Enter, until the page resets it.
	Entered bool
}

// accept reports whether a character may be written.
func (e *Field) accept(r rune) bool {
	refused := e.Legible && r > ' ' && !canvas.Drawable(r)
	e.Refused = e.Refused || refused
	return !refused
}

// writing is the text field of a form that has the keyboard.
type writing struct {
	field *Field // nil if none has
	id    string // of its control
	pen   typing.Pen
	line  typing.Line // as it was begun
	at    image.Rectangle

	changed string // id of a control whose text changed as its writing ended, not yet reported
}

// begin begins writing in a control's field and reports whether it had not begun yet.
func (w *writing) begin(ctl *Control, v View) bool {
	if w.field == ctl.Field {
		return false
	}
	w.end()
	w.field, w.id = ctl.Field, ctl.ID
	w.line = typing.Line{
		Text: w.field.Text, Name: ctl.Name, Max: w.field.Max, Accept: w.field.accept,
		Fixed: w.field.Fixed, Ink: v.Theme.Ink, Size: fieldText.Size * v.Scale,
	}
	w.at = onScreen(fieldInside(ctl), v.Scale)
	w.pen.Begin(w.line, w.at)
	return true
}

// end ends the writing and reports whether there was any. A text that an input method was still
// composing is part of it; update reports that change.
func (w *writing) end() bool {
	if w.field == nil {
		return false
	}
	text := w.pen.End()
	if w.field.Text == w.line.Text && text != w.line.Text && !w.field.Fixed {
		w.field.Text, w.changed = text, w.id
	}
	w.field = nil
	return true
}

// update passes keys to the field. It returns the id of the control whose text changed, and
// whether the form must be drawn again.
func (w *writing) update(in *Input) (id string, changed bool) {
	id, changed = w.write(in)
	if id == "" && w.changed != "" {
		id, w.changed, changed = w.changed, "", true
	}
	return id, changed
}

// write passes keys to the field that has the keyboard.
func (w *writing) write(in *Input) (id string, changed bool) {
	if w.field == nil {
		return "", false
	}
	in.Typing = true
	if w.field.Text != w.line.Text { // the page has written in it
		w.line.Text = w.field.Text
		w.pen.Begin(w.line, w.at)
	}
	text, changed, ended := w.pen.Update(in.Keys)
	if w.field.Fixed && changed {
		w.pen.Begin(w.line, w.at)
		text, changed = w.line.Text, false
	}
	w.field.Text, w.line.Text = text, text
	if changed {
		id = w.id
	}
	if ended {
		w.field.Entered = w.pen.Entered()
		w.end()
		in.Typing = !slices.Contains(in.Keys, ebiten.KeyTab)
	}
	return id, changed || ended
}

// follow keeps the line where its control is, which scrolls and is laid out anew; without a
// control there is no line.
func (f *Form) follow() {
	w := &f.writing
	if w.field == nil {
		return
	}
	ctl := f.find(w.id)
	if ctl == nil {
		w.end()
		return
	}
	w.pen.Place(onScreen(fieldInside(ctl), f.view.Scale), onScreen(ctl.scroll.visible(f.bounds()), f.view.Scale))
}

// onScreen is a rectangle of the view in device pixels.
func onScreen(r canvas.Rect, scale float64) image.Rectangle {
	return image.Rect(canvas.Snap(r.X*scale), canvas.Snap(r.Y*scale), canvas.Snap(r.Right()*scale), canvas.Snap(r.Bottom()*scale))
}

// fieldInside is where the text of a control's field stands in the view.
func fieldInside(ctl *Control) canvas.Rect {
	dx, dy := ctl.scroll.offset()
	r := ctl.Rect.Move(dx, dy)
	return canvas.Box(r.X+fieldPad, r.Y, r.W-2*fieldPad, r.H)
}

// fieldPad is the room beside a field's text.
const fieldPad = 18.0

// NameField is a one-line text field with a pencil.
func NameField(id, spoken string, field *Field, f *Form) Control {
	return Control{ID: id, Name: spoken, Value: field.Text, Role: RoleField, Field: field,
		Draw: func(c *canvas.Canvas, ctl *Control, s State) {
			drawField(c, ctl.Rect, field, &f.writing)
		}}
}

func drawField(c *canvas.Canvas, r canvas.Rect, e *Field, w *writing) {
	border := c.Theme.Line2
	if w.field == e {
		border = c.Theme.Hint
	}
	c.Shape(r, canvas.Shape{Radius: theme.ButtonRadius, Line: 1, Fill: c.Theme.Paper2, Stroke: border})
	inner := canvas.Box(r.X+fieldPad, r.Y, r.W-62, r.H)
	switch {
	case w.field != e:
		if !e.Fixed {
			c.IconIn(canvas.IconPencil, canvas.Box(r.Right()-44, r.Y, 36, r.H), 20, c.Theme.Ink2)
		}
		if e.Text == "" {
			c.TextIn(theme.Body, inner, canvas.AlignLeft, e.Hint, c.Theme.Ink3)
			return
		}
		c.TextIn(fieldText, inner, canvas.AlignLeft, firstOf(e.Text, fieldShows), c.Theme.Ink)
	case !typing.Native:
		drawWritten(c, inner, &w.pen)
	}
}

// drawWritten draws the text around the caret, the composed part underlined.
func drawWritten(c *canvas.Canvas, r canvas.Rect, pen *typing.Pen) {
	before, composing, after := pen.Written()
	shown := lastOf(before+composing, fieldShows)
	for c.Measure(fieldText, shown) > r.W {
		_, n := utf8.DecodeRuneInString(shown)
		shown = shown[n:]
	}
	x := r.X + c.Measure(fieldText, shown)
	c.TextIn(fieldText, r, canvas.AlignLeft, shown+firstOf(after, fieldShows), c.Theme.Ink)
	if composing != "" {
		w := c.Measure(fieldText, composing)
		c.HLine(x-w, r.Y+r.H/2+11, w, c.Theme.Hint)
	}
	c.Fill(canvas.Box(x+1, r.Y+r.H/2-11, 1.5, 22), c.Theme.Hint)
}

var fieldText = theme.Role{Size: 16, Line: 24}

// fieldShows is the greatest number of characters of a long text that are measured to draw it.
const fieldShows = 120

// firstOf is at most the first n characters of a text.
func firstOf(s string, n int) string {
	at := 0
	for ; n > 0 && at < len(s); n-- {
		_, size := utf8.DecodeRuneInString(s[at:])
		at += size
	}
	return s[:at]
}

// lastOf is at most the last n characters of a text.
func lastOf(s string, n int) string {
	at := len(s)
	for ; n > 0 && at > 0; n-- {
		_, size := utf8.DecodeLastRuneInString(s[:at])
		at -= size
	}
	return s[at:]
}
