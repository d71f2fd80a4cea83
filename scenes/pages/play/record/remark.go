package record

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/tree"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// remark is a comment or a variation in a record, or what a player said of a move.
type remark struct {
	ply   int // of the turn it is about, 0 for the game
	after int // it stands below the turn that led to this ply
	text  string
	aside *tree.Node  // the variation that it is, of which text is the beginning; nil if it is none
	cut   bool        // the variation has more
	mover theme.Color // of whose turn it is about
	told  bool        // by the mover, in the course of the game
}

// Limits of the remarks shown: turns of a variation in short and in full, variations in all,
// and the lines of a remark unless its turn is looked at.
const (
	shortVariation = 6
	fullVariation  = 200
	mostVariations = 300
	shortRemark    = 3
)

// newRemarks lists the record's remarks, from the top of the list of moves down.
func newRemarks(m *moment.Moment, moves []*match.Move) (list []remark) {
	add := func(ply, after int, text string, mover theme.Color) {
		if text != "" {
			list = append(list, remark{ply: ply, after: after, text: text, mover: mover})
		}
	}
	add(0, 0, m.Line.Preface(), theme.Color{})
	variations := 0
	for _, move := range moves {
		add(move.Ply, move.Ply-1, move.Before, m.Color(move.Seat))
		add(move.Ply, move.Ply, move.After, m.Color(move.Seat))
		if said := saidOf(m, move); said != "" {
			list = append(list, remark{ply: move.Ply, after: move.Ply, text: said, mover: m.Color(move.Seat), told: true})
		}
		if variations += len(move.Variations()); variations > mostVariations {
			continue
		}
		for _, v := range move.Variations() {
			list = append(list, remark{ply: move.Ply, after: move.Ply, aside: v, cut: more(v), mover: m.Color(move.Seat),
				text: (&speller{m: m, left: shortVariation}).spell(v)})
		}
	}
	return list
}

// saidOf is what the player of a move said about it, "" for nothing, or for what the list tells of
// its events.
func saidOf(m *moment.Moment, move *match.Move) string {
	if slices.ContainsFunc(move.Events, func(e game.Event) bool { return host.Great(&e) }) {
		return ""
	}
	for _, told := range m.Told {
		if told.Move == move {
			return tabletext.Said(m, told.Phrase)
		}
	}
	return ""
}

// more reports whether a variation holds more than its turns in short.
func more(v *tree.Node) bool {
	left := shortVariation
	for n := v; n != nil; n = n.Main() {
		if left == 0 || n.Before != "" || n.After != "" || len(n.Variations()) > 0 {
			return true
		}
		left--
	}
	return false
}

// speller spells variations as the settings want turns written.
type speller struct {
	m     *moment.Moment
	left  int  // turns that are still to be spelled
	whole bool // with comments, and the variations within
}

// spell is a variation in parentheses.
func (s *speller) spell(v *tree.Node) string {
	var parts []string
	quote := func(text string) {
		if s.whole && text != "" {
			parts = append(parts, locale.T("moves.remark", tabletext.Arg("text", text)))
		}
	}
	apart, round, n := true, v.Parent().Round, v // apart: a number stands before the next turn
	for ; n != nil && s.left > 0; n = n.Main() {
		s.left--
		quote(n.Before)
		switch number := strconv.Itoa(n.Round); {
		case n.Round != round:
			parts = append(parts, number+".")
		case apart:
			parts = append(parts, number+"...")
		}
		parts = append(parts, TurnOf(s.m, n).Text)
		quote(n.After)
		apart, round = false, n.Round
		for _, other := range n.Variations() {
			if apart = s.whole; apart {
				parts = append(parts, s.spell(other))
			}
		}
	}
	if n != nil || !s.whole && more(v) {
		parts = append(parts, "…")
	}
	return "(" + strings.Join(parts, " ") + ")"
}

// glyphs are the signs that a record sets behind a turn.
func glyphs(n *tree.Node) (signs string) {
	for _, g := range n.Glyphs {
		signs += g.String()
	}
	return signs
}

// whole is the full remark of the moment shown.
func (r *Record) whole(of *remark) string {
	if !of.cut {
		return of.text
	}
	return (&speller{m: r.moment, left: fullVariation, whole: true}).spell(of.aside)
}

// said are the remarks about the turn shown.
func (r *Record) said() (list []*remark) {
	for i := range r.remarks {
		if r.remarks[i].ply == r.moment.Ply {
			list = append(list, &r.remarks[i])
		}
	}
	return list
}

// Comment is the record's comment on the turn shown, or on the game at its start; "" for none.
// What the player of the last turn says itself is announced by the page, as it is said.
func (r *Record) Comment() string {
	var texts []string
	for _, of := range r.said() {
		if of.aside == nil && !(of.told && r.moment.Live) {
			texts = append(texts, of.text)
		}
	}
	return strings.Join(texts, " ")
}

// Spoken is Comment as it is read aloud, after other sentences.
func (r *Record) Spoken() string {
	if said := r.Comment(); said != "" {
		return tabletext.Joint() + locale.T("sr.comment", tabletext.Arg("text", said))
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

// inLines breaks a text into lines; most is how many there may be, 0 for any number. The
// last one ends in an ellipsis if there were more.
func inLines(text string, width, scale float64, most int) []string {
	lines := canvas.Wrap(theme.Caption, text, width, scale)
	if most == 0 || len(lines) <= most {
		return lines
	}
	last := lines[most-1]
	for last != "" && canvas.Measure(theme.Caption, last+"…", scale) > width {
		_, n := utf8.DecodeLastRuneInString(last)
		last = last[:len(last)-n]
	}
	return append(lines[:most-1], last+"…")
}

// drawRemark draws a remark: a comment in its player's colour, a variation in grey.
func (e *row) drawRemark(c *canvas.Canvas, r canvas.Rect) {
	if e.remark.aside != nil {
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

// open is the ply whose remarks are shown in full: the one shown, if it has any.
func (r *Record) open() int {
	if len(r.said()) == 0 {
		return noPly
	}
	return r.moment.Ply
}

// noPly is no ply, not even 0, the start.
const noPly = -1
