package tree

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"yanyi/game"
)

// The limits of a record. Matches and studies stay far below; records may come from anybody.
const (
	MostTurns   = 20000
	MostNested  = 32              // of variations within each other
	MostComment = 4000            // characters in one place; longer ones are cut
	mostSaid    = 8 * MostComment // bytes of comments in one place, the rest is not read
	mostTurn    = 64              // characters; longer ones are no turns
	mostRound   = 9999
	mostFaults  = 20 // reported for one text
)

// Place is where a byte of a text stands: its line and its character in that, from 1.
type Place func(at int) (line, column int)

// PlaceIn is the place of bytes in a text that begins in some line.
func PlaceIn(text string, line int) Place {
	return func(at int) (int, int) {
		before := text[:at]
		return line + strings.Count(before, "\n"), 1 + utf8.RuneCountInString(before[strings.LastIndexByte(before, '\n')+1:])
	}
}

// Read reads movetext: turns with numbers or without, comments of both kinds anywhere, glyphs
// as $n and as !?, variations, and the result, which is the last word of the main line. Faults
// are reported with their place and skipped: no fault outside the turns prevents reading them.
//
// A comment belongs to the turn it follows. After a number, after a variation and at the start
// of one it belongs to the next turn, if the line has one. A variation before the first turn
// replaces no turn and is left out.
func Read(text string, place Place, faults *game.Faults) (root *Node, result string) {
	r := reader{place: place, faults: faults, most: len(*faults) + mostFaults, length: len(text)}
	r.line.at = &Node{}
	root = r.line.at
	for text != "" && !r.full {
		if strings.IndexByte(spaces, text[0]) >= 0 {
			text = text[1:]
			continue
		}
		tok, n := next(text)
		r.left = len(text)
		r.token(&tok)
		text = text[n:]
	}
	if len(r.outer) > 0 && !r.full {
		r.bad("variation", r.opened, "a parenthesis is never closed", "error.record.variation.open")
	}
	for len(r.outer) > 0 {
		r.close()
	}
	r.end()
	return root, r.result
}

type reader struct {
	line
	outer   []line // round the present one
	turns   int
	result  string
	ended   int // where the result stands
	place   Place
	nowhere Node // parent of variations that replace no turn
	faults  *game.Faults
	most    int // faults
	full    bool
	beyond  int // parentheses open within a variation that lies too deep and is read over

	length, left int // of the text, and of what was left before the token
}

// line is a line of turns as far as it was read.
type line struct {
	at     *Node // the last turn, or the node that the first one is to follow
	begun  bool  // there is a turn
	apart  bool  // comments now belong to the next turn
	coming Note  // said of it so far
	words  said  // of the last turn
	ahead  said  // of the next turn
	round  int   // stated for it, 0 if none was
	usual  int   // the round if none is stated
	bytes  int   // of comments since the last turn
	deep   int   // variations that the line lies within
	opened int   // where the variation begins
}

// said is the text of comments in one place.
type said struct {
	text  []byte
	runes int
}

// add adds words, up to the longest comment and one character that marks the excess.
func (s *said) add(words string) {
	if words == "" || s.runes > MostComment {
		return
	}
	if s.runes > 0 {
		s.text = append(s.text, ' ')
		s.runes++
	}
	for _, r := range words {
		if s.runes++; s.runes > MostComment+1 {
			break
		}
		s.text = utf8.AppendRune(s.text, r)
	}
}

// String is the words as a comment.
func (s *said) String() string { return Cut(string(s.text), MostComment) }

func (r *reader) bad(field string, at int, what, key string) {
	if len(*r.faults) >= r.most {
		return
	}
	where := "before the first turn"
	if r.at.Text != "" {
		where = game.Sprintf("after turn %d %s", r.ply(), r.at.Text)
	}
	line, column := r.place(at)
	f := r.faults.Add(field, game.NoSquare, "line %d, column %d, %s: %s", line, column, where, what)
	f.Say(key, game.OfNumber("n", line), game.OfNumber("m", column))
	f.Line, f.Column = line, column
}

// here is where the token that is read begins.
func (r *reader) here() int { return r.length - r.left }

// ply counts the turns up to the present one.
func (r *reader) ply() (n int) {
	for at := r.at; at.parent != nil; at = at.parent {
		n++
	}
	return n
}

func (r *reader) token(t *token) {
	switch {
	case r.beyond > 0 && t.kind == openToken:
		r.beyond++
	case r.beyond > 0 && t.kind == closeToken:
		r.beyond--
	case t.kind == commentToken:
		if t.torn {
			r.bad("comment", r.here(), "no closing brace", "error.record.comment")
		}
		if r.beyond == 0 {
			r.comment(t.text)
		}
	case r.beyond > 0:
	case t.kind == openToken:
		r.open()
	case t.kind == closeToken && len(r.outer) == 0:
		r.bad("variation", r.here(), "a parenthesis is closed that was not opened", "error.record.variation.close")
	case t.kind == closeToken:
		r.close()
	default:
		r.word(t.text)
	}
}

