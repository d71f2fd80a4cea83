package setup

import (
	"strconv"
	"time"

	"yanyi/assets/locale"
	"yanyi/game/match"
	"yanyi/render/theme"
	"yanyi/scenes/ui"
)

// preset is a clock on offer.
type preset struct {
	id      string
	minutes int // a player
	seconds int // a turn
}

// presets are no clock, minutes a player, seconds a turn, and one of one's own.
var presets = [...]preset{
	{id: "none"}, {id: "5", minutes: 5}, {id: "10", minutes: 10}, {id: "15", minutes: 15}, {id: "30", minutes: 30},
	{id: "turn30", seconds: 30}, {id: "custom"},
}

// custom is the clock whose minutes are chosen.
var custom = &presets[len(presets)-1]

// presetOf is the preset a clock is of.
func presetOf(c match.Clock) *preset {
	for i := range presets {
		q := &presets[i]
		if c.Total == time.Duration(q.minutes)*time.Minute && (c.PerTurn > 0) == (q.seconds > 0) {
			return q
		}
	}
	return custom
}

// label is what a preset's chip says.
func (q *preset) label() string {
	switch {
	case q.minutes > 0:
		return locale.T("clock.side.short", locale.Num("n", q.minutes))
	case q.seconds > 0:
		return locale.T("clock.turn.chip", locale.Num("n", q.seconds))
	}
	return locale.T("clock." + q.id)
}

// setClock plays by a preset; clocks of minutes keep what is added to them.
func (p *Page) setClock(q *preset) {
	clock := match.Clock{PerTurn: time.Duration(q.seconds) * time.Second, Total: time.Duration(q.minutes) * time.Minute}
	if q == custom {
		clock.Total = time.Duration(p.minutes) * time.Minute
	}
	if clock.Total > 0 {
		clock.Increment = p.setup.Clock.Increment
	}
	p.clock, p.setup.Clock = q, clock
	p.Layout(p.view)
}

// increment is what each turn adds, in seconds.
func (p *Page) increment() int { return int(p.setup.Clock.Increment / time.Second) }

// clockLine spells the chosen clock out.
func (p *Page) clockLine() string {
	c := p.setup.Clock
	minutes := locale.Num("n", int(c.Total.Minutes()))
	switch {
	case c.PerTurn > 0:
		return locale.T("clock.turn", locale.Num("n", int(c.PerTurn.Seconds())))
	case c.Total == 0:
		return locale.T("clock.none")
	case c.Increment > 0:
		return locale.T("clock.side.inc", minutes, locale.Arg{Name: "m", Value: strconv.Itoa(p.increment())})
	}
	return locale.T("clock.side", minutes)
}

// clockAndChecks is the clocks and the check boxes: beside their heading, or below
// it where there is too little room, in a row that slides sideways.
func (p *Page) clockAndChecks() ui.Part {
	const label = 64
	head, chips, checks := p.heading("setup.clock"), p.clockChips(), ui.Flow(theme.TouchGap, p.checks()...)
	wide := ui.Column(theme.TouchGap,
		ui.Row(0, head.Wide(label), chips),
		p.minutesSteps(),
		ui.Inset(label, 0, 0, 0, ui.Row(theme.CardGap, checks.Grow(), p.incrementSteps())))
	edge := p.edge()
	narrow := ui.Column(theme.TouchGap,
		ui.Row(theme.CardGap, head, ui.Text(theme.Caption, p.clockLine(), p.view.Theme.Ink2).Right().OrNone().Wide(0).Grow()),
		ui.Inset(-edge, -4, -edge, -4, ui.Sideways(&p.clocks, ui.Pad(edge, 4, chips))),
		p.minutesSteps(), p.incrementSteps(),
		ui.Inset(0, 8, 0, -4, p.heading("setup.options")), checks)
	return ui.Fitting(wide, narrow)
}

func (p *Page) clockChips() ui.Part {
	var chips [len(presets)]ui.Part
	for i := range presets {
		q := &presets[i]
		chips[i] = ui.Press(ui.ChipButton("clock."+q.id, q.label(), q == p.clock).Does(func() { p.setClock(q) }))
	}
	return ui.Row(theme.TouchGap, chips[:]...)
}

func (p *Page) minutesSteps() ui.Part {
	return ui.If(p.clock == custom, p.fives("minutes", "clock.minutes", p.minutes, 5, 180, func(minutes int) {
		p.minutes = minutes
		p.setClock(custom)
	}))
}

func (p *Page) incrementSteps() ui.Part {
	return ui.If(p.setup.Clock.Total > 0, p.fives("increment", "clock.increment", p.increment(), 0, 60, func(seconds int) {
		p.setup.Clock.Increment = time.Duration(seconds) * time.Second
		p.Layout(p.view)
	}))
}

// fives is a number that goes up and down by five, its name before it.
func (p *Page) fives(id, key string, value, least, most int, set func(value int)) ui.Part {
	label := locale.T(key)
	return ui.Row(12,
		ui.Text(theme.Caption, label, p.view.Theme.Ink2).Right().Grow(),
		ui.Steps(id, label, value, least, most, func(next int) { set(min(max(value+5*(next-value), least), most)) }))
}

// checks are the check boxes, some room after each.
func (p *Page) checks() []ui.Part {
	box := func(id, key string, on *bool) ui.Part {
		toggle := func() {
			*on = !*on
			p.Layout(p.view)
		}
		return ui.Inset(0, 0, 12, 0, ui.Press(ui.Check(id, locale.T(key), *on).Does(toggle)))
	}
	return []ui.Part{
		box("takeback", "setup.takeback", &p.setup.TakeBack),
		box("hints", "setup.hints", &p.setup.Hints),
		box("remember", "setup.remember", &p.remember),
	}
}
