package play

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/pages/play/bench"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/pages/play/decisions"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/ui"
)

// News tells what there is to hear on a page of a table, to somebody who does not see it:
// first the turn that led to what is shown and what has come of it, then what people say,
// then the coach, then what is asked; and whether the first is told at once: a check, the end.
func News(page ui.Page) (lines []string, urgent bool) {
	p, ok := page.(*Page)
	if !ok || p.now == nil {
		return nil, false
	}
	said, urgent := turned(p)
	return []string{said, p.peers.Spoken(), p.decisions.Coach.Line(), decisions.Spoken(p.decisions)}, urgent
}

// Heard is up to where the turns of a table have been told.
type Heard struct {
	sight table.Sight
	live  bool
}

// Missed tells the turns that were taken on a page of a table since the last time it was
// asked, but for the last one, which News tells. Turns that are gone through tell nothing.
func Missed(page ui.Page, heard *Heard) []string {
	p, ok := page.(*Page)
	was := *heard
	if !ok || p.now == nil {
		*heard = Heard{}
		return nil
	}
	m := p.now
	*heard = Heard{m.Sight, m.Live && !m.Studied}
	if !was.live || !heard.live || was.sight.Line != m.Sight.Line {
		return nil
	}
	return record.Missed(m, was.sight.Ply)
}

// turned tells the last turn, what is said of it, and who moves or how the game has ended.
func turned(p *Page) (said string, urgent bool) {
	m := p.now
	said = board.LastTurn(p.board)
	if p.bench.On() {
		said += bench.Spoken(p.bench)
	} else if m.Last != nil {
		said += record.Sentence(record.Glyphs(m.Last.Node))
	}
	if comment := p.record.Comment(); comment != "" && !p.bench.On() {
		said += record.Sentence(locale.T("sr.comment", words.Arg("text", comment)))
	}
	if o := m.View.Outcome; o.Over {
		return said + record.Sentence(outcome(m, o)), true
	}
	urgent = m.Last != nil && len(table.Checks(m.Last)) > 0
	if order := p.players.Spoken(); order != "" {
		return said + order, urgent
	}
	return said + record.Sentence(locale.T("event.turn.side", words.Side(m.Info, "side", m.Actor()))), urgent
}

// outcome is the result with its reason.
func outcome(m *moment.Moment, o game.Outcome) string {
	result, reason := words.Result(m, o), words.Reason(m, o)
	if reason == "" {
		return result
	}
	return result + locale.T("sr.comma") + reason
}

// answer answers what is asked beside the board about the turns, and reports whether it was
// that: n and b go a turn on and back, in a study e tells how things stand.
func answer(p *Page, word string) (answer string, known bool) {
	if p.bench.On() {
		return bench.Hear(p.bench, word)
	}
	return record.Hear(p.record, word)
}
