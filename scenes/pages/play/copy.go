package play

import (
	"strconv"

	"yanyi/assets/locale"
)

// share puts the record on the clipboard.
func (a *buttons) share() {
	if a.tools.Copy != nil {
		text := a.table.Line().Record()
		if a.bench.On() {
			text = a.table.Saved()
		}
		a.copying = a.tools.Copy(text)
	}
}

// tellCopied says how a copy went once it is known.
func (a *buttons) tellCopied() {
	if a.copying == nil {
		return
	}
	select {
	case err := <-a.copying:
		a.copying = nil
		key := "share.copied"
		if err != nil {
			key = "share.failed"
		}
		a.session.Say(locale.T(key))
	default:
	}
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
