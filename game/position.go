package game

// Position is a game at one moment together with the journal of how it came
// there. Positions are changed in place; they are not safe for concurrent use.
//
// Turns, Reveals, Do, DoReveal, Undo, Count, Actor, Check, Hash, Eval, Gain and
// Outcome allocate nothing once the caller's buffers have grown.
type Position interface {
	// Actor is the seat that acts now, or Chance while a reveal is pending. In a finished game
	// it is the seat that the position string names.
	Actor() Seat
	// Alive is the set of seats still in the game.
	Alive() SeatSet
	// Friends is s and its present allies.
	Friends(s Seat) SeatSet

	// Turns appends the actor's complete legal turns without reveals, in a
	// deterministic order, notes included. A game ended on the board has none;
	// draws by repetition, counters or agreement do not stop Turns.
	Turns(dst []Turn) []Turn
	// Count is the number of complete turns, each distinct draw counted as one, as in perft.
	Count() int
	// Reveals appends the outcomes of the pending reveal; weights are relative.
	Reveals(dst []Reveal) []Reveal
	// Do plays a turn that Turns listed, or a resignation of any living seat.
	// If something must be drawn, Actor is Chance until DoReveal.
	Do(t Turn)
	// DoReveal resolves the pending reveal with an outcome that Reveals listed.
	DoReveal(d Reveal)
	// Undo takes back the last Do or DoReveal.
	Undo()
	// Plies is how many Do and DoReveal can be taken back.
	Plies() int

	// Events appends the events of the last complete turn (its reveal included).
	Events(dst []Event) []Event
	// Check appends the squares of the pieces that attack s's king now.
	Check(dst []Square, s Seat) []Square
	// Outcome is how the game stands: ended on the board, or by repetition or
	// a counter as far as the journal reaches back.
	Outcome() Outcome

	// View is everything that a seat may know; of NoSeat, everything that everybody may know.
	View(s Seat) View
	// Why says why no legal turn goes from one square to another (equal squares:
	// why the piece cannot be turned over or moved at all), or returns the zero
	// Phrase if some legal turn does.
	Why(from, to Square) Phrase
	// Notate spells a legal turn of this position as players write it, without what it draws;
	// see Drawn.
	Notate(t Turn) Phrase

	// Hash identifies the position for tables and repetition: equal for equal
	// board, commanders, actor, alliance, rights and hidden bags.
	Hash() uint64
	// Eval is the evaluation for seat s in centipawns, from what everybody may know.
	Eval(s Seat) int
	// Gain estimates in centipawns what a turn wins at once: captures, promotion, diplomacy.
	Gain(t Turn) int

	// Clone is an independent copy, journal included.
	Clone() Position
	// String is the position string of the rules.
	String() string
}
