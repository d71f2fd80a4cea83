package stratagems

import (
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// Measures of the little palaces, in logical pixels.
const (
	cellGap    = 5.0
	palaceGap  = 16.0
	palaceEdge = 16.0
	cellLeast  = 56.0 // narrower cells cannot be read
)

// Others is the rest beside the card: both palaces if the kings' points decide, else the other
// side's stratagem in a row. It is left out in little room, and nothing once the game is over.
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
		theirs, own := palace{s.m, s.m.Across()}, palace{s.m, s.m.Bottom}
		return ui.Over(
			ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Card(r) }),
			ui.Inset(palaceEdge, 10, palaceEdge, 14, ui.Columns(palaceGap, theirs.part(), own.part())))
	})
	return both.Or(row).Drop(1)
}

// otherRow is the other side's effect in a row.
func (s *Stratagems) otherRow(e effect) ui.Part {
	title := s.m.Screen.Measure(theme.Caption, e.title)
	return ui.Over(
		ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
			c.Shape(r, canvas.Shape{Radius: theme.CardRadius, Line: 1, Stroke: c.Theme.Line})
		}),
		ui.Inset(16, 0, 12, 0, ui.Row(besideName,
			ui.Text(theme.Caption, e.title, s.m.Screen.Theme.Ink2).Wide(title),
			s.words(e, lineHeight, false).Grow())))
}
