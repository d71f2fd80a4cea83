// Package credits is the page of the program's authors, libraries and licences.
package credits

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// work is somebody's work: the beginnings of its modules' paths, and its author.
type work struct{ name, by, licence, modules string }

const apache, bsd = "Apache License 2.0", "BSD 3-Clause"

// works are all that the program is linked from, in a page and in a window, and its fonts.
func works() []work {
	return []work{
		{"LXGW WenKai", "© 2021–2023 LXGW, © 2020 The Klee Project Authors", "SIL Open Font License 1.1", ""},
		{"Ebitengine", "© The Ebitengine Authors", apache, "github.com/hajimehoshi/ebiten/"},
		{"Oto, PureGo, hideconsole", "© The Ebitengine Authors", apache, "github.com/ebitengine/"},
		{"Go", "© The Go Authors", bsd, "golang.org/x/"},
		{"qr", "© The Go Authors", bsd, "rsc.io/qr"},
		{"pulse", "© 2019 Johann Freymuth", "MIT License", "github.com/jfreymuth/pulse"},
		{"websocket", "© 2025 Coder", "ISC License", "github.com/coder/websocket"},
		{"Yanyi", "© 2026 Yanyi contributors", "MIT License", ""},
	}
}

// page is the list of them.
type page struct {
	ui.ColumnPage
	view ui.View
}

// New returns the page.
func New() ui.Page { return &page{} }

// widest is the column of the works, in logical pixels.
const widest = 620

// Layout arranges the page.
func (p *page) Layout(v ui.View) {
	p.view = v
	p.Show(v, locale.T("credits.title"), locale.T("credits.line"), widest, p.list)
}

func (p *page) list(float64) ui.Part {
	line := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X, r.Y, r.W, c.Theme.Line) })
	ink := p.view.Theme
	var rows []ui.Part
	for i, w := range works() {
		row := ui.Pad(0, 12, ui.Column(2,
			ui.Text(theme.Name, w.name, ink.Ink),
			ui.Text(theme.Caption, w.licence, ink.GoldText),
			ui.Text(theme.Caption, w.by, ink.Ink2).Lines(2)))
		if i > 0 {
			row = ui.Over(line, row)
		}
		rows = append(rows, row)
	}
	return ui.Card(20, 6, ui.Column(0, rows...))
}
