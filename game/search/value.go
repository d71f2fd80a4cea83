package search

import "yanyi/game"

// Values in centipawns as the root's seat sees them.
const (
	// Mate is won on the spot; a mate n plies away is worth Mate-n.
	Mate = 30_000
	// fallen is what going out first costs, unless the position says otherwise
	// (game.FirstOutCoster). By the rules it costs nothing: who goes out first has one of
	// the three points, as much as three equals may each expect. It costs more here than
	// the worst weakness does, so that players take care of their kings.
	fallen = 4000
	// weak is how far behind a player of three is who is likely to go out first anyway.
	// How much further counts only a part of weakest, for it is the same point.
	weak, weakest = 2000, 16
	// decisive values and beyond come from games that end, not from judgement.
	decisive = 27_000
	maxEval  = 25_000
	// drawAmongThree is what a draw among three is worth. Everybody has a point then, but
	// who still stands hopes for more.
	drawAmongThree = -300
)

// firstOut is what going out first costs.
func firstOut(pos game.Position) int {
	if p, ok := pos.(game.FirstOutCoster); ok {
		return p.FirstOutCost()
	}
	return fallen
}

// ours reports whether a seat plays for the root: who is allied with it for good. No other
// ally does: it takes nothing from the root, but who absorbs the common enemy wins, and the
// other has nothing.
func (s *Searcher) ours(actor game.Seat) bool { return actor == s.root || s.side.Has(actor) }

// sign is 1 if the acting seat is ours and -1 if not.
func (s *Searcher) sign() int {
	if s.ours(s.pos.Actor()) {
		return 1
	}
	return -1
}

// eval judges the position for the root, as far as its level can.
func (s *Searcher) eval() int {
	v := max(-maxEval, min(maxEval, s.pos.Eval(s.root)))
	if v < -weak && s.rivals() && s.pos.Alive().Len() > 2 {
		v = (v+weak)/weakest - weak
	}
	return v
}

// settled is the value for the root of a game that is over, for everybody or for
// the root.
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

// spoils rewards the root for putting a rival out by its own turn, the sooner the
// better; the absorbed army itself is the evaluation's business. In the paranoid tree one
// rival plays into another's hands as no player would: of what it wins so, later than at
// once, half is doubted. stand is how the root stood before.
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

// toStored and fromStored change the values of mates between how the search counts their
// distance, from the root, and how they are stored, from the node: it may be reached by
// another way.
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
