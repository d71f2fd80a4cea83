package tree

import (
	"slices"
	"strconv"
	"strings"

	"yanyi/game"
)

// What a record may hold at most. No match and no study comes near it; a record may
// come from anybody.
const (
	MostTurns   = 20000
	MostNested  = 32              // of variations within each other
	MostComment = 4000            // characters in one place; longer ones are cut
	mostSaid    = 8 * MostComment // bytes of comments in one place, after which they are read no further
	mostTurn    = 64              // characters; longer ones are no turns
	mostRound   = 9999
)

// Read reads movetext: turns with numbers or without, comments of both kinds wherever
// they stand, glyphs as $n and as !?, variations, and the result, of which the last
// word in the main line counts. line is the number of the text's first line, for
// faults. After a fault it reads no further.
//
// A comment belongs to the turn it follows. Behind a number, behind a variation and at
// the start of one it belongs to the turn to come, if one comes in that line. A
// variation before the first turn stands in no turn's place and is left out.
func Read(text string, line int, faults *game.Faults) (root *Node, result string) {
	r := reader{lineNo: line, faults: faults, length: len(text)}
	r.at = &Node{}
	root = r.at
	before := len(*faults)
	for text != "" && len(*faults) == before {
		if strings.IndexByte(spaces, text[0]) >= 0 {
			r.lineNo += strings.Count(text[:1], "\n")
			text = text[1:]
			continue
		}
		token, n := Next(text)
		r.left = len(text)
		r.token(&token)
		r.lineNo += strings.Count(text[:n], "\n")
		text = text[n:]
	}
	if len(r.outer) > 0 && len(*faults) == before {
		r.lineNo = r.outer[len(r.outer)-1].opened
		r.bad("variation", "a parenthesis is never closed", "error.record.variation.open")
	}
	r.end()
	return root, r.result
}

type reader struct {
	line
	lineNo int
	outer  []line // round the present one
	turns  int
	result string
	faults *game.Faults

	length, left int // of the text, and of what was left before the token
}

// line is a line of turns as far as it was read.
type line struct {
	at     *Node // the last turn, or the node that the first one is to follow
	begun  bool  // there is a turn
	apart  bool  // what is said now is said of the turn to come
	coming Note  // said of it so far
	round  int   // told for it, 0 if none was
	usual  int   // the round if none is told
	said   int   // bytes of comments since the last turn
	opened int   // the line of text in which a variation was begun within this one
}

func (r *reader) bad(field, what, key string) {
	where := "before the first turn"
	if r.at.Turn != "" {
		where = game.Sprintf("after turn %d %s", r.ply(), r.at.Turn)
	}
	r.faults.Add(field, game.NoSquare, "line %d, %s: %s", r.lineNo, where, what).Say(key, game.OfNumber("n", r.lineNo))
}

// ply counts the turns up to the present one.
func (r *reader) ply() (n int) {
	for at := r.at; at.parent != nil; at = at.parent {
		n++
	}
	return n
}

func (r *reader) token(t *Token) {
	switch t.Kind {
	case Comment:
		if t.Torn {
			r.bad("comment", "no closing brace", "error.record.comment")
		}
		r.comment(t.Text)
	case Open:
		r.open()
	case Close:
		r.close()
	default:
		r.word(t.Text)
	}
}

// open begins a variation: a line in the place of the present turn.
func (r *reader) open() {
	if len(r.outer) == MostNested {
		r.bad("variation", game.Sprintf("more than %d variations within each other", MostNested), "error.record.variation.deep")
		return
	}
	r.opened = r.lineNo
	r.outer = append(r.outer, r.line)
	inner := line{at: r.at, apart: true, usual: r.usual}
	switch {
	case r.begun:
		inner.at, inner.usual = r.at.parent, r.at.Round
	case len(r.outer) == 1:
		inner.at = &Node{} // in no turn's place
	}
	r.line = inner
}

// close goes on with the line round a variation.
func (r *reader) close() {
	if len(r.outer) == 0 {
		r.bad("variation", "a parenthesis is closed that was not opened", "error.record.variation.close")
		return
	}
	r.end()
	r.line, r.outer = r.outer[len(r.outer)-1], r.outer[:len(r.outer)-1]
	r.apart = true
}

// end ends a line: what was said of a turn to come was said of the last one; in a
// variation without turns, of the one it was to replace.
func (r *reader) end() {
	last := r.at
	if n := len(r.outer); !r.begun && n > 0 {
		last = r.outer[n-1].at
	}
	r.coming.After, r.coming.Before = r.coming.Before, ""
	last.take(&r.coming)
}

func (r *reader) comment(text string) {
	if r.said += len(text); r.said > mostSaid && r.said > len(text) {
		return
	}
	said := noted(text)
	if r.apart {
		said.Before, said.After = said.After, ""
		r.coming.take(&said)
		return
	}
	r.at.take(&said)
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
	case strings.Trim(turn, "0123456789.") == "", strings.Trim(turn, "=") == "": // a number, or a line under the game
	case IsResult(turn):
		if len(r.outer) == 0 {
			r.result = turn
		}
	default:
		r.turn(Cut(turn, mostTurn))
	}
	r.glyph(suffixed(w[len(turn):]))
}

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
	if r.turns++; r.turns > MostTurns {
		r.bad("variation", game.Sprintf("more than %d turns", MostTurns), "error.record.variation.long")
		return
	}
	n := r.at.Add(text)
	n.At = r.length - r.left
	switch n.Note = r.coming; {
	case r.round > 0:
		n.Round = r.round
	case r.begun:
		n.Round = r.at.Round
	default:
		n.Round = r.usual
	}
	r.line = line{at: n, begun: true}
}

// glyph marks the last turn.
func (r *reader) glyph(g Glyph) {
	if g != 0 && r.begun {
		r.at.mark(g)
	}
}

// mark adds a glyph, but none twice.
func (n *Note) mark(g Glyph) {
	if len(n.Glyphs) < mostGlyphs && !slices.Contains(n.Glyphs, g) {
		n.Glyphs = append(n.Glyphs, g)
	}
}