// open begins a variation: a line in the place of the present turn.
func (r *reader) open() {
	inner := line{at: r.at, apart: true, usual: r.usual, deep: r.deep + 1, opened: r.here()}
	switch {
	case r.begun && len(r.outer) > 0 && !r.at.Leads():
		inner.deep = r.deep // beside the variation that it stands in, whose first turn it replaces
		fallthrough
	case r.begun:
		inner.at, inner.usual = r.at.parent, r.at.Round
	case len(r.outer) == 0:
		r.nowhere = Node{} // the content of the last such variation is left out
		inner.at = &r.nowhere
	}
	if inner.deep > MostNested {
		r.bad("variation", r.here(), game.Sprintf("more than %d variations within each other", MostNested), "error.record.variation.deep")
		r.beyond = 1
		return
	}
	r.outer = append(r.outer, r.line)
	r.line = inner
}

// close continues the line around a variation.
func (r *reader) close() {
	r.end()
	inner, last := r.line, len(r.outer)-1
	r.line, r.outer = r.outer[last], r.outer[:last]
	r.apart = true
	switch { // comments in a variation without turns belong to the turn it would replace
	case inner.begun:
		return
	case r.begun || len(r.outer) == 0:
		r.at.take(&inner.coming)
		r.words.add(inner.ahead.String())
	default:
		r.coming.take(&inner.coming)
		r.ahead.add(inner.ahead.String())
	}
	r.bytes += inner.bytes
}

// end ends a line: comments on a missing next turn belong to the last one.
func (r *reader) end() {
	if !r.begun && len(r.outer) > 0 {
		return
	}
	r.words.add(r.ahead.String())
	r.at.take(&r.coming)
	r.at.After = r.words.String()
}

func (r *reader) comment(text string) {
	if r.bytes += len(text) + len("{}"); r.bytes > mostSaid && r.bytes > len(text)+len("{}") {
		return
	}
	note := noted(text)
	words := note.After
	note.After = ""
	if r.apart {
		r.ahead.add(words)
		r.coming.take(&note)
		return
	}
	r.words.add(words)
	r.at.take(&note)
}

// word takes a number, a glyph, the result or a turn.
func (r *reader) word(w string) {
	r.left -= len(w)
	w = r.number(w)
	r.left += len(w)
	turn := strings.TrimRight(w, "!?")
	switch {
	case strings.HasPrefix(w, "$"):
		r.glyph(numbered(w[1:]))
		return
	case turn != nullTurn && strings.Trim(turn, "0123456789.") == "", strings.Trim(turn, "=") == "": // a number, or a line below the game
	case IsResult(turn):
		if len(r.outer) == 0 {
			r.result, r.ended = turn, r.here()
		}
	default:
		r.turn(Cut(turn, mostTurn))
	}
	r.glyph(suffixed(w[len(turn):]))
}

// nullTurn is UCI's null move, which is no number.
const nullTurn = "0000"

// number takes the numbers with dots, or the dots, off the front of a word.
func (r *reader) number(w string) string {
	for {
		rest := strings.TrimLeft(w, "0123456789")
		if !strings.HasPrefix(rest, ".") {
			return w
		}
		if n, err := strconv.Atoi(w[:len(w)-len(rest)]); err == nil && n <= mostRound {
			r.round = n
		}
		r.apart = true
		w = strings.TrimLeft(rest, ".")
	}
}

func (r *reader) turn(text string) {
	if r.turns == MostTurns {
		r.bad("variation", r.here(), game.Sprintf("more than %d turns", MostTurns), "error.record.variation.long")
		r.full = true
		return
	}
	if r.turns++; len(r.outer) == 0 && r.result != "" {
		if r.result != "*" {
			r.bad("result", r.ended, game.Sprintf("turns follow the result %s", r.result), "error.record.result.early")
		}
		r.result = ""
	}
	n := r.at.Add(text)
	n.At = r.here()
	if r.begun || len(r.outer) == 0 {
		r.at.After = r.words.String()
	}
	n.Note = r.coming
	n.Before = r.ahead.String()
	switch {
	case r.round > 0:
		n.Round = r.round
	case r.begun:
		n.Round = r.at.Round
	default:
		n.Round = r.usual
	}
	r.line = line{at: n, begun: true, deep: r.deep, opened: r.opened}
}

// glyph marks the last turn.
func (r *reader) glyph(g Glyph) {
	if g != 0 && r.begun {
		r.at.mark(g)
	}
}

// mark adds a glyph, each only once.
func (n *Note) mark(g Glyph) {
	if len(n.Glyphs) < mostGlyphs && !slices.Contains(n.Glyphs, g) {
		n.Glyphs = append(n.Glyphs, g)
	}
}
