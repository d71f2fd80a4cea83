package players

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// facts is the lower line of a card: what was taken, what its soldiers may become,
// chips, hidden pieces, the army without a seat, and what is to be done. Where there
// is little room they give way from the last rank on: status 9, hidden pieces 8, pool
// 7, army 6, captured pieces 5, who is passed over 4, check 3.
func (p *Players) facts(s game.Seat, f form) ui.Part {
	known := []ui.Part{
		p.taken(s), p.pool(s), ui.If(f != alone, p.checked(s)),
		p.outChip(s), p.passed(s), p.hidden(s), p.army(s),
	}
	row := ui.Row(8, known...)
	empty := row.Width(p.m.Screen.View) == 0
	if f == beside && len(p.seats) > 2 && !empty {
		return row
	}
	return ui.Row(8, append(known, p.doing(s, f, empty))...)
}

// outChip marks who has lost.
func (p *Players) outChip(s game.Seat) ui.Part {
	t := p.m.Screen.Theme
	return ui.If(p.out(s), chip(locale.T("event.out.chip"), draw.Shape{Radius: theme.ChipRadius, Fill: t.Sunk}, t.Ink2))
}

// passed marks who is passed over; where there is little room its emblem in the
// strip of who moves when tells.
func (p *Players) passed(s game.Seat) ui.Part {
	if !passed(p.m.View, s) {
		return ui.Part{}
	}
	t := p.m.Screen.Theme
	ground := draw.Shape{Radius: theme.ChipRadius, Line: 1, Fill: t.Card, Stroke: t.Line2}
	return chip(locale.T("chip.passed"), ground, t.Ink2).Or(chip(locale.T("order.tag"), ground, t.Ink2)).Drop(4)
}

// hidden is how many pieces of a player lie face down, those of armies without a
// seat apart: their discs stand on the card one by one.
func (p *Players) hidden(s game.Seat) ui.Part {
	n := 0
	for _, cell := range p.m.View.Cells {
		if cell.Piece.Hidden() && cell.Commander == s && int(cell.Piece.Origin()) < len(p.m.Info.Seats) {
			n++
		}
	}
	if n == 0 {
		return ui.Part{}
	}
	return ui.Row(6, p.disc(game.NewHidden(game.Pawn, s), s), p.caption(locale.T("event.hidden.left", locale.Num("n", n)))).Drop(8)
}

// caption is a few quiet words.
func (p *Players) caption(text string) ui.Part {
	return ui.Text(theme.Caption, text, p.m.Screen.Theme.Ink2)
}

// doing is whom a player has just checked, else what it has to do and what it has in
// force; where nothing else is told of it, that it has taken nothing. The gold bar
// tells whose turn it is in any case.
func (p *Players) doing(s game.Seat, f form, empty bool) ui.Part {
	t := p.m.Screen.Theme
	long, short := p.status(s, f)
	status := ui.Text(theme.Caption, long, t.GoldText).Or(ui.Text(theme.Caption, short, t.GoldText)).Drop(9)
	gave := p.gaveCheck(s)
	switch {
	case gave != "" && (f != beside || len(p.seats) == 2):
		return p.caption(gave).Or(status).Rank(9)
	case long == "" && empty:
		return ui.Text(theme.Caption, locale.T("play.captured.none"), t.Ink3).Drop(9)
	}
	return status
}

// status is what a player has in force and has to do, and the same where there is
// little room.
func (p *Players) status(s game.Seat, f form) (long, short string) {
	long, short = words.Task(p.m, s), words.ShortTask(p.m, s)
	if long != "" && f != inPanel && p.m.Persons == 1 && p.m.MayTurnOver() {
		long = locale.T("event.turn.anqi")
	}
	if line := p.inForce(s); line != "" {
		return words.Listed(line, long), line
	}
	return long, short
}

// inForce says which stratagem a player has in force, "" where there are none.
func (p *Players) inForce(s game.Seat) string {
	in := p.m.Info
	if !p.m.HasStratagems() || p.out(s) {
		return ""
	}
	switch n, void := p.m.InForce(s); {
	case void:
		return words.Worded(in, "play.effect.void")
	case n == 0:
		return words.Worded(in, "play.effect.none")
	default:
		return words.Worded(in, "play.effect.current", words.Arg("name", phrase.StratagemName(in, n)))
	}
}
