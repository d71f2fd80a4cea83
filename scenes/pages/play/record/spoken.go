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
	n, check := words.Turn(m, m.Last), TurnOf(m, m.Last).Check
	if n.Key == "notation.check" && check != "" { // which is said in words
		n = *n.Args[0].Phrase
	}
	said, text := inWords(m), phrase.Of(m.Info, n)
	switch side := words.Side(m.Info, "side", m.Last.Seat); {
	case m.Last.Resigned:
		said = Sentence(locale.T("event.result.by.resign", side))
	case said == "":
		said = Sentence(locale.T("sr.news", side, words.Arg("text", text)))
	default:
		said += Sentence(text)
	}
	said += Sentence(check)
	for _, great := range Great(m, m.Last) {
		said += Sentence(great)
	}
	return said
}

// inWords is a turn that is a step or a capture and nothing else, "" of others: their
// notation has words.
func inWords(m *moment.Moment) string {
	moved, taken := game.Event{}, game.Event{}
	for _, e := range m.Last.Events {
		switch e.Type {
		case game.Moved:
			if moved.Type != game.NoEvent || e.Piece.Hidden() {
				return ""
			}
			moved = e
		case game.Captured:
			if taken.Type != game.NoEvent || e.Piece.Hidden() {
				return ""
			}
			taken = e
		case game.Revealed, game.Slid, game.Swapped, game.Exchanged, game.Swept, game.Promoted, game.Castled, game.Dueled:
			return ""
		}
	}
	if moved.Type == game.NoEvent {
		return ""
	}
	point := func(name string, sq game.Square) locale.Arg { return words.Arg(name, m.Info.Board.Label(sq)) }
	args := []locale.Arg{
		words.Side(m.Info, "side", m.Last.Seat), words.Arg("piece", phrase.PieceWord(m.Info, moved.Piece)), point("from", moved.From), point("to", moved.To),
	}
	if taken.Type == game.NoEvent {
		return Sentence(locale.T("sr.move", args...))
	}
	return Sentence(locale.T("sr.capture", append(args, words.Arg("target", phrase.PieceName(m.Info, taken.Piece)))...))
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
	case strings.HasSuffix(line, ".") || strings.HasSuffix(line, "。"):
		return line + words.Joint()
	}
	return words.Sentence(line) + words.Joint()
}
