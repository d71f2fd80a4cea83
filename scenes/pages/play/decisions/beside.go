package decisions

import (
	"yanyi/game"
	"yanyi/scenes/draw"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/ui"
)

// pointer is how far a card stands from its square's edge.
const pointer = 12.0

// beside is a card about a square: below it, or above it where there is no room or
// above is better, within the board's width, so that it covers neither the square
// nor what stands beside. A pointer joins it to its square.
func beside(grid moment.Grid, sq game.Square, above bool, content ui.Part) ui.Part {
	var x float64
	var up bool
	ground := ui.Paint(func(c *draw.Canvas, r draw.Rect) {
		c.Shadow(r, 12, 0.3)
		c.Card(r)
		drawPointer(c, min(max(x, r.X+16), r.Right()-16), r, up)
	})
	return ui.Floating(func(v ui.View, p *ui.Part) draw.Rect {
		w := p.Width(v)
		h := p.Height(v, w)
		at, y := grid.Center(sq)
		x = at
		half, board := 0.6*grid.Pitch(), grid.Rect()
		left := min(max(board.X, x-w/2), max(board.X, board.Right()-w))
		top, over := y+half+pointer, y-half-pointer-h
		if up = top+h > v.H-8 || above && over >= 4; up {
			top = max(4, over)
		}
		return draw.Box(left, top, w, h)
	}, ui.Over(ground, content))
}

// drawPointer joins a card to its square: a corner of a turned square, drawn in
// lines.
func drawPointer(c *draw.Canvas, x float64, card draw.Rect, up bool) {
	for i := range int(pointer) - 2 {
		w := 2 * float64(i+1)
		y := card.Y - pointer + 3 + float64(i)
		if up {
			y = card.Bottom() + pointer - 4 - float64(i)
		}
		c.Fill(draw.Box(x-w/2, y, w, 1.5), c.Theme.Card)
		c.Fill(draw.Box(x-w/2-1, y, 1, 1.5), c.Theme.Line2)
		c.Fill(draw.Box(x+w/2, y, 1, 1.5), c.Theme.Line2)
	}
}
