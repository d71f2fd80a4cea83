package lobby

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/gametext"
	"yanyi/scenes/ui"
)

// Sizes in logical pixels.
const (
	widest  = 1100
	twoFrom = 760 // two columns
	asking  = 380 // where a game is asked for, beside the tables
)

// content is the page: the tables and the request for a game, which a waiting player sees first.
func (p *Page) content() ui.Part {
	x := max(p.view.Margin(), (p.view.W-widest)/2)
	return ui.Column(0,
		ui.Pad(x, 0, ui.Head(p.view, locale.T("lobby.strangers"), locale.T("lobby.line"), ui.Back)),
		ui.Scrolling(&p.scroll, ui.Inset(x, 4, x, p.view.Margin(), p.body())).Grow())
}

func (p *Page) body() ui.Part {
	if p.session.Online.Lobby() == nil {
		text := locale.T("lobby.looking")
		if !p.session.Online.Looking() {
			text = gametext.Refused("lobby")
		}
		return ui.Paragraph(theme.Body, text, p.view.Theme.Ink2)
	}
	if p.view.W >= twoFrom {
		return ui.Row(24,
			ui.Column(theme.CardGap, p.tables(), p.playing()).Wide(0).Grow().Top(),
			p.quick().Wide(asking).Top())
	}
	if r := p.session.Online.Room(); r != nil && waiting(r) {
		return ui.Column(theme.CardGap, p.quick(), p.tables(), p.playing())
	}
	return ui.Column(theme.CardGap, p.tables(), p.quick(), p.playing())
}
