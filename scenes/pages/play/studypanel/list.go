package studypanel

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/tree"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/movelist"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// listID is the control of the tree of turns.
const listID = "tree"

// Measures of the tree, in logical pixels.
const (
	rowHigh    = 30.0
	roundWide  = 34.0 // the rounds' numbers, before the turns
	indent     = 34.0 // of a variation within a line
	mostDeep   = 4    // nested variations are indented up to this depth
	dotWide    = 16.0 // before a turn
	turnGap    = 14.0 // behind a turn
	chipGap    = 8.0
	remarkEdge = 10.0
	sharesWide = 76.0 // of a variation's shares at the right of its row
	sharesHigh = 18.0
	sharesFrom = 300.0 // narrower lists have none
)

// Tree is the tree of turns.
func (b *Panel) Tree() ui.Part {
	return b.moves.Part(ui.Control{ID: listID, Name: locale.T("study.tree"), Value: b.turn(b.s.At).Text}, source{b}, b.s.At)
}

// source is the tree as a list.
type source struct{ *Panel }

// Lay lays the tree out.
func (s source) Lay(width, scale float64) *rows {
	if s.rows == nil || s.width != width || s.scale != scale {
		w := weaver{b: s.Panel, rows: &rows{}, width: width, scale: scale, y: -rowHigh}
		w.remark(s.s.Root, s.s.Root.After, 0)
		w.line(s.s.Root, 0)
		w.Height = w.y + rowHigh
		s.Panel.rows, s.width, s.scale = w.rows, width, scale
	}
	return s.rows
}

// Now is the turn shown.
func (s source) Now() *tree.Node { return s.s.At }

// Look shows the moment after a turn.
func (s source) Look(n *tree.Node) { s.look(n) }

// Aloud is a turn as it is read aloud, and its comment.
func (s source) Aloud(n *tree.Node) string {
	name := record.Told(s.m, n)
	if n.After != "" {
		name += locale.T("sr.stop") + n.After
	}
	return name
}

// rows are the turns of the tree laid out in a width.
type (
	rows = movelist.Rows[*tree.Node]
	item = movelist.Item[*tree.Node]
)

// weaver puts the turns of a tree into rows.
type weaver struct {
	*rows
	b     *Panel
	width float64
	scale float64
	label string  // of the variation that begins with the next turn
	x, y  float64 // place of the next turn; y of its row
	open  bool    // the row may take more turns
	round int     // of the row's last turn
	kept  float64 // y of the row that has shares at its right, 0 for none
}

// room is how wide the row is for turns.
func (w *weaver) room() float64 {
	if w.kept > 0 && w.kept == w.y && w.width >= sharesFrom {
		return w.width - sharesWide - 8
	}
	return w.width
}

// left is the left edge of the turns of a line at a depth.
func left(depth int) float64 {
	return roundWide + indent*float64(min(depth, mostDeep))
}

// row begins a new row.
func (w *weaver) row(depth int) {
	w.y += rowHigh
	w.x, w.open = left(depth), true
}

// line adds the turns that follow a node, and their alternatives.
func (w *weaver) line(before *tree.Node, depth int) {
	for before.Main() != nil {
		n := before.Main()
		w.remark(n, n.Before, depth)
		w.turn(n, depth)
		w.remark(n, n.After, depth)
		for i, other := range before.Next[1:] {
			w.variation(other, i+1, depth+1)
		}
		before = n
	}
}

// variation adds a variation with its number in rows of its own.
func (w *weaver) variation(first *tree.Node, i, depth int) {
	w.remark(first, first.Before, depth)
	w.row(depth)
	top := w.y
	label := locale.T("study.variation", tabletext.Arg("n", locale.Numeral(i)))
	wide := canvas.Measure(theme.Caption, label, w.scale) + 16
	w.add(item{At: canvas.Box(w.x, w.y+4, wide, rowHigh-8), Look: chip(label)})
	if w.width >= sharesFrom {
		w.add(item{At: canvas.Box(w.width-sharesWide, w.y+(rowHigh-sharesHigh)/2, sharesWide, sharesHigh), Look: worth{w.b, first}})
	}
	w.x += wide + chipGap
	w.kept, w.label = w.y, label+locale.T("sr.comma")
	w.turn(first, depth)
	w.remark(first, first.After, depth)
	w.line(first, depth)
	x := left(depth) - indent/2
	w.add(item{At: canvas.Box(x, top, 2, w.y+rowHigh-top-4), Look: thread{}})
	w.open = false
}

