package play

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// share opens the sheet from which what is on the table is shown to others.
func (a *buttons) share() ui.Nav {
	line := a.table.Line()
	what := session.Share{
		Variant: line.Variant(), Options: line.Setup().Options, Record: line.Record(),
		Ply: a.table.Ply(), At: line.PositionAt(a.table.Ply()), Bottom: a.table.Bottom(),
	}
	if a.bench.On() {
		what.Study, what.Record, what.Line = true, a.table.Saved(), line.Record()
	}
	return ui.Push(a.session.Routes.Share(what))
}

// full opens the game in a window of its own, as it is looked at here.
func (a *buttons) full() {
	in := a.table.Info()
	query := "view=" + string(rune(in.Seats[a.table.Bottom()].Letter)) + "&ply=" + strconv.Itoa(a.table.Ply())
	if a.watch {
		query += "&mode=replay"
	}
	if !a.tools.Full(query, a.table.Line().Record()) {
		a.session.Say(locale.T("play.embed.refused"))
	}
}
