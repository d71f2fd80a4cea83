package setup

import (
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
}

// presets are no clock, minutes a player, seconds a turn, one's own and, elsewhere, days a turn.
var presets = [...]preset{
	{id: "none"}, {id: "5", minutes: 5}, {id: "10", minutes: 10}, {id: "15", minutes: 15}, {id: "30", minutes: 30},
	{id: "turn30", turn: 30 * time.Second}, {id: "custom"},
	{id: "day1", turn: gametext.Day}, {id: "day3", turn: 3 * gametext.Day}, {id: "day7", turn: 7 * gametext.Day},
}

const alone = 7 // presets without people elsewhere

// custom is the clock whose minutes are chosen.
var custom = &presets[alone-1]

// presetOf is the preset a clock is of.
func presetOf(c match.Clock) *preset {
	for i := range presets {
		q := &presets[i]
		if c.Total == time.Duration(q.minutes)*time.Minute && c.PerTurn == q.turn {
			return q
		}
	}
	return custom
}

// label is the label of a preset's chip.
func (q *preset) label() string {
	switch {
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

// set applies a preset; clocks of minutes keep their increment, or their periods.
func (c *clock) set(q *preset) {
	chosen := match.Clock{PerTurn: q.turn, Total: time.Duration(q.minutes) * time.Minute}
	if q == custom {
		chosen.Total = time.Duration(c.minutes) * time.Minute
	}
	if chosen.Total > 0 {
		was := c.setup.Clock
		chosen.Increment, chosen.Periods, chosen.Period = was.Increment, was.Periods, was.Period
		chosen = chosen.Given(was.Giver, was.Part)
	}
	c.preset, c.setup.Clock = q, chosen
	c.again()
}

// increment is the increment of each turn, in seconds.
func (c *clock) increment() int { return int(c.setup.Clock.Increment / time.Second) }

// settle leaves a clock of days to games with people elsewhere.
func (c *clock) settle() {
	if c.preset.turn >= gametext.Day && !c.together() {
		c.preset, c.setup.Clock = &presets[0], match.Clock{}
	}
}

// chips are the clocks on offer, days a turn apart.
func (c *clock) chips() []ui.Part { return c.offer(presets[:alone]) }

// days are the clocks of days a turn.
func (c *clock) days() []ui.Part { return c.offer(presets[alone:]) }

func (c *clock) offer(list []preset) []ui.Part {
	chips := make([]ui.Part, len(list))
	for i := range list {
		q := &list[i]
		chips[i] = ui.Press(ui.ChipButton("clock."+q.id, q.label(), q == c.preset).Does(func() { c.set(q) }))
	}
	return chips
}

// period is how long a period of byo-yomi is, unless a record that was continued says another.
const period = 30 * time.Second

// periods sets how many periods of byo-yomi there are. Those and an increment exclude each other.
func (c *clock) periods(n int) {
	of := &c.setup.Clock
	if of.Periods, of.Increment = n, 0; n == 0 {
		of.Period = 0
	} else if of.Period == 0 {
		of.Period = period
	}
	c.again()
}

// ownMinutes are the minutes of one's own clock; where it has no room for a name it follows the
// chip. A missing one keeps its place.
func (c *clock) ownMinutes() ui.Part {
	return shownIf(c.preset == custom, steps("minutes", locale.T("clock.minutes"), c.minutes, 5, 5, 180, func(minutes int) {
		c.minutes = minutes
		c.set(custom)
	}))
}

// increments are the increment of each turn and the periods after all, each with its name, for
// clocks of minutes; missing ones keep their places.
func (c *clock) increments(arranged func(name ui.Part, steps ui.Part) ui.Part) []ui.Part {
	of := &c.setup.Clock
	length := of.Period
	if length == 0 {
		length = period
	}
	added, byoyomi := locale.T("clock.increment"), locale.T("clock.byoyomi", locale.Num("s", int(length.Seconds())))
	return []ui.Part{
		shownIf(of.Total > 0, arranged(c.named(added), steps("increment", added, c.increment(), 5, 0, 60, func(seconds int) {
			of.Increment, of.Periods, of.Period = time.Duration(seconds)*time.Second, 0, 0
			c.again()
		}))),
		shownIf(of.Total > 0, arranged(c.named(byoyomi), steps("periods", byoyomi, of.Periods, 1, 0, 9, c.periods))),
	}
}

// beside are the numbers below each other, with their names before them.
func (c *clock) beside() ui.Part {
	before := func(name, steps ui.Part) ui.Part { return ui.Row(12, name.Right().Grow(), steps) }
	minutes := shownIf(c.preset == custom, before(c.named(locale.T("clock.minutes")), c.ownMinutes()))
	return ui.Column(theme.TouchGap, append(c.increments(before), minutes)...)
}

// below are the increment and the periods side by side, below their names.
func (c *clock) below() ui.Part {
	return ui.Columns(theme.GroupGap, c.increments(func(name, steps ui.Part) ui.Part {
		return ui.Column(0, name, ui.Row(0, steps, ui.Space(0)))
	})...)
}

func (c *clock) named(label string) ui.Part { return ui.Text(theme.Caption, label, c.view.Theme.Ink2) }

// steps is a number that goes up and down by so much.
func steps(id, label string, value, by, least, most int, set func(value int)) ui.Part {
	return ui.Steps(id, label, value, least, most, func(next int) { set(min(max(value+by*(next-value), least), most)) })
}
