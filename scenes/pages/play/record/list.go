package record

import (
	"sort"
	"strconv"
	"strings"
	"unicode/utf8"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/phrase"
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

// Moves is the list of moves below the players' names, which are left out where
// there is little room. With split an event divides the round it falls in; without,
// it follows the round.
func (r *Record) Moves(split bool) ui.Part {
	return ui.Column(0, r.heads().High(headHeight).Drop(2), r.MoveRows(split)).Tall().Grow().Least(theme.TouchTarget).Drop(1)
}

// heads is the players' names above their columns.
func (r *Record) heads() ui.Part {
	m := r.moment
	heads := make([]ui.Part, len(m.Info.Seats))
	for i := range heads {
		s := game.Seat(i)
		heads[m.Info.Column(s)] = ui.Row(6, m.Dot(s), ui.Text(theme.Caption, phrase.SideName(m.Info, s), m.Screen.Theme.Ink2).Grow())
	}
	return ui.Inset(roundWidth, 0, -cellLead, 0, ui.Columns(0, heads...))
}

// MoveRows is Moves without the names.
func (r *Record) MoveRows(split bool) ui.Part {
	var l *list
	now, s := r.moment.Ply, &r.moves
	rows := ui.Over(
		ui.Paint(func(c *canvas.Canvas, at canvas.Rect) { l.draw(c, at, s.Y, s.Y+s.Area().H, now) }),
		ui.Press(ui.Control{ID: ListID, Name: locale.T("play.moves"), Value: r.Comment(), Area: ui.Area{Entries: turns{r}}, Pick: func(x, y float64) {
			if ply, ok := l.at(x, y); ok {
				r.look(ply)
			}
		}}),
	).HighBy(func(v ui.View, width float64) float64 {
		l = r.listIn(shape{split, width, v.Scale, r.open()})
		return l.height
	})
	return ui.Scrolling(s, rows).Placed(func(canvas.Rect) { r.follow(l) }).Grow().Least(theme.TouchTarget).Drop(1)
}

// follow brings the turn looked at into sight where it has changed.
func (r *Record) follow(l *list) {
	if r.followed == r.moment.Sight {
		return
	}
	r.followed = r.moment.Sight
	area := r.moves.Area()
	at := l.find(r.moment.Ply)
	at.H = min(at.H, area.H-2*cellLead) // the turn itself in any case
	r.moves.Show(at.Move(area.X, area.Y))
}

// shape is what a list's arrangement depends on besides what was played.
type shape struct {
	split        bool
	width, scale float64
	open         int // the ply whose remarks stand there whole
}

// list is the turns in rows, as they stand in a width.
type list struct {
	shape
	column float64 // the width of a player's
	height float64
	rows   []row
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
	width  float64 // what the mark of the turn looked at covers
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

// cell fits a turn into its column. Whom it checks may reach so far
// beyond it. Without room for it a plus stands for it, as notations
// write a check; without room even for that before the mark of the
// next cell, the report tells of it.
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

// beyond is how far what belongs to a cell may reach into the next one of those that
// follow it: where something stands there it ends well before.
func beyond(next []table.Cell) float64 {
	switch {
	case len(next) == 0:
		return 0
	case next[0] == table.Cell{}:
		return cellLead
	}
	return -cellLead
}

// tight is smaller types for turns that say much: slides, sweeps and exchanges.
var tight = [...]theme.Role{theme.Moves, {Size: 14, Line: 20}, theme.Caption}

// fit is the largest type in which a turn fits its column. Before anything is left out,
// a figure stands close to its squares.
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

// find is where the turn that led to a ply stands, or its event, as a resignation has
// nothing else, with what is said of it below; the top of the list for the start.
func (l *list) find(ply int) (at canvas.Rect) {
	for i := range l.rows {
		row := &l.rows[i]
		for j := range row.cells {
			if row.cells[j].ply == ply && ply > 0 {
				box := l.box(row, j)
				if !at.Empty() { // what introduces the turn
					box.Y, box.H = at.Y, box.Bottom()-at.Y
				}
				at = box
			}
		}
		switch {
		case row.ply != ply || ply == 0 || row.cells != nil:
		case at.Empty():
			at = canvas.Box(0, row.y, l.width, row.h)
		case row.remark != nil:
			at.H = row.y + row.h - at.Y
		}
	}
	return at
}

// from is the first row that reaches below y.
func (l *list) from(y float64) int {
	return sort.Search(len(l.rows), func(i int) bool { return l.rows[i].y+l.rows[i].h > y })
}

// at is the ply of the turn, event or remark at a place of the list.
func (l *list) at(x, y float64) (ply int, ok bool) {
	i := l.from(y)
	if y < 0 || i == len(l.rows) {
		return 0, false
	}
	row := &l.rows[i]
	if row.cells == nil {
		return row.ply, x >= 0
	}
	for j := range row.cells {
		if left := l.box(row, j).X; x >= left && x < left+l.column {
			ply = row.cells[j].ply
		}
	}
	return ply, ply > 0
}
