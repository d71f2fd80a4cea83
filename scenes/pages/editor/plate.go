package editor

import (
	"image/color"
	"math"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/board"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/ui"
)

// plate is the board with its marks and the texts of its squares.
type plate struct {
	*board.Controller
	desk    *desk
	may     []board.May // by square
	marks   render.Marks
	quarter int
}

// tell gives the board the possible actions: carrying pieces, and some tools' presses.
func (b *plate) tell() {
	d := b.desk
	drags, any := d.tool.do != marks && d.tool.do != lays, d.tool != hand && d.tool.do != erases
	for sq := range b.may {
		b.may[sq] = 0
		if any {
			b.may[sq] = board.Other
		}
		if drags && d.position.Cells[sq].Piece != game.NoPiece {
			b.may[sq] |= board.Pick | board.Drag
		}
	}
	b.SetLook(d.session.Look(d.view.Scale))
	b.Show(board.Told{
		Screen: d.view, Quarter: b.quarter, May: b.may, Selected: d.held(), Waits: game.NoSquare, Start: game.Square(len(b.may) / 2),
		Open: d.tool != hand, Glass: d.session.Settings.Glass, Name: locale.T("game." + d.in.ID + ".name"), Value: b.spoken(),
	})
}

// held is the square of the piece that was picked up, or NoSquare.
func (d *desk) held() game.Square {
	if d.tool.do == moves {
		return d.tool.from
	}
	return game.NoSquare
}

// mark marks the piece in hand, and the squares of the field that is being marked.
func (b *plate) mark() {
	d := b.desk
	b.marks.Selected, b.marks.Due = d.held(), b.marks.Due[:0]
	if d.tool.do == marks {
		b.marks.Due = append(b.marks.Due, d.position.Field(d.tool.field).Marks()...)
	}
	b.SetMarks(b.marks)
}

// part is the board in its place.
func (b *plate) part() ui.Part {
	return ui.Over(b.Part(), ui.Paint(func(c *canvas.Canvas, _ canvas.Rect) { b.drawFaults(c) }))
}

// spoken describes the cursor's square.
func (b *plate) spoken() string {
	at := b.Cursor()
	if at == game.NoSquare {
		return ""
	}
	name := b.desk.in.Board.Label(at)
	if piece := b.desk.position.Cells[at].Piece; piece != game.NoPiece {
		name += " " + gametext.PieceName(b.desk.in, piece)
	}
	return name
}

// asked carries out a person's actions on the board.
func (p *Page) asked(r board.Request) bool {
	switch {
	case r.Do == board.Tap, r.Do == board.Select && p.tool == hand:
		p.press(r.At)
	case r.Do == board.Lift:
		return true
	case r.Do == board.Drop:
		p.tool.from = game.NoSquare
		if r.Off {
			p.position.Take(r.From)
		} else if r.At != game.NoSquare {
			p.position.Move(r.From, r.At)
		}
		p.changed()
	case r.Do == board.Cancel && p.tool != hand:
		p.tool = hand
		p.changed()
		return true
	case r.Do == board.Done:
		p.plate.mark()
		p.again()
	}
	return false
}

// press applies the tool in hand to a square.
func (d *desk) press(sq game.Square) {
	t := &d.tool
	if sq == game.NoSquare {
		t.from = sq
		d.changed()
		return
	}
	switch t.do {
	case puts:
		if d.position.Cells[sq].Piece == t.piece {
			d.position.Take(sq)
		} else {
			d.position.Put(sq, t.piece)
		}
	case erases:
		d.position.Take(sq)
	case marks:
		d.position.Field(t.field).Mark(sq)
	case lays:
		d.lay(sq)
	case moves:
		d.moveTo(sq)
	}
	d.touch(sq)
	d.changed()
}

// moveTo picks a piece up, or puts down the one picked up.
func (d *desk) moveTo(sq game.Square) {
	t := &d.tool
	switch {
	case t.from == sq:
		t.from = game.NoSquare
	case t.from != game.NoSquare:
		d.position.Move(t.from, sq)
		t.from = game.NoSquare
	case d.position.Cells[sq].Piece != game.NoPiece:
		t.from = sq
	}
}

