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

// Weighed is a position whose evaluation predicts results on a known scale.
type Weighed interface {
	// Odds is how many centipawns more than another player make a seat's chances e to 1.
	Odds() int
}

// Tactical is a position of two players that offers a search more than the rules need: passes,
// which cannot be played, and answers that are cheaper than trying turns. A search uses them
// where a game has them. Nothing here allocates once the caller's buffers have grown.
type Tactical interface {
	Position

	// Pass lets the actor do nothing, which no rule allows, and reports whether it did: not in
	// check, nor where standing still would have a meaning of its own or may well be best.
	// Undo takes it back. No position from before it counts as repeated after it.
	Pass() bool
	// Mobile reports whether a side has a far-reaching piece, so that it hardly runs out of
	// turns. Without one, standing still may be best, and a quiet turn may be the last.
	Mobile(s Seat) bool
	// Gains appends those turns of Turns whose Gain is above 0, in the same order.
	Gains(dst []Turn) []Turn
	// Checks appends those quiet turns of Turns, with a Gain of 0 at most, whose piece
	// attacks the other king from where it ends; ways that a game adds may be missing.
	Checks(dst []Turn) []Turn
	// See is the net gain of a turn in centipawns if both sides continue capturing on its last
	// square, each with its cheapest piece and only as long as that pays (static exchange
	// evaluation). It ignores kings left in check.
	See(t Turn) int
	// Verdict is Outcome without searching for turns, and stricter with repetition: a position
	// that occurs twice counts as if it occurred three times.
	Verdict() Outcome
	// InCheck reports whether the actor's king is attacked.
	InCheck() bool
	// Pieces is the position's own board: its pieces by square, always as they stand.
	Pieces() *[256]Piece
	// Prices appends the Gain of each of some turns.
	Prices(dst []int32, turns []Turn) []int32
}

// ThreeTactics is a position of three players that offers a search more than the rules
// need, as Tactical does for two. Such a search knows sides: some seats play together
// against all others. Nothing here allocates once the caller's buffers have grown.
type ThreeTactics interface {
	Position

	// Grabs appends, in their order, those turns of Turns that take something from
	// outside a side or make diplomacy.
	Grabs(dst []Turn, side SeatSet) []Turn
	// Exchange is the net gain in centipawns of a turn of the side if it and all others
	// continue capturing on its last square (static exchange evaluation); negative where the
	// turn takes from the side itself.
	Exchange(t Turn, side SeatSet) int
	// MayForce reports whether a turn may leave another's king in check, eliminate a player or
	// end the game other than by repetition; it errs only towards true.
	MayForce(t Turn) bool
	// InCheck reports whether the actor's king is attacked.
	InCheck() bool
	// Pieces is the position's own board: its pieces by square, always as they stand.
	Pieces() *[256]Piece
	// Prices appends the Gain of each of some turns.
	Prices(dst []int32, turns []Turn) []int32
}

// FirstOutCoster is a position of three players with a cost of going out first.
type FirstOutCoster interface {
	// FirstOutCost is that cost in centipawns.
	FirstOutCost() int
}
