package stratagems

import (
	"image/color"
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// Measures of the little palaces, in logical pixels.
const (
	cellGap    = 5.0
	palaceGap  = 16.0
	palaceEdge = 16.0
	cellLeast  = 56.0 // narrower cells cannot be read
)

// Others is what the card leaves out: both palaces where the kings' points decide,
// else the other side's stratagem in a row. It is left out where there is little
// room, and nothing once the game is over.
func (s *Stratagems) Others() ui.Part {
	if s.silent() {
		return ui.Part{}
	}
	row := s.unrolling(inForce(s.m, s.m.Across()), s.otherRow)
	if s.m.HasTracks() {
		return row.Drop(1)
	}
	both := ui.InWidth(func(w float64) ui.Part {
		half := (w - 2*palaceEdge - palaceGap) / 2
		if (half-2*cellGap)/3 < cellLeast {
			return row
		}
		return ui.Over(
			ui.Paint(func(c *draw.Canvas, r draw.Rect) { c.Card(r) }),
			ui.Inset(palaceEdge, 10, palaceEdge, 14, ui.Columns(palaceGap, s.palace(s.m.Across()), s.palace(s.m.Bottom))))
	})
	return both.Or(row).Drop(1)
}

// otherRow is the other side's effect in a row.
func (s *Stratagems) otherRow(e effect) ui.Part {
	title := s.m.Screen.Measure(theme.Caption, e.title)
	return ui.Over(
		ui.Paint(func(c *draw.Canvas, r draw.Rect) {
			c.Shape(r, draw.Shape{Radius: theme.CardRadius, Line: 1, Stroke: c.Theme.Line})
		}),
		ui.Inset(16, 0, 12, 0, ui.Row(besideName,
			ui.Text(theme.Caption, e.title, s.m.Screen.Theme.Ink2).Wide(title),
			s.words(e, lineHeight, false).Grow())))
}

// palace is a side's palace as it lies on the board, a grid of names.
func (s *Stratagems) palace(seat game.Seat) ui.Part {
	title := locale.T("play.palace.tiles", words.Side(s.m.Info, "side", seat))
	cells := s.cells(seat)
	return ui.Column(6,
		ui.Text(theme.Caption, title, s.m.Screen.Theme.Ink2).High(20),
		ui.Column(cellGap,
			ui.Columns(cellGap, cells[0:3]...), ui.Columns(cellGap, cells[3:6]...), ui.Columns(cellGap, cells[6:9]...)))
}

// home is the king's own place among the slots of a palace; it has none.
const home = 8

// fromBelow is the slots of the palace at the bottom of the board, row by row from
// above (stratagem.md §4); the other palace is turned round.
var fromBelow = [9]int{5, 6, 7, 2, 3, 4, 0, home, 1}

// cells are the points of a side's palace from the upper left.
func (s *Stratagems) cells(seat game.Seat) []ui.Part {
	slots := fromBelow
	if seat != s.m.Bottom {
		slices.Reverse(slots[:])
	}
	cells := make([]ui.Part, len(slots))
	for i, slot := range slots {
		cells[i] = s.cell(seat, slot)
	}
	return cells
}

var (
	cellBold  = theme.Role{Size: theme.Caption.Size, Line: theme.Caption.Line, Bold: true}
	cellSmall = theme.Role{Size: 11, Line: 13} // of names in two lines
)

// cell is a point of a palace.
func (s *Stratagems) cell(seat game.Seat, slot int) ui.Part {
	t, king := s.m.Screen.Theme, s.kingOn(seat, slot)
	name, ink := s.cellName(seat, slot)
	ground, role := draw.Shape{Radius: theme.ChipRadius, Line: 1, Fill: t.Sunk, Stroke: t.Line}, theme.Caption
	if king && s.m.Shown.Seats[seat].Active != 0 {
		ground.Fill, ground.Stroke, ground.Line = t.BambooActive, t.Gold, 2
		role, ink = cellBold, theme.Light.Ink
	}
	large := role
	large.Size = theme.Body.Size
	return ui.Over(
		ui.Paint(func(c *draw.Canvas, r draw.Rect) { c.Shape(r, ground) }),
		ui.Pad(3, 0, ui.Text(large, name, ink).Try(role, name).Try(cellSmall, name).Lines(2).Center()),
		ui.If(king && s.m.Shown.Void, s.crossed(large, name)),
	).High(30)
}

// cellName is the name on a point of a palace and its ink.
func (s *Stratagems) cellName(seat game.Seat, slot int) (string, color.NRGBA) {
	t, tiles := s.m.Screen.Theme, s.m.Shown.Seats[seat].Tiles
	switch {
	case slot >= len(tiles):
		return locale.T("play.slot.start"), t.Ink3
	case tiles[slot] == 0:
		return locale.T("play.slot.empty"), t.Ink3
	}
	return phrase.StratagemName(s.m.Info, tiles[slot]), t.Ink
}

// kingOn reports whether a side's king stands on a slot.
func (s *Stratagems) kingOn(seat game.Seat, slot int) bool {
	slots := art.TileSlots(s.m.Info.Board, seat)
	return slot != home && slots[slot] == s.m.Shown.Seats[seat].King
}

// crossed strikes through the name in the middle of a cell.
func (s *Stratagems) crossed(role theme.Role, name string) ui.Part {
	w := s.m.Screen.Measure(role, name) + 6
	return ui.Paint(func(c *draw.Canvas, r draw.Rect) {
		c.Fill(r.Center(min(w, r.W-4), 1.5), c.Theme.Danger)
	})
}
