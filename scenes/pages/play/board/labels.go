package board

import (
	"slices"
	"strings"
	"unicode/utf8"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/ui"
)

// drawTags writes squares' names: below the kings, and below their targets without a tile.
func (b *Board) drawTags(c *canvas.Canvas) {
	b.drawTileMarks(c)
	var taken [16]canvas.Rect
	n := 0
	for i := range b.over.Tags {
		g := &b.over.Tags[i]
		if !b.Sees(g.Square) {
			continue
		}
		r := b.tagRect(c, g)
		if g.Standing {
			if !b.Animating() && b.Carried() == game.NoSquare {
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

// Measures of a tile's picture beside its description, and of the mark of a tile under a piece.
const (
	tileLarge, tileGap = 72.0, 10.0
	tileMark           = 9.0
)

// large is the tile on a square in a readable size, and its width; nothing where the board's
// own tile is readable, or without a tile.
func (b *Board) large(at game.Square) (ui.Part, float64) {
	_, n := b.Tile(at)
	if n == 0 || b.ReadsTiles() {
		return ui.Part{}, 0
	}
	name, number := gametext.StratagemName(b.info, n), locale.Numeral(n)
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

// tileLines breaks a tile's name into lines, in the largest type in which every word fits.
func tileLines(name string, width, scale float64) (theme.Role, []string) {
	role := tileName
	for {
		lines := canvas.Wrap(role, name, width, scale)
		long := slices.ContainsFunc(strings.Fields(name), func(word string) bool {
			return word[0] < utf8.RuneSelf && canvas.Measure(role, word, scale) > width // it would be broken
		})
		if !long || role.Size <= 10 {
			return role, lines
		}
		role.Size--
	}
}

func drawBamboo(c *canvas.Canvas, r canvas.Rect, radius float64) {
	c.Shape(r, canvas.Shape{Radius: radius, Line: 1, Fill: theme.Light.Bamboo, Stroke: c.Theme.Gold})
}

// drawTileMarks marks pieces on a tile, where the visible rim of the tile is easily missed.
func (b *Board) drawTileMarks(c *canvas.Canvas) {
	for seat := range b.info.Seats {
		for _, sq := range art.TileSlots(b.info.Board, game.Seat(seat)) {
			if !b.coversTile(game.Seat(seat), sq) || sq == b.Carried() || !b.Sees(sq) {
				continue
			}
			x, y := b.Center(sq)
			out := 0.31 * b.Pitch()
			drawBamboo(c, canvas.Box(x+out-tileMark/2, y-out-tileMark/2, tileMark, tileMark), 2)
		}
	}
}

// coversTile reports whether a piece stands on a seat's tile whose name is illegible beside it.
func (b *Board) coversTile(seat game.Seat, sq game.Square) bool {
	if !b.now.HasStratagems() || b.ReadsTiles() || b.Animating() {
		return false
	}
	n, _ := b.now.TileAt(seat, sq)
	return n != 0 && b.now.Piece(sq) != game.NoPiece
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
