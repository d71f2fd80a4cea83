package stratagems

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/phrase"
)

// effect is a side's stratagem in words.
type effect struct {
	title    string // whose and which number
	name     string
	sentence string // what it does
	void     bool   // both kings stand on the same kind
	on       bool   // there is one
}

// inForce describes what a side has in force.
func inForce(m *moment.Moment, s game.Seat) effect {
	n, void := m.InForce(s)
	e := describe(m, s, n)
	if void {
		e.void, e.sentence = true, words.Worded(m.Info, "play.effect.void.line")
	}
	return e
}

// describe tells of a kind of stratagem as a side's.
func describe(m *moment.Moment, s game.Seat, n int) effect {
	e := effect{on: n != 0, title: phrase.SideName(m.Info, s), name: words.Worded(m.Info, "play.effect.none")}
	if e.on {
		e.title = words.Worded(m.Info, "play.effect.title", words.Side(m.Info, "side", s), words.Arg("n", locale.Numeral(n)))
		e.name = phrase.StratagemName(m.Info, n)
	}
	if st := locale.StratagemOf(m.Info.ID, n); st != nil {
		e.sentence = st.Sentence(locale.Current())
	}
	return e
}

// seal is the character on the effect's seal.
func (e *effect) seal(in *game.Info) string {
	if e.void {
		return words.SealOf("event.strat.cancel.seal")
	}
	return words.SealOf(phrase.Worded(in, "play.effect.seal"))
}
