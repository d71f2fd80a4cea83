package lesson

import (
	"yanyi/assets/locale"
	"yanyi/game/lesson"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// listCard is the lessons in two columns on a card.
func (a arrangement) listCard() ui.Part { return ui.Card(8, 8, a.rows()) }

// listed is the lessons, as far as there is room for them.
func (a arrangement) listed() ui.Part { return ui.Scrolling(&a.page.list, a.rows()) }

// rows are the lessons in two columns.
func (a arrangement) rows() ui.Part {
	all := lesson.All()
	half := (len(all) + 1) / 2
	var columns [2][]ui.Part
	for i := range all {
		columns[i/half] = append(columns[i/half], a.row(&all[i], i+1))
	}
	return ui.Row(4, ui.Column(0, columns[0]...).Wide(0).Grow().Top(), ui.Column(0, columns[1]...).Wide(0).Grow().Top())
}

// row is a lesson: its number and name, and how far it has been learnt.
func (a arrangement) row(l *lesson.Lesson, n int) ui.Part {
	name, seal, number := locale.T("lesson."+l.ID+".name"), locale.T("learn.seal"), locale.Numeral(n)
	on, done := l == a.page.lesson, a.page.progress.finished(l)
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
		c.TextIn(theme.Caption, canvas.Box(r.X+10, r.Y, 18, r.H), canvas.AlignLeft, number, c.Theme.Ink2)
		c.TextFit(canvas.Box(r.X+30, r.Y, r.W-30-36, r.H), canvas.AlignLeft, name, ink, role, narrowName)
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
	return ui.Press(ctl.Does(func() { a.page.take(l) })).High(theme.TouchTarget)
}

var narrowName = theme.Role{Size: 13, Line: 18}

// listOver is the list over the page, where it has no place of its own.
func (a arrangement) listOver() ui.Part {
	leave := func() ui.Nav {
		a.page.open = false
		return ui.Stay()
	}
	return ui.Pad(a.page.view.Margin(), 0, ui.Column(0,
		ui.Head(a.page.view, locale.T("learn.lessons"), locale.T("learn.line"), leave),
		a.listed().Grow()))
}
