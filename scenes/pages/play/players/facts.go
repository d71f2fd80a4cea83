package players

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// facts is the lower line of a player's card.
type facts struct {
	m     *moment.Moment
	order *order
	seat  game.Seat
	form  form
	told  string // of a person elsewhere, in place of what is to be done; "" for nothing
}

// side is the player's.
func (f *facts) side() *game.SeatView { return &f.m.View.Seats[f.seat] }

// line shows the captured pieces, what the soldiers may become, chips, hidden pieces, the army
// without a seat, and the status. In little room they give way by rank: status 9, hidden pieces
// 8, pool 7, army 6, captured pieces 5, who is passed over 4, check 3.
func (f *facts) line() ui.Part {
	known := []ui.Part{
		f.taken(), f.pool(), ui.If(f.form != alone, f.checked()),
		f.outChip(), f.passed(), f.hidden(), f.army(),
	}
	row := ui.Row(8, known...)
	empty := row.Width(f.m.Screen.View) == 0
	if f.told != "" {
		return ui.Row(8, f.outChip(), ui.If(f.form != alone, f.checked()), f.said())
	}
	if f.form == beside && f.m.Info.Pact != 0 && tabletext.Task(f.m, f.seat) != "" {
		return ui.Row(8, f.checked(), f.turn())
	}
	if f.form == beside && len(f.m.Info.Seats) > 2 && !empty {
		return row
	}
	return ui.Row(8, append(known, f.doing(empty))...)
}

// outChip marks the losers, and the winner of two.
func (f *facts) outChip() ui.Part {
	t := f.m.Screen.Theme
	quiet := canvas.Shape{Radius: theme.ChipRadius, Fill: t.Sunk}
	o := &f.m.View.Outcome
	switch two := len(f.m.Info.Seats) == 2; {
	case two && o.Over && o.Winner == f.seat:
		return chip(locale.T("event.out.chip.won"), canvas.Shape{Radius: theme.ChipRadius, Fill: theme.Alpha(t.Gold, 0.3)}, t.Ink)
	case two && o.Over && o.Winner.Player():
		return chip(locale.T("event.out.chip.lost"), quiet, t.Ink2)
	case !two && !f.side().Alive:
		return chip(locale.T("event.out.chip"), quiet, t.Ink2).Drop(1)
	}
	return ui.Part{}
}

// passed marks the player passed over; in little room the emblem in the order strip does.
func (f *facts) passed() ui.Part {
	if !passed(f.m.View, f.seat) {
		return ui.Part{}
	}
	t := f.m.Screen.Theme
	ground := canvas.Shape{Radius: theme.ChipRadius, Line: 1, Fill: t.Card, Stroke: t.Line2}
	return chip(locale.T("chip.passed"), ground, t.Ink2).Or(chip(locale.T("order.tag"), ground, t.Ink2)).Drop(4)
}

// hidden is the number of a player's face-down pieces, without those of armies without a seat,
// whose discs stand on the card one by one.
func (f *facts) hidden() ui.Part {
	n := 0
	for _, cell := range f.m.View.Cells {
		if cell.Piece.Hidden() && cell.Commander == f.seat && int(cell.Piece.Origin()) < len(f.m.Info.Seats) {
			n++
		}
	}
	if n == 0 {
		return ui.Part{}
	}
	return ui.Row(6, f.disc(game.NewHidden(game.Pawn, f.seat), f.seat), caption(f.m, locale.T("event.hidden.left", locale.Num("n", n)))).Drop(8)
}

// doing says whom a player has just checked, else its task and its stratagem in force; without
// any other fact, that it has captured nothing. The gold bar always shows whose turn it is.
func (f *facts) doing(empty bool) ui.Part {
	t := f.m.Screen.Theme
	long, short := f.status()
	status := ui.Text(theme.Caption, long, t.GoldText).Or(ui.Text(theme.Caption, short, t.GoldText)).Drop(9)
	gave := f.order.gave(f.seat)
	switch {
	case gave != "" && (f.form != beside || len(f.m.Info.Seats) == 2):
		return caption(f.m, gave).Or(status).Rank(9)
	case long == "" && empty:
		return ui.Text(theme.Caption, locale.T("play.captured.none"), t.Ink3).Drop(9)
	}
	return status
}

// status is a player's stratagem in force and its task, in full and for little room.
func (f *facts) status() (long, short string) {
	long, short = tabletext.Task(f.m, f.seat), tabletext.ShortTask(f.m, f.seat)
	if long != "" && f.form != inPanel && f.m.Persons() == 1 && f.m.MayTurnOver() {
		long = locale.T("event.turn.hidden")
	}
	if line := f.inForce(); line != "" {
		return tabletext.Listed(line, long), line
	}
	return long, short
}

// inForce says which stratagem a player has in force, "" where there are none.
func (f *facts) inForce() string {
	in := f.m.Info
	if !f.m.HasStratagems() || !f.side().Alive {
		return ""
	}
	switch n, void := f.m.InForce(f.seat); {
	case void:
		return tabletext.Worded(in, "play.effect.void")
	case n == 0:
		return tabletext.Worded(in, "play.effect.none")
	default:
		return tabletext.Worded(in, "play.effect.current", tabletext.Arg("name", gametext.StratagemName(in, n)))
	}
}

// checked is the chip of a player in check, its seal where there is little room.
func (f *facts) checked() ui.Part {
	t := f.m.Screen.Theme
	if v := f.side(); !v.Checked || !v.Alive {
		return ui.Part{}
	}
	ink := t.Card
	if t.Dark {
		ink = t.Paper
	}
	ground := canvas.Shape{Radius: theme.ChipRadius, Fill: t.Danger}
	return chip(locale.T("event.check.chip"), ground, ink).
		Or(chip(tabletext.SealOf("event.check.banner"), ground, ink)).Rank(3)
}

// chip is a small label on a ground.
func chip(label string, ground canvas.Shape, ink theme.Color) ui.Part {
	return ui.Over(
		ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Shape(r, ground) }),
		ui.Pad(8, 0, ui.Text(theme.Caption, label, ink)),
	).High(factsHigh)
}

// caption is a few quiet words.
func caption(m *moment.Moment, text string) ui.Part {
	return ui.Text(theme.Caption, text, m.Screen.Theme.Ink2)
}
