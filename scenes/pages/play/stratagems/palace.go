package stratagems

import (
	"image/color"
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// palace is a side's palace.
type palace struct {
	m    *moment.Moment
	seat game.Seat
}

// part is the palace as it lies on the board, a grid of names.
func (p palace) part() ui.Part {
	title := locale.T("play.palace.tiles", tabletext.Side(p.m.Info, "side", p.seat))
	cells := p.cells()
	return ui.Column(6,
		ui.Text(theme.Caption, title, p.m.Screen.Theme.Ink2).High(20),
		ui.Column(cellGap,
			ui.Columns(cellGap, cells[0:3]...), ui.Columns(cellGap, cells[3:6]...), ui.Columns(cellGap, cells[6:9]...)))
}

// home is the king's own place among the slots of a palace; it has none.
const home = 8

// fromBelow is the slots of the palace at the bottom of the board, row by row from
// above (game/stratagem/README.md, Sixteen tiles); the other palace is turned
// round.
var fromBelow = [9]int{5, 6, 7, 2, 3, 4, 0, home, 1}

// cells are the points of a side's palace from the upper left.
func (p palace) cells() []ui.Part {
	slots := fromBelow
	if p.seat != p.m.Bottom {
		slices.Reverse(slots[:])
	}
	cells := make([]ui.Part, len(slots))
	for i, slot := range slots {
		cells[i] = p.cell(slot)
	}
	return cells
}

var (
	cellBold  = theme.Role{Size: theme.Caption.Size, Line: theme.Caption.Line, Bold: true}
	cellSmall = theme.Role{Size: 11, Line: 13} // of names in two lines
)

// cell is a point of a palace.
func (p palace) cell(slot int) ui.Part {
	t, king := p.m.Screen.Theme, p.kingOn(slot)
	name, ink := p.cellName(slot)
	ground, role := canvas.Shape{Radius: theme.ChipRadius, Line: 1, Fill: t.Sunk, Stroke: t.Line}, theme.Caption
	if king && p.m.Shown.Seats[p.seat].Active != 0 {
		ground.Fill, ground.Stroke, ground.Line = t.BambooActive, t.Gold, 2
		role, ink = cellBold, theme.Light.Ink
	}
	large := role
	large.Size = theme.Body.Size
	return ui.Over(
		ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Shape(r, ground) }),
		ui.Pad(0.5, 0, ui.Text(large, name, ink).Try(role, name).Try(cellSmall, name).Lines(2).Center()),
		ui.If(king && p.m.Shown.Void, p.crossed(large, name)),
	).High(30)
}

// cellName is the name on a point of a palace and its ink.
func (p palace) cellName(slot int) (string, color.NRGBA) {
	t, tiles := p.m.Screen.Theme, p.m.Shown.Seats[p.seat].Tiles
	switch {
	case slot >= len(tiles):
		return locale.T("play.slot.start"), t.Ink3
	case tiles[slot] == 0:
		return locale.T("play.slot.empty"), t.Ink3
	}
	return gametext.StratagemName(p.m.Info, tiles[slot]), t.Ink
}

// kingOn reports whether a side's king stands on a slot.
func (p palace) kingOn(slot int) bool {
	slots := art.TileSlots(p.m.Info.Board, p.seat)
	return slot != home && slots[slot] == p.m.Shown.Seats[p.seat].King
}

// crossed strikes through the name in the middle of a cell.
func (p palace) crossed(role theme.Role, name string) ui.Part {
	w := p.m.Screen.Measure(role, name) + 6
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Fill(r.Center(min(w, r.W-4), 1.5), c.Theme.Danger)
	})
}
