package setup

import (
	"slices"
	"time"

	"yanyi/assets/locale"
	"yanyi/game/match"
	"yanyi/render/theme"
	"yanyi/scenes/gametext"
	"yanyi/scenes/ui"
)

// preset is a clock on offer.
type preset struct {
	id      string
	minutes int // a player
	turn    time.Duration
	periods int // of byo-yomi, of half a minute
}

// period is how long a period of byo-yomi is.
const period = 30 * time.Second

// presets are byo-yomi at this screen, no clock, minutes a player, seconds a turn, one's own and,
// elsewhere, days a turn.
var presets = [...]preset{
	{id: "periods", minutes: 10, periods: 3},
	{id: "none"}, {id: "5", minutes: 5}, {id: "10", minutes: 10}, {id: "15", minutes: 15}, {id: "30", minutes: 30},
	{id: "turn30", turn: 30 * time.Second}, {id: "custom"},
	{id: "day1", turn: gametext.Day}, {id: "day3", turn: 3 * gametext.Day}, {id: "day7", turn: 7 * gametext.Day},
}

const (
	anywhere = 1 // the first preset that rooms have as well: they know no periods
	apart    = 8 // the first that only they have
)

// no and custom are no clock and the one whose minutes are chosen.
var no, custom = &presets[anywhere], &presets[apart-1]

// presetOf is the preset a clock is of.
func presetOf(c match.Clock) *preset {
	for i := range presets {
		q := &presets[i]
		if c.Total == time.Duration(q.minutes)*time.Minute && c.PerTurn == q.turn && c.Periods == q.periods {
			return q
		}
	}
	return custom
}

// label is the label of a preset's chip.
func (q *preset) label() string {
	switch {
	case q.periods > 0:
		return locale.T("clock.periods.short", locale.Num("n", q.minutes), locale.Num("k", q.periods), locale.Num("s", int(period.Seconds())))
	case q.minutes > 0:
		return locale.T("clock.side.short", locale.Num("n", q.minutes))
	case q.turn >= gametext.Day:
		return locale.Count("clock.days.chip", int(q.turn/gametext.Day))
	case q.turn > 0:
		return locale.T("clock.turn.chip", locale.Num("n", int(q.turn.Seconds())))
	}
	return locale.T("clock." + q.id)
}

// clock is for how long the game is played.
type clock struct {
	*prepared
	preset  *preset
	minutes int // of the custom one
}

// newClock is the clock with the chosen preset.
func newClock(p *prepared) clock {
	c := clock{prepared: p, preset: presetOf(p.setup.Clock), minutes: 20}
	if c.preset == custom {
		c.minutes = int(p.setup.Clock.Total / time.Minute)
	}
	return c
}

// set applies a preset; clocks of minutes keep their increment.
func (c *clock) set(q *preset) {
	chosen := match.Clock{PerTurn: q.turn, Total: time.Duration(q.minutes) * time.Minute}
	if q == custom {
		chosen.Total = time.Duration(c.minutes) * time.Minute
	}
	switch {
	case q.periods > 0:
		chosen.Periods, chosen.Period = q.periods, period
	case chosen.Total > 0:
		chosen.Increment = c.setup.Clock.Increment
	}
	c.preset, c.setup.Clock = q, chosen
	c.again()
}

// increment is the increment of each turn, in seconds.
func (c *clock) increment() int { return int(c.setup.Clock.Increment / time.Second) }

// settle leaves a clock of days to games with people elsewhere, and periods to all others.
func (c *clock) settle() {
	days, periods := c.preset.turn >= gametext.Day, c.setup.Clock.Periods > 0
	if days && !c.together() || periods && c.together() {
		c.preset, c.setup.Clock = no, match.Clock{}
	}
}

// chips are the clocks on offer, days a turn apart; byo-yomi comes before one's own.
func (c *clock) chips() []ui.Part {
	chips := c.offer(presets[anywhere:apart])
	if !c.together() {
		chips = slices.Insert(chips, len(chips)-1, c.offer(presets[:anywhere])...)
	}
	return chips
}

// days are the clocks of days a turn.
func (c *clock) days() []ui.Part { return c.offer(presets[apart:]) }

func (c *clock) offer(list []preset) []ui.Part {
	chips := make([]ui.Part, len(list))
	for i := range list {
		q := &list[i]
		chips[i] = ui.Press(ui.ChipButton("clock."+q.id, q.label(), q == c.preset).Does(func() { c.set(q) }))
	}
	return chips
}

// steps are the increment and the minutes, stacked with their names before them, or side by
// side below their names; a missing one keeps its place.
func (c *clock) steps(below bool) ui.Part {
	minutes := c.fives("minutes", "clock.minutes", c.minutes, 5, 180, below, func(minutes int) {
		c.minutes = minutes
		c.set(custom)
	})
	increment := c.fives("increment", "clock.increment", c.increment(), 0, 60, below, func(seconds int) {
		c.setup.Clock.Increment = time.Duration(seconds) * time.Second
		c.again()
	})
	minutes, increment = shownIf(c.preset == custom, minutes), shownIf(c.setup.Clock.Total > 0 && c.setup.Clock.Periods == 0, increment)
	if below {
		return ui.Column(theme.TouchGap, increment, minutes)
	}
	return ui.Columns(theme.GroupGap, increment, minutes)
}

// fives is a number that goes up and down by five, its name before or above it.
func (c *clock) fives(id, key string, value, least, most int, before bool, set func(value int)) ui.Part {
	label := locale.T(key)
	steps := ui.Steps(id, label, value, least, most, func(next int) { set(min(max(value+5*(next-value), least), most)) })
	name := ui.Text(theme.Caption, label, c.view.Theme.Ink2)
	if before {
		return ui.Row(12, name.Right().Grow(), steps)
	}
	return ui.Column(0, name, ui.Row(0, steps, ui.Space(0)))
}
