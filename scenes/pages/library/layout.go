package library

import (
	"slices"
	"strconv"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/saves"
	"yanyi/scenes/ui"
)

// Sizes in logical pixels.
const (
	widest  = 1440
	twoFrom = 1100 // two columns
	rowHigh = 112
	section = 40
	board   = 76
)

// lineText is the type of a row's lines.
var lineText = theme.Role{Size: theme.Caption.Size, Line: 20}

func (p *Page) content() ui.Part {
	m := p.view.Margin()
	list := p.empty()
	if len(p.games) > 0 {
		list = ui.Column(theme.GroupGap,
			p.section("library.unfinished", false),
			p.section("library.finished", true))
		list = ui.Scrolling(&p.scroll, ui.Middle(widest+2*m, ui.Inset(m, 0, m, m, list)))
	}
	return ui.Column(0, ui.Middle(widest+2*m, ui.Pad(m, 0, p.head())), list.Grow())
}

func (p *Page) head() ui.Part {
	bring := ui.Secondary("import", locale.T("library.import")).Goes(func() ui.Nav { return ui.Push(NewImport(p.intake)) })
	name := locale.T("editor.title")
	edit := func() ui.Nav { return ui.Push(p.session.Routes.Editor(nil, "", nil)) }
	editor := ui.Press(ui.IconLabel("editor", canvas.IconPencil, name).Goes(edit)).
		Or(ui.Press(ui.BarButton("editor", canvas.IconPencil, name).Goes(edit)))
	return ui.Row(theme.GroupGap,
		ui.Head(p.view, locale.T("library.title"), p.count(), ui.Back).Grow(),
		ui.If(p.session.Routes.Editor != nil, editor),
		ui.If(p.intake.can.Inbox != nil, ui.Press(bring)))
}

func (p *Page) count() string {
	switch len(p.games) {
	case 0:
		return ""
	case 1:
		return locale.T("library.count.one")
	}
	return locale.T("library.count", locale.Num("n", len(p.games)))
}

func (p *Page) empty() ui.Part {
	ink := p.view.Theme
	return ui.Pad(p.view.Margin(), 0, ui.Column(0,
		ui.Space(0),
		ui.Text(theme.Section, locale.T("library.empty"), ink.Ink).Center(),
		ui.Space(12),
		ui.Text(theme.Body, locale.T("library.empty.line"), ink.Ink2).Lines(4).Center(),
		ui.Space(0).Share(2)))
}

// section is the matches that have ended, or the others, below their heading.
func (p *Page) section(heading string, over bool) ui.Part {
	var rows, lines []ui.Part
	for i, g := range p.games {
		if g.Over == over {
			rows = append(rows, p.row("."+strconv.Itoa(i), g))
		}
	}
	columns := 1
	if p.view.W >= twoFrom {
		columns = 2
	}
	for line := range slices.Chunk(rows, columns) {
		for len(line) < columns {
			line = append(line, ui.Space(0))
		}
		lines = append(lines, ui.Columns(theme.CardGap, line...))
	}
	head := ui.Text(theme.Name, locale.T(heading), p.view.Theme.Ink).High(section)
	return ui.If(len(rows) > 0, ui.Column(0, head, ui.Column(theme.GroupGap, lines...)))
}

// row is one match: its board, its state, its buttons.
func (p *Page) row(id string, g *saves.Summary) ui.Part {
	words, buttons := p.words(g), p.buttons(id, g)
	if p.asked == g {
		words, buttons = p.question(g), p.confirm(id, g)
	}
	picture := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		if !c.Miniature(p.session.Look(c.Scale), g.Variant.Info(), g.View, 0, r) {
			p.Form.MarkDirty()
		}
	}).Sized(board, board)
	top := ui.Row(14, picture, words.Wide(0).Grow())
	if p.view.Phone() {
		bar := ui.Row(0, ui.Space(0), buttons)
		return ui.Card(12, 0, ui.Column(0, p.tall(top), bar, ui.Space(theme.GroupGap)))
	}
	return ui.Card(12, 0, ui.Row(12, top.Grow(), buttons).High(rowHigh))
}

// tall is a row as high as others, and higher where its words need more lines.
func (p *Page) tall(row ui.Part) ui.Part {
	if p.view.Narrow() {
		return ui.Pad(0, 10, row)
	}
	return row.High(rowHigh)
}

// words are the lines of a row.
func (p *Page) words(g *saves.Summary) ui.Part {
	return p.lines(p.name(g), g.Line(), g.Players, gametext.Played(g.Save.When, p.now()))
}

// question are the lines of a row whose match is about to be deleted.
func (p *Page) question(g *saves.Summary) ui.Part {
	return p.lines(locale.T("dialog.delete.title"), locale.T("dialog.delete.line"), "", p.name(g))
}

func (p *Page) name(g *saves.Summary) string {
	return locale.T("game." + g.Variant.Info().ID + ".name")
}

// lines are a name and the lines below it; the last gives way where there is too little room.
func (p *Page) lines(name, line, players, last string) ui.Part {
	ink := p.view.Theme
	most := 2
	if p.view.Narrow() {
		most = 4
	}
	return ui.Column(0,
		ui.Space(0),
		ui.Text(theme.Name, name, ink.Ink).High(24),
		ui.Text(lineText, line, ink.Ink2).Lines(most),
		ui.If(players != "", ui.Text(lineText, players, ink.Ink2).Lines(most)),
		ui.Text(lineText, last, ink.Ink3).Drop(1),
		ui.Space(0))
}

// buttons are a match's buttons: continue, copy, delete.
func (p *Page) buttons(id string, g *saves.Summary) ui.Part {
	label, button := locale.T("library.continue"), ui.Secondary
	switch {
	case g.Over:
		label = locale.T("library.open")
	case g == p.latest():
		button = ui.Primary
	}
	open := button("open"+id, label).Goes(func() ui.Nav { return p.open(g) })
	share := ui.BarButton("copy"+id, canvas.IconShare, locale.T("ui.copy")).Does(func() { p.export(g.Save) })
	trash := ui.BarButton("trash"+id, canvas.IconTrash, locale.T("ui.delete")).Does(func() { p.ask(g) })
	return ui.Row(theme.GroupGap,
		ui.Press(open).Wide(max(96, ui.ChipWidth(label, p.view.Scale))),
		ui.Row(4, ui.If(p.copy != nil, ui.Press(share)), ui.Press(trash)))
}

// confirm asks whether the match shall be deleted.
func (p *Page) confirm(id string, g *saves.Summary) ui.Part {
	return ui.Row(theme.GroupGap,
		ui.Press(ui.Secondary("keep"+id, locale.T("ui.cancel")).Does(func() { p.ask(nil) })),
		ui.Press(ui.Warning("delete"+id, canvas.IconTrash, locale.T("dialog.delete.confirm")).Does(func() { p.forget(g) })))
}
