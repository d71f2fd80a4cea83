// Package news is the page of this version's news: once after an update, and from the settings.
package news

import (
	"yanyi/assets/locale"
	"yanyi/assets/release"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// key of the store: the version whose news were shown last.
const key = "news"

// Due reports, once after an update, whether to show a returning player the news.
func Due(s *session.Session) bool {
	seen := s.Kept(key)
	if seen == release.Version || len(s.Saves.List()) == 0 {
		return false
	}
	s.Keep(key, release.Version)
	return seen != "" // a new player has no news
}

// page shows the news.
type page struct {
	ui.ColumnPage
	view ui.View
}

// New returns the page.
func New() ui.Page { return &page{} }

// widest is the column of the lines, in logical pixels.
const widest = 620

// Layout arranges the page.
func (p *page) Layout(v ui.View) {
	p.view = v
	version := locale.T("news.version", locale.Arg{Name: "version", Value: release.Version})
	goOn := ui.Press(ui.Primary("goon", locale.T("news.goon")).Goes(ui.Back)).High(52)
	p.Show(v, locale.T("news.title"), version, widest, func(float64) ui.Part {
		return ui.Column(theme.CardGap, p.lines(), goOn)
	})
}

// lines are the news, each behind a mark.
func (p *page) lines() ui.Part {
	mark := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Shape(canvas.Box(r.X, r.Y+8, 10, 10), canvas.Shape{Radius: 5, Fill: c.Theme.GoldText})
	}).Sized(10, 26).Top()
	var rows []ui.Part
	for n := range release.Lines {
		text := ui.Text(theme.Body, locale.T("news."+string(rune('1'+n))), p.view.Theme.Ink).Lines(4)
		rows = append(rows, ui.Row(14, mark, text.Wide(0).Grow()))
	}
	return ui.Card(20, 20, ui.Column(14, rows...))
}
