package settings

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// The questions before actions.
const (
	reset = "reset" // restoring the defaults
	erase = "erase" // forgetting everything
)

// data is the kept data: the player's page, backup and restore, and the actions that ask.
func (p *Page) data() ui.Part {
	s := p.session
	button := func(id string, icon canvas.Icon) ui.Control {
		return ui.IconLabel(id, icon, locale.T("settings.data."+id))
	}
	rows := []ui.Part{
		p.version(),
		p.among("progress", ui.If(s.Routes.Progress != nil, ui.Press(ui.IconLabel("progress", canvas.IconSteps, locale.T("progress.title")).Goes(func() ui.Nav { return ui.Push(s.Routes.Progress()) }))), locale.T("progress.title")),
		p.among("keys", ui.If(s.Routes.Keys != nil, ui.Press(ui.IconLabel("keys", canvas.IconList, locale.T("keys.title")).Goes(func() ui.Nav { return ui.Push(s.Routes.Keys()) }))), locale.T("keys.title")),
		p.pair(
			p.among("data.export", ui.Press(button("export", canvas.IconShare).Does(p.export))),
			p.among("data.import", ui.If(s.Routes.Import != nil, ui.Press(button("import", canvas.IconImport).Goes(func() ui.Nav { return ui.Push(s.Routes.Import()) }))))),
	}
	switch p.asked {
	case reset:
		rows = append(rows, p.question("dialog.reset.title", "settings.reset", canvas.IconReset, p.reset))
	case erase:
		rows = append(rows, p.question("settings.data.erase.line", "settings.data.erase.yes", canvas.IconTrash, p.erase))
	default:
		rows = append(rows, p.pair(
			p.among("reset", ui.Press(ui.IconLabel(reset, canvas.IconReset, locale.T("settings.reset")).Does(func() { p.ask(reset) }))),
			p.among("data.erase", ui.Press(ui.Warning(erase, canvas.IconTrash, locale.T("settings.data.erase")).Does(func() { p.ask(erase) })))))
	}
	if rows = some(rows); len(rows) == 0 {
		return ui.Part{}
	}
	return p.card("data", ui.Pad(0, 12, ui.Column(theme.GroupGap, rows...)))
}

// pair is two buttons beside each other, on the narrowest phones below each other.
func (p *Page) pair(a, b ui.Part) ui.Part {
	list := some([]ui.Part{a, b})
	switch {
	case len(list) == 0:
		return ui.Part{}
	case p.view.W < 360:
		return ui.Column(theme.GroupGap, list...)
	}
	return ui.Columns(theme.GroupGap, list...)
}

// question is the second question: the loss, and both answers.
func (p *Page) question(line, yes string, icon canvas.Icon, do func() ui.Nav) ui.Part {
	p.find.found++ // it stands during any search
	return ui.Column(theme.GroupGap,
		ui.Text(theme.Body, locale.T(line), p.view.Theme.Danger).Lines(5),
		ui.Columns(theme.GroupGap,
			ui.Press(ui.Secondary(p.asked+".no", locale.T("ui.cancel")).Does(func() { p.ask("") })),
			ui.Press(ui.Warning(p.asked+".yes", icon, locale.T(yes)).Goes(do))))
}

// ask asks for confirmation, "" withdraws the question. The question stands during any search.
func (p *Page) ask(what string) {
	p.asked = what
	p.Layout(p.view)
	for _, c := range p.Form.Controls() {
		if c.ID == what+".yes" { // which may be out of sight
			p.scroll.Show(c.Rect.Move(0, p.scroll.Y))
			p.Layout(p.view)
			return
		}
	}
}

// reset restores the defaults.
func (p *Page) reset() ui.Nav {
	p.session.Settings = session.Defaults()
	p.apply()
	return ui.Stay()
}

// erase forgets everything and begins as at a first visit.
func (p *Page) erase() ui.Nav {
	if err := p.session.Erase(); err != nil {
		p.session.Say(locale.T("error.save.failed", locale.Arg{Name: "reason", Value: err.Error()}))
		p.ask("")
		return ui.Stay()
	}
	p.session.Say(locale.T("settings.data.erased"))
	return ui.Home()
}

// export keeps everything as a file, and says where.
func (p *Page) export() {
	where, err := p.session.Export()
	switch {
	case err != nil:
		p.session.Say(locale.T("error.save.failed", locale.Arg{Name: "reason", Value: err.Error()}))
	case where != "":
		p.session.Say(locale.T("settings.data.exported.to", locale.Arg{Name: "text", Value: where}))
	default:
		p.session.Say(locale.T("settings.data.exported"))
	}
}
