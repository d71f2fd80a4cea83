package uci

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"yanyi/game"
	"yanyi/game/search"
)

// limitsOfUCCI converts limits to UCI's words: UCCI's "time" is the engine's remaining time.
func (t *translator) limitsOfUCCI(l map[string]int) map[string]int {
	unit := 1
	if t.seconds {
		unit = 1000
	}
	left, inc := clockNames(t.v.Info(), t.pos.Actor())
	if time, ok := l["time"]; ok {
		l[left], l[inc] = time*unit, l["increment"]*unit
	}
	return l
}

// clockNames name a seat's time: of two players w and b, of three the letters of their seats.
func clockNames(in *game.Info, actor game.Seat) (left, inc string) {
	letter := "wb"[min(actor, 1)]
	if len(in.Seats) > 2 {
		letter = in.Seats[actor].Letter
	}
	return string(letter) + "time", string(letter) + "inc"
}

// remaining is a player's clock in milliseconds.
type remaining struct {
	left, inc int
	moves     int // to the next time control; 0 to the end of the game
}

func clockOf(in *game.Info, actor game.Seat, l map[string]int) remaining {
	leftName, incName := clockNames(in, actor)
	left, ok := l[leftName]
	if ok {
		left = max(1, left) // a clock that ran out still asks for a turn
	}
	return remaining{left: left, inc: max(0, l[incName]), moves: l["movestogo"]}
}

// ordinary is how many turns a player still has to make, where nothing says so.
const ordinary = 30

// budget is how long to think now: an equal share of the remaining time and most of the
// increment, never so long that the clock might run out; 0 without a clock.
func (r remaining) budget(overhead int) time.Duration {
	if r.left <= 0 {
		return 0
	}
	moves := r.moves
	if moves <= 0 || moves > ordinary {
		moves = ordinary
	}
	left := max(1, r.left-overhead)
	share := left/moves + r.inc*3/4
	return time.Duration(max(1, min(share, left*4/5))) * time.Millisecond
}

// inform passes on what the search has found so far, given as pairs and a line of turns.
func (t *translator) inform(text string) {
	head, pv, _ := strings.Cut(text, " pv ")
	found := numbers(strings.Fields(head))
	line := fmt.Sprintf("info depth %d", found["depth"])
	if k := found["multipv"]; k > 0 && !t.ucci {
		line += fmt.Sprintf(" multipv %d", k)
	}
	line += " score " + t.score(found["score"])
	line += fmt.Sprintf(" nodes %d nps %d time %d", found["nodes"], found["nodes"]*1000/max(1, found["time"]), found["time"])
	if pv != "" && found["multipv"] <= 1 {
		t.expected = strings.Fields(pv)
	}
	if pv != "" {
		line += " pv " + t.spelled(pv)
	}
	t.say("%s", line)
}

// mateWithin is the greatest distance in plies of a mate that is reported as one.
const mateWithin = 200

// score is centipawns, or the number of own turns to a mate, negative if the engine is mated.
func (t *translator) score(cp int) string {
	seats := len(t.v.Info().Seats)
	switch {
	case t.ucci:
		return strconv.Itoa(cp)
	case cp > search.Mate-mateWithin:
		return fmt.Sprintf("mate %d", (search.Mate-cp+seats-1)/seats)
	case cp < mateWithin-search.Mate:
		return fmt.Sprintf("mate -%d", (search.Mate+cp+seats-1)/seats)
	}
	return fmt.Sprintf("cp %d", cp)
}

// grammar knows the words that may follow go, in a game and a dialect.
type grammar struct {
	in   *game.Info
	ucci bool
}

func (t *translator) grammar() grammar { return grammar{t.v.Info(), t.ucci} }

// isLimit reports whether a word after go begins something new.
func (g grammar) isLimit(word string) bool { return isFlag(word) || g.isNumbered(word) }

// isFlag reports whether a word after go stands alone.
func isFlag(word string) bool {
	return word == "infinite" || word == "ponder" || word == "searchmoves" || word == "draw"
}

// isNumbered reports whether a word after go has a number.
func (g grammar) isNumbered(word string) bool {
	switch word {
	case "depth", "nodes", "movetime", "movestogo", "mate",
		"wtime", "btime", "winc", "binc":
		return true
	case "time", "increment", "opptime", "oppincrement", "oppmovestogo":
		return g.ucci
	}
	for s := range g.in.Seats {
		if left, inc := clockNames(g.in, game.Seat(s)); word == left || word == inc {
			return true
		}
	}
	return false
}
