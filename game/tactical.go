package game

// Gaining keeps, in place, those turns of a position that gain something.
func Gaining(p Position, turns []Turn) []Turn {
	kept := turns[:0]
	for _, t := range turns {
		if p.Gain(t) > 0 {
			kept = append(kept, t)
		}
	}
	return kept
}

// Weighed is a position of which is known how its evaluation foretells results.
type Weighed interface {
	// Odds is how many centipawns more than another player make a seat's chances e to 1.
	Odds() int
}

// Tactical is a position of two players that offers a search more than the rules
// need: what cannot be played but only thought, and answers that come sooner than by
// trying turns. A search does without where a game has no use for it. Nothing here
// allocates once the caller's buffers have grown.
type Tactical interface {
	Position

	// Pass lets the actor do nothing, which no rule allows, and reports whether it
	// did: not in check, nor where standing still would mean something of its own or
	// may well be the best there is. Undo takes it back. No position from before it
	// counts as repeated after it.
	Pass() bool
	// Mobile reports whether a side has a piece that goes far, so that it hardly ever
	// runs out of turns. Without one, standing still may be the best there is, and a
	// quiet turn may leave it without a turn.
	Mobile(s Seat) bool
	// Gains appends those turns of Turns whose Gain is above 0, in the same order.
	Gains(dst []Turn) []Turn
	// Checks appends those quiet turns of Turns, with a Gain of 0 at most, whose piece
	// attacks the other king from where it ends; ways that a game adds may be missing.
	Checks(dst []Turn) []Turn
	// See is what a turn nets in centipawns if both sides go on capturing on its last
	// square, each with its cheapest piece and only as long as that pays (static
	// exchange evaluation). Whether kings are left in check is not looked at.
	See(t Turn) int
	// Verdict is Outcome without looking for turns, and strict with repetition: a
	// position that stands a second time is judged as if it stood a third time.
	Verdict() Outcome
	// InCheck reports whether the actor's king is attacked.
	InCheck() bool
	// At is the piece on a square.
	At(sq Square) Piece
}

// ThreeTactics is a position of three players that offers a search more than the rules
// need, as Tactical does for two. Such a search knows sides: some seats play together
// against all others. Nothing here allocates once the caller's buffers have grown.
type ThreeTactics interface {
	Position

	// Grabs appends, in their order, those turns of Turns that take something from
	// outside a side or make diplomacy.
	Grabs(dst []Turn, side SeatSet) []Turn
	// Exchange is what a turn of the side nets in centipawns if it and all others go on
	// capturing on its last square (static exchange evaluation); less than nothing
	// where it takes from the side.
	Exchange(t Turn, side SeatSet) int
	// MayForce reports whether a turn may leave another's king in check, put somebody out
	// or end the game other than by repetition; it errs only by saying that it may.
	MayForce(t Turn) bool
	// InCheck reports whether the actor's king is attacked.
	InCheck() bool
	// At is the piece on a square.
	At(sq Square) Piece
}

// FirstOutCoster is a position of three players that knows what going out first costs.
type FirstOutCoster interface {
	// FirstOutCost is that in centipawns.
	FirstOutCost() int
}
