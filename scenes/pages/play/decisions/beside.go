package decisions

import (
	"yanyi/game"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/ui"
)

// pointer is how far a card stands from its square's edge.
const pointer = 12.0

// beside is a card about a square: below it, or above it where there is no room or above is
// better, at a place where it covers nothing important. A pointer joins it to its square where
// it stands right below or above.
func beside(grid moment.Grid, sq game.Square, above bool, content ui.Part) ui.Part {
	ground := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Shadow(r, 12, 0.3)
		c.Card(r)
		x, y := grid.Center(sq)
		near := 0.6*grid.Pitch() + pointer + 1
		if up := r.Y < y; x >= r.X+16 && x <= r.Right()-16 && max(r.Y-y, y-r.Bottom()) <= near {
			drawPointer(c, x, r, up)
		}
	})
	return ui.Floating(func(v ui.View, p *ui.Part) canvas.Rect {
		w := p.Width(v)
		return grid.CardSpot(sq, w, p.Height(v, w), pointer, !above)
	}, ui.Over(ground, content))
}

// drawPointer joins a card to its square: a corner of a rotated square, drawn in lines.
func drawPointer(c *canvas.Canvas, x float64, card canvas.Rect, up bool) {
	for i := range int(pointer) - 2 {
		w := 2 * float64(i+1)
		y := card.Y - pointer + 3 + float64(i)
		if up {
			y = card.Bottom() + pointer - 4 - float64(i)
		}
		c.Fill(canvas.Box(x-w/2, y, w, 1.5), c.Theme.Card)
		c.Fill(canvas.Box(x-w/2-1, y, 1, 1.5), c.Theme.Line2)
		c.Fill(canvas.Box(x+w/2, y, 1, 1.5), c.Theme.Line2)
	}
}
