package match

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"yanyi/game"
)

// Clock limits the players' time: PerTurn for each turn anew, or Total for all turns together,
// with Increment added after each, or with Periods after it (byo-yomi): a turn within a period
// leaves it whole, a period that runs out is gone. The zero Clock is none.
//
// What a player has left is one span, the periods included ([Clock.Split]).
//
// With odds of time one player, the Giver, has only 1/Part of the total and of the increment.
type Clock struct {
	PerTurn, Total, Increment time.Duration
	Periods                   int
	Period                    time.Duration
	Giver                     game.Seat
	Part                      int // 0 without odds
}

// MostPart is the greatest Part of a clock.
const MostPart = 10

// of is the clock of one player.
func (c Clock) of(s game.Seat) Clock {
	if c.Part > 0 && s == c.Giver {
		part := func(d time.Duration) time.Duration { return (d / time.Duration(c.Part)).Truncate(time.Millisecond) }
		c.Total, c.Increment = part(c.Total), part(c.Increment)
	}
	return c
}

// Given is the clock with the odds of time that a player gives, of everything but 1/part;
// nobody gives any with 0.
func (c Clock) Given(by game.Seat, part int) Clock {
	if c.Giver, c.Part = by, part; part == 0 || c.Total == 0 {
		c.Giver, c.Part = 0, 0
	}
	return c
}

// odds are the odds of time as records have them: Red:1/2; "" for none.
func (c Clock) odds(in *game.Info) string {
	if c.Part == 0 {
		return ""
	}
	return in.Seats[c.Giver].Tag + ":1/" + strconv.Itoa(c.Part)
}

// giving is the clock with the odds of time that odds wrote.
func (c Clock) giving(in *game.Info, text string) (Clock, error) {
	if text == "" {
		return c, nil
	}
	who, part, _ := strings.Cut(text, ":1/")
	n, err := strconv.Atoi(part)
	by := slices.IndexFunc(in.Seats, func(s game.SeatInfo) bool { return s.Tag == who })
	if err != nil || by < 0 || n < 2 {
		return c, game.Errorf("odds of time %q, which are not like %s:1/2", text, in.Seats[0].Tag)
	}
	c.Giver, c.Part = game.Seat(by), n
	return c, c.check()
}

// MostPeriods is the most periods of a clock.
const MostPeriods = 99

// reserve is all periods together.
func (c Clock) reserve() time.Duration { return time.Duration(c.Periods) * c.Period }

// Whole is all the time that a player has at first.
func (c Clock) Whole() time.Duration { return c.PerTurn + c.Total + c.reserve() }

// after is what a player has left after a turn at whose end it had so much: an increment more,
// or a begun period whole again.
func (c Clock) after(left time.Duration) time.Duration {
	if left < c.reserve() {
		return (left + c.Period - 1) / c.Period * c.Period
	}
	return left + c.Increment
}

// Split is what a clock shows of the time left: the main time and the periods to come after
// it, or, with begun, what is left of a period and how many there are with it.
func (c Clock) Split(left time.Duration) (shown time.Duration, periods int, begun bool) {
	if reserve := c.reserve(); reserve == 0 || left > reserve {
		return left - reserve, c.Periods, false
	}
	periods = int((left + c.Period - 1) / c.Period)
	return left - time.Duration(max(0, periods-1))*c.Period, periods, true
}

// On reports whether there is a clock at all.
func (c Clock) On() bool { return c.PerTurn > 0 || c.Total > 0 }

func (c Clock) check() error {
	switch {
	case c.PerTurn < 0 || c.Total < 0 || c.Increment < 0:
		return fmt.Errorf("negative time")
	case c.PerTurn > 0 && c.Total > 0:
		return fmt.Errorf("either a time for each turn or a total")
	case c.Increment > 0 && c.Total == 0:
		return fmt.Errorf("an increment needs a total")
	case c.Part != 0 && (c.Part < 2 || c.Part > MostPart):
		return fmt.Errorf("a part of 1/%d of the time, which is not from 1/2 to 1/%d", c.Part, MostPart)
	case c.Part != 0 && c.Total == 0:
		return fmt.Errorf("odds of time need a total")
	case c.Part == 0 && c.Giver != 0:
		return fmt.Errorf("a player gives no odds of time")
	case c.Periods == 0 && c.Period == 0:
		return nil
	case c.Periods < 1 || c.Periods > MostPeriods:
		return fmt.Errorf("%d periods, which are not 1 to %d", c.Periods, MostPeriods)
	case c.Period < time.Second || c.Period > mostPeriod:
		return fmt.Errorf("a period of %v, which is not from 1 second to an hour", c.Period)
	case c.Total == 0 || c.Increment > 0:
		return fmt.Errorf("periods need a total without an increment")
	}
	return nil
}

// mostPeriod is the longest period.
const mostPeriod = time.Hour

