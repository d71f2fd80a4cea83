package words

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/phrase"
)

// Piece is the word for the piece on a square, as the board shows it.
func Piece(m *moment.Moment, sq game.Square) string {
	return phrase.PieceWord(m.Info, m.Piece(sq))
}

// Stake says what a turn costs or what its duel will bring, "" if nothing.
func Stake(m *moment.Moment, t game.Turn) string {
	switch m.Match.Stake(t) {
	case match.Exchange:
		return locale.T("play.exchange.line", Arg("piece", Piece(m, t.From())), Arg("target", Piece(m, t.To())))
	case match.LostDuel:
		return locale.T("event.duel.forecast.lose")
	case match.WonDuel:
		return locale.T("event.duel.forecast.win")
	}
	return ""
}

// Duelists names both generals of a duel with their values; none if the turn is no
// duel or either has no name.
func Duelists(m *moment.Moment, t game.Turn) []string {
	if stake := m.Match.Stake(t); stake != match.LostDuel && stake != match.WonDuel {
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
	if n, _ := m.Match.Basis(t); n != 0 {
		return phrase.StratagemName(m.Info, n)
	}
	return ""
}

// Stratagem is a stratagem's name and what it does, "" for a number that is none.
func Stratagem(in *game.Info, n int) string {
	st := locale.StratagemOf(in.ID, n)
	if st == nil {
		return ""
	}
	return Listed(st.Name(locale.Current()), st.Sentence(locale.Current()))
}

// GoesStale says of a piece with which turn it goes stale.
func GoesStale(m *moment.Moment, sq game.Square) string {
	return locale.T("event.strat.stale.warn", locale.Num("n", m.Ply+1), Arg("piece", Piece(m, sq)))
}
