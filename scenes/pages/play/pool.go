package play

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
)

// poolPiles is what a side's soldiers may become (stratagem.md §1 升底兵).
func (p *Page) poolPiles(s game.Seat) []pile {
	pool := p.seen().Seats[s].Pool
	pieces := make([]game.Piece, len(pool))
	for i, k := range pool {
		pieces[i] = game.NewPiece(k, s)
	}
	return p.piles(pieces, game.NoSeat)
}

// poolLabel stands before it.
func poolLabel() string { return locale.T("event.strat.pool", named1("list", "")) }

// drawPool draws it after its label, if there is room, and returns where it ends.
func drawPool(c *draw.Canvas, x, y, right float64, d *card) float64 {
	if len(d.pool) == 0 {
		return x
	}
	label := d.rises
	w := c.Measure(theme.Caption, label)
	if x+w+4+float64(len(d.pool))*(takenSize+4) > right {
		return x
	}
	c.Text(theme.Caption, label, x+4, y+2, c.Theme.Ink2)
	return drawPiles(c, x+w+6, y, right, d.pool)
}
