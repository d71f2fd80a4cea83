package record

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/phrase"
)

// LastTurn is the turn that led to what is shown, in sentences, "" at the start.
func LastTurn(m *moment.Moment) string {
	if m.Last == nil {
		return ""
	}
	n, check := words.Turn(m, m.Last), checks(m, m.Last)
	if n.Key == "notation.check" && check != "" { // which is said in words
		n = *n.Args[0].Phrase
	}
	said, text := inWords(m, check), phrase.Of(m.Info, n)
	switch side := words.Side(m.Info, "side", m.Last.Seat); {
	case m.Last.Resigned && len(Great(m, m.Last)) > 0: // which tells it
	case m.Last.Resigned:
		said = Sentence(locale.T("event.result.by.resign", side))
	case said == "":
		said = Sentence(locale.T("sr.news", side, words.Arg("text", text))) + Sentence(check)
	default:
		said += Sentence(text)
	}
	for _, great := range Great(m, m.Last) {
		if !strings.Contains(said, great) {
			said += Sentence(great)
		}
	}
	return said
}

// mostMissed is how many turns are told that were taken since one listened, but for the last:
// nobody hears out more.
const mostMissed = 6

// Missed tells the turns after a ply and before the one that led to a moment.
func Missed(m *moment.Moment, ply int) (said []string) {
	moves := m.Line.Moves()
	for at := max(ply, m.Ply-1-mostMissed); at < m.Ply-1; at++ {
		then := *m
		then.Last = &moves[at]
		said = append(said, LastTurn(&then))
	}
	return said
}

// telling puts what happened in a turn into words.
type telling struct {
	m     *moment.Moment
	parts []string
}

// inWords is what a turn did, with whom it checks; "" of one that did nothing that has words.
func inWords(m *moment.Moment, check string) string {
	t := telling{m: m}
	taken := (*game.Event)(nil)
	for i := range m.Last.Events {
		e := &m.Last.Events[i]
		if e.Type == game.Captured {
			taken = e
			continue
		}
		if said := t.of(e, taken); said != "" {
			t.parts = append(t.parts, said)
		}
	}
	if len(t.parts) == 0 {
		return ""
	}
	if taken != nil && taken.Became != game.NoPiece && taken.Piece.Hidden() {
		t.parts = append(t.parts, locale.T("sr.unmasked", t.piece("piece", taken.Became)))
	}
	if check != "" {
		t.parts = append(t.parts, check)
	}
	return Sentence(strings.Join(t.parts, locale.T("sr.comma")))
}

func (t *telling) piece(name string, p game.Piece) locale.Arg {
	return words.Arg(name, phrase.PieceWord(t.m.Info, p))
}

func (t *telling) point(name string, sq game.Square) locale.Arg {
	return words.Arg(name, t.m.Info.Board.Label(sq))
}

// prey is what was taken: of three whose it was, too.
func (t *telling) prey(taken *game.Event) locale.Arg {
	in := t.m.Info
	if p := taken.Piece; len(in.Seats) > 2 && p.Kind() != game.Unknown && !in.Emperor(p) {
		return words.Arg("target", locale.T("order.checker", words.Owner(in, "side", p.Origin()), t.piece("piece", p)))
	}
	return t.piece("target", taken.Piece)
}

// of is an event in words, before which something may have been taken; "" of what is told
// elsewhere.
func (t *telling) of(e, taken *game.Event) string {
	side := words.Side(t.m.Info, "side", t.m.Last.Seat)
	args := []locale.Arg{side, t.piece("piece", e.Piece), t.point("from", e.From), t.point("to", e.To)}
	switch e.Type {
	case game.Moved:
		if taken == nil {
			return locale.T("sr.move", args...)
		}
		return locale.T("sr.capture", append(args, t.prey(taken))...)
	case game.Castled:
		return locale.T("sr.castle", args...)
	case game.Swapped:
		return locale.T("sr.swap", append(args, t.piece("target", e.Became))...)
	case game.Exchanged:
		return locale.T("sr.exchange", append(args, t.piece("target", e.Became))...)
	case game.Revealed:
		if t.m.Last.Turn.Flip() {
			return locale.T("sr.flipped", side, t.point("square", e.From), t.piece("piece", e.Became))
		}
		return locale.T("sr.revealed", t.point("square", e.From), t.piece("piece", e.Became))
	case game.Promoted:
		return locale.T("sr.promoted", t.piece("piece", e.Became))
	case game.Swept:
		return locale.T("sr.swept", side, t.piece("piece", e.Piece), t.point("square", e.From))
	case game.Slid:
		return locale.T("sr.slid", side, locale.Num("n", int(e.M)))
	case game.Activated:
		if e.N > 0 {
			return locale.T("sr.force", words.Side(t.m.Info, "side", e.Seat), words.Arg("name", phrase.StratagemName(t.m.Info, int(e.N))))
		}
		return locale.T("sr.force.none", words.Side(t.m.Info, "side", e.Seat))
	}
	return ""
}

// Others tells who plays.
func Others(m *moment.Moment) (said string) {
	for _, s := range m.Seats() {
		said += player(m, s)
	}
	return said
}

func player(m *moment.Moment, s game.Seat) string {
	return Sentence(locale.T("sr.news", words.Side(m.Info, "side", s), words.Arg("text", words.Player(m, s))))
}

// Sentence is a line as one of several, which may have its stop already.
func Sentence(line string) string {
	switch {
	case line == "":
		return ""
	case strings.ContainsAny(line[len(line)-1:], ".?") || strings.HasSuffix(line, "。") || strings.HasSuffix(line, "？"):
		return line + words.Joint()
	}
	return words.Sentence(line) + words.Joint()
}
