package rules

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game/lesson"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// contents is the list of the sections, of those found during a search. Its area reaches beyond
// the rows, so that the keyboard's mark is visible.
func (p *Page) contents() ui.Part {
	const mark = 6
	var rows []ui.Part
	for _, i := range p.find.among(p.sections) {
		rows = append(rows, p.contentsRow(i))
	}
	if len(rows) == 0 {
		none := ui.Text(theme.Body, locale.T("rulespage.search.none"), p.view.Theme.Ink2)
		rows = append(rows, ui.Pad(8, 0, none.High(theme.TouchTarget)))
	}
	return ui.Pad(-mark, 0, ui.Scrolling(&p.list, ui.Pad(mark, 0, ui.Column(4, rows...))))
}

// contentsRow is a section in the list, the list of the rulings under their seal.
func (p *Page) contentsRow(i int) ui.Part {
	s, seal := &p.sections[i], locale.T("rulespage.seal")
	row := listRow("section."+strconv.Itoa(i), s.short, s.head, i == p.current, s.last).Does(func() { p.choose(i) })
	sealed := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Seal(seal, r, -4) }).Sized(sealSize, sealSize)
	return ui.Over(ui.Press(row), ui.If(s.last, ui.Row(0, ui.Space(0), sealed, ui.Space(sealEdge)))).High(theme.TouchTarget)
}

// findButton opens the search, or closes it if it is beside the text.
func (p *Page) findButton() ui.Part {
	icon, closes := canvas.IconSearch, p.find.on && p.view.Frame() == ui.Landscape
	if closes {
		icon = canvas.IconClose
	}
	return ui.Press(ui.BarButton("find", icon, locale.T("ui.search")).Does(func() { p.look(!closes) }))
}

// lessonButton is the way to the game's lesson, if it has one.
func (p *Page) lessonButton() ui.Part {
	l := lesson.Of(p.in.ID)
	if l == nil {
		return ui.Part{}
	}
	return ui.Press(ui.BarButton("lesson", canvas.IconHand, locale.T("learn.offer")).Goes(func() ui.Nav { return ui.Push(p.session.Routes.Lesson(l.ID)) }))
}

// searchable is the list, below a field during a search.
func (p *Page) searchable() ui.Part {
	field := ui.NameField("search", locale.T("rulespage.search"), &p.find.field, &p.Form).Does(p.typed)
	return ui.Column(12,
		ui.If(p.find.on, ui.Press(field).High(theme.TouchTarget)),
		p.contents().Grow())
}

// listOver is the list over the page of a narrow view.
func (p *Page) listOver() ui.Part {
	title := locale.T("rulespage.contents")
	if p.find.on {
		title = locale.T("ui.search")
	}
	return ui.Pad(p.view.Margin(), 0, ui.Column(0,
		ui.Head(p.view, title, p.name(), p.leave),
		p.searchable().Grow()))
}
