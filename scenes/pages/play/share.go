package play

import (
	"strconv"

	"yanyi/scenes/host"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// share opens the sheet from which the game on the table is shared.
func (a *buttons) share() ui.Nav {
	line := a.table.Line()
	what := session.Share{
		Variant: line.Variant(), Options: line.Setup().Options, Whole: line.Whole(), Game: line.Clone(),
		Ply: a.table.Ply(), At: line.PositionAt(a.table.Ply()), Bottom: a.table.Bottom(),
	}
	return ui.Push(a.session.Routes.Share(what))
}

// full opens the game in a window of its own, at the moment shown here.
func (a *buttons) full() {
	in := a.table.Info()
	mode := "play"
	if a.watch {
		mode = "replay"
	}
	query := "view=" + string(rune(in.Seats[a.table.Bottom()].Letter)) + "&ply=" + strconv.Itoa(a.table.Ply()) + "&mode=" + mode
	record := a.table.Line().Record()
	if a.now.Offers(host.Tree) {
		record = a.table.Saved()
	}
	a.session.OpenWhole(query, record)
}
