package stratagems

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
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
		e.void, e.sentence = true, tabletext.Worded(m.Info, "play.effect.void.line")
	}
	return e
}

// describe tells of a kind of stratagem as a side's.
func describe(m *moment.Moment, s game.Seat, n int) effect {
	e := effect{on: n != 0, title: gametext.SideName(m.Info, s), name: tabletext.Worded(m.Info, "play.effect.none")}
	if e.on {
		e.title = tabletext.Worded(m.Info, "play.effect.title", tabletext.Side(m.Info, "side", s), tabletext.Arg("n", locale.Numeral(n)))
		e.name = gametext.StratagemName(m.Info, n)
	}
	if st := locale.StratagemOf(m.Info.ID, n); st != nil {
		e.sentence = st.Sentence(locale.Current())
	}
	return e
}

// seal is the character on the effect's seal.
func (e *effect) seal(in *game.Info) string {
	if e.void {
		return tabletext.SealOf("event.strat.cancel.seal")
	}
	return tabletext.SealOf(gametext.Worded(in, "play.effect.seal"))
}
