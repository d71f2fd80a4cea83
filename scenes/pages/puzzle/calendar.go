package puzzle

import (
	"time"

	"yanyi/assets/locale"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// firstDay is the first whose puzzle there is.
const firstDay = "2026-11-01"

const week = 7 // days

// opensDays opens the calendar at the month of the day shown.
func (p *Page) opensDays() {
	p.open, p.month = calendar, monthOf(dayOf(p.now()))
	if p.day != "" {
		p.month = monthOf(p.day)
	}
}

// monthOf is the month of a day.
func monthOf(day string) string { return day[:len("2006-01")] }

// turnOver shows the next or previous month, as far as there are puzzles.
func (p *Page) turnOver(on bool) {
	if month := p.nextMonth(on); month != "" {
		p.month = month
	}
}

// nextMonth is the month after the one shown, or before it, "" where there are no puzzles.
func (p *Page) nextMonth(on bool) string {
	t, err := time.Parse("2006-01", p.month)
	if err != nil {
		return ""
	}
	step := -1
	if on {
		step = 1
	}
	month := t.AddDate(0, step, 0).Format("2006-01")
	if month < monthOf(firstDay) || month > monthOf(dayOf(p.now())) {
		return ""
	}
	return month
}

// calendar is the days of a month, weeks from Monday on; each opens its puzzle.
func (p *Page) calendar() ui.Part {
	leave := func() ui.Nav {
		p.open = nothing
		return ui.Stay()
	}
	turn := func(id string, icon canvas.Icon, key string, on bool) ui.Part {
		return ui.Press(ui.IconLabel(id, icon, locale.T(key)).Unless(p.nextMonth(on) == "").Does(func() { p.turnOver(on) }))
	}
	body := ui.Column(12, ui.Grid(week, 0, p.monthDays()...), ui.Space(8))
	return ui.Pad(p.view.Margin(), 0, ui.Middle(520, ui.Column(8,
		ui.Head(p.view, locale.T("puzzle.days"), p.month, leave),
		ui.Scrolling(&p.list, body).Grow(),
		ui.Columns(8, turn("earlier", canvas.IconLeft, "puzzle.earlier", false), turn("later", canvas.IconRight, "puzzle.later", true)),
		ui.Space(12))))
}

// monthDays are the places of a month's days in rows of seven.
func (p *Page) monthDays() (parts []ui.Part) {
	first, err := time.Parse("2006-01", p.month)
	if err != nil {
		return nil
	}
	blank := ui.Space(0).Least(dayHigh)
	for range (int(first.Weekday()) + 6) % week {
		parts = append(parts, blank)
	}
	today := dayOf(p.now())
	for t := first; t.Month() == first.Month(); t = t.AddDate(0, 0, 1) {
		parts = append(parts, p.dayPart(t.Format(time.DateOnly), today))
	}
	for len(parts)%week > 0 { // otherwise the last days would stand wide apart
		parts = append(parts, blank)
	}
	return parts
}
