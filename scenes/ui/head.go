package ui

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
)

// PageHead places the head of a page above a column: the way back (id "back"),
// the title and a line below it. It returns the y where the page begins.
func PageHead(f *Form, v View, col Rect, title, line string) float64 {
	if v.Phone() || v.H < 500 {
		f.Add(BarButton("back", Box(4, 6, 44, 44), IconBack, locale.T("a11y.back")))
		f.Paint(func(c *Canvas) {
			c.TextIn(theme.Name, Box(52, 7, v.W-60, 24), AlignLeft, title, c.Theme.Ink)
			c.TextIn(theme.Caption, Box(52, 30, v.W-60, 18), AlignLeft, line, c.Theme.Ink2)
		})
		return 64
	}
	f.Add(BarButton("back", Box(col.X-9, 26, 44, 44), IconBack, locale.T("a11y.back")))
	f.Paint(func(c *Canvas) {
		c.TextIn(theme.Title, Box(col.X+48, 22, col.W-48, 32), AlignLeft, title, c.Theme.Ink)
		c.TextIn(theme.Caption, Box(col.X+48, 53, col.W-48, 18), AlignLeft, line, c.Theme.Ink2)
	})
	return 96
}
