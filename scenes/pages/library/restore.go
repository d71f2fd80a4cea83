package library

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// restore is the page that asks whether a backup is to replace all that is kept here.
type restore struct {
	ui.ColumnPage
	session    *session.Session
	text, made string
}

// Layout arranges the page.
func (p *restore) Layout(v ui.View) {
	p.Show(v, locale.T("restore.title"), locale.T("settings.data.where"), importWide, func(float64) ui.Part {
		return ui.Inset(0, theme.GroupGap, 0, 0, ui.Column(theme.CardGap,
			ui.Card(16, 16, ui.Text(theme.Body, locale.T("restore.line", locale.Arg{Name: "text", Value: p.made}), v.Theme.Ink).Lines(6)),
			ui.Columns(theme.GroupGap,
				ui.Press(ui.Secondary("restore.no", locale.T("ui.cancel")).Goes(ui.Back)),
				ui.Press(ui.Warning("restore.yes", canvas.IconImport, locale.T("restore.yes")).Goes(p.restore)))))
	})
}

// restore does it, and goes home: open pages belong to the old store.
func (p *restore) restore() ui.Nav {
	if err := p.session.Restore(p.text); err != nil {
		p.session.Say(locale.T("error.save.failed", locale.Arg{Name: "reason", Value: err.Error()}))
	} else {
		p.session.Say(locale.T("restore.done"))
	}
	return ui.Home()
}
