package record

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
)

// Written is the move that led to the moment shown, in the notation of the settings, "" at the
// start.
func Written(m *moment.Moment) string {
	if m.Last == nil || m.Last.Resigned {
		return ""
	}
	return tabletext.Spoken(gametext.Of(m.Info, tabletext.Turn(m, m.Last)))
}

// Plainly is a move in few words: the piece and both squares. A move that does more is read in
// its notation.
func Plainly(m *moment.Moment, move *match.Move) string {
	var moved, taken *game.Event
	for i := range move.Events {
		switch e := &move.Events[i]; e.Type {
		case game.Moved:
			moved = e
		case game.Captured:
			taken = e
		case game.Promoted, game.Slid, game.Swept, game.Castled, game.Swapped, game.Exchanged, game.Revealed:
			return gametext.Of(m.Info, tabletext.Turn(m, move))
		}
	}
	if moved == nil {
		return gametext.Of(m.Info, tabletext.Turn(m, move))
	}
	t := telling{m: m}
	args := []locale.Arg{t.piece("piece", moved.Piece), t.point("from", moved.From), t.point("to", moved.To)}
	if taken == nil {
		return locale.T("sr.plainly", args...)
	}
	return locale.T("sr.plainly.take", append(args, t.prey(taken))...)
}

// LastTurn is the turn that led to the moment shown, in sentences, "" at the start.
func LastTurn(m *moment.Moment) string {
	if m.Last == nil {
		return ""
	}
	n, check := tabletext.Turn(m, m.Last), checks(m, m.Last)
	if n.Key == "notation.check" && check != "" { // which is said in words
		n = *n.Args[0].Phrase
	}
	said, text := inWords(m, check), gametext.Of(m.Info, n)
	switch side := tabletext.Side(m.Info, "side", m.Last.Seat); {
	case m.Last.Resigned && len(Great(m, m.Last)) > 0: // which tells it
	case m.Last.Resigned:
		said = tabletext.Spoken(locale.T("event.result.by.resign", side))
	case said == "":
		said = tabletext.Spoken(locale.T("sr.news", side, tabletext.Arg("text", text))) + tabletext.Spoken(check)
	}
	for _, great := range Great(m, m.Last) {
		if !strings.Contains(said, great) {
			said += tabletext.Spoken(great)
		}
	}
	return said
}

// mostMissed is how many missed turns are announced besides the last: nobody listens to more.
const mostMissed = 6

// Missed describes the turns after a ply and before the one that led to a moment.
func Missed(m *moment.Moment, ply int) (said []string) {
	moves := m.Line.Moves()
	for at := max(ply, m.Ply-1-mostMissed); at < m.Ply-1; at++ {
		then := *m
		then.Last = moves[at]
		said = append(said, LastTurn(&then))
	}
	return said
}

// telling puts what happened in a turn into words.
type telling struct {
	m     *moment.Moment
	parts []string
}

// inWords is what a turn did, with whom it checks; "" if there is nothing to say.
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
	return tabletext.Spoken(strings.Join(t.parts, locale.T("sr.comma")))
}

func (t *telling) piece(name string, p game.Piece) locale.Arg {
	return tabletext.Arg(name, gametext.PieceWord(t.m.Info, p))
}

func (t *telling) point(name string, sq game.Square) locale.Arg {
	return tabletext.Arg(name, t.m.Info.Board.Label(sq))
}

// prey is the captured piece, among three players with its owner.
func (t *telling) prey(taken *game.Event) locale.Arg {
	in := t.m.Info
	if p := taken.Piece; len(in.Seats) > 2 && p.Kind() != game.Unknown && !in.Emperor(p) {
		return tabletext.Arg("target", locale.T("order.checker", tabletext.Owner(in, "side", p.Origin()), t.piece("piece", p)))
	}
	return t.piece("target", taken.Piece)
}

// of is an event in words, possibly after a capture; "" for one described elsewhere.
func (t *telling) of(e, taken *game.Event) string {
	side := tabletext.Side(t.m.Info, "side", t.m.Last.Seat)
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
			return locale.T("sr.force", tabletext.Side(t.m.Info, "side", e.Seat), tabletext.Arg("name", gametext.StratagemName(t.m.Info, int(e.N))))
		}
		return locale.T("sr.force.none", tabletext.Side(t.m.Info, "side", e.Seat))
	}
	return ""
}

// Advice is a move that is proposed, in words, and how it is typed.
func Advice(line host.Line, t game.Turn) string {
	return advice(line.Info(), line.View(line.OnTurn()).Cells[t.From()].Piece, t)
}

// Advised is Advice about a turn of the moment shown.
func Advised(m *moment.Moment, t game.Turn) string { return advice(m.Info, m.Piece(t.From()), t) }

func advice(in *game.Info, p game.Piece, t game.Turn) string {
	from, to := tabletext.Arg("from", in.Board.Label(t.From())), tabletext.Arg("to", in.Board.Label(t.To()))
	piece := tabletext.Arg("piece", gametext.PieceWord(in, p))
	key := "sr.hint.move"
	if t.Flip() {
		key = "sr.hint.flip"
	}
	return locale.T(key, piece, from, to, tabletext.Arg("text", in.FormatTurn(t)))
}

// Others says who plays, and who gives odds.
func Others(m *moment.Moment) (said string) {
	for _, s := range m.Seats() {
		said += player(m, s)
	}
	if odds := tabletext.Odds(m); odds != "" {
		said += tabletext.Spoken(odds)
	}
	return said
}

func player(m *moment.Moment, s game.Seat) string {
	return tabletext.Spoken(locale.T("sr.news", tabletext.Side(m.Info, "side", s), tabletext.Arg("text", tabletext.Player(m, s))))
}
