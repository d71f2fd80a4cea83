package record

import (
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game/match"
	"yanyi/game/tree"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/phrase"
	"yanyi/scenes/reading"
)

// Told is a turn as a list of turns is read aloud: its round, whose it is, what the record
// and its glyphs say of it.
func Told(m *moment.Moment, move *match.Move) string {
	side := words.Side(m.Info, "side", move.Seat)
	said := locale.T("event.result.by.resign", side)
	if !move.Resigned {
		n := words.Turn(m, move)
		if n.Key == "notation.check" { // which is said in words
			n = *n.Args[0].Phrase
		}
		said = locale.T("sr.news", side, words.Arg("text", phrase.Of(m.Info, n)))
	}
	parts := append([]string{said}, Great(m, move)...)
	for _, more := range [...]string{checks(m, move), Glyphs(move.Node)} {
		if more != "" {
			parts = append(parts, more)
		}
	}
	return strconv.Itoa(move.Round) + ". " + strings.Join(parts, locale.T("sr.comma"))
}

// Glyphs are the signs that a record sets behind a turn, in words.
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

// aloud is the list of moves as it is read aloud.
type aloud struct {
	of      basis
	names   []string // of the turns, as far as they have been put into words
	list    *list    // that entries are the lines of
	entries []reading.Entry
	plies   []int
}

// turns are the list's turns, one by one.
type turns struct{ *Record }

// Entries lists them.
func (t turns) Entries() []reading.Entry {
	a, m := &t.aloud, t.moment
	of := t.basis
	of.plies, of.over = 0, false // the turns before stay what they were
	anew := a.list != t.list
	if a.of != of || len(a.names) > m.Plies || anew && len(t.remarks) > 0 {
		*a, anew = aloud{of: of}, true
	}
	if anew && t.list != nil {
		t.lay()
	}
	for i := range a.entries {
		a.entries[i].On = a.plies[i] == m.Ply
	}
	return a.entries
}

// lay finds where the turns stand in the list.
func (t turns) lay() {
	a := &t.aloud
	a.list, a.entries, a.plies = t.list, a.entries[:0], a.plies[:0]
	moves := t.moment.Line.Moves()
	for i := len(a.names); i < len(moves); i++ {
		a.names = append(a.names, Told(t.moment, &moves[i])+t.remarked(moves[i].Ply))
	}
	for i := range t.list.rows {
		row := &t.list.rows[i]
		for j := range row.cells {
			if c := &row.cells[j]; c.ply > 0 {
				a.entries = append(a.entries, reading.Entry{ID: strconv.Itoa(c.ply), Name: a.names[c.ply-1], Rect: t.list.box(row, j)})
				a.plies = append(a.plies, c.ply)
			}
		}
	}
}

// remarked is what the record says beside a turn, after other words.
func (t turns) remarked(ply int) (said string) {
	for i := range t.remarks {
		if of := &t.remarks[i]; of.ply == ply {
			said += locale.T("sr.stop") + of.text
		}
	}
	return said
}

// Open looks at the position after a turn.
func (t turns) Open(id string) {
	if ply, err := strconv.Atoi(id); err == nil {
		t.step(ply)
	}
}

// reported are the lines of the report, one by one.
type reported struct{ *Record }

// Entries lists them.
func (r reported) Entries() (list []reading.Entry) {
	for i := range r.report {
		e := &r.report[i]
		list = append(list, reading.Entry{
			ID: strconv.Itoa(i), Name: words.Listed(e.round, e.head, e.detail), On: e.ply == r.moment.Ply,
			Rect: canvas.Box(0, entryHeight*float64(i), r.events.Area().W, entryHeight),
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

// Hear goes a turn on or back for whoever asks for it, and reports whether somebody did.
func Hear(r *Record, word string) (answer string, known bool) {
	ply := r.table.Ply()
	switch word {
	case "n":
		ply++
	case "b":
		ply--
	default:
		return "", false
	}
	if ply < 0 || ply > r.table.Plies() {
		return locale.T("sr.none"), true
	}
	r.step(ply)
	return "", true
}
