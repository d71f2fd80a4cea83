package bench

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game/tree"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/reading"
	"yanyi/scenes/ui"
)

// listID is the control of the tree of turns.
const listID = "tree"

// Measures of the tree, in logical pixels.
const (
	rowHigh    = 30.0
	roundWide  = 34.0 // the rounds' numbers, before the turns
	indent     = 34.0 // of a variation within a line
	mostDeep   = 4    // variations within each other stand further in up to here
	dotWide    = 16.0 // before a turn
	turnGap    = 14.0 // behind a turn
	chipGap    = 8.0
	remarkEdge = 10.0
	sharesWide = 76.0 // of a variation's shares at the right of its row
	sharesHigh = 18.0
	sharesFrom = 300.0 // narrower lists have none
)

// list is the tree in rows, as they stand in a width.
type list struct {
	width, scale float64
	height       float64
	turns        []cell
	chips        []chip
	threads      []canvas.Rect
	remarks      []remark
	numbers      []number
	aloud        []reading.Entry // the turns as they are read aloud, nil while nobody has asked
}

// cell is a turn in its row.
type cell struct {
	node  *tree.Node
	at    canvas.Rect
	text  string
	check string
	right float64 // where the text ends, from the cell's left
	aside bool    // it is in a variation
}

// chip says which variation begins in a row, number which round.
type chip struct {
	x, y  float64
	label string
	first *tree.Node // of the variation
}

type number struct {
	y    float64
	text string
}

// remark is a comment below a turn.
type remark struct {
	node  *tree.Node
	at    canvas.Rect
	lines []string
}

// Tree is the tree of turns.
func (b *Bench) Tree() ui.Part {
	var l *list
	rows := ui.Over(
		ui.Paint(func(c *canvas.Canvas, at canvas.Rect) {
			l.draw(c, b, at, b.scroll.Y, b.scroll.Y+b.scroll.Area().H)
		}),
		ui.Press(ui.Control{ID: listID, Name: locale.T("study.tree"), Value: b.turn(b.host.At()).Text, Area: ui.Area{Entries: turns{b}}, Pick: func(x, y float64) {
			if n := l.find(x, y); n != nil {
				b.look(n)
			}
		}}),
	).HighBy(func(v ui.View, width float64) float64 {
		l = b.laid(width, v.Scale)
		return l.height
	})
	return ui.Scrolling(&b.scroll, rows).Placed(func(canvas.Rect) { b.follow(l) }).Grow().Least(theme.TouchTarget).Drop(1)
}

// follow brings the turn looked at into sight where it has changed.
func (b *Bench) follow(l *list) {
	if b.shown == b.host.At() {
		return
	}
	b.shown = b.host.At()
	area := b.scroll.Area()
	at := canvas.Box(0, 0, 1, 1)
	for i := range l.turns {
		if l.turns[i].node == b.shown {
			at = l.turns[i].at
		}
	}
	b.scroll.Show(at.Move(area.X, area.Y))
}

// laid is the tree in a width.
func (b *Bench) laid(width, scale float64) *list {
	if b.list != nil && b.list.width == width && b.list.scale == scale {
		return b.list
	}
	b.list = &list{width: width, scale: scale}
	w := weaver{b: b, l: b.list, y: -rowHigh}
	w.remark(b.host.Root(), b.host.Root().After, 0)
	w.line(b.host.Root(), 0)
	b.list.height = w.y + rowHigh
	return b.list
}

// weaver puts the turns of a tree into rows.
type weaver struct {
	b     *Bench
	l     *list
	x, y  float64 // where the next turn goes; y of its row
	open  bool    // the row may take more turns
	round int     // of the row's last turn
	kept  float64 // y of the row that has shares at its right, 0 for none
}

// room is how wide the row is for turns.
func (w *weaver) room() float64 {
	if w.kept > 0 && w.kept == w.y && w.l.width >= sharesFrom {
		return w.l.width - sharesWide - 8
	}
	return w.l.width
}

// left is where the turns of a line begin that stands so deep.
func left(depth int) float64 {
	return roundWide + indent*float64(min(depth, mostDeep))
}

// row begins a new row.
func (w *weaver) row(depth int) {
	w.y += rowHigh
	w.x, w.open = left(depth), true
}

// line puts what follows a node, and what stands in the place of its turns.
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

// variation puts a variation with its number in rows of its own.
func (w *weaver) variation(first *tree.Node, i, depth int) {
	w.remark(first, first.Before, depth)
	w.row(depth)
	top := w.y
	label := locale.T("study.variation", words.Arg("n", locale.Numeral(i)))
	w.l.chips = append(w.l.chips, chip{w.x, w.y, label, first})
	w.x += canvas.Measure(theme.Caption, label, w.l.scale) + 16 + chipGap
	w.kept = w.y
	w.turn(first, depth)
	w.remark(first, first.After, depth)
	w.line(first, depth)
	x := left(depth) - indent/2
	w.l.threads = append(w.l.threads, canvas.Box(x, top, 2, w.y+rowHigh-top-4))
	w.open = false
}

