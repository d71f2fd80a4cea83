package notation

import (
	"strings"

	"yanyi/game"
	"yanyi/game/tree"
)

// fieldGame is how other programs name the game that they know, and what a text is of
// that does not say.
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

// looksLikeTurns reports whether a text that does not say of what it is can be of turns:
// the first and most of the others look so.
func (s *Sheet) looksLikeTurns() bool {
	like := 0
	for _, n := range s.Turns {
		if isTurn(n.Turn) {
			like++
		}
	}
	return like > 0 && 2*like >= len(s.Turns) && isTurn(s.Turns[0].Turn)
}

// Covered reports whether a position has pieces that lie face down, as the xiangqi
// world writes its jieqi for two.
func Covered(position string) bool {
	board, _, _ := strings.Cut(position, " ")
	return strings.Count(board, "/") == ranksOfDiagram-1 && strings.ContainsAny(board, "xX")
}

// The frame round the turns of a WXF record.
const (
	wxfBegin = "START{"
	wxfEnd   = "}END"
)

// header reads the lines before the turns of a WXF record, each a name and a value, as
// tags, and returns the turns; of any other text, all of it.
func (s *Sheet) header(text string) (rest string) {
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

// diagram takes a position, the side to move and its counters out of a text without
// tags as its FEN tag, whatever title stands before it, and returns what follows.
func (s *Sheet) diagram(text string) string {
	if strings.HasPrefix(strings.TrimLeft(text, " \t\r\n"), "[") {
		return text
	}
	from, to := boardIn(text)
	if from == to {
		for _, word := range []string{"position", "startpos", "moves"} {
			text = strings.TrimPrefix(strings.TrimLeft(text, " \t\r\n"), word)
		}
		return text
	}
	fen, rest := text[from:to], text[to:]
	if title := tree.OneLine(strings.TrimRight(strings.TrimSpace(text[:from]), ",，:：")); title != "" && !isFEN(title) {
		s.tags["event"], _ = bounded("event", title)
	}
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

// isFEN reports whether what stands before a position only says that it is one.
func isFEN(title string) bool {
	return strings.EqualFold(title, "fen") || strings.EqualFold(title, "position fen")
}

// firstWord is the first word of a text's line, and what follows.
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

func isBoardLetter(c byte) bool {
	return c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z'
}
