package table

import (
	"slices"
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/match"
)

// manners are how the computers of a table behave where there is nothing left to
// play for, as a person would: who has been lost for turns gives up, and where nobody
// gets anywhere a draw is offered.
type manners struct {
	off      bool // they play to the end
	hopeless [3]int
	even     [3]int // own turns in a row that looked so, by seat
	chances  [3]int // percent at the last own turn, -1 before it
	offered  int    // the ply of the last offer
}

// Manners by experience: people give up after being sure of it a few times, and
// offer a draw late and seldom.
const (
	hopeless      = 2 // percent
	hopelessTurns = 4
	quietTurns    = 30 // for each living player
	evenTurns     = 8
	evenBy        = 3  // percent to either side
	sinceOffer    = 40 // plies from one offer to the next
)

func newManners(m *match.Match) manners {
	return manners{off: slices.Contains(m.Setup().Without, match.Yielding), chances: [3]int{-1, -1, -1}}
}

// fair is the percent that a player has of what there is to win where all stand alike.
func (t *Table) fair() int { return 100 / len(t.info.Seats) }

// accepts reports whether a computer agrees to a draw: clearly worse players do, and
// equal ones when nothing has happened for long.
func (t *Table) accepts(s game.Seat) bool {
	percent, fair := t.manners.chances[s], t.fair()
	return percent >= 0 && (percent <= fair*3/4 || percent <= fair*7/6 && t.quiet() >= quietTurns*t.living().Len())
}

// judge takes in what the engine thinks of a computer's chances before its turn: in
// turn order, percent of what there is to win. Among three alive nobody gives up, for
// that costs a point and an ally may still help.
func (t *Table) judge(s game.Seat, chances string) {
	percent := -1
	if words := strings.Fields(chances); int(s) < len(words) {
		if n, err := strconv.Atoi(words[s]); err == nil {
			percent = n
		}
	}
	t.manners.chances[s] = percent
	if percent < 0 || t.living().Len() != 2 || t.match.Player(s).Level < match.TemperFrom {
		t.manners.hopeless[s], t.manners.even[s] = 0, 0
		return
	}
	count(&t.manners.hopeless[s], percent <= hopeless)
	count(&t.manners.even[s], percent >= t.fair()-evenBy && percent <= t.fair()+evenBy)
}

// count counts how often in a row something was so.
func count(n *int, so bool) {
	if *n++; !so {
		*n = 0
	}
}

// yields reports whether a computer gives up rather than play on.
func (t *Table) yields(s game.Seat) bool {
	return !t.manners.off && t.manners.hopeless[s] >= hopelessTurns
}

// proposes lets a computer that has just played offer a draw to the person to move.
func (t *Table) proposes(s game.Seat) {
	late := t.quiet() >= quietTurns*t.living().Len() && (t.manners.offered == 0 || t.match.Ply() >= t.manners.offered+sinceOffer)
	if t.manners.off || t.manners.even[s] < evenTurns || !late || t.Over() || !t.info.Drawable || !t.Human(t.Actor()) {
		return
	}
	t.manners.offered = t.match.Ply()
	if stand, err := t.match.OfferDraw(s); err == nil {
		t.settled(stand)
	}
}
