package decisions

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// coached is what a coach says against the turn just taken: what a rival makes of it, to be
// taken back or to stand.
type coached struct {
	line    string
	square  game.Square // where the answer goes
	yes, no answer
}

func (c *coached) on() bool { return c.line != "" }

func (d *Decisions) newCoached() coached {
	w, t := &d.now.May.Warned, d.table
	if !w.Open || d.now.Watched || d.ask != nothing || d.table.Busy().Stuck {
		return coached{}
	}
	return coached{
		line: phrase.Of(d.now.Info, w.Phrase), square: w.Reply.To(),
		yes: d.answer("coach.back", "play.takeback", func() {
			d.land()
			t.Heed(true)
		}),
		no: d.answer("coach.stand", "coach.stand", func() { t.Heed(false) }),
	}
}

// Warned reports whether a coach waits for an answer.
func (d *Decisions) Warned() bool { return d.coach.on() }

// WarningLine is what it says, "" if nothing.
func (d *Decisions) WarningLine() string { return d.coach.line }

// Warning is it in words, and the answers below; nothing while there is none.
func (d *Decisions) Warning() ui.Part {
	if !d.coach.on() {
		return ui.Part{}
	}
	return ui.Over(ui.Paint(drawWarning), ui.Pad(12, 8, ui.Column(0, ui.Space(0), d.coachSays(), ui.Space(0))))
}

// coachSays is what it says beside its seal, above the answers.
func (d *Decisions) coachSays() ui.Part {
	c := &d.coach
	line := ui.Paragraph(theme.Body, c.line, d.now.Screen.Theme.Ink)
	return ui.Column(8,
		ui.Row(12, badge(words.SealOf("coach.title")), line.Wide(0).Grow()),
		ui.Columns(8, c.no.press(false), c.yes.press(true)))
}

// WarningBeside is it beside the square, where there is no room but over the board.
func (d *Decisions) WarningBeside() ui.Part {
	const width, pad = 300.0, 12.0
	if !d.coach.on() {
		return ui.Part{}
	}
	card := ui.Pad(pad, pad, d.coachSays()).Wide(min(width, d.grid.Rect().W))
	return beside(d.grid, d.coach.square, false, card)
}

// Coaching is the switch of the coach, with what it does; changed hears of it.
func (d *Decisions) Coaching(changed func(on bool)) ui.Part {
	on := d.table.Busy().Coaching
	return switched(d.now.Screen.Theme, "coach", "coach.watch", "coach.watch.line", on, func() { changed(!on) })
}

// switched is a switch with its name and, below, what it does.
func switched(ink *theme.Theme, id, name, line string, on bool, do func()) ui.Part {
	label := locale.T(name)
	said := ui.Column(0, ui.Text(theme.Body, label, ink.Ink), ui.Paragraph(theme.Caption, locale.T(line), ink.Ink2))
	return ui.Face(ui.Toggle(id, label, on).Does(do), ui.Inset(0, 6, 56, 6, said))
}
