package notation

import (
	"strings"

	"yanyi/game/tree"
)

// Split takes a text of several games apart. A game begins where tag pairs follow turns
// or a result, and where turns are counted again after a result. Braces, in which
// anything may stand, and turns of variations are left alone. A text of nothing but
// spaces has none.
func Split(text string) []string {
	if isDhtml(text) {
		return splitDhtml(text)
	}
	s := splitter{text: text, at: len(text) - len(strings.TrimPrefix(text, "\ufeff"))}
	if places := placesIn(text); places != nil {
		return places
	}
	if from, to := boardIn(text); from < to && !strings.HasPrefix(strings.TrimSpace(text[s.at:]), "[") {
		s.at = to + through(text[to:], "\n") // what stands behind the board is no result
	}
	for s.at < len(text) {
		s.step()
	}
	if strings.TrimSpace(text[s.begin:]) != "" {
		s.games = append(s.games, text[s.begin:])
	}
	return s.games
}

// placesIn are the lines of a text with several positions, one a line, and nothing else;
// nil for any other text.
func placesIn(text string) (places []string) {
	if boards := strings.Count(text, "/"); boards < 2*(ranksOfDiagram-1) {
		return nil
	}
	for line := range strings.Lines(text) {
		if strings.TrimSpace(line) == "" {
			continue
		}
		if from, to := boardIn(line); from == to || strings.HasPrefix(line, "[") {
			return nil
		}
		places = append(places, line)
	}
	if len(places) < 2 {
		return nil
	}
	return places
}

// splitDhtml takes blocks apart; what stands round them goes with them.
func splitDhtml(text string) []string {
	blocks := strings.Split(text, dhtmlOpen+"]")
	if len(blocks) < 3 {
		return []string{text}
	}
	for i := range blocks[1:] {
		blocks[i+1] = dhtmlOpen + "]" + blocks[i+1]
	}
	return blocks[1:]
}

// splitter walks through a text word by word.
type splitter struct {
	text      string
	games     []string
	begin, at int
	turns     bool // there have been some since begin, or a result
	ended     bool // there has been a result
	inLine    bool // something stands before in the line
	depth     int  // of the variation
}

// step goes over a space, a tag pair, or a token of the turns.
func (s *splitter) step() {
	rest, inLine := s.text[s.at:], s.inLine
	s.inLine = true
	switch c := rest[0]; {
	case strings.IndexByte(" \t\r\n", c) >= 0:
		s.at++
		s.inLine = inLine && c != '\n'
	case c == '[' && (s.ended && s.depth == 0 || !s.turns || !inLine):
		if s.turns {
			s.cut()
		}
		s.at += pairLength(rest)
		s.depth = 0 // no variation goes on behind tags
	default:
		token, n := tree.Next(rest)
		s.token(&token)
		s.inLine = rest[n-1] != '\n'
		s.at += n
	}
}

// token takes a token of the turns in.
func (s *splitter) token(t *tree.Token) {
	switch {
	case t.Kind == tree.Open:
		s.depth++
	case t.Kind == tree.Close:
		s.depth = max(0, s.depth-1)
	case t.Kind == tree.Word && s.depth == 0:
		s.word(t.Text)
	}
}

// word takes a word of the main line in.
func (s *splitter) word(w string) {
	number := strings.TrimLeft(w, "0123456789")
	if s.ended && number != w && strings.HasPrefix(number, ".") {
		s.cut()
	}
	s.turns, s.ended = true, s.ended || tree.IsResult(strings.TrimRight(w, "!?"))
}

// cut ends a game before where the walk stands.
func (s *splitter) cut() {
	s.games = append(s.games, s.text[s.begin:s.at])
	s.begin, s.turns, s.ended = s.at, false, false
}

// pairLength is how long the tag pair in front is, or its line where it is none.
func pairLength(text string) int {
	line := through(text, "\n")
	if _, value, ok := strings.Cut(text[:line], `"`); ok {
		if _, rest, closed := unquote(value); closed {
			return line - len(strings.TrimPrefix(strings.TrimLeft(rest, " \t"), "]"))
		}
	}
	return line
}

// through is how long the text is up to a mark and with it.
func through(text, mark string) int {
	if i := strings.Index(text, mark); i >= 0 {
		return i + len(mark)
	}
	return len(text)
}
