package decisions

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// Coach is a coach's objection to the turn just taken: a rival's best reply, with the choice to
// take the turn back or keep it.
type Coach struct {
	line    string
	heard   string      // the objection as read aloud
	square  game.Square // where the answer goes
	grid    moment.Grid
	ink     *theme.Theme
	yes, no answer
}

func newCoach(d *Decisions) Coach {
	w := &d.now.May.Warned
	if !w.Open || d.now.Watched || d.ask != nothing || d.now.Busy.Stuck {
		return Coach{}
	}
	return Coach{
		line: tabletext.Objection(d.now, w.Phrase, w.Reply), heard: tabletext.Heard(d.now, w.Phrase, w.Reply), square: w.Reply.To(), grid: d.grid, ink: d.now.Screen.Theme,
		yes: d.answer("coach.back", "play.takeback", func() {
			d.land()
			d.do(host.Request{Do: host.Heed, Yes: true})
		}),
		no: d.answer("coach.stand", "coach.stand", func() { d.do(host.Request{Do: host.Heed, Yes: false}) }),
	}
}

// On reports whether a coach waits for an answer.
func (c *Coach) On() bool { return c.line != "" }

// Line is the objection, "" for none.
func (c *Coach) Line() string { return c.line }

// Part is the objection with the answers below; nothing while there is none.
func (c *Coach) Part() ui.Part {
	if !c.On() {
		return ui.Part{}
	}
	return ui.Over(ui.Paint(drawWarning), ui.Pad(12, 8, ui.Column(0, ui.Space(0), c.says(), ui.Space(0))))
}

// says is the objection beside its seal, above the answers.
func (c *Coach) says() ui.Part {
	line := ui.Paragraph(theme.Body, c.line, c.ink.Ink)
	return ui.Column(8,
		ui.Row(12, badge(tabletext.SealOf("coach.title")), line.Wide(0).Grow()),
		ui.Columns(8, c.no.press(false), c.yes.press(true)))
}

// Beside is the objection beside the square, where there is room only over the board.
func (c *Coach) Beside() ui.Part {
	const width, pad = 300.0, 12.0
	if !c.On() {
		return ui.Part{}
	}
	card := ui.Pad(pad, pad, c.says()).Wide(min(width, c.grid.Rect().W))
	return beside(c.grid, c.square, false, card)
}

// Switch is a switch with its name and, below, what it does.
func Switch(ink *theme.Theme, id, name, line string, on bool, do func()) ui.Part {
	label := locale.T(name)
	said := ui.Column(0, ui.Text(theme.Body, label, ink.Ink), ui.Paragraph(theme.Caption, locale.T(line), ink.Ink2))
	return ui.Face(ui.Toggle(id, label, on).Does(do), ui.Inset(0, 6, 56, 6, said))
}
