package play

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/notation"
	"yanyi/scenes/pages/play/bench"
	"yanyi/scenes/pages/play/words"
)

// share puts the record on the clipboard.
func (a *buttons) share() {
	if a.tools.Copy != nil {
		a.copied, a.copying = "", a.tools.Copy(a.table.Line().Record())
	}
}

// copyAs puts a study on the clipboard in a form of the field: of a position that looked at.
func (a *buttons) copyAs(form string) {
	text, err := a.written(form)
	if err != nil {
		a.session.Say(err.Error())
		return
	}
	a.copied, a.copying = bench.FormName(form), a.tools.Copy(text)
}

// written is a study in a form.
func (a *buttons) written(form string) (string, error) {
	as, _ := notation.FormatNamed(form)
	line := a.table.Line()
	switch as {
	case notation.AsRecord:
		return a.table.Saved(), nil
	case notation.AsFEN:
		g := notation.Game{Variant: line.Variant(), Final: line.PositionAt(line.Ply())}
		return g.Text(as)
	}
	only := func(id string) (game.Variant, bool) { return line.Variant(), id == line.Info().ID }
	m, err := match.Parse(only, a.table.Saved())
	if err != nil {
		return "", err
	}
	return match.Export(m, as)
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
		a.session.Say(words.Listed(locale.T(key), a.copied))
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
