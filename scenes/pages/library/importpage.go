package library

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/machine"
	"yanyi/scenes/ui"
)

// Import is the page on which records are pasted or chosen, and where it is told
// what is wrong with one.
type Import struct {
	ui.FormPage
	intake   *Intake
	field    ui.Field
	given    string   // a text that was brought and could not be read
	problems []string // what is wrong with it
	asked    bool     // for the clipboard
	next     ui.Page  // what takes this page's place
	view     ui.View
	scroll   ui.Scroll
}

func newImport(t *Intake, given string, problems []string) *Import {
	return &Import{intake: t, given: given, problems: problems}
}

// replace shows a page in this one's place at the next tick.
func (p *Import) replace(next ui.Page) { p.next = next }

// refused tells that the clipboard may not be read: what can be done is to paste
// into the field.
func (p *Import) refused() {
	p.asked = false
	p.intake.session.Say(locale.T("library.import.refused"))
	p.Form.SetFocus("text")
}

// Layout arranges the page.
func (p *Import) Layout(v ui.View) {
	p.view = v
	p.field.Hint = locale.T("library.import.hint")
	p.Form.Reset(v)
	m := v.Margin()
	w := min(v.W-2*m, 720)
	col := draw.Box((v.W-w)/2, 0, w, v.H)
	head := ui.PageHead(&p.Form, v, col, locale.T("settings.data.import"), locale.T("library.import.line"))
	p.Form.BeginScroll(&p.scroll, draw.Box(0, head, v.W, v.H-head))
	y := p.buttons(col, head+theme.GroupGap)
	y = p.written(col, y+theme.CardGap)
	y = p.faults(col, y+theme.CardGap)
	p.Form.EndScroll(v.W, y+m)
}

// buttons are the ways in; it returns the y below.
func (p *Import) buttons(col draw.Rect, y float64) float64 {
	n := 1
	if p.intake.can.ChooseFile != nil {
		n = 2
	}
	cells := draw.Box(col.X, y, col.W, 44).Columns(n, theme.GroupGap)
	p.Form.Add(ui.Primary("paste", locale.T("ui.paste")).At(cells[0]))
	if n == 2 {
		p.Form.Add(ui.IconLabel("file", draw.IconFolder, locale.T("library.import.file")).At(cells[1]))
	}
	return y + 44
}

// written is the field and its button; it returns the y below.
func (p *Import) written(col draw.Rect, y float64) float64 {
	read := locale.T("library.import.button")
	w := ui.ChipWidth(read, p.view.Scale)
	p.Form.Add(ui.NameField("text", p.field.Hint, &p.field, &p.Form).At(draw.Box(col.X, y, col.W-w-theme.GroupGap, 44)))
	button := ui.Secondary("read", read).At(draw.Box(col.Right()-w, y, w, 44))
	button.Off = strings.TrimSpace(p.field.Text) == ""
	p.Form.Add(button)
	return y + 44
}

// faults are what is wrong, above the beginning of the text; it returns the y
// below.
func (p *Import) faults(col draw.Rect, y float64) float64 {
	if len(p.problems) == 0 {
		return y
	}
	var lines []string
	for _, problem := range p.problems {
		lines = append(lines, draw.Wrap(theme.Body, problem, col.W-32, p.view.Scale)...)
	}
	shown := firstLines(p.given, 8)
	r := draw.Box(col.X, y, col.W, 32+theme.Body.Line*float64(len(lines)))
	if len(shown) > 0 {
		r.H += theme.GroupGap + theme.Caption.Line*float64(len(shown))
	}
	p.Form.Paint(func(c *draw.Canvas) {
		c.Card(r)
		y := c.Lines(theme.Body, lines, r.X+16, r.Y+16, c.Theme.Danger) + theme.GroupGap
		for _, line := range shown {
			c.TextIn(theme.Caption, draw.Box(r.X+16, y, r.W-32, theme.Caption.Line), draw.AlignLeft, line, c.Theme.Ink3)
			y += theme.Caption.Line
		}
	})
	return r.Bottom()
}

// firstLines are the first lines of a text, none of them long.
func firstLines(text string, most int) []string {
	var list []string
	for line := range strings.Lines(text) {
		if len(list) == most {
			break
		}
		if runes := []rune(strings.TrimRight(line, "\r\n")); len(runes) > 0 {
			list = append(list, string(runes[:min(len(runes), 120)]))
		}
	}
	return list
}

// Update handles a tick.
func (p *Import) Update(in *ui.Input) ui.Nav {
	if p.next != nil {
		return ui.Replace(p.next)
	}
	id := p.Form.Activated(in)
	switch {
	case id == "back", id == "" && in.Key(ui.KeyEscape):
		return ui.Back()
	case id == "":
		return ui.Stay()
	case id == "paste":
		p.asked = true
		p.intake.can.Inbox.Paste()
	case id == "file":
		p.intake.can.ChooseFile()
	case id == "read":
		p.intake.receive(machine.Arrival{Text: p.field.Text})
	}
	p.Layout(p.view)
	return ui.Stay()
}

// Problems are what is wrong with the text that was brought last.
func (p *Import) Problems() []string { return p.problems }
