package local

import (
	"slices"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host/engine"
)

// etiquette makes computers behave like people when there is nothing left to play for: one lost
// for some turns resigns, and in a game without progress a draw is offered.
type etiquette struct {
	off      bool // they play to the end
	hopeless [3]int
	even     [3]int // own turns in a row that looked so, by seat
	chances  [3]int // percent at the last own turn, -1 before it
	offered  int    // the ply of the last offer
}

// Measures from experience: people resign late, and offer a draw late and seldom.
const (
	hopeless      = 2 // percent
	hopelessTurns = 4
	quietTurns    = 30 // for each living player
	evenTurns     = 8
	evenBy        = 3  // percent to either side
	sinceOffer    = 40 // plies from one offer to the next
)

func newEtiquette(m *match.Match) etiquette {
	return etiquette{off: slices.Contains(m.Setup().Without, match.Yielding), chances: [3]int{-1, -1, -1}}
}

// fair is each player's percentage of what there is to win in an equal position.
func (c *computers) fair() int { return 100 / len(c.info.Seats) }

// accepts reports whether a computer agrees to a draw: clearly worse ones do, and equal ones
// when nothing has happened for a long time.
func (c *computers) accepts(s game.Seat) bool {
	percent, fair := c.etiquette.chances[s], c.fair()
	return percent >= 0 && (percent <= fair*3/4 || percent <= fair*7/6 && c.quiet() >= quietTurns*c.match.Alive().Len())
}

// judge records the engine's estimate of the chances before a computer's turn: in turn order,
// percent of the points. With three alive nobody resigns, because that costs a point and an ally
// may still help.
func (c *computers) judge(s game.Seat, by engine.Line) {
	percent := percent(by, s)
	c.etiquette.chances[s] = percent
	if percent < 0 || c.match.Alive().Len() != 2 || c.match.Player(s).Level < match.TemperFrom {
		c.etiquette.hopeless[s], c.etiquette.even[s] = 0, 0
		return
	}
	count(&c.etiquette.hopeless[s], percent <= hopeless)
	count(&c.etiquette.even[s], percent >= c.fair()-evenBy && percent <= c.fair()+evenBy)
}

// percent is a seat's chances in a line, -1 if unknown.
func percent(l engine.Line, s game.Seat) int {
	if l.Chances == [3]int{} {
		return -1
	}
	return l.Chances[s]
}

// count counts how often in a row something was so.
func count(n *int, so bool) {
	if *n++; !so {
		*n = 0
	}
}

// yields reports whether a computer resigns rather than play on.
func (c *computers) yields(s game.Seat) bool {
	return !c.etiquette.off && c.etiquette.hopeless[s] >= hopelessTurns
}

// proposes reports whether a computer that has just moved offers a draw to the person to move.
func (c *computers) proposes(s game.Seat) bool {
	late := c.quiet() >= quietTurns*c.match.Alive().Len() && (c.etiquette.offered == 0 || c.match.Ply() >= c.etiquette.offered+sinceOffer)
	if c.etiquette.off || c.etiquette.even[s] < evenTurns || !late || c.match.Over() || !c.info.Drawable || !c.human(c.match.OnTurn()) {
		return false
	}
	c.etiquette.offered = c.match.Ply()
	return true
}
