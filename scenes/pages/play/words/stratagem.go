package words

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/phrase"
)

// Stratagem names a kind of stratagem and says what it does, "" for none.
func Stratagem(in *game.Info, n int) string {
	st := locale.StratagemOf(in.ID, n)
	if n == 0 || st == nil { // the palace's own point has a name, too
		return ""
	}
	return Listed(st.Name(locale.Current()), st.Sentence(locale.Current()))
}

// Numbered is a kind of stratagem as the board's labels name it.
func Numbered(in *game.Info, n int) string {
	return Numeral(n) + locale.T("ui.separator") + phrase.StratagemName(in, n)
}

// InForce says which stratagem a side has in force, "" where there are none.
func InForce(m *moment.Moment, s game.Seat) string {
	switch n, void := m.InForce(s); {
	case !m.HasStratagems() || !m.Shown.Seats[s].Alive:
		return ""
	case void:
		return Worded(m.Info, "play.effect.void")
	case n == 0:
		return Worded(m.Info, "play.effect.none")
	default:
		return Worded(m.Info, "play.effect.current", Arg("name", phrase.StratagemName(m.Info, n)))
	}
}
