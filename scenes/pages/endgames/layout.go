package endgames

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game/endgame"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// widest is how wide the column may be, in logical pixels.
const widest = 760

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	p.Show(v, locale.T("endgames.title"), p.counted(), widest, p.body)
}

// counted says how many endgames of the game are done.
func (p *Page) counted() string {
	if p.list == nil {
		return locale.T("endgames.line")
	}
	n := 0
	for i := range p.list {
		if p.done[name(&p.list[i])] > 0 {
			n++
		}
	}
	return locale.T("endgame.count", locale.Num("n", n), locale.Num("of", len(p.list)))
}

// body is the games, and the endgames of one of them by their themes.
func (p *Page) body(float64) ui.Part {
	var games []ui.Part
	for _, id := range endgame.Games {
		games = append(games, ui.Press(ui.ChipButton("game."+id, locale.T("game."+id+".name"), id == p.id()).Does(func() {
			p.open(id)
			p.take()
			p.Layout(p.view)
		})))
	}
	ink := p.view.Theme
	parts := []ui.Part{ui.Flow(8, games...)}
	switch {
	case p.fault:
		parts = append(parts, ui.Text(theme.Body, locale.T("texts.fault"), ink.Ink).Lines(3),
			ui.Press(ui.Primary("retry", locale.T("ui.retry")).Does(func() {
				p.open(p.id())
				p.Layout(p.view)
			})))
	case p.list == nil:
		parts = append(parts, ui.Text(theme.Body, locale.T("texts.loading"), ink.Ink2))
	}
	for i := 0; i < len(p.list); {
		from := i
		for i < len(p.list) && p.list[i].Theme == p.list[from].Theme {
			i++
		}
		parts = append(parts, p.group(from, i))
	}
	return ui.Column(theme.CardGap, parts...)
}

// group is the endgames of a theme, and what one learns from them.
func (p *Page) group(from, to int) ui.Part {
	ink, key := p.view.Theme, "endgame.theme."+p.list[from].Theme
	var buttons []ui.Part
	for i := from; i < to; i++ {
		buttons = append(buttons, p.button(i, i-from+1))
	}
	return ui.Card(16, 12, ui.Column(8,
		ui.Column(2, ui.Text(theme.Name, locale.T(key), ink.Ink).Try(theme.Primary, locale.T(key)).Lines(2), ui.Text(theme.Caption, locale.T(key+".line"), ink.Ink2).Lines(5)),
		ui.Flow(8, buttons...)))
}

// button begins an endgame; it is ticked once the endgame is done.
func (p *Page) button(i, n int) ui.Part {
	e := &p.list[i]
	label, icon := locale.T("endgame.hold"), canvas.NoIcon
	if e.Turns > 0 {
		label = locale.T("endgame.win", locale.Num("n", e.Turns))
	}
	spoken := strconv.Itoa(n) + " " + locale.T("ui.separator") + " " + label
	if p.done[name(e)] > 0 {
		icon, spoken = canvas.IconCheck, locale.T("endgame.done", locale.Arg{Name: "name", Value: spoken})
	}
	list := p.list
	ctl := ui.IconLabel("begin."+e.ID, icon, label).Goes(func() ui.Nav { return p.begin(list, i, ui.Push) })
	ctl.Name = spoken
	return ui.Press(ctl)
}
