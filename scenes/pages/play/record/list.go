package record

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/movelist"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/ui"
)

// ListID is the control of the list of moves.
const ListID = "list"

// Measures of the list, in logical pixels.
const (
	headHeight = 30
	rowHeight  = 32
	roundWidth = 36 // the rounds' numbers, before the columns
	cellLead   = 8  // a cell begins before its column's text
	eventLeft  = 40
)

// Moves is the list of moves below the players' names, which are left out in little room. With
// split, an event divides its round; otherwise it follows the round.
func (r *Record) Moves(split bool) ui.Part {
	return ui.Column(0, r.heads().High(headHeight).Drop(2), r.MoveRows(split)).Tall().Grow().Least(theme.TouchTarget).Drop(1)
}

// heads is the players' names above their columns.
func (r *Record) heads() ui.Part {
	m := r.moment
	heads := make([]ui.Part, len(m.Info.Seats))
	for i := range heads {
		s := game.Seat(i)
		heads[m.Info.Column(s)] = ui.Row(6, m.Dot(s), ui.Text(theme.Caption, gametext.SideName(m.Info, s), m.Screen.Theme.Ink2).Grow())
	}
	return ui.Inset(roundWidth, 0, -cellLead, 0, ui.Columns(0, heads...))
}

// MoveRows is Moves without the names.
func (r *Record) MoveRows(split bool) ui.Part {
	return r.moves.Part(ui.Control{ID: ListID, Name: locale.T("play.moves"), Value: r.Comment()}, source{r, split}, r.moment.Sight)
}

// source is the list's.
type source struct {
	*Record
	split bool
}

// Lay lays the list out.
func (s source) Lay(width, scale float64) *movelist.Rows[int] {
	return s.listIn(shape{s.split, width, scale, s.open()}).items()
}

// Now is the ply shown.
func (s source) Now() int { return s.moment.Ply }

// Look shows the position after the given number of turns.
func (s source) Look(ply int) { s.look(ply) }

// Aloud is a turn as it is read aloud, with the record's remarks on it.
func (s source) Aloud(ply int) string {
	said := Told(s.moment, s.moment.Line.Moves()[ply-1])
	for i := range s.remarks {
		if of := &s.remarks[i]; of.ply == ply {
			said += locale.T("sr.stop") + of.text
		}
	}
	return said
}

// shape is what a list's arrangement depends on besides the turns.
type shape struct {
	split        bool
	width, scale float64
	open         int // the ply whose remarks are shown in full
}

// list is the turns in rows, as they stand in a width.
type list struct {
	shape
	column float64 // the width of a player's
	height float64
	rows   []row
	placed *movelist.Rows[int] // the rows as items, nil before
}

// row is a round, or without cells an event or a remark.
type row struct {
	y, h   float64
	round  string
	cells  []cell
	ply    int
	seal   string
	lines  []string
	remark *remark // nil if it is none
}

// cell is a turn in its row.
type cell struct {
	ply    int
	text   string
	role   theme.Role
	passed bool    // no turn: the player was passed over
	check  string  // said at the right of the text
	right  float64 // where the text ends, with a gap, from the cell's left
	width  float64 // the area of the mark of the turn shown
}

// listIn is the list in a shape.
func (r *Record) listIn(s shape) *list {
	if r.list != nil && r.list.shape == s {
		return r.list
	}
	seats := len(r.moment.Info.Seats)
	r.list = &list{shape: s, column: (s.width - roundWidth + cellLead) / float64(seats)}
	w := weaver{r: r, left: r.remarks}
	for _, from := range table.Rows(r.moment.Info, r.moment.Line.Moves(), s.split) {
		w.row(&from)
	}
	w.say(r.moment.Plies)
	return r.list
}

// add puts a row below the others.
func (l *list) add(row row) {
	row.y = l.height
	l.height += row.h
	l.rows = append(l.rows, row)
}

func (s *shape) event(ply int, n note) row {
	lines := canvas.Wrap(theme.Caption, n.head, s.width-eventLeft-40, s.scale)
	return row{h: max(rowHeight, float64(len(lines))*theme.Caption.Line+8), ply: ply, seal: n.seal, lines: lines}
}

// round is a round's cells from one on, before another one.
func (r *Record) round(from *table.Row, begin, end int) row {
	to := row{h: rowHeight, cells: make([]cell, len(from.Cells))}
	if from.Round > 0 && begin == 0 {
		to.round = strconv.Itoa(from.Round)
	}
	for i, c := range from.Cells[:end] {
		switch {
		case i < begin:
		case c.Passed:
			to.cells[i] = cell{text: locale.T("moves.passed"), role: theme.Caption, passed: true}
		case c.Ply > 0:
			to.cells[i] = r.list.cell(c.Ply, r.turns[c.Ply-1], beyond(from.Cells[i+1:end]))
		}
	}
	return to
}

