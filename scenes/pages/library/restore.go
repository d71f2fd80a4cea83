package library

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// restore is the page that asks whether everything that was brought is to take the place of
// what is kept here.
type restore struct {
	ui.FormPage
	session    *session.Session
	text, made string
	scroll     ui.Scroll
}

// Layout arranges the page.
func (p *restore) Layout(v ui.View) {
	p.Form.Reset(v)
	m := v.Margin()
	column := func(part ui.Part) ui.Part { return ui.Middle(importWide+2*m, part) }
	p.Form.Place(ui.Column(0,
		column(ui.Pad(m, 0, ui.Head(v, locale.T("restore.title"), locale.T("settings.data.where"), ui.Back))),
		ui.Scrolling(&p.scroll, column(ui.Inset(m, theme.GroupGap, m, m, ui.Column(theme.CardGap,
			ui.Card(16, 16, ui.Text(theme.Body, locale.T("restore.line", locale.Arg{Name: "text", Value: p.made}), v.Theme.Ink).Lines(6)),
			ui.Columns(theme.GroupGap,
				ui.Press(ui.Secondary("restore.no", locale.T("ui.cancel")).Goes(ui.Back)),
				ui.Press(ui.Warning("restore.yes", canvas.IconImport, locale.T("restore.yes")).Goes(p.restore))))))).Grow(),
	), v.Bounds())
}

// Update handles a tick.
func (p *restore) Update(in *ui.Input) ui.Nav {
	if in.Key(ui.KeyEscape) {
		return ui.Back()
	}
	return p.Form.Update(in)
}

// restore does it, and goes home: nothing that is open has to do with what is kept now.
func (p *restore) restore() ui.Nav {
	if err := p.session.Restore(p.text); err != nil {
		p.session.Say(locale.T("error.save.failed", locale.Arg{Name: "reason", Value: err.Error()}))
	} else {
		p.session.Say(locale.T("restore.done"))
	}
	return ui.Home()
}
