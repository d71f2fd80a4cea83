package decisions

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// onward asks a person who is out how the computers should play on. They play on meanwhile.
func (d *Decisions) onward() asked {
	watch := d.answer("onward.watch", "onward.watch", func() { d.do(host.Request{Do: host.SetPace, Pace: host.Hurried}) })
	result := d.answer("onward.result", "onward.result", func() { d.do(host.Request{Do: host.SetPace, Pace: host.PlayedOut}) })
	watch.icon, result.icon = canvas.IconPlay, canvas.IconLast
	a := asked{head: locale.T("onward.title"), line: locale.T("onward.line"), yes: result, no: watch, standing: true}
	if d.Study != nil {
		a.leave = answer{id: "onward.study", label: locale.T("onward.study"), icon: canvas.IconSearch, goes: d.Study}
	}
	switch d.now.Busy.Pace {
	case host.Hurried:
		a.no = answer{}
	case host.PlayedOut:
		a.head, a.line = locale.T("onward.now"), tabletext.Round(d.now)
		a.yes, a.no = watch, answer{}
	}
	return a
}

// choices are the answers side by side, all of the same width.
func (a *asked) choices() ui.Part { return ui.Columns(8, a.no.press(false), a.yes.press(false)) }

// choice is a question for which nothing waits: its text, and the answers below.
func (d *Decisions) choice() ui.Part {
	a, ink := &d.asked, d.now.Screen.Theme
	said := ui.Row(10, ui.Text(nameSmall, a.head, ink.Ink), ui.Text(theme.Caption, a.line, ink.Ink2).Wide(0).Grow().Drop(1))
	ground := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Card(r) })
	card := func(parts ...ui.Part) ui.Part { return ui.Over(ground, ui.Pad(12, 8, ui.Column(6, parts...))) }
	low := ui.Row(8, a.choices().Wide(0).Grow(), a.leave.barred(canvas.NoIcon))
	if a.leave.id == "" {
		return card(said, low).High(96).Or(low.High(44)).Rank(4)
	}
	return card(said, a.choices().High(44), a.leave.press(false).High(44)).High(146).Or(card(said, low).High(96)).Or(low.High(44)).Rank(4)
}
