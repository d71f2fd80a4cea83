package moment

import (
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// Color is the colour that stands for an army beside its name.
func (m *Moment) Color(army game.Seat) theme.Color {
	if int(army) >= len(m.Info.Armies) {
		return m.Screen.Look.Theme.Ink3
	}
	return theme.Materials[m.Info.Armies[army].Pigment].Sign
}

// Dot is a colour as a dot of 12.
func Dot(col theme.Color) ui.Part {
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Dot(r.X, r.Y+r.H/2, col) }).Sized(12, 12)
}

// Dot is an army's colour as a dot of 12.
func (m *Moment) Dot(army game.Seat) ui.Part { return Dot(m.Color(army)) }
