package notation

import (
	"strings"
	"unicode/utf8"

	"yanyi/game"
	"yanyi/game/tree"
)

// fieldGame is the name of xiangqi in other programs, and the game of a text that names none.
const fieldGame = "Chinese Chess"

// Variant is the game that a record is of: as its tag says, or another program's tag,
// or, where nothing does, the one everybody knows, if its turns can be that game's.
func (s *Sheet) Variant(find func(name string) (game.Variant, bool)) (v game.Variant, ok bool) {
	if name, told := s.Tag("Variant"); told {
		return find(name)
	}
	if name := s.Value("Game"); name != "" {
		return find(name)
	}
	if v, ok = find(fieldGame); !ok {
		return nil, false
	}
	_, placed := s.Tag("FEN")
	return v, placed || s.looksLikeTurns()
}

// Unknown reports the game of a text that is of no game known here.
func (s *Sheet) Unknown(faults *game.Faults) {
	switch {
	case isHTML(s.text):
		faults.Add("text", game.NoSquare, "is a web page (HTML) in which no record is found").Say("error.text.page")
	case strings.TrimSpace(s.clean.text) == "":
		faults.Add("text", game.NoSquare, "is empty").Say("error.text.empty")
	case len(s.tags) > 0 && hasPair(s.clean.text):
		faults.Add("text", game.NoSquare, "no tag says of which game this is, and its turns are of none that is known here").Say("error.record.tags")
	default:
		faults.Add("text", game.NoSquare, "is no record known here").Say("error.record.unknown")
	}
}

// looksLikeTurns reports whether a text that names no game can be turns: the first and most of
// the others look so.
func (s *Sheet) looksLikeTurns() bool {
	like := 0
	for _, n := range s.Turns {
		if isTurn(n.Text) {
			like++
		}
	}
	return like > 0 && 2*like >= len(s.Turns) && isTurn(s.Turns[0].Text)
}

// Covered reports whether a position has pieces face down, as in xiangqi's jieqi for two.
func Covered(position string) bool {
	board, _, _ := strings.Cut(position, " ")
	return strings.Count(board, "/") == ranksOfDiagram-1 && strings.ContainsAny(board, "xX")
}

// The frame round the turns of a WXF record.
const (
	wxfBegin = "START{"
	wxfEnd   = "}END"
)

// wxf reads the lines before the turns of a WXF record, each a name and a value, as
// tags, and returns the turns; of any other text, all of it.
func (s *Sheet) wxf(text string) (rest string) {
	head, turns, ok := strings.Cut(text, wxfBegin)
	if !ok || strings.Contains(head, "[") {
		return text
	}
	s.form = "WXF"
	for line := range strings.Lines(head) {
		words := strings.Fields(line)
		if len(words) < 2 {
			continue
		}
		value := strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(line), words[0]))
		if name, _, players := strings.Cut(value, ";"); players {
			value = strings.TrimSpace(name)
		}
		s.tags[strings.ToLower(words[0])] = tree.OneLine(value)
	}
	turns, _, _ = strings.Cut(turns, wxfEnd)
	return turns
}

// ranksOfDiagram is how many ranks a position has that stands in a text without more.
const ranksOfDiagram = 10

// diagram moves a position, its side to move and its counters from a text without tags into
// the FEN tag, with any title before it, and returns the rest.
func (s *Sheet) diagram(text string) string {
	if isPair(strings.TrimLeft(text, " \t\r\n")) {
		return text
	}
	from, to := boardIn(text)
	if from == to || hasTurns(text[:from]) {
		for _, word := range []string{"position", "startpos", "moves"} {
			text = strings.TrimPrefix(strings.TrimLeft(text, " \t\r\n"), word)
		}
		return text
	}
	fen, rest := text[from:to], text[to:]
	s.title(text[:from])
	for range 5 {
		word, after := firstWord(rest)
		if !isNumber(word) && (len(word) != 1 || !strings.Contains("wWbBrR-", word)) {
			break
		}
		fen, rest = fen+" "+word, after
	}
	s.tags["fen"] = fen
	return strings.TrimPrefix(strings.TrimLeft(rest, " \t"), "moves")
}

// title reads the text before a position: as the record's title, or as the comment before the
// game. A number alone is that of a list.
func (s *Sheet) title(text string) {
	text = strings.Trim(tree.OneLine(text), " ,，:：;#")
	switch bare := strings.Trim(text, " .．、)）(（:：题題局第"); {
	case text == "" || isFEN(text) || isNumeral(strings.Trim(bare, "0123456789０１２３４５６７８９")):
	case utf8.RuneCountInString(text) <= longestName:
		s.tags["event"], _ = bounded("event", text)
	default:
		s.before = append(s.before, text)
	}
}

// hasTurns reports whether a line of a text begins with turns.
func hasTurns(text string) bool {
	for line := range strings.Lines(text) {
		if isMoves(line) && strings.IndexByte("{;(", strings.TrimSpace(line)[0]) < 0 {
			return true
		}
	}
	return false
}

// isFEN reports whether the text before a position only announces one.
func isFEN(title string) bool {
	return strings.EqualFold(title, "fen") || strings.EqualFold(title, "position fen")
}

// firstWord is the first word of a text's line, and the rest.
func firstWord(text string) (word, rest string) {
	text = strings.TrimLeft(text, " \t")
	n := strings.IndexAny(text, " \t\r\n")
	if n < 0 {
		n = len(text)
	}
	return text[:n], text[n:]
}

// boardIn finds the board of a position in a text: letters and digits between slashes.
func boardIn(text string) (from, to int) {
	slashes := 0
	for i := 0; i <= len(text); i++ {
		switch {
		case i < len(text) && text[i] == '/':
			slashes++
		case i < len(text) && isBoardLetter(text[i]):
		case slashes == ranksOfDiagram-1:
			return from, i
		default:
			from, slashes = i+1, 0
		}
	}
	return 0, 0
}

func isBoardLetter(c byte) bool { return c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z' }
