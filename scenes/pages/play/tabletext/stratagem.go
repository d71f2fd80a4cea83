package tabletext

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/gametext"
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
	return locale.Numeral(n) + locale.T("ui.separator") + gametext.StratagemName(in, n)
}
