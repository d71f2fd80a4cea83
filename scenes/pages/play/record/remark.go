package record

import (
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game/match"
	"yanyi/game/tree"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/ui"
)

// remark is what a record says beside the turns: a comment, or a variation.
type remark struct {
	ply   int // of the turn it is about, 0 for the game
	after int // it stands below the turn that led to this ply
	text  string
	aside bool        // it is a variation, of which text is the beginning
	cut   bool        // the variation has more
	mover theme.Color // of whose turn it is about
}

// How much of remarks is shown: turns of a variation in short and in full, variations
// in all, and the lines of a remark unless its turn is looked at.
const (
	shortVariation = 6
	fullVariation  = 200
	mostVariations = 300
	shortRemark    = 3
)

// newRemarks lists what the record says, from the top of the list of moves down.
func newRemarks(m *moment.Moment, moves []match.Move) (list []remark) {
	add := func(ply, after int, text string, mover theme.Color) {
		if text != "" {
			list = append(list, remark{ply: ply, after: after, text: text, mover: mover})
		}
	}
	add(0, 0, m.Line.Preface(), theme.Color{})
	variations := 0
	for i := range moves {
		move := &moves[i]
		if move.Node == nil {
			continue
		}
		add(move.Ply, move.Ply-1, move.Node.Before, m.Color(move.Seat))
		add(move.Ply, move.Ply, move.Node.After, m.Color(move.Seat))
		if variations += len(move.Node.Variations()); variations > mostVariations {
			continue
		}
		for _, v := range m.Line.Variations(move.Ply, shortVariation) {
			r := remark{ply: move.Ply, after: move.Ply, aside: true, mover: m.Color(move.Seat)}
			r.text, r.cut = short(m, v, roundBefore(moves, move.Ply)), more(v)
			list = append(list, r)
		}
	}
	return list
}

// more reports whether a variation tells more than its turns in short.
func more(v match.Variation) bool {
	for i := range v.Moves {
		if n := &v.Moves[i].Node.Note; n.Before != "" || n.After != "" || len(v.Other[i]) > 0 {
			return true
		}
	}
	return v.Cut
}

// short is the turns a variation begins with, after a turn of a round.
func short(m *moment.Moment, v match.Variation, round int) string {
	return spelled(m, match.Variation{Moves: v.Moves, Other: make([][]match.Variation, len(v.Moves)), Cut: more(v)}, round, false)
}

// spelled is a variation after a turn of a round, as the settings want turns written, in
// parentheses, with the variations within it; said tells whether with its comments, too.
func spelled(m *moment.Moment, v match.Variation, round int, said bool) string {
	var parts []string
	quote := func(text string) {
		if said && text != "" {
			parts = append(parts, locale.T("moves.remark", words.Arg("text", text)))
		}
	}
	apart := true // a number stands before the next turn
	for i := range v.Moves {
		move := &v.Moves[i]
		quote(move.Node.Before)
		switch number := strconv.Itoa(move.Round); {
		case move.Round != round:
			parts = append(parts, number+".")
		case apart:
			parts = append(parts, number+"...")
		}
		parts = append(parts, TurnOf(m, move).Text)
		quote(move.Node.After)
		for _, other := range v.Other[i] {
			parts = append(parts, spelled(m, other, round, said))
		}
		apart, round = len(v.Other[i]) > 0, move.Round
	}
	if v.Cut {
		parts = append(parts, "…")
	}
	return "(" + strings.Join(parts, " ") + ")"
}

// roundBefore is the round of the turn before the one that led to a ply.
func roundBefore(moves []match.Move, ply int) int {
	if ply < 2 {
		return 0
	}
	return moves[ply-2].Round
}

// glyphs are the signs that a record sets behind a turn.
func glyphs(n *tree.Node) (signs string) {
	if n != nil {
		for _, g := range n.Glyphs {
			signs += g.String()
		}
	}
	return signs
}

