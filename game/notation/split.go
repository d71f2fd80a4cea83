package notation

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"yanyi/game/tree"
)

// Split takes a text of several games apart. A game begins where tag pairs or another
// position follow turns or a result, and where turns are counted again after a result.
// Braces, in which anything may stand, and turns of variations are left alone. A text of
// nothing but spaces has none.
func Split(text string) []string {
	if isDhtml(text) {
		return splitDhtml(text)
	}
	src := clean(text)
	cuts, framed := cutsWXF(src.text)
	if !framed {
		s := splitter{text: src.text, tagless: !hasPair(src.text)}
		for s.at < len(s.text) {
			s.step()
		}
		cuts = s.cuts
	}
	return pieces(text, &src, cuts)
}

// pieces are the parts of a text between places in its clean form, without empty ones.
func pieces(text string, src *source, cuts []int) (games []string) {
	begin, from := 0, 0
	for _, at := range append(cuts, len(src.text)) {
		end := src.origin(at)
		if at == len(src.text) {
			end = len(text)
		}
		if strings.TrimSpace(src.text[from:at]) == "" { // it belongs to the next part
			continue
		}
		games = append(games, text[begin:end])
		begin, from = end, at
	}
	return games
}

// splitDhtml splits blocks; the text around a block belongs to it.
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

// cutsWXF are the places between the games of WXF in a text, and whether it has any.
func cutsWXF(text string) (cuts []int, framed bool) {
	at := find(text, wxfBegin)
	if at < 0 || strings.Contains(text[:at], "[") {
		return nil, false
	}
	for {
		end := find(text[at:], wxfEnd)
		if end < 0 {
			return cuts, true
		}
		at += end + len(wxfEnd)
		begin := find(text[at:], wxfBegin)
		if begin < 0 {
			return cuts, true
		}
		cuts = append(cuts, at)
		at += begin
	}
}

// isPair reports whether a text begins as a tag pair does.
func isPair(text string) bool {
	if len(text) < 2 || text[0] != '[' || text[1] == '%' {
		return false
	}
	line, _, _ := strings.Cut(text[:min(len(text), longestName)], "\n")
	return isASCIILetter(text[1]) || strings.Contains(line, `"`)
}

// hasPair reports whether a line of a text begins with a tag pair.
func hasPair(text string) bool {
	for line := range strings.Lines(text) {
		if isPair(strings.TrimLeft(line, " \t\r")) {
			return true
		}
	}
	return false
}

// splitter walks through a text word by word.
type splitter struct {
	text    string
	cuts    []int
	at      int
	lineAt  int // where the line begins
	tagless bool
	inLine  bool // something stands before in the line
	depth   int  // of the variation
	solid   int  // behind the last line that is no remark
	headed  bool // remarks stand before the first game, and so before the others

	tags   bool // there have been some since the last cut
	board  bool // a position
	turns  bool // turns
	ended  bool // a result
	number int  // the last of a turn
}

// step passes a space, a tag pair, or an element between turns.
func (s *splitter) step() {
	rest := s.text[s.at:]
	switch {
	case !s.inLine && s.begins():
		return
	case rest[0] == '[' && (s.tags && !s.turns || s.ended && s.depth == 0) && isPair(rest):
		s.pair()
		return
	}
	kind, n := next(rest, s.depth > 0)
	begun := s.inLine
	s.inLine = kind != lexLine && (begun || kind != lexBlank)
	switch kind {
	case lexNumber:
		s.count(rest[:n], begun)
		s.at += n
	case lexWord:
		s.word(n)
	case lexOpen:
		s.depth++
		s.at += n
	case lexClose:
		s.depth = max(0, s.depth-1)
		s.at += n
	case lexSaid:
		if s.at += n; begun {
			s.firm()
		}
	case lexLine:
		s.at += n
		s.lineAt = s.at
	default:
		s.at += n
	}
}

