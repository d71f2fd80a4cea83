package ui

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

// Head is a page's head, as wide as its content: the way back (id "back"), title and line.
func Head(v View, title, line string, back func() Nav) Part {
	button := Press(BarButton("back", canvas.IconBack, locale.T("a11y.back")).Goes(back))
	role, left, gap, height := theme.Title, -9.0, 13.0, 96.0
	if v.Phone() || v.H < 500 {
		role, left, gap, height = theme.Name, 4-v.Margin(), 4, 64
	}
	words := Column(0, Text(role, title, v.Theme.Ink), Text(theme.Caption, line, v.Theme.Ink2))
	if v.Narrow() {
		words = Column(0, Text(role, title, v.Theme.Ink), Text(theme.Caption, line, v.Theme.Ink2).Lines(2)).Wide(0)
	}
	return Inset(left, 0, 0, 0, Row(gap, button, words.Grow())).High(height)
}
