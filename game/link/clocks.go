package link

import (
	"time"

	"yanyi/game/match"
	"yanyi/game/tree"
)

// units are the units of clock times: the largest in which all are whole.
var units = [4]time.Duration{time.Second, 100 * time.Millisecond, 10 * time.Millisecond, time.Millisecond}

// Each spent time is a number of units, of which mostOrder bits at most are written plainly.
const (
	unitBits  = 2
	orderBits = 4
	mostOrder = 1<<orderBits - 1
)

// clocks writes the times of a game's turns, if there is a clock for all of them. It answers
// false if other turns have a time, or one has none, or a time is no whole number of units.
func (p *packer) clocks(c match.Clock, moves []*match.Move) bool {
	var left [4]time.Duration
	for s := range left {
		left[s] = c.Whole()
	}
	var spent []time.Duration
	for _, n := range moves {
		switch timed := c.Total > 0 && !n.Resigned; {
		case n.Clock.Told != timed:
			return false
		case !timed:
			continue
		}
		d := left[n.Seat] + c.Increment - n.Clock.Span
		if d < 0 || d%time.Millisecond != 0 || n.Clock.Span%time.Millisecond != 0 {
			return false
		}
		left[n.Seat] = n.Clock.Span
		spent = append(spent, d)
	}
	if c.Total > 0 {
		p.spent(spent)
	}
	return true
}

// spent writes times in the unit and with the plain bits that take the least room.
func (p *packer) spent(list []time.Duration) {
	u := 0
	for _, d := range list {
		for d%units[u] != 0 {
			u++
		}
	}
	best, least := 0, -1
	for k := range mostOrder + 1 {
		sum := 0
		for _, d := range list {
			sum += width(uint64(d/units[u]), k)
		}
		if least < 0 || sum < least {
			best, least = k, sum
		}
	}
	p.bits(uint64(u), unitBits)
	p.bits(uint64(best), orderBits)
	for _, d := range list {
		p.number(uint64(d/units[u]), best)
	}
}

// clocks reads the times of the turns, and returns how many could be read.
func (u *unpacker) clocks(c match.Clock, moves []*match.Move) int {
	if c.Total == 0 {
		return len(moves)
	}
	var left [4]time.Duration
	for s := range left {
		left[s] = c.Whole()
	}
	of, k := units[u.bits(unitBits)], int(u.bits(orderBits))
	for i, n := range moves {
		if n.Resigned {
			continue
		}
		n.Clock = tree.Time{Told: true, Span: left[n.Seat] + c.Increment - time.Duration(u.number(k))*of}
		if u.short || n.Clock.Span < 0 {
			return i
		}
		left[n.Seat] = n.Clock.Span
	}
	return len(moves)
}
