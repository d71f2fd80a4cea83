// Package keys is the page that lists the keys.
package keys

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// Group is the keys of one place, keys.<place>.
type Group struct {
	Place string
	Rows  []Row
}

// Row is keys and their action: keys.<act>, or a text used elsewhere too. Caps label the keys.
type Row struct {
	Act  string
	Caps []string
	word string
}

// said is the row in words.
func (r Row) said() string {
	if r.word != "" {
		return locale.T(r.word)
	}
	return locale.T("keys." + r.Act)
}

// Groups are all that keys do, with a window's if there is one. Package app's tests press each.
func Groups(window bool) []Group {
	list := []Group{
		{"all", []Row{
			{"next", []string{"Tab", "Shift+Tab"}, ""}, {"press", []string{"Enter", "Space"}, ""},
			{"choose", arrows(), ""}, {"leave", []string{"Esc"}, ""}, {"paste", []string{"Ctrl+V"}, ""}, {"help", []string{"?"}, ""},
		}},
		{"board", []Row{
			{"cursor", arrows(), ""}, {"pick", []string{"Enter", "Space"}, ""}, {"takeback", []string{"Ctrl+Z"}, "play.takeback"},
		}},
		{"record", []Row{
			{"step", []string{"←", "→"}, ""}, {"round", []string{"↑", "↓"}, ""}, {"ends", []string{"Home", "End"}, ""}, {"cut", []string{"Delete"}, ""},
		}},
		{"train", []Row{{"onward", []string{"PgDn"}, ""}, {"retry", []string{"←", "Backspace"}, ""}, {"earlier", []string{"PgUp"}, ""}}},
		{"editor", []Row{
			{"letter", []string{"A–Z"}, ""}, {"lift", []string{"Delete"}, ""}, {"turn", []string{"~"}, ""}, {"undo", []string{"Ctrl+Z"}, "study.undo"}, {"redo", []string{"Ctrl+Y"}, "editor.redo"}, {"copy", []string{"Ctrl+C"}, ""},
		}},
		{"rules", []Row{{"section", []string{"←", "→"}, ""}}},
	}
	if window {
		list = append(list, Group{"window", []Row{{"full", []string{"F11", "Alt+Enter"}, "settings.fullscreen"}, {"picture", []string{"F12"}, ""}}})
	}
	return list
}

func arrows() []string { return []string{"←", "→", "↑", "↓"} }

// heading is the title of a group.
func (g Group) heading() string {
	switch g.Place {
	case "editor":
		return locale.T("editor.title")
	case "window":
		return locale.T("settings.look")
	case "rules":
		return locale.T("rulespage.title")
	}
	return locale.T("keys." + g.Place)
}

// Page lists them.
type Page struct {
	ui.ColumnPage
	view   ui.View
	window bool
}

// New returns the page, with the keys of a window if the program has one.
func New(window bool) ui.Page { return &Page{window: window} }

// Widths in logical pixels: of all columns, the least for two and three, of caps before actions.
const (
	widest    = 1240
	twoFrom   = 760
	threeFrom = 1180
	capsWide  = 132
)

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	p.Show(v, locale.T("keys.title"), locale.T("keys.line"), widest, func(float64) ui.Part {
		return ui.Columns(theme.CardGap, p.columns()...)
	})
}

// columns are the groups below each other, evenly in as many columns as there is room for.
func (p *Page) columns() []ui.Part {
	n := 1
	if p.view.W >= twoFrom {
		n = 2
	}
	if p.view.W >= threeFrom {
		n = 3
	}
	cards, rows := make([][]ui.Part, n), make([]int, n)
	for _, g := range Groups(p.window) {
		least := 0
		for i := range rows {
			if rows[i] < rows[least] {
				least = i
			}
		}
		cards[least] = append(cards[least], p.card(g))
		rows[least] += len(g.Rows) + 1
	}
	var list []ui.Part
	for _, c := range cards {
		list = append(list, ui.Column(theme.CardGap, c...).Top())
	}
	return list
}

// card is a group.
func (p *Page) card(g Group) ui.Part {
	parts := []ui.Part{ui.Text(theme.Name, g.heading(), p.view.Theme.Ink).High(44)}
	line := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X, r.Y, r.W, c.Theme.Line) })
	for _, row := range g.Rows {
		parts = append(parts, ui.Over(line, p.row(row)))
	}
	return ui.Card(17, 0, ui.Column(0, parts...))
}

// row is the caps of some keys, and their action.
func (p *Page) row(r Row) ui.Part {
	var caps []ui.Part
	for _, label := range r.Caps {
		caps = append(caps, p.cap(label))
	}
	said := ui.Text(theme.Body, r.said(), p.view.Theme.Ink).Lines(3)
	if p.view.Narrow() {
		return ui.Pad(0, 9, ui.Column(4, ui.Flow(5, caps...), said))
	}
	return ui.Pad(0, 9, ui.Row(12, ui.Flow(5, caps...).Wide(capsWide), said.Wide(0).Grow()))
}

// cap is one key, or several pressed together.
func (p *Page) cap(label string) ui.Part {
	plate := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Shape(r, canvas.Shape{Radius: 4, Line: 1, Fill: c.Theme.Paper, Stroke: c.Theme.Line2})
	})
	return ui.Over(plate, ui.Inset(7, 3, 7, 3, ui.Text(theme.Caption, label, p.view.Theme.Ink).Center()))
}
