package rules

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// contents is the list of the sections, of those found if a word is looked for.
func (p *Page) contents(r draw.Rect) {
	p.form.BeginScroll(&p.list, draw.Box(r.X-6, r.Y, r.W+12, r.H))
	y := r.Y
	list := p.listed()
	for _, i := range list {
		s := p.sections[i]
		row := draw.Box(r.X, y, r.W, rowHeight)
		p.form.Add(ui.ListRow("section."+strconv.Itoa(i), s.short, s.head, i == p.current).At(row))
		if s.last {
			p.form.Paint(func(c *draw.Canvas) {
				c.Seal(locale.T("rulespage.seal"), draw.Box(row.Right()-34, row.Y+12, 20, 20), -4)
			})
		}
		y += rowHeight + 4
	}
	if len(list) == 0 {
		none := locale.T("rulespage.search.none")
		p.form.Paint(func(c *draw.Canvas) {
			c.TextIn(theme.Body, draw.Box(r.X+8, r.Y, r.W-16, rowHeight), draw.AlignLeft, none, c.Theme.Ink2)
		})
	}
	p.form.EndScroll(r.Right()+6, y)
}

// findButton opens the search, or closes it where it stands beside the text.
func (p *Page) findButton(x, y float64) ui.Control {
	icon := draw.IconSearch
	if p.finding && p.view.Frame() == ui.Landscape {
		icon = draw.IconClose
	}
	return ui.BarButton("find", icon, locale.T("ui.search")).At(draw.Box(x, y, 44, 44))
}

// searchField is the field at the top of a list; it returns what is left.
func (p *Page) searchField(r draw.Rect) draw.Rect {
	p.form.Add(ui.NameField("search", locale.T("rulespage.search"), &p.search, &p.form).At(draw.Box(r.X, r.Y, r.W, 44)))
	return draw.Box(r.X, r.Y+56, r.W, r.H-56)
}

// listOver is the list over the page of a narrow view, below a field if a word is
// looked for.
func (p *Page) listOver() {
	v := p.view
	head := locale.T("rulespage.contents")
	if p.finding {
		head = locale.T("ui.search")
	}
	y := ui.PageHead(&p.form, v, draw.Box(16, 0, v.W-32, v.H), head, p.name())
	r := draw.Box(16, y, v.W-32, v.H-y)
	if p.finding {
		r = p.searchField(r)
	}
	p.contents(r)
}
