package play

import (
	"yanyi/assets/locale"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/ui"
)

// News tells what there is to hear on a page of a table, to somebody who does not see it:
// first the turn that led to what is shown and what has come of it, then what people say,
// then the coach; and whether the first is told at once: a check, the end.
func News(page ui.Page) (lines []string, urgent bool) {
	p, ok := page.(*Page)
	if !ok || p.now == nil {
		return nil, false
	}
	said, urgent := turned(p)
	return []string{said, p.peers.Spoken(), p.decisions.Coach.Line()}, urgent
}

// turned tells the last turn, and who moves or how the game has ended.
func turned(p *Page) (said string, urgent bool) {
	m := p.now
	said = record.LastTurn(m)
	if o := m.View.Outcome; o.Over {
		return said + record.Sentence(words.Result(m, o)) + record.Sentence(words.Reason(m, o)), true
	}
	if order := p.players.Spoken(); order != "" {
		return said + order, m.Last != nil && len(table.Checks(m.Last)) > 0
	}
	said += record.Sentence(locale.T("event.turn.side", words.Side(m.Info, "side", m.Actor())))
	return said, m.Last != nil && len(table.Checks(m.Last)) > 0
}