// cell fits a turn into its column. The names of checked players may reach beyond it by the
// given width. Without room for them a plus stands for them, as in notations of check; without
// room for the plus before the mark of the next cell, only the report mentions it.
func (l *list) cell(ply int, t Turn, beyond float64) cell {
	w := l.cellWidth()
	c := cell{ply: ply, check: t.Check}
	c.role, c.text = fit(t.Text, w-10, l.scale)
	c.right = cellLead + canvas.Measure(c.role, c.text, l.scale) + 6
	wide := func() float64 { return canvas.Measure(theme.Caption, c.check, l.scale) }
	room := w + beyond - c.right
	if c.check != "" && wide() > room {
		c.check = "+"
	}
	if wide() > w+max(beyond, 0)-c.right {
		c.check = ""
	}
	c.width = max(w, c.right+wide()+4)
	return c
}

// beyond is how far a cell's content may reach into the next cell, well before any content.
func beyond(next []table.Cell) float64 {
	switch {
	case len(next) == 0:
		return 0
	case next[0] == table.Cell{}:
		return cellLead
	}
	return -cellLead
}

// tight is smaller types for turns with long texts: slides, sweeps and exchanges.
var tight = [...]theme.Role{theme.Moves, {Size: 14, Line: 20}, theme.Caption}

// fit is the largest type in which a turn fits its column, with figures closer if necessary.
func fit(text string, w, scale float64) (theme.Role, string) {
	for _, role := range tight {
		if canvas.Measure(role, text, scale) <= w {
			return role, text
		}
	}
	w += 6 // into the gap before the next column
	if sign, n := utf8.DecodeRuneInString(text); art.IsFigureSign(sign) && canvas.Measure(theme.Caption, text, scale) > w {
		text = text[:n] + strings.TrimPrefix(text[n:], " ")
	}
	return theme.Caption, canvas.Fit(theme.Caption, text, w, scale)
}

func (l *list) cellWidth() float64 { return l.column - 2 }

// box is where a cell stands in the list.
func (l *list) box(row *row, i int) canvas.Rect {
	return canvas.Box(roundWidth+float64(i)*l.column-cellLead, row.y+5, l.cellWidth(), rowHeight-10)
}

// items is the list as it is drawn, pressed and read aloud. The introduction of a turn and its
// remarks scroll into view with it; so does the event of a turn without anything else, such as
// a resignation.
func (l *list) items() *movelist.Rows[int] {
	if l.placed != nil {
		return l.placed
	}
	l.placed = &movelist.Rows[int]{Height: l.height}
	add := func(i movelist.Item[int]) { l.placed.Items = append(l.placed.Items, i) }
	played := map[int]bool{0: true}
	for i := range l.rows {
		for _, c := range l.rows[i].cells {
			played[c.ply] = true
		}
	}
	for i := range l.rows {
		row := &l.rows[i]
		if row.cells == nil {
			at := canvas.Box(0, row.y, l.width, row.h)
			add(movelist.Item[int]{Of: row.ply, At: at, Press: at, Look: row, Near: row.ply > 0 && row.remark != nil || !played[row.ply]})
			continue
		}
		add(movelist.Item[int]{Of: noPly, At: canvas.Box(-6, row.y, 24, rowHeight), Look: movelist.Number(row.round)})
		for j := range row.cells {
			if c := &row.cells[j]; c.text != "" {
				at := l.box(row, j)
				item := movelist.Item[int]{Of: noPly, At: at, Look: c}
				if c.ply > 0 {
					item.Of, item.Move, item.Near = c.ply, true, true
					item.Press = canvas.Box(at.X, row.y, l.column, row.h)
				}
				add(item)
			}
		}
	}
	return l.placed
}

// Draw draws a turn.
func (t *cell) Draw(c *canvas.Canvas, r canvas.Rect, now bool) {
	ink := c.Theme.Ink
	switch {
	case t.passed:
		ink = c.Theme.Ink3
	case now:
		c.Shape(canvas.Box(r.X, r.Y, t.width, r.H), canvas.Shape{Radius: theme.ChipRadius, Fill: theme.Alpha(c.Theme.Gold, 0.20)})
	}
	c.TextIn(t.role, canvas.Box(r.X+cellLead, r.Y, r.W-4, r.H), canvas.AlignLeft, t.text, ink)
	c.TextIn(theme.Caption, canvas.Box(r.X+t.right, r.Y, r.W+cellLead-t.right, r.H), canvas.AlignLeft, t.check, c.Theme.Danger)
}

// Draw draws an event or a remark.
func (e *row) Draw(c *canvas.Canvas, r canvas.Rect, _ bool) {
	if e.remark != nil {
		e.drawRemark(c, r)
		return
	}
	c.Seal(e.seal, canvas.Box(r.X+eventLeft-7, r.Y+(e.h-22)/2, 22, 22), sealAngle)
	y := r.Y + (e.h-float64(len(e.lines))*theme.Caption.Line)/2
	c.Lines(theme.Caption, e.lines, r.X+eventLeft+28, y, c.Theme.Ink)
}

// sealAngle is how the seals of events stand, in degrees.
const sealAngle = -5