// String is the clock as records hold it: "30/turn", "600+5" (seconds), "600+3x30" with
// periods, "-".
func (c Clock) String() string {
	switch {
	case c.PerTurn > 0:
		return seconds(c.PerTurn) + "/turn"
	case c.Periods > 0:
		return seconds(c.Total) + "+" + strconv.Itoa(c.Periods) + "x" + seconds(c.Period)
	case c.Total > 0:
		return seconds(c.Total) + "+" + seconds(c.Increment)
	}
	return "-"
}

// parseClock reads what String writes.
func parseClock(s string) (Clock, error) {
	var c Clock
	if s == "-" || s == "" {
		return c, nil
	}
	perTurn, ok := strings.CutSuffix(s, "/turn")
	var err error
	if ok {
		c.PerTurn, err = parseSeconds(perTurn)
	} else {
		total, increment, both := strings.Cut(s, "+")
		c.Total, err = parseSeconds(total)
		if err == nil && both {
			err = c.parseExtra(increment)
		}
	}
	if err == nil && !c.On() {
		err = fmt.Errorf("no time at all")
	}
	if err == nil {
		err = c.check()
	}
	if err != nil {
		return Clock{}, game.Errorf("clock %q: %w", s, err)
	}
	return c, nil
}

// parseExtra reads what follows the total: the increment, or the periods.
func (c *Clock) parseExtra(s string) (err error) {
	periods, period, ok := strings.Cut(s, "x")
	if !ok {
		c.Increment, err = parseSeconds(s)
		return err
	}
	if c.Periods, err = strconv.Atoi(periods); err != nil {
		return game.Errorf("%q is not a number of periods", periods)
	}
	if c.Periods < 1 {
		return fmt.Errorf("%d periods, which are not 1 to %d", c.Periods, MostPeriods)
	}
	c.Period, err = parseSeconds(period)
	return err
}

// seconds writes a time to the millisecond.
func seconds(d time.Duration) string {
	return strconv.FormatFloat(float64(d.Milliseconds())/1000, 'f', -1, 64)
}

// mostSeconds is about eleven days; no clock needs more.
const mostSeconds = 1e6

func parseSeconds(s string) (time.Duration, error) {
	x, err := strconv.ParseFloat(s, 64)
	if err != nil || !(x >= 0 && x <= mostSeconds) {
		return 0, game.Errorf("%q is not a number of seconds", s)
	}
	return time.Duration(x*1000+0.5) * time.Millisecond, nil
}

// timing is the running clocks of a match. The match tells them who has moved.
type timing struct {
	clock Clock
	left  [3]time.Duration
	past  [][3]time.Duration // what was left when each ply arose
}

func newTiming(c Clock, seats int) timing {
	t := timing{clock: c}
	for s := range seats {
		t.left[s] = c.of(game.Seat(s)).Whole()
	}
	t.past = append(t.past, t.left)
	return t
}

// next stops the clock of the seat that has moved.
func (t *timing) next(mover game.Seat) {
	if !t.clock.On() {
		return
	}
	if t.clock.PerTurn > 0 {
		t.left = t.past[0]
	} else {
		t.left[mover] = t.clock.of(mover).after(t.left[mover])
	}
	t.past = append(t.past, t.left)
}

// back returns to what was left at a ply.
func (t *timing) back(ply int) {
	if !t.clock.On() {
		return
	}
	t.past = t.past[: ply+1 : ply+1] // a clone may still have the others
	t.left = t.past[ply]
}

// run lets time pass for a seat, and reports whether its flag falls.
func (t *timing) run(s game.Seat, d time.Duration) (fallen bool) {
	if !t.clock.On() || d <= 0 {
		return false
	}
	t.left[s] = max(0, t.left[s]-d)
	return t.left[s] == 0
}

// set notes what a seat had left when a ply arose, the newest one.
func (t *timing) set(ply int, s game.Seat, left time.Duration) {
	t.left[s] = left
	t.past[ply] = t.left
}

// Retime runs the clocks of a match that was read: they show what its turns note.
func (m *Match) Retime() {
	m.time = newTiming(m.setup.Clock, len(m.in.Seats))
	for _, n := range m.moves {
		m.time.next(n.Seat)
		if n.Clock.Told && m.setup.Clock.Total > 0 {
			m.time.set(n.Ply, n.Seat, n.Clock.Span)
		}
		m.clocked(n)
	}
}

// Tick lets time pass for the player to move. If its flag falls it resigns, and Tick returns
// the seat and true. Nothing passes without clocks, while tiles are laid, and after the end.
func (m *Match) Tick(d time.Duration) (fallen game.Seat, ok bool) {
	s := m.Actor()
	if s == game.NoSeat || !m.time.run(s, d) {
		return game.NoSeat, false
	}
	if m.do(game.Resign(s), nil) != nil {
		return game.NoSeat, false
	}
	m.cursor.At().Fell = true
	return s, true
}