// turn puts a turn behind the last one, or into a row of its own: rounds of the main line
// begin one.
func (w *weaver) turn(n *tree.Node, depth int) {
	move := w.b.host.Move(n)
	if move == nil {
		return
	}
	t := w.b.turn(n)
	text := canvas.Measure(theme.Moves, t.Text, w.l.scale)
	wide := dotWide + text
	if t.Check != "" {
		wide += 6 + canvas.Measure(theme.Caption, t.Check, w.l.scale)
	}
	begins := depth == 0 && move.Round != w.round
	if !w.open || begins || w.x+wide > w.room() {
		w.row(depth)
		if begins {
			w.l.numbers = append(w.l.numbers, number{w.y, strconv.Itoa(move.Round)})
			w.round = move.Round
		}
	}
	w.l.turns = append(w.l.turns, cell{
		node: n, at: canvas.Box(w.x, w.y, min(wide, w.l.width-w.x), rowHigh),
		text: t.Text, check: t.Check, right: dotWide + text, aside: depth > 0,
	})
	w.x += wide + turnGap
}

// remark puts a comment below the row.
func (w *weaver) remark(n *tree.Node, text string, depth int) {
	if text == "" {
		return
	}
	x := left(depth)
	lines := canvas.Wrap(theme.Caption, text, w.l.width-x-2*remarkEdge-4, w.l.scale)
	high := float64(len(lines))*theme.Caption.Line + 10
	at := canvas.Box(x, w.y+rowHigh+2, w.l.width-x-4, high)
	w.l.remarks = append(w.l.remarks, remark{n, at, lines})
	w.y += high + 6
	w.open = false
}

// find is the turn at a place of the list, nil if there is none.
func (l *list) find(x, y float64) *tree.Node {
	for i := range l.turns {
		r := l.turns[i].at
		r.X, r.W = r.X-turnGap/2, r.W+turnGap
		if r.Contains(x, y) {
			return l.turns[i].node
		}
	}
	for i := range l.remarks {
		if l.remarks[i].at.Contains(x, y) {
			return l.remarks[i].node
		}
	}
	return nil
}

// draw draws what stands between top and bottom, with the list's upper left corner at r's.
func (l *list) draw(c *canvas.Canvas, b *Bench, r canvas.Rect, top, bottom float64) {
	seen := func(at canvas.Rect) bool { return at.Bottom() > top && at.Y < bottom }
	for _, t := range l.threads {
		if seen(t) {
			c.Fill(t.Move(r.X, r.Y), c.Theme.Line2)
		}
	}
	for _, n := range l.numbers {
		if at := canvas.Box(-6, n.y, 28, rowHigh); seen(at) {
			c.TextIn(theme.Moves, at.Move(r.X, r.Y), canvas.AlignRight, n.text, c.Theme.Ink3)
		}
	}
	for _, k := range l.chips {
		at := canvas.Box(k.x, k.y+4, c.Measure(theme.Caption, k.label)+16, rowHigh-8)
		if seen(at) {
			at = at.Move(r.X, r.Y)
			c.Shape(at, canvas.Shape{Radius: 3, Line: 1, Stroke: c.Theme.Line2})
			c.TextIn(theme.Caption, at, canvas.AlignCenter, k.label, c.Theme.Ink2)
			k.drawShares(c, b, canvas.Box(r.X, at.Y-4, l.width, rowHigh), l.width)
		}
	}
	for i := range l.remarks {
		if m := &l.remarks[i]; seen(m.at) {
			at := m.at.Move(r.X, r.Y)
			c.Fill(at, c.Theme.Sunk)
			c.Fill(at.Left(3), c.Theme.GoldText)
			c.Lines(theme.Caption, m.lines, at.X+remarkEdge, at.Y+5, c.Theme.Ink)
		}
	}
	for i := range l.turns {
		if t := &l.turns[i]; seen(t.at) {
			t.draw(c, b, t.at.Move(r.X, r.Y))
		}
	}
}

// drawShares draws what a variation's first turn leaves everybody, where anybody has judged
// it.
func (k *chip) drawShares(c *canvas.Canvas, b *Bench, row canvas.Rect, width float64) {
	if of, known := b.host.Seen(k.first); known && width >= sharesFrom {
		at := canvas.Box(row.Right()-sharesWide, row.Y+(rowHigh-sharesHigh)/2, sharesWide, sharesHigh)
		balance{b.m, b.host, shares{of, true}}.draw(c, at, true)
	}
}

func (t *cell) draw(c *canvas.Canvas, b *Bench, r canvas.Rect) {
	ink := c.Theme.Ink
	if t.aside {
		ink = c.Theme.Ink2
	}
	if t.node == b.host.At() {
		ink = c.Theme.Ink
		mark := canvas.Box(r.X-5, r.Y+2, r.W+12, r.H-4)
		c.Shape(mark, canvas.Shape{Radius: theme.ChipRadius, Line: 1.5, Fill: theme.Alpha(c.Theme.Gold, 0.22), Stroke: c.Theme.Gold})
	}
	c.Dot(r.X, r.Y+r.H/2, b.m.Color(b.host.Move(t.node).Seat))
	c.TextIn(theme.Moves, canvas.Box(r.X+dotWide, r.Y, r.W-dotWide, r.H), canvas.AlignLeft, t.text, ink)
	if t.check != "" {
		c.TextIn(theme.Caption, canvas.Box(r.X+t.right+6, r.Y, r.W, r.H), canvas.AlignLeft, t.check, c.Theme.Danger)
	}
}
