package studypanel

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/tree"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// curveHigh is how high the curve of a game is.
const curveHigh = 64.0

// curveOr is the course of a judged game: everybody's share after every turn of the line shown,
// in layers of the players' colours. A press goes to that turn. Before the game is judged it is
// a bar.
func (b *Panel) curveOr(bar ui.Part) ui.Part {
	line, name := b.curveLine()
	if !b.traced(line) {
		return bar
	}
	paint := func(c *canvas.Canvas, r canvas.Rect) { b.drawCurve(c, r, line) }
	part := ui.Over(ui.Paint(paint), ui.Press(ui.Control{ID: "curve", Name: locale.T("study.curve"), Value: tabletext.Listed(b.balance().of(), name), Pick: func(x, _ float64) {
		if n := len(line); n > 1 {
			at := int(x/b.curveWide*float64(n-1) + 0.5)
			b.look(line[max(0, min(at, n-1))])
		}
	}}))
	return part.High(curveHigh).Placed(func(r canvas.Rect) { b.curveWide = max(1, r.W) })
}

// line is the line drawn, and its name if the moment shown is in a variation: that one if any
// of it has been judged, else the main line.
func (b *Panel) curveLine() (line []*tree.Node, name string) {
	aside := b.s.At.Branch()
	if aside == nil {
		return b.onward(), ""
	}
	for n := aside; n != nil; n = n.Main() {
		if _, ok := b.s.Shares[n]; ok {
			return b.onward(), locale.T("study.curve.aside")
		}
	}
	root := b.s.Root
	return append([]*tree.Node{root}, root.Line()...), locale.T("study.curve.main")
}

// onward is the positions of the line shown, the start first, to its end.
func (b *Panel) onward() (line []*tree.Node) {
	at := b.s.At
	for n := at; n != nil; n = n.Parent() {
		line = append(line, n)
	}
	for i, j := 0, len(line)-1; i < j; i, j = i+1, j-1 {
		line[i], line[j] = line[j], line[i]
	}
	return append(line, at.Line()...)
}

// along is the number of turns that a line shares with the path to the moment shown.
func (b *Panel) along(line []*tree.Node) int {
	at := b.s.At
	for i := len(line) - 1; i > 0; i-- {
		if at.Below(line[i]) {
			return i
		}
	}
	return 0
}

// traced reports whether enough of a line has been judged to draw it.
func (b *Panel) traced(line []*tree.Node) bool {
	known := 0
	for _, n := range line {
		if _, ok := b.s.Shares[n]; ok {
			known++
		}
	}
	return known > 1
}

// drawCurve draws the shares as layers, the first player's above; positions without a judgement
// stay empty.
func (b *Panel) drawCurve(c *canvas.Canvas, r canvas.Rect, line []*tree.Node) {
	c.Shape(r, canvas.Shape{Radius: 3, Fill: c.Theme.Sunk})
	seats := len(b.m.Info.Seats)
	step := r.W / float64(max(1, len(line)-1))
	for i, n := range line {
		s, ok := b.s.Shares[n]
		if !ok {
			continue
		}
		left, right := r.X+(float64(i)-0.5)*step, r.X+(float64(i)+0.5)*step
		left, right = max(left, r.X), min(right, r.Right())
		y := r.Y
		for seat := range seats {
			h := r.H * s[seat] / 100
			c.Fill(canvas.Box(left, y, right-left+0.5, h), b.m.Color(game.Seat(seat)))
			y += h
		}
	}
	at := r.X + float64(b.along(line))*step
	c.Fill(canvas.Box(at-1, r.Y-3, 2, r.H+6), c.Theme.Ink)
	c.Shape(canvas.Box(at-5, r.Bottom()-3, 10, 10), canvas.Shape{Radius: 5, Line: 1.5, Fill: c.Theme.Card, Stroke: c.Theme.Ink})
}

// name is which line the curve shows, "" if that is obvious.
func (b *Panel) curveName() string {
	if line, name := b.curveLine(); b.traced(line) {
		return name
	}
	return ""
}
