package tabletext

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/moment"
)

// Piece is the word for the piece on a square, as the board shows it.
func Piece(m *moment.Moment, sq game.Square) string {
	return gametext.PieceWord(m.Info, m.Piece(sq))
}

// Stake says what a turn costs or how its duel will end, "" if nothing.
func Stake(m *moment.Moment, t game.Turn) string {
	switch m.Preview.Stake(t) {
	case match.Exchange:
		return locale.T("play.exchange.line", Arg("piece", Piece(m, t.From())), Arg("target", Piece(m, t.To())))
	case match.LostDuel:
		return locale.T("event.duel.forecast.lose")
	case match.WonDuel:
		return locale.T("event.duel.forecast.win")
	case match.Pact:
		return Listed(Allies(m, t), locale.T("play.pact.once"))
	}
	return ""
}

// Allies says who is allied and who gets Han by an act of diplomacy.
func Allies(m *moment.Moment, t game.Turn) string {
	e, _ := m.Preview.Pact(t)
	who, a, b := Side(m.Info, "side", e.Seat), Side(m.Info, "a", e.Other), Side(m.Info, "b", e.Third)
	switch {
	case e.Type == game.Allied:
		return locale.T("play.pact.allied", Side(m.Info, "a", e.Seat), Side(m.Info, "b", e.Other), Side(m.Info, "side", e.Third))
	case e.N == 1:
		return locale.T("play.pact.allied", who, a, b)
	}
	return locale.T("play.pact.alone", who)
}

// Emperor says for whom the emperor fights after an act of diplomacy, "" if it removes him
// (game/threekingdoms/README.md, The emperor after an alliance).
func Emperor(m *moment.Moment, t game.Turn) string {
	if e, ok := m.Preview.Pact(t); ok && e.Type == game.Allied {
		return locale.T("play.pact.emperor", Side(m.Info, "side", e.Third))
	}
	return ""
}

// AlliesBriefly says in one sentence who is allied by an alliance, and for whom Han and the
// emperor fight.
func AlliesBriefly(m *moment.Moment, t game.Turn) string {
	e, _ := m.Preview.Pact(t)
	return locale.T("play.pact.brief", Side(m.Info, "a", e.Seat), Side(m.Info, "b", e.Other), Side(m.Info, "side", e.Third))
}

// Pact names the act of diplomacy that a turn is, and its seal.
func Pact(m *moment.Moment, t game.Turn) (name, seal string) {
	what, key := "deposed", "play.pact.deposed"
	switch e, _ := m.Preview.Pact(t); {
	case e.Type == game.Allied:
		what, key = "alliance", "play.pact.alliance"
	case m.Info.Rescue:
		what, key = "rescue", "play.pact.rescue"
	}
	return locale.T(key), SealOf("event.diplomacy." + what + ".seal")
}

// Duelists names both generals of a duel with their values; none if either has no name.
func Duelists(m *moment.Moment, t game.Turn) []string {
	if stake := m.Preview.Stake(t); stake != match.LostDuel && stake != match.WonDuel {
		return nil
	}
	var lines []string
	for _, sq := range [...]game.Square{t.From(), t.To()} {
		g := m.Person(sq)
		if g == nil {
			return nil
		}
		lines = append(lines, locale.T("play.duel.line", Arg("a", g.Name(locale.Current())), locale.Num("m", g.Might), locale.Num("n", g.Wits)))
	}
	return lines
}

// Basis is the name of the stratagem that a turn rests on, "" if none.
func Basis(m *moment.Moment, t game.Turn) string {
	if n, _ := m.Preview.Basis(t); n != 0 {
		return gametext.StratagemName(m.Info, n)
	}
	return ""
}

// GoesStale says with which turn a piece goes stale.
func GoesStale(m *moment.Moment, sq game.Square) string {
	return locale.T("event.strat.stale.warn", locale.Num("n", m.Ply+1), Arg("piece", Piece(m, sq)))
}
