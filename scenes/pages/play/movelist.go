package play

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// moveList is the turns as the panel shows them, worked out when they change.
type moveList struct {
	rows    []listRow
	heads   []string // the seats' names
	dots    []theme.Color
	height  float64
	current draw.Rect // of the turn shown, relative to the list; empty at the start
}

// listRow is a line of the list.
type listRow struct {
	y, h  float64
	round string
	cells []listCell
	lines []string // of an event, split where they break
	seal  *ebiten.Image
	ply   int // of an event
}

// listCell is a turn in the list.
type listCell struct {
	text    string
	passed  string // said of who was passed over
	check   string // who is put in check
	ply     int
	current bool
}

const (
	rowHeight  = 32
	roundWidth = 36
	eventLeft  = 40
)

// newMoveList lays the list out for a width.
func (p *Page) newMoveList(width float64) moveList {
	t := p.table
	l := moveList{}
	for s := range p.info.Seats {
		l.heads = append(l.heads, phrase.SideName(p.info, game.Seat(s)))
		l.dots = append(l.dots, armyColor(p.look.Theme, p.info, game.Seat(s)))
	}
	y, moves := 0.0, t.Match().Moves()
	for _, r := range t.Rows(p.plan.Frame == ui.Landscape) {
		row := listRow{y: y, h: rowHeight}
		if r.Event != nil {
			p.eventRow(&row, &r, width)
		} else {
			p.roundRow(&row, &r, moves)
		}
		for i, c := range row.cells {
			if c.current {
				l.current = l.cellRect(&row, i, width)
			}
		}
		y += row.h
		l.rows = append(l.rows, row)
	}
	l.height = y
	return l
}

func (p *Page) eventRow(row *listRow, r *table.Row, width float64) {
	note := p.noteOf(r)
	row.ply = r.Ply
	row.seal = p.seal(note.seal, 22)
	row.lines = draw.Wrap(theme.Caption, note.head, width-eventLeft-40, p.view.Scale)
	row.h = max(rowHeight, float64(len(row.lines))*theme.Caption.Line+8)
}

// noteOf is what the report says of a row's event, too.
func (p *Page) noteOf(r *table.Row) note {
	move := &p.table.Match().Moves()[r.Ply-1]
	for i := range move.Events {
		if &move.Events[i] == r.Event {
			return p.detailed(move, i)
		}
	}
	return describe(p.info, r.Event)
}

func (p *Page) roundRow(row *listRow, r *table.Row, moves []match.Move) {
	if r.Round > 0 {
		row.round = strconv.Itoa(r.Round)
	}
	for _, c := range r.Cells {
		cell := listCell{ply: c.Ply}
		switch {
		case c.Passed:
			cell.passed = locale.T("moves.passed")
		case c.Ply > 0:
			e := &moves[c.Ply-1]
			cell.text, cell.check = p.spelled(e)
			cell.current = c.Ply == p.table.Ply()
		}
		row.cells = append(row.cells, cell)
	}
}

// spelled is a turn as its cell shows it, and whom it checks: said once, in the
// colour of danger, where the notation says it too.
func (p *Page) spelled(e *match.Move) (text, check string) {
	switch n := p.notation(e); n.Key {
	case "notation.mate":
		return phrase.Of(p.info, n), ""
	case "notation.check":
		return phrase.Of(p.info, *n.Args[0].Phrase), p.checkSuffix(e)
	default:
		return phrase.Of(p.info, n), p.checkSuffix(e)
	}
}

func (p *Page) checkSuffix(e *match.Move) string {
	checks := table.Checks(e)
	if len(checks) == 0 {
		return ""
	}
	if len(p.info.Seats) == 2 {
		return locale.T("event.check.suffix.two")
	}
	names := phrase.SideName(p.info, checks[0])
	if len(checks) > 1 {
		names = locale.T("ui.list.and", locale.Arg{Name: "a", Value: names}, locale.Arg{Name: "b", Value: phrase.SideName(p.info, checks[1])})
	}
	return locale.T("event.check.suffix", locale.Arg{Name: "side", Value: names})
}

// columnWidth is how wide a seat's column is; the last may use the margin.
func columnWidth(width float64, n int) float64 { return (width - roundWidth + 8) / float64(n) }

// cellRect is where a cell stands, relative to the list.
func (l *moveList) cellRect(row *listRow, i int, width float64) draw.Rect {
	w := columnWidth(width, len(row.cells))
	return draw.Box(roundWidth+float64(i)*w-8, row.y+5, w-2, rowHeight-10)
}

