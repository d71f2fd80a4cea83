package editor

import (
	"errors"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/notation"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/ui"
)

// writing is the position's text, which can be edited and read.
type writing struct {
	desk     *desk
	form     *ui.Form
	field    ui.Field
	problems []string // what is wrong with a text that could not be read
}

// part is the field, the fault of its text, and buttons.
func (w *writing) part(buttons ...ui.Part) ui.Part {
	d := w.desk
	w.field.Hint = locale.T("editor.text")
	field := w.unclipped(ui.NameField("text", locale.T("editor.text"), &w.field, w.form).Does(d.again))
	read := ui.Secondary("read", locale.T("editor.read")).Does(w.read).Unless(w.field.Text == d.position.String() || w.field.Text == "")
	var lines []ui.Part
	for _, line := range w.problems {
		lines = append(lines, ui.Paragraph(theme.Body, line, d.view.Theme.Danger))
	}
	return ui.Column(8,
		ui.Text(theme.Body, locale.T("editor.text"), d.view.Theme.Ink).High(34),
		ui.Press(field).High(theme.TouchTarget),
		ui.Row(8, append([]ui.Part{ui.Press(read).Wide(0).Grow()}, buttons...)...),
		ui.If(len(lines) > 0, ui.Column(0, lines...)))
}

// unclipped is the field whose text ends at its edge while not written in: longer than any line.
func (w *writing) unclipped(field ui.Control) ui.Control {
	draw := field.Draw
	field.Draw = func(c *canvas.Canvas, ctl *ui.Control, s ui.State) {
		if w.form.Focus() == ctl.ID {
			draw(c, ctl, s)
			return
		}
		r := ctl.Rect
		c.Shape(r, canvas.Shape{Radius: theme.ButtonRadius, Line: 1, Fill: c.Theme.Paper2, Stroke: c.Theme.Line2})
		c.Push(canvas.Box(r.X+18, r.Y, r.W-66, r.H), 0, 0)
		c.Text(theme.Caption, w.field.Text, r.X+18, r.Y+(r.H-theme.Caption.Line)/2, c.Theme.Ink)
		c.Pop()
		c.IconIn(canvas.IconPencil, canvas.Box(r.Right()-44, r.Y, 36, r.H), 20, c.Theme.Ink2)
	}
	return field
}

// read reads the text in the field: in our notation, or in a common one.
func (w *writing) read() {
	d := w.desk
	p, err := d.grammar.Read(notation.CanonicalPosition(d.in, w.field.Text))
	if err == nil {
		d.position, d.tool = p, hand
		d.changed()
		return
	}
	w.problems = nil
	if list := (*game.Faults)(nil); errors.As(err, &list) {
		for _, f := range (*list)[:min(4, len(*list))] {
			w.problems = append(w.problems, gametext.Fault(d.in, &f)...)
		}
	}
	d.again()
}

// Write sets the field's text and reads it.
func (p *Page) Write(text string) {
	p.writing.field.Text = text
	p.writing.read()
}
