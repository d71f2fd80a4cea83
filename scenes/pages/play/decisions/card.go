package decisions

import (
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// Types of a head where there is little room.
var (
	nameSmall = theme.Role{Size: 16, Line: 22, Bold: true}
	nameTight = theme.Role{Size: 14, Line: 22, Bold: true}
)

// Panel is the pending decision in the panel, if any. A turn's cost is asked beside its square.
func (d *Decisions) Panel() ui.Part {
	switch {
	case d.slide.on():
		return d.slide.panel(d.now)
	case !d.asked.on() || d.asked.aside:
		return ui.Part{}
	case d.asked.standing:
		return d.choice()
	}
	card := d.card(d.said(theme.Name))
	return card.High(d.height()).Or(card.High(56)).Rank(4)
}

// height is the card's height in a panel with enough room.
func (d *Decisions) height() float64 {
	if d.asked.warn {
		return 72
	}
	return 84
}

// Row is the pending decision in place of the phone's buttons; back takes a turn back while the
// marker's slide is chosen or the person is out.
func (d *Decisions) Row(back ui.Part) ui.Part {
	switch {
	case d.slide.on():
		return ui.Pad(8, 0, ui.Row(8, d.slide.buttons().Wide(0).Grow(), back))
	case d.asked.standing:
		return ui.Pad(8, 0, ui.Row(8, d.asked.choices().Wide(0).Grow(), d.asked.leave.barred(canvas.NoIcon), back))
	case d.ask != nothing, d.stake.on() && d.asked.line != "": // the button says what is asked
		return d.card(ui.Text(theme.Caption, d.asked.line, d.now.Screen.Theme.Ink).Lines(3))
	case d.asked.on():
		return d.card(d.said(nameSmall))
	}
	return ui.Part{}
}

// said is the question: its head and its explanation.
func (d *Decisions) said(head theme.Role) ui.Part {
	a, ink := &d.asked, d.now.Screen.Theme
	title := ui.Text(head, a.head, ink.Ink).Try(nameTight, a.head)
	if a.line == "" {
		return d.whole(title)
	}
	title = title.Try(theme.Caption, a.head)
	line := func(n int) ui.Part { return ui.Text(theme.Caption, a.line, ink.Ink2).Lines(n) }
	return ui.Column(0, title, line(3).Or(line(2)).Or(line(1)).Drop(1))
}

// whole is a question without an explanation in two lines, or in three smaller ones.
func (d *Decisions) whole(title ui.Part) ui.Part {
	head, ink, scale := d.asked.head, d.now.Screen.Theme.Ink, d.now.Screen.Scale
	return ui.InWidth(func(w float64) ui.Part {
		if len(canvas.Wrap(nameTight, head, w, scale)) > 2 {
			return ui.Text(theme.Caption, head, ink).Lines(3)
		}
		return title.Lines(2)
	})
}

// card is the question at the left and the answers at the right.
func (d *Decisions) card(said ui.Part) ui.Part {
	a := &d.asked
	row := ui.Row(8, ui.If(a.warn, badge(a.seal)), said.Wide(0).Grow(), a.no.press(false), a.yes.press(a.primary))
	ground := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Card(r) })
	if a.warn {
		ground = ui.Paint(drawWarning)
	}
	return ui.Over(ground, ui.Pad(12, 2, row))
}

// drawWarning is the ground of a warning.
func drawWarning(c *canvas.Canvas, r canvas.Rect) {
	c.Card(r)
	c.Shape(r, canvas.Shape{Radius: theme.CardRadius, Line: 1.5, Fill: theme.Alpha(c.Theme.Warn, 0.12), Stroke: c.Theme.Warn})
}

// badge is a character on the disc of a warning.
func badge(text string) ui.Part {
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Shape(r, canvas.Shape{Radius: 18, Fill: c.Theme.Warn})
		c.TextIn(theme.Name, r, canvas.AlignCenter, text, c.Theme.BadgeText)
	}).Sized(36, 36)
}

// Bar is the pending decision in the small frame's bar; more is the drawer's button, which
// stays within reach beside a warning, because a warning lasts as long as the turn.
func (d *Decisions) Bar(more ui.Part) ui.Part {
	switch {
	case d.slide.on():
		return ui.Row(4, d.slide.buttons().Wide(0).Grow(), more)
	case !d.asked.on() || d.asked.aside:
		return ui.Part{}
	}
	a := &d.asked
	head := ui.Text(theme.Body, a.head, d.now.Screen.Theme.Ink).Try(theme.Caption, a.head).Lines(2).Wide(0).Grow()
	if a.warn {
		return ui.Row(8, head, ui.Press(ui.Secondary(a.yes.id, a.yes.label).Replies().Does(a.yes.do)).Wide(96), more)
	}
	icons := ui.Row(4, head, a.no.barred(canvas.IconClose), a.yes.barred(canvas.IconCheck), a.leave.barred(canvas.NoIcon), ui.If(a.standing || a.lasting, more))
	if a.lasting { // the answers are not obvious
		said := ui.Text(theme.Body, a.head, d.now.Screen.Theme.Ink)
		return ui.Fitting(ui.Row(8, said, ui.Space(0).Grow(), a.no.press(false), a.yes.press(false), more), icons)
	}
	return icons
}

// barred is an answer's button in the bar, with an icon unless it has one of its own.
func (a *answer) barred(icon canvas.Icon) ui.Part {
	if a.icon != canvas.NoIcon {
		icon = a.icon
	}
	return ui.If(a.id != "", ui.Press(a.acts(ui.BarButton(a.id, icon, a.label))))
}
