package editor

import (
	"slices"
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/ui"
)

// Sizes of the box in logical pixels (render/README.md, Editor).
const (
	cell = 46.0
	disc = 36.0
)

// tray is the available pieces, face-up or face-down.
type tray struct {
	desk   *desk
	hidden bool
	pieces map[string]game.Piece // by their controls
}

// shown are the pieces of the box, army by army.
func (t *tray) shown() (armies [][]ui.Part) {
	t.pieces = map[string]game.Piece{}
	last := game.NoSeat
	for _, piece := range t.desk.grammar.Tray() {
		if piece.Hidden() != t.hidden {
			continue
		}
		if army := piece.Origin(); army != last {
			armies, last = append(armies, nil), army
		}
		armies[len(armies)-1] = append(armies[len(armies)-1], t.piece(piece))
	}
	return armies
}

// conceals reports whether pieces may lie face down.
func (t *tray) conceals() bool { return slices.ContainsFunc(t.desk.grammar.Tray(), game.Piece.Hidden) }

// rows are the pieces, each army in one or more rows, or several armies in one.
func (t *tray) rows(width float64) ui.Part {
	n := max(1, int(width/cell))
	var rows []ui.Part
	for _, army := range t.shown() {
		rows = append(rows, ui.Grid(min(n, max(len(army), 7)), 0, army...))
	}
	return ui.Column(0, rows...)
}

// line is all pieces in a row.
func (t *tray) line() ui.Part {
	var all []ui.Part
	for _, army := range t.shown() {
		for _, piece := range army {
			all = append(all, piece.Wide(cell))
		}
	}
	return ui.Row(0, all...)
}

// id is the control of a piece.
func (t *tray) id(piece game.Piece) string {
	id := "piece." + string(rune(t.desk.in.Armies[piece.Origin()].Letter))
	if piece.Hidden() {
		id += "~"
	}
	return id + string(rune(piece.Kind().Letter()))
}

// piece is a piece in the box with the number left.
func (t *tray) piece(piece game.Piece) ui.Part {
	d, id := t.desk, t.id(piece)
	t.pieces[id] = piece
	left := d.position.Left(piece)
	in := d.tool.do == puts && d.tool.piece == piece
	ctl := ui.Control{ID: id, Name: gametext.SideName(d.in, piece.Origin()) + " " + gametext.PieceName(d.in, piece), Role: ui.RoleButton, On: in, Lift: func() {}}
	if piece.Kind() == game.Unknown {
		ctl.Name = locale.T("editor.hidden")
	}
	if left >= 0 {
		ctl.Value = strconv.Itoa(max(0, left))
	}
	ctl.Draw = func(c *canvas.Canvas, ctl *ui.Control, s ui.State) { d.drawInBox(c, ctl, s, piece, left) }
	return ui.Press(ctl.Does(func() { d.take(tool{do: puts, piece: piece, from: game.NoSquare}) })).High(cell)
}

// drawInBox draws a piece of the box: pale if none is left, with a badge if more than one.
func (d *desk) drawInBox(c *canvas.Canvas, ctl *ui.Control, s ui.State, piece game.Piece, left int) {
	r := ctl.Rect.Center(cell, cell)
	if ctl.On {
		c.Shape(r, canvas.Shape{Radius: theme.ButtonRadius, Line: 2, Fill: theme.Alpha(c.Theme.Hint, 0.16), Stroke: c.Theme.Hint})
	} else if s.Hover || s.Pressed {
		c.Shape(r, canvas.Shape{Radius: theme.ButtonRadius, Fill: theme.Alpha(c.Theme.Sunk, 0.6)})
	}
	at := r.Center(disc, disc)
	before := c.Fade(1)
	if left == 0 || left < -1 {
		c.Fade(0.3)
	}
	c.Piece(d.session.Look(c.Scale), d.in, piece, d.commander(piece), at)
	c.SetFade(before)
	if left > 0 {
		drawCount(c, at, left)
	}
}

// drawCount draws a number in a badge of 16 at the lower right of a disc.
func drawCount(c *canvas.Canvas, at canvas.Rect, n int) {
	badge := canvas.Box(at.Right()-11, at.Bottom()-13, 16, 16)
	c.Shape(badge, canvas.Shape{Radius: 8, Line: 1, Fill: c.Theme.Card, Stroke: c.Theme.Line2})
	c.TextIn(countText, badge, canvas.AlignCenter, strconv.Itoa(n), c.Theme.Ink)
}

var countText = theme.Role{Size: 11, Line: 16}

// commander is the commander of a piece put down now.
func (d *desk) commander(piece game.Piece) game.Seat {
	army := piece.Origin()
	switch {
	case piece.Kind() == game.Unknown:
		return game.NoSeat
	case d.position.By[army] != game.NoSeat:
		return d.position.By[army]
	case int(army) < len(d.in.Seats):
		return army
	}
	return game.NoSeat
}

// take takes a tool in hand; taken again, the hand is empty.
func (d *desk) take(t tool) {
	if d.tool == t {
		t = hand
	}
	d.tool = t
	d.changed()
}

// faces is the choice of the side of the pieces in the box, if they have two.
func (t *tray) faces() ui.Part {
	chosen := "open"
	if t.hidden {
		chosen = "hidden"
	}
	return ui.If(t.conceals(), ui.Segmented("faces", []string{"open", "hidden"}, []string{locale.T("editor.open"), locale.T("editor.hidden")}, chosen, func(value string) {
		t.hidden = value == "hidden"
		t.desk.again()
	}))
}

// tools are the tools for pieces, and for the board.
func (p *Page) tools() ui.Part { return ui.Flow(0, append(p.inHand(ui.IconButton), p.whole()...)...) }

// inHand are the tools of a hand without a piece.
func (p *Page) inHand(button func(id string, icon canvas.Icon, label string) ui.Control) []ui.Part {
	return []ui.Part{
		ui.Press(button("tool.move", canvas.IconMove, locale.T("editor.move")).When(p.tool.do == moves).Does(func() { p.tool = hand; p.changed() })),
		ui.Press(button("tool.erase", canvas.IconErase, locale.T("editor.eraser")).When(p.tool.do == erases).Does(func() { p.take(tool{do: erases, from: game.NoSquare}) })),
	}
}

// whole are the actions on the whole board.
func (p *Page) whole() []ui.Part {
	button := func(id string, icon canvas.Icon, key string) ui.Control {
		return ui.IconButton(id, icon, locale.T(key))
	}
	whole := func(do func()) func() {
		return func() {
			p.tool = hand
			was := p.position.String()
			if do(); p.position.String() == was {
				p.session.Say(locale.T("editor.same"))
			}
			p.changed()
		}
	}
	swap := "editor.swap"
	if len(p.in.Seats) > 2 {
		swap = "editor.rotate"
	}
	parts := []ui.Part{
		ui.Press(button("start", canvas.IconReset, "editor.start").Unless(p.position.String() == p.grammar.Start().String()).Does(whole(func() { p.position = p.grammar.Start() }))),
		ui.Press(button("clear", canvas.IconTrash, "editor.clear").Does(whole(p.position.Clear))),
	}
	if p.grammar.Maps(mirror) {
		parts = append(parts, ui.Press(button("mirror", canvas.IconMirror, "editor.mirror").Does(whole(func() { p.position.Map(mirror) }))))
	}
	if p.grammar.Maps(change) {
		parts = append(parts, ui.Press(button("swap", canvas.IconSwap, swap).Does(whole(func() { p.position.Map(change) }))))
	}
	return parts
}