// turn adds a turn after the last one, or in a new row: each round of the main line begins one.
func (w *weaver) turn(n *tree.Node, depth int) {
	t := w.b.turn(n)
	text := canvas.Measure(theme.Moves, t.Text, w.scale)
	wide := dotWide + text
	if t.Check != "" {
		wide += 6 + canvas.Measure(theme.Caption, t.Check, w.scale)
	}
	begins := depth == 0 && n.Round != w.round
	if !w.open || begins || w.x+wide > w.room() {
		w.row(depth)
		if begins {
			w.add(item{At: canvas.Box(-6, w.y, 28, rowHigh), Look: movelist.Number(strconv.Itoa(n.Round))})
			w.round = n.Round
		}
	}
	at := canvas.Box(w.x, w.y, min(wide, w.width-w.x), rowHigh)
	press := canvas.Box(at.X-turnGap/2, at.Y, at.W+turnGap, at.H)
	w.add(item{Of: n, Label: w.label, Move: true, Near: true, At: at, Press: press, Look: &cell{w.b, n.Seat, t, dotWide + text, depth > 0}})
	w.label = ""
	w.x += wide + turnGap
}

// remark adds a comment below the row.
func (w *weaver) remark(n *tree.Node, text string, depth int) {
	if text == "" {
		return
	}
	x := left(depth)
	lines := canvas.Wrap(theme.Caption, text, w.width-x-2*remarkEdge-4, w.scale)
	high := float64(len(lines))*theme.Caption.Line + 10
	at := canvas.Box(x, w.y+rowHigh+2, w.width-x-4, high)
	w.add(item{Of: n, At: at, Press: at, Look: remark(lines)})
	w.y += high + 6
	w.open = false
}

// add adds an item.
func (w *weaver) add(i item) { w.Items = append(w.Items, i) }

// cell is a turn in its row.
type cell struct {
	b     *Panel
	seat  game.Seat
	turn  record.Turn
	right float64 // where the text ends, from the cell's left
	aside bool    // it is in a variation
}

// Draw draws the turn behind its player's colour.
func (t *cell) Draw(c *canvas.Canvas, r canvas.Rect, now bool) {
	ink := c.Theme.Ink
	if t.aside && !now {
		ink = c.Theme.Ink2
	}
	if now {
		mark := canvas.Box(r.X-5, r.Y+2, r.W+12, r.H-4)
		c.Shape(mark, canvas.Shape{Radius: theme.ChipRadius, Line: 1.5, Fill: theme.Alpha(c.Theme.Gold, 0.22), Stroke: c.Theme.Gold})
	}
	c.Dot(r.X, r.Y+r.H/2, t.b.m.Color(t.seat))
	c.TextIn(theme.Moves, canvas.Box(r.X+dotWide, r.Y, r.W-dotWide, r.H), canvas.AlignLeft, t.turn.Text, ink)
	if t.turn.Check != "" {
		c.TextIn(theme.Caption, canvas.Box(r.X+t.right+6, r.Y, r.W, r.H), canvas.AlignLeft, t.turn.Check, c.Theme.Danger)
	}
}

// chip is the label of a variation.
type chip string

// Draw draws it in a frame.
func (k chip) Draw(c *canvas.Canvas, at canvas.Rect, _ bool) {
	c.Shape(at, canvas.Shape{Radius: 3, Line: 1, Stroke: c.Theme.Line2})
	c.TextIn(theme.Caption, at, canvas.AlignCenter, string(k), c.Theme.Ink2)
}

// worth is everybody's share after a variation's first turn.
type worth struct {
	b     *Panel
	first *tree.Node
}

// Draw draws it if the turn was judged.
func (k worth) Draw(c *canvas.Canvas, at canvas.Rect, _ bool) {
	of, known := k.b.s.Shares[k.first]
	if !known {
		of, known = k.b.s.Seen[k.first]
	}
	if known {
		balance{k.b.m, shares{of, true}}.draw(c, at, true)
	}
}

// thread runs along a variation.
type thread struct{}

// Draw draws it.
func (thread) Draw(c *canvas.Canvas, at canvas.Rect, _ bool) { c.Fill(at, c.Theme.Line2) }

// remark is a comment in lines.
type remark []string

// Draw draws it on a ground of its own.
func (m remark) Draw(c *canvas.Canvas, at canvas.Rect, _ bool) {
	c.Fill(at, c.Theme.Sunk)
	c.Fill(at.Left(3), c.Theme.GoldText)
	c.Lines(theme.Caption, m, at.X+remarkEdge, at.Y+5, c.Theme.Ink)
}
