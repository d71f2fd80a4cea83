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
	offered  int    // the ply of the last offer
}

// Manners by experience: people give up after being sure of it a few times, and
// offer a draw late and seldom.
const (
	hopelessTurns = 4
	evenTurns     = 8
	evenBy        = 3  // percent to either side
	sinceOffer    = 40 // plies from one offer to the next
)

func newManners(m *match.Match) manners {
	return manners{off: slices.Contains(m.Setup().Without, match.Yielding)}
}

// judge takes in what the engine thinks of a computer's chances before its turn: in
// turn order, percent of what there is to win. Among three alive nobody gives up, for
// that costs a point and an ally may still help.
func (t *Table) judge(s game.Seat, chances string) {
	words, most := strings.Fields(chances), 100
	if len(t.info.Seats) > 2 {
		most = 67 // who went out first has the rest
	}
	percent, err := -1, error(nil)
	if int(s) < len(words) && t.living().Len() == 2 {
		percent, err = strconv.Atoi(words[s])
	}
	if err != nil || percent < 0 || t.match.Player(s).Level < match.TemperFrom {
		t.manners.hopeless[s], t.manners.even[s] = 0, 0
		return
	}
	count(&t.manners.hopeless[s], percent <= 1)
	count(&t.manners.even[s], percent >= most/2-evenBy && percent <= most/2+evenBy)
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