// at is the ply of the turn or event at a place of the list, 0 if there is none.
func (l *moveList) at(x, y, width float64) int {
	for i := range l.rows {
		row := &l.rows[i]
		if y < row.y || y >= row.y+row.h {
			continue
		}
		if row.cells == nil {
			return row.ply
		}
		w := columnWidth(width, len(row.cells))
		if i := int((x - roundWidth + 8) / w); i >= 0 && i < len(row.cells) {
			return row.cells[i].ply
		}
	}
	return 0
}

// drawHeads draws the names above the columns.
func (l *moveList) drawHeads(c *draw.Canvas, r draw.Rect) {
	w := columnWidth(r.W, len(l.heads))
	for i, head := range l.heads {
		x := r.X + roundWidth + float64(i)*w
		drawDot(c, x, r.Y+r.H/2, l.dots[i])
		c.TextIn(theme.Caption, draw.Box(x+18, r.Y, w-18, r.H), draw.AlignLeft, head, c.Theme.Ink2)
	}
}

// drawDot is a side's colour; the dark theme rims it as it rims the pieces.
func drawDot(c *draw.Canvas, x, y float64, col theme.Color) {
	dot := draw.Shape{Radius: 6, Fill: col}
	if c.Theme.Dark {
		dot.Line, dot.Stroke = 1, c.Theme.PieceOutline
	}
	c.Shape(draw.Box(x, y-6, 12, 12), dot)
}

// draw draws the list with its upper left corner at r.
func (l *moveList) draw(c *draw.Canvas, r draw.Rect) {
	for i := range l.rows {
		row := &l.rows[i]
		if row.cells == nil {
			l.drawEvent(c, r, row)
			continue
		}
		c.TextIn(theme.Moves, draw.Box(r.X-6, r.Y+row.y, 24, rowHeight), draw.AlignRight, row.round, c.Theme.Ink3)
		for j := range row.cells {
			l.drawCell(c, l.cellRect(row, j, r.W).Move(r.X, r.Y), &row.cells[j])
		}
	}
}

func (l *moveList) drawCell(c *draw.Canvas, r draw.Rect, cell *listCell) {
	if cell.passed != "" {
		c.TextIn(theme.Caption, draw.Box(r.X+8, r.Y, r.W-4, r.H), draw.AlignLeft, cell.passed, c.Theme.Ink3)
	}
	if cell.text == "" {
		return
	}
	role, text := fitMove(cell.text, r.W-10, c.Scale)
	x := r.X + 8 + c.Measure(role, text) + 6
	check, room := cell.check, r.Right()+8-x
	if c.Measure(theme.Caption, check) > room {
		check = "+" // as notations write a check
	}
	if c.Measure(theme.Caption, check) > room {
		check = "" // the report tells of it
	}
	if cell.current {
		mark := r
		mark.W = max(mark.W, x+c.Measure(theme.Caption, check)+4-r.X)
		c.Shape(mark, draw.Shape{Radius: theme.ChipRadius, Fill: theme.Alpha(c.Theme.Gold, 0.20)})
	}
	c.Text(role, text, r.X+8, r.Y+(r.H-role.Line)/2, c.Theme.Ink)
	if check != "" {
		c.TextIn(theme.Caption, draw.Box(x, r.Y, room, r.H), draw.AlignLeft, check, c.Theme.Danger)
	}
}

// Smaller types for turns that say much: slides, sweeps and exchanges.
var movesTight = [...]theme.Role{theme.Moves, {Size: 14, Line: 20}, theme.Caption}

// fitMove is the largest type in which a turn fits its column.
func fitMove(text string, w, scale float64) (theme.Role, string) {
	for _, role := range movesTight {
		if draw.Measure(role, text, scale) <= w {
			return role, text
		}
	}
	return theme.Caption, draw.Fit(theme.Caption, text, w+6, scale) // into the gap before the next column
}

func (l *moveList) drawEvent(c *draw.Canvas, r draw.Rect, row *listRow) {
	top := r.Y + row.y
	c.PictureIn(row.seal, draw.Box(r.X+eventLeft-8, top+(row.h-24)/2, 24, 24))
	y := top + (row.h-float64(len(row.lines))*theme.Caption.Line)/2
	c.Lines(theme.Caption, row.lines, r.X+eventLeft+28, y, c.Theme.Ink)
}
