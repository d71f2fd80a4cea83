package ui

import (
	"image"
	"slices"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/textinput"

	"yanyi/render/theme"
	"yanyi/scenes/draw"
)

// Field is a line of text a player writes, input methods and on-screen keyboards
// included. It belongs to a page and outlives the page's layout.
type Field struct {
	Text string
	Hint string // shown while empty
	Max  int    // characters, 0 for no limit

	// Legible keeps characters out that cannot be drawn; Refused tells that some
	// were, until the page takes it back.
	Legible, Refused bool

	id          string
	caret       int // in bytes
	composition string
	composer    textinput.Composer
	bounds      image.Rectangle
	changed     bool
	ended       bool
	fresh       bool // the input method has not said anything yet
	chars       []rune
}

// writing is the text field of a form that has the keyboard.
type writing struct{ field *Field } // nil if none has

// begin begins writing in a control's field and reports whether it had not begun yet.
func (w *writing) begin(ctl *Control, scale float64) bool {
	if w.field == ctl.Field {
		return false
	}
	w.end()
	w.field = ctl.Field
	dx, dy := ctl.scroll.offset()
	ctl.Field.begin(ctl, ctl.Rect.Move(dx, dy), scale)
	return true
}

// end ends the writing and reports whether there was any.
func (w *writing) end() bool {
	if w.field == nil {
		return false
	}
	w.field.composer.Confirm()
	w.field = nil
	return true
}

// update passes keys to the field. It returns the id of its control if its text
// changed, and whether it must be drawn again.
func (w *writing) update(in *Input) (id string, changed bool) {
	e := w.field
	if e == nil {
		return "", false
	}
	in.Typing = true
	e.changed = false
	e.update(in)
	if e.ended {
		w.end()
		if slices.Contains(in.Keys, ebiten.KeyTab) {
			in.Typing = false
		}
	}
	if e.changed {
		id = e.id
	}
	return id, e.changed || e.ended
}

func (e *Field) begin(ctl *Control, r draw.Rect, scale float64) {
	e.id, e.caret, e.ended, e.fresh = ctl.ID, len(e.Text), false, true
	e.bounds = image.Rect(draw.Snap(r.X*scale), draw.Snap(r.Y*scale), draw.Snap(r.Right()*scale), draw.Snap(r.Bottom()*scale))
	e.composer.OnNewSession = func() *textinput.SessionOptions {
		return &textinput.SessionOptions{CaretBounds: e.bounds, TextBeforeCaret: e.Text[:e.caret], TextAfterCaret: e.Text[e.caret:]}
	}
	e.composer.OnComposition = func(c *textinput.Composition) {
		if c.Text() != e.composition {
			e.composition, e.changed, e.fresh = c.Text(), true, false
		}
	}
	e.composer.OnCommit = e.commit
	e.composer.OnEndByUser = func() { e.ended = true }
	// A browser gives the keyboard at the end of the very press that began the
	// writing, if it has been asked by then.
	if _, err := e.composer.Update(); err != nil {
		e.ended = true
	}
}

func (e *Field) commit(c *textinput.Commit) {
	e.fresh = false
	before, after := e.Text[:e.caret], e.Text[e.caret:]
	if b, a := c.IsSurroundingTextReplaced(); b || a {
		before, after = c.SurroundingText()
	}
	e.insert(before, c.Text(), after)
}

// insert puts a text between two others, as far as there is room.
func (e *Field) insert(before, text, after string) {
	for _, r := range text {
		if r == '\n' || r == '\t' {
			r = ' ' // what is pasted may have lines
		}
		if e.Legible && r > ' ' && !draw.Drawable(r) {
			e.Refused = true
			continue
		}
		if r >= ' ' && r != 0x7f && (e.Max == 0 || utf8.RuneCountInString(before+after) < e.Max) {
			before += string(r)
		}
	}
	e.Text, e.caret, e.changed = before+after, len(before), true
}

func (e *Field) update(in *Input) {
	handled, err := e.composer.Update()
	if err != nil {
		e.ended = true // no input method: the name stays as it is
		return
	}
	if handled {
		return
	}
	// Until the input method has the keyboard, characters come as plain input.
	if e.chars = ebiten.AppendInputChars(e.chars[:0]); e.fresh && len(e.chars) > 0 {
		e.insert(e.Text[:e.caret], string(e.chars), e.Text[e.caret:])
	}
	for _, k := range in.Keys {
		e.key(k)
	}
}

func (e *Field) key(k ebiten.Key) {
	_, back := utf8.DecodeLastRuneInString(e.Text[:e.caret])
	_, forth := utf8.DecodeRuneInString(e.Text[e.caret:])
	switch k {
	case ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeyEscape, ebiten.KeyTab:
		e.ended = true
	case ebiten.KeyBackspace:
		e.cut(e.caret-back, e.caret)
	case ebiten.KeyDelete:
		e.cut(e.caret, e.caret+forth)
	case ebiten.KeyLeft:
		e.place(e.caret - back)
	case ebiten.KeyRight:
		e.place(e.caret + forth)
	case ebiten.KeyHome:
		e.place(0)
	case ebiten.KeyEnd:
		e.place(len(e.Text))
	}
}

func (e *Field) cut(from, to int) {
	e.composer.Confirm()
	e.Text, e.caret, e.changed = e.Text[:from]+e.Text[to:], from, true
}

func (e *Field) place(at int) {
	e.composer.Confirm()
	e.caret, e.changed = at, true
}

// NameField is a one-line text field with a pencil.
func NameField(id, spoken string, field *Field, f *Form) Control {
	return Control{ID: id, Name: spoken, Value: field.Text, Role: RoleField, Field: field,
		Draw: func(c *draw.Canvas, ctl *Control, s State) {
			drawField(c, ctl.Rect, field, f.writing.field == field)
		}}
}

func drawField(c *draw.Canvas, r draw.Rect, e *Field, editing bool) {
	border := c.Theme.Line2
	if editing {
		border = c.Theme.Hint
	}
	c.Shape(r, draw.Shape{Radius: theme.ButtonRadius, Line: 1, Fill: c.Theme.Paper2, Stroke: border})
	inner := draw.Box(r.X+18, r.Y, r.W-62, r.H)
	if !editing {
		c.IconIn(draw.IconPencil, draw.Box(r.Right()-44, r.Y, 36, r.H), 20, c.Theme.Ink2)
		if e.Text == "" {
			c.TextIn(theme.Body, inner, draw.AlignLeft, e.Hint, c.Theme.Ink3)
			return
		}
		c.TextIn(fieldText, inner, draw.AlignLeft, firstOf(e.Text, fieldShows), c.Theme.Ink)
		return
	}
	shown := lastOf(e.Text[:e.caret]+e.composition, fieldShows)
	for c.Measure(fieldText, shown) > inner.W {
		_, n := utf8.DecodeRuneInString(shown)
		shown = shown[n:]
	}
	x := inner.X + c.Measure(fieldText, shown)
	c.TextIn(fieldText, inner, draw.AlignLeft, shown+firstOf(e.Text[e.caret:], fieldShows), c.Theme.Ink)
	if e.composition != "" {
		w := c.Measure(fieldText, e.composition)
		c.HLine(x-w, r.Y+r.H/2+11, w, c.Theme.Hint)
	}
	c.Fill(draw.Box(x+1, r.Y+r.H/2-11, 1.5, 22), c.Theme.Hint)
}

var fieldText = theme.Role{Size: 16, Line: 24}

// fieldShows is at most how many characters of a long text are looked at to draw
// it.
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
