package board

import (
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/pages/play/moment"
)

// drawTags writes the names of squares: below the king's targets where no tile says
// them, and what the kings stand on.
func (b *Board) drawTags(c *draw.Canvas) {
	var taken [16]draw.Rect
	n := 0
	for i := range b.told.Tags {
		g := &b.told.Tags[i]
		r := b.tagRect(c, g)
		if g.Standing {
			if !b.board.Animating() && b.marks.Drag.From == game.NoSquare {
				drawTag(c, r.Move(0, 0.12*b.Pitch()), g)
			}
			continue
		}
		if g.Open && b.ReadsTiles() {
			continue
		}
		for j := range n {
			if r.Overlaps(taken[j]) {
				r.Y = taken[j].Bottom() + 2
			}
		}
		if n < len(taken) {
			taken[n] = r
			n++
		}
		drawTag(c, r, g)
	}
}

func (b *Board) tagRect(c *draw.Canvas, g *moment.Tag) draw.Rect {
	x, y := b.Center(g.Square)
	w := c.Measure(theme.Caption, g.Text) + 12
	return draw.Box(min(max(2, x-w/2), c.W-w-2), y+0.27*b.Pitch(), w, 20)
}

func drawTag(c *draw.Canvas, r draw.Rect, g *moment.Tag) {
	fill, ink := c.Theme.Seal, c.Theme.SealText
	switch {
	case g.Void:
		fill, ink = c.Theme.Bar, c.Theme.BadgeText
	case g.Due:
		fill, ink = c.Theme.Warn, c.Theme.BadgeText
	}
	c.Shape(r, draw.Shape{Radius: theme.ChipRadius, Line: 1, Fill: fill, Stroke: theme.Alpha(ink, 0.5)})
	c.TextIn(theme.Caption, r, draw.AlignCenter, g.Text, ink)
	if g.Standing && g.Void {
		c.Fill(draw.Box(r.X+4, r.Y+r.H/2, r.W-8, 1.5), ink)
	}
}
