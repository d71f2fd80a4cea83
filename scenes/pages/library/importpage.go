package library

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/machine"
	"yanyi/scenes/ui"
)

// Import is the page on which records are pasted or chosen, and which shows the faults of one.
type Import struct {
	ui.ColumnPage
	intake   *Intake
	field    ui.Field
	given    string   // a text that was brought and could not be read
	problems []string // its faults
	asked    bool     // for the clipboard
	next     ui.Page  // the page that takes this one's place
	view     ui.View
}

// importWide is how wide the page's content is at most, in logical pixels.
const importWide = 720

// NewImport is the page on which records, or everything, are brought in.
func NewImport(t *Intake) *Import { return newImport(t, "", nil) }

func newImport(t *Intake, given string, problems []string) *Import {
	return &Import{intake: t, given: given, problems: problems}
}

// replace shows a page in this one's place at the next tick.
func (p *Import) replace(next ui.Page) { p.next = next }

// refused says that the clipboard may not be read, and to paste into the field instead.
func (p *Import) refused() {
	p.asked = false
	p.intake.session.Say(locale.T("library.import.refused"))
	p.Form.SetFocus("text")
}

// Layout arranges the page.
func (p *Import) Layout(v ui.View) {
	p.view = v
	p.field.Hint = locale.T("library.import.hint")
	p.Show(v, locale.T("settings.data.import"), locale.T("library.import.line"), importWide, func(float64) ui.Part {
		return ui.Inset(0, theme.GroupGap, 0, 0, ui.Column(theme.CardGap, p.ways(), p.written(), p.faults()))
	})
}

// ways are the ways in.
func (p *Import) ways() ui.Part {
	choose := p.intake.can.ChooseFile
	return ui.Columns(theme.GroupGap,
		ui.Press(ui.Primary("paste", locale.T("ui.paste")).Does(p.paste)),
		ui.If(choose != nil, ui.Press(ui.IconLabel("file", canvas.IconFolder, locale.T("library.import.file")).Does(choose))))
}

// written is the field and its button.
func (p *Import) written() ui.Part {
	field := ui.NameField("text", p.field.Hint, &p.field, &p.Form).Does(func() { p.Layout(p.view) })
	read := ui.Secondary("read", locale.T("library.import.button")).
		Does(func() { p.intake.receive(machine.Arrival{Text: p.field.Text}) }).
		Unless(strings.TrimSpace(p.field.Text) == "")
	return ui.Row(theme.GroupGap, ui.Press(field).Grow(), ui.Press(read))
}

// faults are the faults, above the beginning of the text.
func (p *Import) faults() ui.Part {
	var problems, shown []ui.Part
	for _, problem := range p.problems {
		problems = append(problems, ui.Paragraph(theme.Body, problem, p.view.Theme.Danger))
	}
	for _, line := range firstLines(p.given, 8) {
		shown = append(shown, ui.Text(theme.Caption, line, p.view.Theme.Ink3))
	}
	return ui.If(len(problems) > 0, ui.Card(16, 16, ui.Column(theme.GroupGap,
		ui.Column(0, problems...),
		ui.If(len(shown) > 0, ui.Column(0, shown...)))))
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

// paste asks for the clipboard.
func (p *Import) paste() {
	p.asked = true
	p.intake.can.Inbox.Paste()
}

// Update handles a tick.
func (p *Import) Update(in *ui.Input) ui.Nav {
	if p.next != nil {
		return ui.Replace(p.next)
	}
	nav := p.Form.Update(in)
	if in.Key(ui.KeyEscape) {
		return ui.Back()
	}
	return nav
}

// Problems are the faults of the last text.
func (p *Import) Problems() []string { return p.problems }
