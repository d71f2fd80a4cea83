package lesson

import (
	"yanyi/assets/locale"
	"yanyi/game/lesson"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// listCard is the lessons in two columns on a card.
func (p *Page) listCard() ui.Part { return ui.Card(8, 8, p.rows()) }

// listed is the lessons, as far as there is room for them.
func (p *Page) listed() ui.Part { return ui.Scrolling(&p.list, p.rows()) }

// rows are the lessons in two columns.
func (p *Page) rows() ui.Part {
	all := lesson.All()
	half := (len(all) + 1) / 2
	var columns [2][]ui.Part
	for i := range all {
		columns[i/half] = append(columns[i/half], p.row(&all[i], i+1))
	}
	return ui.Row(4, ui.Column(0, columns[0]...).Wide(0).Grow().Top(), ui.Column(0, columns[1]...).Wide(0).Grow().Top())
}

// row is a lesson: its number and name, and its progress.
func (p *Page) row(l *lesson.Lesson, n int) ui.Part {
	name, seal, number := locale.T("lesson."+l.ID+".name"), locale.T("learn.seal"), locale.Numeral(n)
	on, done := l == p.lesson, p.progress.finished(l)
	spoken := name
	if done {
		spoken = locale.T("learn.finished", locale.Arg{Name: "name", Value: name})
	}
	ctl := ui.Control{ID: "lesson." + l.ID, Name: spoken, Role: ui.RoleTab, On: on, Draw: func(c *canvas.Canvas, ctl *ui.Control, s ui.State) {
		r, ink, role := ctl.Rect, c.Theme.Ink2, theme.Body
		switch {
		case on:
			ink = c.Theme.Ink
			role.Bold = true
			c.Shape(r.Inset(1), canvas.Shape{Radius: theme.ChipRadius, Fill: c.Theme.Paper2})
		case s.Hover || s.Pressed:
			c.Shape(r.Inset(1), canvas.Shape{Radius: theme.ChipRadius, Fill: theme.Alpha(c.Theme.Sunk, 0.5)})
		}
		c.TextIn(theme.Caption, canvas.Box(r.X+6, r.Y, 27, r.H), canvas.AlignLeft, number, c.Theme.Ink2)
		c.TextFit(canvas.Box(r.X+34, r.Y, r.W-34-32, r.H), canvas.AlignLeft, name, ink, role, narrowName)
		at := canvas.Box(r.Right()-32, r.Y+(r.H-22)/2, 22, 22)
		switch {
		case done:
			c.Seal(seal, at.Inset(-1), -4)
		case on:
			c.Shape(at, canvas.Shape{Radius: 11, Line: 2.5, Stroke: c.Theme.Gold})
			c.Shape(at.Inset(6), canvas.Shape{Radius: 5, Fill: c.Theme.Gold})
		default:
			c.Shape(at.Inset(1.5), canvas.Shape{Radius: 9.5, Line: 1.5, Stroke: c.Theme.Line2})
		}
	}}
	return ui.Press(ctl.Does(func() { p.take(l) })).High(theme.TouchTarget)
}

var narrowName = theme.Role{Size: 13, Line: 18}

// listOver is the list over the page, if it has no place of its own.
func (p *Page) listOver() ui.Part {
	leave := func() ui.Nav {
		p.open = false
		return ui.Stay()
	}
	return ui.Pad(p.view.Margin(), 0, ui.Column(0,
		ui.Head(p.view, locale.T("learn.lessons"), locale.T("learn.line"), leave),
		p.listed().Grow()))
}