// begins handles elements at the beginning of a line, a tag pair or a position, and reports so.
func (s *splitter) begins() bool {
	rest := s.text[s.at:]
	switch c := rest[0]; {
	case c == '[' && isPair(rest):
		s.pair()
		return true
	case !s.tagless:
		return false
	}
	if kind, _ := next(rest[:min(len(rest), utf8.UTFMax)], false); kind == lexBlank || kind == lexLine {
		return false
	}
	line := lineOf(rest)
	if from, to := boardIn(line); from < to {
		if s.turns || s.board || s.ended {
			s.cut()
		}
		s.board = true
		s.at += to
		for range 5 {
			w, after := firstWord(s.text[s.at:])
			if !isNumber(w) && (len(w) != 1 || !strings.Contains("wWbBrR-", w)) {
				break
			}
			s.at = len(s.text) - len(after)
		}
		s.inLine = true
		s.firm()
		return true
	}
	if heads := headings(line, false); len(heads) > 0 {
		if begun := heads[0].name; s.ended && (begun == "red" || begun == "event" || begun == "black") {
			s.cut()
		}
		last := heads[len(heads)-1]
		s.at += last.to + movesIn(strings.TrimSuffix(line, "\n")[last.to:])
		s.inLine = true
		return true
	}
	if w, _ := firstWord(line); (w == "position" || w == "startpos") && (s.turns || s.ended) {
		s.cut()
	}
	return false
}

// pair goes over a tag pair.
func (s *splitter) pair() {
	if s.turns || s.ended || s.board {
		s.cut()
	}
	s.tags, s.depth, s.inLine = true, 0, true // no variation continues behind tags
	s.at += pairLength(s.text[s.at:])
	s.firm()
}

// word takes a word of the turns in.
func (s *splitter) word(n int) {
	rest := s.text[s.at:]
	w := rest[:n]
	hard := isHard(w)
	if !hard && isLetters(w) {
		if all, many := letters(rest); many {
			n, w = all, rest[:all]
			hard = resultOf(w) != ""
		}
	}
	if s.at += n; hard {
		s.firm()
	}
	switch bare := strings.TrimRight(w, "!?"); {
	case s.depth > 0:
	case tree.IsResult(bare):
		s.ended = s.ended || s.turns || s.tags
	case hard && resultOf(w) != "":
		s.ended = s.ended || s.turns
	default:
		s.turns = s.turns || hard
	}
}

// count takes the number of a turn in; begun says whether something precedes it in its line.
func (s *splitter) count(w string, begun bool) {
	digits := digitsIn(w)
	n, err := strconv.Atoi(narrow(w[:digits]))
	switch dot := w[digits:]; {
	case err != nil || s.depth > 0:
		return
	case s.ended && (n == 1 || n <= s.number || s.number == 0),
		s.turns && n == 1 && s.number > 1 && !begun && utf8.RuneCountInString(dot) == 1 && dot != "…":
		s.cut()
	}
	s.number = n
}

// firm notes that the passed text is no remark.
func (s *splitter) firm() {
	if s.solid > s.at {
		return
	}
	if s.solid == 0 {
		s.headed = strings.TrimSpace(s.text[:s.lineAt]) != ""
	}
	s.solid = s.at + through(s.text[s.at:], "\n")
}

// cut ends a game before where the walk stands, or before a game's leading remarks.
func (s *splitter) cut() {
	at := s.at
	if s.headed && s.solid < at {
		at = s.solid
	}
	s.cuts = append(s.cuts, at)
	s.tags, s.board, s.turns, s.ended, s.number = false, false, false, false, 0
}

// pairLength is how long the tag pair in front is, or its line where it is none.
func pairLength(text string) int {
	name := text[:min(len(text), longestTag)]
	quote := strings.IndexByte(name, '"')
	if line := strings.IndexByte(name, '\n'); quote >= 0 && (line < 0 || quote < line) {
		if _, rest, closed := unquote(text[quote+1 : max(quote+1, min(len(text), longestPair))]); closed {
			rest = text[max(quote+1, min(len(text), longestPair))-len(rest):]
			return len(text) - len(strings.TrimPrefix(strings.TrimLeft(rest, " \t"), "]"))
		}
	}
	return through(text, "\n")
}

// longestPair is how many bytes a tag pair may have.
const longestPair = 4096

// through is how long the text is up to a mark and with it.
func through(text, mark string) int {
	if i := find(text, mark); i >= 0 {
		return i + len(mark)
	}
	return len(text)
}
