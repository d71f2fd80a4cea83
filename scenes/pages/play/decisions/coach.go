package decisions

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/ui"
)

// Coach is what a coach says against the turn just taken: what a rival makes of it, to be
// taken back or to stand.
type Coach struct {
	line    string
	square  game.Square // where the answer goes
	grid    moment.Grid
	ink     *theme.Theme
	yes, no answer
}

func newCoach(d *Decisions) Coach {
	w, t := &d.now.May.Warned, d.table
	if !w.Open || d.now.Watched || d.ask != nothing || t.Busy().Stuck {
		return Coach{}
	}
	return Coach{
		line: words.Said(d.now, w.Phrase), square: w.Reply.To(), grid: d.grid, ink: d.now.Screen.Theme,
		yes: d.answer("coach.back", "play.takeback", func() {
			d.land()
			t.Coach(host.Heed, true)
		}),
		no: d.answer("coach.stand", "coach.stand", func() { t.Coach(host.Heed, false) }),
	}
}

// On reports whether a coach waits for an answer.
func (c *Coach) On() bool { return c.line != "" }

// Line is what it says, "" if nothing.
func (c *Coach) Line() string { return c.line }

// Part is it in words, and the answers below; nothing while there is none.
func (c *Coach) Part() ui.Part {
	if !c.On() {
		return ui.Part{}
	}
	return ui.Over(ui.Paint(drawWarning), ui.Pad(12, 8, ui.Column(0, ui.Space(0), c.says(), ui.Space(0))))
}

// says is what it says beside its seal, above the answers.
func (c *Coach) says() ui.Part {
	line := ui.Paragraph(theme.Body, c.line, c.ink.Ink)
	return ui.Column(8,
		ui.Row(12, badge(words.SealOf("coach.title")), line.Wide(0).Grow()),
		ui.Columns(8, c.no.press(false), c.yes.press(true)))
}

// Beside is it beside the square, where there is no room but over the board.
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
