package puzzle

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// standing is the person's results: the streak with a seal per day, or the rating.
func (p *Page) standing() ui.Part {
	switch {
	case p.rush != nil:
		return ui.Part{}
	case p.deck != nil:
		return p.deckCard()
	case p.day == "":
		return p.rated()
	case p.beside():
		return p.streakCard(2).Or(p.streakCard(1))
	}
	days := ui.InWidth(func(w float64) ui.Part { return p.days(1, min(6, int(w/dayWide))) })
	return ui.Card(14, 4, ui.Row(10, p.streak(26), days.Wide(0).Grow()))
}

// dayWide is the least width of a day.
const dayWide = 44.0

// streakCard is the streak with a number of rows of days.
func (p *Page) streakCard(rows int) ui.Part {
	return ui.Card(12, 8, ui.Column(4, ui.Pad(4, 0, p.streakHead()), ui.InWidth(func(w float64) ui.Part { return p.days(rows, min(7, int(w/dayWide))) })))
}

// rated is the rating, its change, and the number solved.
func (p *Page) rated() ui.Part {
	ink := p.view.Theme
	value := strconv.Itoa(p.progress.rating.shown())
	change := ""
	if g := p.desk.gained; g > 0 {
		change = "+" + strconv.Itoa(g)
	} else if g < 0 {
		change = "−" + strconv.Itoa(-g)
	}
	figure := theme.Role{Size: 26, Line: 32}
	return ui.Card(16, 8, ui.Row(10, ui.Text(theme.Name, locale.T("puzzle.rating"), ink.Ink), ui.Text(figure, value, ink.Ink),
		ui.Text(theme.Body, change, ink.GoldText), ui.Space(0), ui.Text(theme.Caption, p.counted(), ink.Ink2).OrNone()))
}

// counted is the numbers solved and failed.
func (p *Page) counted() string {
	done := &p.progress
	return locale.T("puzzle.counted", tabletext.Arg("n", strconv.Itoa(done.solved)), tabletext.Arg("m", strconv.Itoa(done.failed)))
}

// streak is how many days in a row were solved.
func (p *Page) streak(size float64) ui.Part {
	ink, n := p.view.Theme, p.progress.streak(dayOf(p.now()))
	return ui.Row(6, ui.Text(theme.Body, locale.T("puzzle.streak"), ink.Ink), ui.Text(theme.Role{Size: size, Line: size + 6}, strconv.Itoa(n), ink.Ink))
}

func (p *Page) streakHead() ui.Part {
	ink := p.view.Theme
	line := tabletext.Listed(locale.T("puzzle.longest", locale.Num("n", p.progress.longest)), p.counted())
	past := ui.Press(ui.ChipButton("days", locale.T("puzzle.days"), false).Does(p.opensDays))
	said := func(line string) ui.Part {
		return ui.Row(10, p.streak(30), past, ui.Space(0), ui.Text(theme.Caption, line, ink.Ink2))
	}
	return ui.Fitting(said(line), said(p.counted()), ui.Row(10, p.streak(30), ui.Space(0), past))
}

// days are the last days, in rows: solved ones sealed, today in gold; each opens its puzzle.
func (p *Page) days(rows, row int) ui.Part {
	today, n := dayOf(p.now()), rows*row
	var parts []ui.Part
	for i := range n {
		parts = append(parts, p.dayPart(before(today, n-1-i), today))
	}
	return ui.Grid(row, 0, parts...)
}

// dayPart is a day's button, or its empty place before the first.
func (p *Page) dayPart(day, today string) ui.Part {
	if day < firstDay || day > today {
		return ui.Space(0).Least(dayHigh)
	}
	return ui.Press(p.dayButton(day, today)).High(dayHigh)
}

// dayHigh is the height of a day.
const dayHigh = 58.0

func (p *Page) dayButton(day, today string) ui.Control {
	solved, date := p.progress.on(day), day[len(day)-2:]
	seal, now := locale.T("puzzle.seal"), locale.T("puzzle.now")
	value := ""
	if solved {
		value = locale.T("puzzle.day.solved")
	}
	ctl := ui.Control{ID: "day." + day, Name: day, Value: value, Role: ui.RoleTab, On: day == p.day, Draw: func(c *canvas.Canvas, ctl *ui.Control, s ui.State) {
		at := canvas.Box(ctl.Rect.X+ctl.Rect.W/2-16, ctl.Rect.Y+4, 32, 32)
		switch {
		case solved:
			c.Seal(seal, at, -4)
		case day == today:
			c.Shape(at.Inset(1), canvas.Shape{Radius: 5, Line: 2.5, Fill: c.Theme.Card, Stroke: c.Theme.Gold})
			c.TextIn(theme.Primary, at, canvas.AlignCenter, now, c.Theme.GoldText)
		default:
			c.Shape(at.Inset(2), canvas.Shape{Radius: 4, Line: 1.2, Stroke: c.Theme.Line2})
		}
		ink, role := c.Theme.Ink2, theme.Caption
		if ctl.On || s.Hover || s.Pressed {
			ink, role.Bold = c.Theme.Ink, true
		}
		c.TextIn(role, canvas.Box(ctl.Rect.X, at.Bottom()+3, ctl.Rect.W, 18), canvas.AlignCenter, date, ink)
	}}
	return ctl.Does(func() { p.ofDay(day) })
}
