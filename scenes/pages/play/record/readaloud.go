package record

import (
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game/match"
	"yanyi/game/tree"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
)

// Told is a turn as a list of turns is read aloud: round, player, the record's comment, glyphs.
func Told(m *moment.Moment, move *match.Move) string {
	side := tabletext.Side(m.Info, "side", move.Seat)
	said := locale.T("event.result.by.resign", side)
	if !move.Resigned {
		n := tabletext.Turn(m, move)
		if n.Key == "notation.check" { // which is said in words
			n = *n.Args[0].Phrase
		}
		said = locale.T("sr.news", side, tabletext.Arg("text", gametext.Of(m.Info, n)))
	}
	parts := append([]string{said}, Great(m, move)...)
	for _, more := range [...]string{checks(m, move), Glyphs(move)} {
		if more != "" {
			parts = append(parts, more)
		}
	}
	return strconv.Itoa(move.Round) + ". " + strings.Join(parts, locale.T("sr.comma"))
}

// Glyphs are the signs that a record puts after a turn, in words.
func Glyphs(n *tree.Node) string {
	var list []string
	if n == nil {
		return ""
	}
	for _, g := range n.Glyphs {
		if !g.Judges() {
			list = append(list, g.String())
		} else if g > 0 {
			list = append(list, locale.T("study.glyph."+strconv.Itoa(int(g))))
		}
	}
	return strings.Join(list, locale.T("sr.comma"))
}

// reported are the lines of the report, one by one.
type reported struct{ *Record }

// Entries lists them.
func (r reported) Entries() (list []accessibility.Entry) {
	for i := range r.report {
		e := &r.report[i]
		list = append(list, accessibility.Entry{
			ID: strconv.Itoa(i), Name: tabletext.Listed(e.round, e.head, e.detail), On: e.ply == r.moment.Ply,
			Rect: r.place(i),
		})
	}
	return list
}

// Open looks at the turn of a line.
func (r reported) Open(id string) {
	if i, err := strconv.Atoi(id); err == nil && i < len(r.report) {
		r.step(r.report[i].ply)
	}
}

// Hear goes a turn forward or back if that was asked for, and reports whether it was.
func (r *Record) Hear(word string) (answer string, known bool) {
	ply := r.moment.Ply
	switch word {
	case "n":
		ply++
	case "b":
		ply--
	default:
		return "", false
	}
	switch {
	case ply < 0:
		return locale.T("sr.first"), true
	case ply > r.moment.Plies:
		return locale.T("sr.last"), true
	}
	r.step(ply)
	return "", true
}