// whole is all of a remark of the moment looked at.
func (r *Record) whole(of *remark) string {
	if !of.aside || !of.cut {
		return of.text
	}
	n := 0
	for i := range r.remarks {
		switch x := &r.remarks[i]; {
		case x == of:
			m := r.moment.Line
			return spelled(r.moment, m.Variations(of.ply, fullVariation)[n], roundBefore(m.Moves(), of.ply), true)
		case x.aside && x.ply == of.ply:
			n++
		}
	}
	return of.text
}

// said are the remarks about the turn looked at.
func (r *Record) said() (list []*remark) {
	for i := range r.remarks {
		if r.remarks[i].ply == r.moment.Ply {
			list = append(list, &r.remarks[i])
		}
	}
	return list
}

// Comment is what the record says of the turn looked at, or of the game at its start;
// "" if nothing.
func (r *Record) Comment() string {
	var texts []string
	for _, of := range r.said() {
		if !of.aside {
			texts = append(texts, of.text)
		}
	}
	return strings.Join(texts, " ")
}

// Spoken is Comment as it is said of the board, after other sentences.
func (r *Record) Spoken() string {
	if said := r.Comment(); said != "" {
		return words.Joint() + locale.T("sr.comment", words.Arg("text", said))
	}
	return ""
}

// Remark is Comment in at most so many lines, with an ellipsis where it has more.
func (r *Record) Remark(most int) ui.Part {
	text, lines := r.Comment(), []string(nil)
	return ui.Paint(func(c *canvas.Canvas, at canvas.Rect) {
		c.Lines(theme.Caption, lines, at.X, at.Y, c.Theme.Ink2)
	}).HighBy(func(v ui.View, width float64) float64 {
		lines = inLines(text, width, v.Scale, most)
		return theme.Caption.Line * float64(len(lines))
	})
}

// Measures of a remark in the list.
const (
	remarkLeft  = roundWidth + 4 // of its dot
	remarkText  = remarkLeft + 14
	remarkRight = 8
)

// inLines breaks a foreign text into lines, words wider than one as well; most is how
// many there may be, 0 for any number. The last one ends in an ellipsis if there were
// more.
func inLines(text string, width, scale float64, most int) (lines []string) {
	fits := func(s string) bool { return canvas.Measure(theme.Caption, s, scale) <= width }
	for _, line := range canvas.Wrap(theme.Caption, text, width, scale) {
		for !fits(line) {
			part := longest(line, fits)
			lines, line = append(lines, line[:part]), line[part:]
		}
		if lines = append(lines, line); most > 0 && len(lines) > most {
			break
		}
	}
	if most == 0 || len(lines) <= most {
		return lines
	}
	last := lines[most-1]
	return append(lines[:most-1], last[:longest(last, func(s string) bool { return fits(s + "…") })]+"…")
}

// longest is how many bytes of a text fit, at least those of its first character.
func longest(text string, fits func(string) bool) int {
	end := 0
	for i, c := range text {
		next := i + len(string(c))
		if end > 0 && !fits(text[:next]) {
			break
		}
		end = next
	}
	return end
}

// drawRemark draws a remark: a comment behind the colour of whose turn it is about, a
// variation in grey.
func (e *row) drawRemark(c *canvas.Canvas, r canvas.Rect) {
	if e.remark.aside {
		c.Lines(theme.Caption, e.lines, r.X+remarkText, r.Y+4, c.Theme.Ink3)
		return
	}
	dot := canvas.Shape{Radius: 4, Fill: e.remark.mover}
	if e.remark.ply == 0 {
		dot.Fill = c.Theme.Ink3
	}
	if c.Theme.Dark {
		dot.Line, dot.Stroke = 1, c.Theme.PieceOutline
	}
	c.Shape(canvas.Box(r.X+remarkLeft, r.Y+theme.Caption.Line/2, 8, 8), dot)
	c.Lines(theme.Caption, e.lines, r.X+remarkText, r.Y+4, c.Theme.Ink2)
}

// open is the ply whose remarks stand whole in the list: the one looked at, if there
// are any.
func (r *Record) open() int {
	if len(r.said()) == 0 {
		return noPly
	}
	return r.moment.Ply
}

// noPly is no ply, not even that of the start.
const noPly = -1
