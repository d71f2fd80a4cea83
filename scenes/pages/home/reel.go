package home

import "yanyi/render"

// How long, in ticks, a card that plays rests at each position, moves to the next, and shows the
// last one before it returns to the first.
const (
	turnTicks = 42
	moveTicks = 14
	lastTicks = 110
)

// reel plays the scene of a card once; then it rests, and nothing is drawn any more.
type reel struct {
	id   string // of the card that plays or has played, "" for none
	at   int    // turns played
	wait int    // ticks to the next change; 0 at rest
	way  int    // ticks left of the turn that is being played
}

// resting reports whether nothing plays.
func (r *reel) resting() bool { return r.wait == 0 && r.way == 0 }

// play takes in the playing card and its turns, moves on and reports if its picture changed.
func (r *reel) play(id string, turns int) bool {
	if id != r.id {
		changed := r.at != 0 || r.way > 0
		*r = reel{id: id}
		if turns > 0 {
			r.wait = turnTicks
		}
		return changed
	}
	switch {
	case r.way > 1:
		r.way--
	case r.way == 1:
		r.way, r.wait = 0, turnTicks
		if r.at++; r.at == turns {
			r.wait = lastTicks
		}
	case r.wait > 1:
		r.wait--
		return false
	case r.wait == 0:
		return false
	case r.at == turns:
		*r = reel{id: id}
	default:
		r.wait, r.way = 0, moveTicks
	}
	return true
}

// part is how far the turn that is being played has come.
func (r *reel) part() float64 { return render.Cubic(1 - float64(r.way)/moveTicks) }