// lay lays the tile in hand on a square, or takes it up where it lies.
func (d *desk) lay(sq game.Square) {
	f := d.position.Field(d.tool.field)
	kind := d.tool.tile
	if was, _, _ := f.Tile(sq); was == kind {
		kind = 0
	}
	f.LayTile(sq, kind)
}

// drawFaults draws a ring around each fault, a frame where something is missing, and the text
// of the fault shown beside it (render/README.md, Editor).
func (b *plate) drawFaults(c *canvas.Canvas) {
	r := b.Pitch() * 0.455
	for i := range b.desk.faults {
		at := b.desk.faults[i].At
		if at == game.NoSquare || !b.Sees(at) {
			continue
		}
		x, y := b.Center(at)
		danger := c.Theme.Danger
		if b.desk.faults[i].Lacks {
			c.Shape(canvas.Box(x-r, y-r, 2*r, 2*r), canvas.Shape{Radius: 4, Line: 2, Stroke: danger, Dashed: true})
		} else {
			ring(c, x, y, 1.5*r, canvas.Shape{Fill: theme.Alpha(danger, 0.2)})
			ring(c, x, y, 1.26*r, canvas.Shape{Line: 3, Stroke: danger})
		}
		bx, by, role, size := x+0.95*r, y-0.95*r, badgeText, 10.0
		if r < 12 {
			bx, by, role, size = x+1.3*r, y-1.3*r, countText, 7
		}
		ring(c, bx, by, size, canvas.Shape{Fill: danger})
		c.TextIn(role, canvas.Box(bx-10, by-10, 20, 20), canvas.AlignCenter, "!", theme.Light.SealText)
	}
}

var badgeText = theme.Role{Size: 14, Line: 20, Bold: true}

func ring(c *canvas.Canvas, x, y, r float64, s canvas.Shape) {
	s.Radius = r
	c.Shape(canvas.Box(x-r, y-r, 2*r, 2*r), s)
}

// bubbleText is the type of a bubble beside a square.
var bubbleText = theme.Role{Size: 16, Line: 22}

// drawBubble draws the text of the fault shown on the free side of its square.
func (b *plate) drawBubble(c *canvas.Canvas) {
	d := b.desk
	if d.fault >= len(d.faults) || d.faults[d.fault].At == game.NoSquare || d.view.W < bubbleFrom || !b.Sees(d.faults[d.fault].At) {
		return
	}
	const pad, gap = 14, 10.0
	board := b.Rect()
	lines := canvas.Wrap(bubbleText, d.said(d.fault), min(300, board.W*0.6), c.Scale)
	w, h := 0.0, bubbleText.Line*float64(len(lines))+12
	for _, line := range lines {
		w = max(w, c.Measure(bubbleText, line)+2*pad)
	}
	x, y := b.Center(d.faults[d.fault].At)
	off := 0.455*b.Pitch()*1.5 + gap
	left := x + off
	if left+w > board.Right() {
		left = math.Max(board.X, x-off-w)
	}
	r := canvas.Box(left, math.Min(math.Max(y-h/2, board.Y+4), board.Bottom()-h-4), w, h)
	c.Shadow(r, 6, 0.2)
	c.Shape(r, canvas.Shape{Radius: theme.ButtonRadius, Line: 1.6, Fill: c.Theme.Card, Stroke: c.Theme.Danger})
	c.Lines(bubbleText, lines, r.X+pad, r.Y+6, c.Theme.Danger)
}

// bubbleFrom is the width from which a view has room beside a square.
const bubbleFrom = 700.0

// said is a fault in words.
func (d *desk) said(i int) string {
	f := d.faults[i].Fault
	if d.faults[i].At != game.NoSquare && f.Phrase.Key == "" { // the square is shown
		f.Square = d.faults[i].At
	}
	lines := gametext.Fault(d.in, &f)
	if len(lines) == 0 {
		return f.What
	}
	return lines[0]
}

// ink is a label's colour: danger if its field has a fault.
func (d *desk) ink(key string) color.NRGBA {
	for i := range d.faults {
		if d.faults[i].Field == key {
			return d.view.Theme.Danger
		}
	}
	return d.view.Theme.Ink
}

// Board is the board.
func (p *Page) Board() *game.Board { return p.in.Board }

// Center is the place of a square in the view.
func (p *Page) Center(sq game.Square) (x, y float64) { return p.plate.Center(sq) }
