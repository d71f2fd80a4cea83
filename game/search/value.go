package search

import "yanyi/game"

// Values in centipawns as the root's seat sees them.
const (
	// Mate is won on the spot; a mate n plies away is worth Mate-n.
	Mate = 30_000
	// fallen is the cost of being eliminated first, unless the position has its own
	// (game.FirstOutCoster). By the rules it costs nothing: the first player out has one of the
	// three points, the expectation of three equals. Here it costs more than the worst weakness,
	// so that players protect their kings.
	fallen = 4000
	// weak is the deficit from which a player of three is likely to go out first anyway.
	// Beyond it only a part of weakest counts, for it is the same point.
	weak, weakest = 2000, 16
	// decisive values and beyond come from ended games, not from evaluation.
	decisive = 27_000
	maxEval  = 25_000
	// drawAmongThree is the value of a draw among three. Every player has a point then, but a
	// player still in the game expects more.
	drawAmongThree = -300
)

// firstOut is the cost of going out first.
func firstOut(pos game.Position) int {
	if p, ok := pos.(game.FirstOutCoster); ok {
		return p.FirstOutCost()
	}
	return fallen
}

// ours reports whether a seat plays for the root: its permanent ally. Others do not: they take
// nothing from the root, but one who absorbs the common enemy wins alone.
func (s *Searcher) ours(actor game.Seat) bool { return actor == s.root || s.side.Has(actor) }

// sign is 1 if the acting seat is ours and -1 if not.
func (s *Searcher) sign() int { return s.signOf(s.pos.Actor()) }

func (s *Searcher) signOf(actor game.Seat) int {
	if s.ours(actor) {
		return 1
	}
	return -1
}

// corrected is a position whose evaluation a net corrects.
type corrected interface {
	// Plain is the evaluation without the correction.
	Plain(s game.Seat) int
}

// value is the evaluation for a seat, with a net's correction unless the level does without.
func (s *Searcher) value(seat game.Seat) int {
	if s.plainly != nil {
		return s.plainly.Plain(seat)
	}
	return s.pos.Eval(seat)
}

// eval judges the position for the root, as far as its level can.
func (s *Searcher) eval() int {
	v := max(-maxEval, min(maxEval, s.value(s.root)))
	if v < -weak && s.rivals() && s.pos.Alive().Len() > 2 {
		v = (v+weak)/weakest - weak
	}
	return v
}

// settled is the value for the root of a game that is over, for everybody or for the root.
func (s *Searcher) settled(ply int) (int, bool) {
	if o := s.pos.Outcome(); o.Over {
		return s.result(o, ply), true
	}
	if s.out() {
		return ply - s.fallen, true
	}
	return 0, false
}

// rivals reports whether three play, each for itself.
func (s *Searcher) rivals() bool { return s.seats > 2 && !s.allied() }

// out reports whether the root is no longer in the game.
func (s *Searcher) out() bool { return s.rivals() && !s.pos.Alive().Has(s.root) }

func (s *Searcher) result(o game.Outcome, ply int) int {
	switch {
	case o.Winner == game.NoSeat:
		return s.draw()
	case o.Won(s.root):
		return Mate - ply
	case s.rivals() && o.Points[s.root] > 0:
		return ply - s.fallen // first out, or second in material
	}
	return ply - Mate
}

// draw is the value of a draw for the root.
func (s *Searcher) draw() int {
	if s.rivals() {
		return drawAmongThree
	}
	return 0
}

// stuck is the value for the root of a position without turns.
func (s *Searcher) stuck(ply int) int {
	if v, ok := s.settled(ply); ok {
		return v
	}
	return s.eval()
}

// spoils rewards the root for eliminating a rival by its own turn, the sooner the better; the
// evaluation counts the absorbed army itself. In the paranoid tree one rival plays into
// another's hands as no player would: half of such gains, except immediate ones, is discounted.
// stand is the root's evaluation before.
func (s *Searcher) spoils(before game.SeatSet, actor game.Seat, ply, stand int) int {
	switch {
	case !s.rivals() || s.pos.Alive() == before:
		return 0
	case actor == s.root:
		return max(0, 400-40*ply)
	case ply > 1 && before.Len() == 3 && !s.out():
		return max(0, stand-s.eval()) / 2
	}
	return 0
}

// earn adds a reward to a value that is still a matter of judgement.
func earn(v, reward int) int {
	if v >= decisive || v <= -decisive {
		return v
	}
	return v + reward
}

// toStored and fromStored convert the values of mates between the search's distance, counted
// from the root, and the stored one, counted from the node, which may be reached by other paths.
func toStored(v, ply int) int {
	switch {
	case v >= decisive:
		return v + ply
	case v <= -decisive:
		return v - ply
	}
	return v
}

func fromStored(v, ply int) int {
	switch {
	case v >= decisive:
		return v - ply
	case v <= -decisive:
		return v + ply
	}
	return v
}
