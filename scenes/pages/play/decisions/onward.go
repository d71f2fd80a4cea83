package decisions

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/ui"
)

// onward asks a person who is out how the computers shall play on. They do so
// meanwhile.
func (d *Decisions) onward() asked {
	watch := d.answer("onward.watch", "onward.watch", func() { d.table.SetPace(host.Hurried) })
	result := d.answer("onward.result", "onward.result", func() { d.table.SetPace(host.PlayedOut) })
	watch.icon, result.icon = canvas.IconPlay, canvas.IconLast
	a := asked{head: locale.T("onward.title"), line: locale.T("onward.line"), yes: result, no: watch, standing: true}
	switch d.table.Busy().Pace {
	case host.Hurried:
		a.no = answer{}
	case host.PlayedOut:
		a.head, a.line = locale.T("onward.now"), words.Round(d.now)
		a.yes, a.no = watch, answer{}
	}
	return a
}

// choices are the answers side by side, all of the same width.
func (a *asked) choices() ui.Part { return ui.Columns(8, a.no.press(false), a.yes.press(false)) }

// choice is a question that nothing waits for: what there is to say, and the answers
// below it.
func (d *Decisions) choice() ui.Part {
	a, ink := &d.asked, d.now.Screen.Theme
	said := ui.Row(10, ui.Text(nameSmall, a.head, ink.Ink), ui.Text(theme.Caption, a.line, ink.Ink2).Wide(0).Grow().Drop(1))
	ground := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Card(r) })
	return ui.Over(ground, ui.Pad(12, 8, ui.Column(6, said, a.choices()))).High(96).Or(a.choices().High(44)).Rank(4)
}
