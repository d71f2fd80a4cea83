package moment

import (
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// Color is the colour that stands for an army beside its name.
func (m *Moment) Color(army game.Seat) theme.Color {
	if int(army) >= len(m.Info.Armies) {
		return m.Screen.Look.Theme.Ink3
	}
	return theme.Materials[m.Info.Armies[army].Pigment].Sign
}

// Dot is an army's colour as a dot of 12; the dark theme rims it as it rims the
// pieces.
func (m *Moment) Dot(army game.Seat) ui.Part {
	dot := draw.Shape{Radius: 6, Fill: m.Color(army)}
	if t := m.Screen.Look.Theme; t.Dark {
		dot.Line, dot.Stroke = 1, t.PieceOutline
	}
	return ui.Paint(func(c *draw.Canvas, r draw.Rect) { c.Shape(r, dot) }).Sized(12, 12)
}
