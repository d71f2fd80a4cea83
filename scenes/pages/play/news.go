package play

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// News is what a screen reader announces on the page: first the turn that led to the moment
// shown and its result, without delay if that is a check or the end, then what people say, then
// questions, and last which period of byo-yomi has begun.
func (p *Page) News() []accessibility.News {
	if p.now == nil {
		return nil
	}
	said, urgent := p.turned()
	asked := p.asks()
	practised := p.studyPanel.Practised()
	if practised != "" && asked.Holds { // it repeats what is said
		asked.Text = ""
	}
	return []accessibility.News{{Text: said, Urgent: urgent}, {Text: p.roomPanel.Spoken()}, {Text: tabletext.Asked(asked)},
		{Text: p.studyPanel.Judged()}, {Text: practised}, {Text: p.premoved()},
		{Text: p.players.Begun()}}
}

// Heard is the ply up to which the turns of a table have been announced.
type Heard struct {
	sight table.Sight
	live  bool
}

// Missed announces the turns taken on a table's page since it was last called, except for the
// last one, which News announces. Stepping through past turns announces nothing.
func Missed(page ui.Page, heard *Heard) []string {
	p, ok := page.(*Page)
	was := *heard
	if !ok || p.now == nil {
		*heard = Heard{}
		return nil
	}
	m := p.now
	*heard = Heard{m.Sight, m.Live && !m.May.Free}
	if !was.live || !heard.live || was.sight.Line != m.Sight.Line {
		return nil
	}
	return record.Missed(m, was.sight.Ply)
}

// turned announces the last turn, its comment, and who moves or how the game has ended.
func (p *Page) turned() (said string, urgent bool) {
	m := p.now
	if pressed := p.studyPanel.Pressed(); pressed != "" {
		return pressed, false
	}
	said = board.Happened(p.board)
	if said == "" && m.Live && !m.May.Free && !m.Watched && !m.Over {
		said = opening(m)
	}
	if m.Offers(host.Tree) {
		said += p.studyPanel.Spoken()
	} else {
		if m.Last != nil {
			said += tabletext.Spoken(record.Glyphs(m.Last))
		}
		if comment := p.record.Comment(); comment != "" {
			said += tabletext.Spoken(locale.T("sr.comment", tabletext.Arg("text", comment)))
		}
	}
	if o := m.View.Outcome; o.Over {
		return said + tabletext.Spoken(outcome(m, o)), true
	}
	urgent = m.Last != nil && len(table.Checks(m.Last)) > 0
	if order := p.players.Spoken(); order != "" {
		return said + order, urgent
	}
	return said + tabletext.Spoken(locale.T("event.turn.side", tabletext.Side(m.Info, "side", m.Actor()))), urgent
}

// opening says that a game begins, and against whom.
func opening(m *moment.Moment) string {
	if you := m.You(); you != game.NoSeat {
		return locale.T("sr.begun.you", tabletext.Side(m.Info, "side", you)) + tabletext.Joint()
	}
	return locale.T("sr.begun") + tabletext.Joint()
}

// asks is the question that waits for an answer on the page.
func (p *Page) asks() accessibility.Question {
	if q := p.decisions.Question(); len(q.Answers) > 0 || !p.now.Offers(host.Exercise) {
		return q
	}
	return p.studyPanel.Choices()
}

// premoved is the move chosen before it is due, or that it was taken back.
func (p *Page) premoved() string {
	switch m := p.now.Premove; {
	case m.Turn != game.NoTurn:
		return locale.T("play.premove.chosen", tabletext.Arg("move", tabletext.Move(p.now, m.Named)))
	case m.Back:
		return locale.T("play.premove.back")
	}
	return ""
}

// outcome is the result with its reason.
func outcome(m *moment.Moment, o game.Outcome) string {
	result, reason := tabletext.Result(m, o), tabletext.Reason(m, o)
	if reason == "" {
		return result
	}
	return result + locale.T("sr.comma") + reason
}

// answer answers a typed command about the turns and reports whether it was one: n and b go a
// turn forward and back, in a study e reads the evaluation.
func (p *Page) answer(word string) (answer string, known bool) {
	if p.now.Offers(host.Tree) {
		return p.studyPanel.Hear(word)
	}
	return p.record.Hear(word)
}
