package puzzle

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/ui"
)

// standing is how one has done so far: of the day's puzzles the streak with a seal a day,
// of others the rating.
func (a arrangement) standing() ui.Part {
	p := a.page
	switch {
	case p.rush != nil:
		return ui.Part{}
	case p.day == "":
		return a.rated()
	case a.beside():
		return a.streakCard(2).Or(a.streakCard(1))
	}
	days := ui.InWidth(func(w float64) ui.Part { return a.days(1, min(6, int(w/dayWide))) })
	return ui.Card(14, 4, ui.Row(10, a.streak(26), days.Wide(0).Grow()))
}

// dayWide is how wide a day is at least.
const dayWide = 44.0

// streakCard is the streak with so many rows of days.
func (a arrangement) streakCard(rows int) ui.Part {
	return ui.Card(12, 8, ui.Column(4, ui.Pad(4, 0, a.streakHead()), ui.InWidth(func(w float64) ui.Part { return a.days(rows, min(7, int(w/dayWide))) })))
}

// rated is the rating, what it has changed by, and what was solved.
func (a arrangement) rated() ui.Part {
	p, ink := a.page, a.page.view.Theme
	value := strconv.Itoa(p.progress.rating.shown())
	change := ""
	if g := p.desk.gained; g > 0 {
		change = "+" + strconv.Itoa(g)
	} else if g < 0 {
		change = "−" + strconv.Itoa(-g)
	}
	figure := theme.Role{Size: 26, Line: 32}
	return ui.Card(16, 8, ui.Row(10, ui.Text(theme.Name, locale.T("puzzle.rating"), ink.Ink), ui.Text(figure, value, ink.Ink),
		ui.Text(theme.Body, change, ink.GoldText), ui.Space(0), ui.Text(theme.Caption, a.counted(), ink.Ink2).OrNone()))
}

// counted is what was solved and what was not.
func (a arrangement) counted() string {
	p := &a.page.progress
	return locale.T("puzzle.counted", words.Arg("n", strconv.Itoa(p.solved)), words.Arg("m", strconv.Itoa(p.failed)))
}

// streak is how many days in a row were solved.
func (a arrangement) streak(size float64) ui.Part {
	ink, n := a.page.view.Theme, a.page.progress.streak(dayOf(a.page.now()))
	return ui.Row(6, ui.Text(theme.Body, locale.T("puzzle.streak"), ink.Ink), ui.Text(theme.Role{Size: size, Line: size + 6}, strconv.Itoa(n), ink.Ink))
}

func (a arrangement) streakHead() ui.Part {
	p, ink := a.page, a.page.view.Theme
	line := words.Listed(locale.T("puzzle.longest", locale.Num("n", p.progress.longest)), a.counted())
	past := ui.Press(ui.ChipButton("days", locale.T("puzzle.days"), false).Does(p.opensDays))
	said := func(line string) ui.Part {
		return ui.Row(10, a.streak(30), past, ui.Space(0), ui.Text(theme.Caption, line, ink.Ink2))
	}
	return ui.Fitting(said(line), said(a.counted()), ui.Row(10, a.streak(30), ui.Space(0), past))
}

// days are the last days, in so many rows: solved ones sealed, today in gold; each opens its
// puzzle.
func (a arrangement) days(rows, row int) ui.Part {
	today, n := dayOf(a.page.now()), rows*row
	var parts []ui.Part
	for i := range n {
		parts = append(parts, a.day(before(today, n-1-i), today))
	}
	return ui.Grid(row, 0, parts...)
}

// day is a day's button, or its empty place before the first.
func (a arrangement) day(day, today string) ui.Part {
	if day < firstDay || day > today {
		return ui.Space(0).Least(dayHigh)
	}
	return ui.Press(a.dayButton(day, today)).High(dayHigh)
}

// dayHigh is how high a day is.
const dayHigh = 58.0

func (a arrangement) dayButton(day, today string) ui.Control {
	p := a.page
	solved, date := p.progress.on(day), day[len(day)-2:]
	seal, now := locale.T("puzzle.seal"), locale.T("puzzle.now")
	ctl := ui.Control{ID: "day." + day, Name: day, Role: ui.RoleTab, On: day == p.day, Draw: func(c *canvas.Canvas, ctl *ui.Control, s ui.State) {
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
