package board

import (
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// drawTags writes the names of squares: below the king's targets where no tile says
// them, and what the kings stand on.
func (b *Board) drawTags(c *canvas.Canvas) {
	b.drawTileMarks(c)
	var taken [16]canvas.Rect
	n := 0
	for i := range b.over.Tags {
		g := &b.over.Tags[i]
		if !sees(b.shared, g.Square) {
			continue
		}
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

// Measures of a tile's picture beside what is said of it, and of the mark of one under a
// piece.
const (
	tileLarge, tileGap = 72.0, 10.0
	tileMark           = 9.0
)

// large is the tile on a square in a size in which its name can be read, and how wide it
// is; nothing where the board's own tile can be, or none lies there.
func (t *teller) large(at game.Square) (ui.Part, float64) {
	_, n := t.Tile(at)
	if n == 0 || t.ReadsTiles() {
		return ui.Part{}, 0
	}
	name, number := phrase.StratagemName(t.info, n), locale.Numeral(n)
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		drawBamboo(c, r, theme.ButtonRadius)
		role, lines := tileLines(name, r.W-8, c.Scale)
		y := r.Y + (r.H-18-float64(len(lines))*role.Line)/2
		for i, line := range lines {
			c.TextIn(role, canvas.Box(r.X, y+float64(i)*role.Line, r.W, role.Line), canvas.AlignCenter, line, theme.Light.BambooInk)
		}
		c.TextIn(theme.Caption, canvas.Box(r.X, r.Bottom()-22, r.W, 18), canvas.AlignCenter, number, theme.Light.BambooSmall)
	}).Sized(tileLarge, tileLarge), tileLarge + tileGap
}

var tileName = theme.Role{Size: 15, Line: 19, Bold: true}

// tileLines are a tile's name in lines, in the largest type in which no word of it is too
// long.
func tileLines(name string, width, scale float64) (theme.Role, []string) {
	role := tileName
	for {
		lines := canvas.Wrap(role, name, width, scale)
		long := slices.ContainsFunc(lines, func(line string) bool { return canvas.Measure(role, line, scale) > width })
		if !long || role.Size <= 10 {
			return role, lines
		}
		role.Size--
	}
}

func drawBamboo(c *canvas.Canvas, r canvas.Rect, radius float64) {
	c.Shape(r, canvas.Shape{Radius: radius, Line: 1, Fill: theme.Light.Bamboo, Stroke: c.Theme.Gold})
}

// drawTileMarks marks pieces under which a tile lies, where all that shows of it is not
// plain to see.
func (b *Board) drawTileMarks(c *canvas.Canvas) {
	for seat := range b.info.Seats {
		for _, sq := range art.TileSlots(b.info.Board, game.Seat(seat)) {
			if !b.coversTile(game.Seat(seat), sq) || sq == b.marks.Drag.From || !sees(b.shared, sq) {
				continue
			}
			x, y := b.Center(sq)
			out := 0.31 * b.Pitch()
			drawBamboo(c, canvas.Box(x+out-tileMark/2, y-out-tileMark/2, tileMark, tileMark), 2)
		}
	}
}

// coversTile reports whether a piece stands on a seat's tile whose name could not be read
// beside it.
func (s *shared) coversTile(seat game.Seat, sq game.Square) bool {
	if !s.now.HasStratagems() || s.ReadsTiles() || s.board.Animating() {
		return false
	}
	n, _ := s.now.TileAt(seat, sq)
	return n != 0 && s.now.Piece(sq) != game.NoPiece
}

func (b *Board) tagRect(c *canvas.Canvas, g *moment.Tag) canvas.Rect {
	x, y := b.Center(g.Square)
	w := c.Measure(theme.Caption, g.Text) + 12
	return canvas.Box(min(max(2, x-w/2), c.W-w-2), y+0.27*b.Pitch(), w, 20)
}

func drawTag(c *canvas.Canvas, r canvas.Rect, g *moment.Tag) {
	fill, ink := c.Theme.Seal, c.Theme.SealText
	switch {
	case g.Void:
		fill, ink = c.Theme.Bar, c.Theme.BadgeText
	case g.Due:
		fill, ink = c.Theme.Warn, c.Theme.BadgeText
	}
	c.Shape(r, canvas.Shape{Radius: theme.ChipRadius, Line: 1, Fill: fill, Stroke: theme.Alpha(ink, 0.5)})
	c.TextIn(theme.Caption, r, canvas.AlignCenter, g.Text, ink)
	if g.Standing && g.Void {
		c.Fill(canvas.Box(r.X+4, r.Y+r.H/2, r.W-8, 1.5), ink)
	}
}
