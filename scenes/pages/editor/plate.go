package editor

import (
	"image/color"
	"math"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/aim"
	"yanyi/scenes/canvas"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// boardID is the board's control.
const boardID = "board"

// reach is how far from a point a finger may come down, in logical pixels
// (render/README.md, Touch).
const reach = 22.0

// plate is the board with what is marked on it and told of its squares.
type plate struct {
	desk    *desk
	board   *render.Board
	marks   render.Marks
	glass   aim.Glass
	zoom    *aim.Zoom
	pans    bool // a finger moves what is seen
	cursor  game.Square
	quarter int
	rect    canvas.Rect
}

func newPlate(d *desk) plate {
	b := render.NewBoard(d.in)
	zoom := aim.NewZoom(b)
	return plate{desk: d, board: b, marks: render.NoMarks(), zoom: zoom, glass: aim.NewGlass(b, &zoom.Lens), cursor: game.NoSquare}
}

// mark marks what is in hand, and the squares of the field that is being marked.
func (b *plate) mark() {
	d := b.desk
	b.marks.Selected, b.marks.Cursor = game.NoSquare, b.cursor
	b.marks.Due = b.marks.Due[:0]
	switch d.tool.do {
	case moves:
		b.marks.Selected = d.tool.from
	case marks:
		b.marks.Due = append(b.marks.Due, d.position.Field(d.tool.field).Marks()...)
	}
	b.board.SetMarks(b.marks)
}

// part is the board in its place.
func (b *plate) part(f *ui.Form, r *reader) ui.Part {
	d := b.desk
	ground := ui.Paint(func(c *canvas.Canvas, _ canvas.Rect) {
		if b.board.SetPlain(c.Plain); !c.Plain {
			b.board.DrawShadow(c.Target())
		}
		b.board.Draw(c.Target())
		b.drawFaults(c)
	})
	set := func(r canvas.Rect) {
		b.board.SetLook(d.session.Look(d.view.Scale))
		b.board.SetLayout(d.view.Device(r), b.quarter)
		card := b.board.Card()
		b.zoom.Lay(d.view, b.quarter)
		s := d.view.Scale
		b.rect = canvas.Box(float64(card.Min.X)/s, float64(card.Min.Y)/s, float64(card.Dx())/s, float64(card.Dy())/s)
	}
	add := func(canvas.Rect) {
		r.points = nil
		f.Add(ui.Control{ID: boardID, Name: locale.T("game." + d.in.ID + ".name"), Value: b.spoken(), Role: ui.RoleArea, Area: ui.Area{Places: r}, Pick: b.pick}.At(b.rect))
		b.addWhole(f)
	}
	return ui.Over(ui.Space(0).Placed(set), ground, ui.Space(0).Placed(add))
}

// spoken is what the cursor stands on.
func (b *plate) spoken() string {
	if b.cursor == game.NoSquare {
		return ""
	}
	name := b.desk.in.Board.Label(b.cursor)
	if piece := b.desk.position.Cells[b.cursor].Piece; piece != game.NoPiece {
		name += " " + phrase.PieceName(b.desk.in, piece)
	}
	return name
}

// center is a square's place in the view.
func (b *plate) center(sq game.Square) (x, y float64) {
	x, y = b.board.Center(sq)
	return b.zoom.Of(x/b.desk.view.Scale, y/b.desk.view.Scale)
}

// pitch is the distance of two points.
func (b *plate) pitch() float64 {
	return float64(b.board.Pitch()) / b.desk.view.Scale * b.zoom.Times()
}

// squareAt is the square a pointer means: of those that hold a piece, if only they are of
// use, the nearest.
func (b *plate) squareAt(x, y float64) game.Square {
	t := b.desk.tool
	if t.do == erases || t.do == moves && t.from == game.NoSquare {
		return b.near(x, y, 0.5, func(sq game.Square) bool { return b.desk.position.Cells[sq].Piece != game.NoPiece })
	}
	return b.near(x, y, 0.5, nil)
}

// pick is a press on the board: there, or by key at the cursor.
func (b *plate) pick(x, y float64) {
	sq := b.cursor
	if x >= 0 && y >= 0 {
		sq = b.squareAt(b.rect.X+x, b.rect.Y+y)
		b.cursor = game.NoSquare
	}
	b.desk.press(sq)
}

// press does with a square what the tool in hand does.
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

// moveTo picks a piece up, or puts down the one that was.
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

// point follows a finger with the glass, and takes it away.
func (b *plate) point(f *ui.Form, in *ui.Input) {
	if in.Touch && in.Down && b.rect.Contains(in.StartX, in.StartY) && f.Focus() == boardID && b.desk.session.Settings.Glass {
		if b.glass.Show(b.desk.view, in.X, in.Y, b.squareAt(in.X, in.Y)) {
			f.MarkDirty()
		}
	} else if b.glass.Hide() {
		f.MarkDirty()
	}
}

// drawFaults draws a ring where something is wrong, a frame where something ought to be,
// and what is told of in words beside it (render/README.md, Editor).
func (b *plate) drawFaults(c *canvas.Canvas) {
	r := b.pitch() * 0.455
	for i := range b.desk.faults {
		at := b.desk.faults[i].At
		if at == game.NoSquare || !b.sees(at) {
			continue
		}
		x, y := b.center(at)
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

// bubbleText is the type of what is said beside a square.
var bubbleText = theme.Role{Size: 16, Line: 22}

// drawBubble says the fault that is told of beside its square, on its free side.
func (b *plate) drawBubble(c *canvas.Canvas) {
	d := b.desk
	if d.fault >= len(d.faults) || d.faults[d.fault].At == game.NoSquare || d.view.W < bubbleFrom || !b.sees(d.faults[d.fault].At) {
		return
	}
	const pad, gap = 14, 10.0
	lines := canvas.Wrap(bubbleText, d.said(d.fault), min(300, b.rect.W*0.6), c.Scale)
	w, h := 0.0, bubbleText.Line*float64(len(lines))+12
	for _, line := range lines {
		w = max(w, c.Measure(bubbleText, line)+2*pad)
	}
	x, y := b.center(d.faults[d.fault].At)
	off := 0.455*b.pitch()*1.5 + gap
	left := x + off
	if left+w > b.rect.Right() {
		left = math.Max(b.rect.X, x-off-w)
	}
	r := canvas.Box(left, math.Min(math.Max(y-h/2, b.rect.Y+4), b.rect.Bottom()-h-4), w, h)
	c.Shadow(r, 6, 0.2)
	c.Shape(r, canvas.Shape{Radius: theme.ButtonRadius, Line: 1.6, Fill: c.Theme.Card, Stroke: c.Theme.Danger})
	c.Lines(bubbleText, lines, r.X+pad, r.Y+6, c.Theme.Danger)
}

// bubbleFrom is how wide a view is in which there is room beside a square.
const bubbleFrom = 700.0

// said is a fault in words.
func (d *desk) said(i int) string {
	f := d.faults[i].Fault
	if d.faults[i].At != game.NoSquare && f.Phrase.Key == "" { // the square is shown
		f.Square = d.faults[i].At
	}
	lines := phrase.Fault(d.in, &f)
	if len(lines) == 0 {
		return f.What
	}
	return lines[0]
}

// ink is a label's colour: danger if its field is at fault.
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

// Center is where a square lies in the view.
func (p *Page) Center(sq game.Square) (x, y float64) { return p.plate.center(sq) }
