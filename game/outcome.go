package game

// Outcome is how a game stands or ended.
type Outcome struct {
	Over   bool
	Winner Seat    // NoSeat in a draw
	With   SeatSet // the seats that win together with Winner
	Reason string  // locale key, such as "event.result.by.mate"
	Side   Seat    // the {side} of Reason where it has one
	Points [3]int8 // per seat, where the family scores points
}

// Result is the word the rules use for the outcome: a seat's result name or "draw"; "*" before.
func (in *Info) Result(o Outcome) string {
	switch {
	case !o.Over:
		return "*"
	case o.Winner == NoSeat:
		return "draw"
	}
	word := ""
	for s, info := range in.Seats {
		if o.Won(Seat(s)) {
			word += info.Result
		}
	}
	return word
}

// Winners returns the seats that have won by a result's word: one seat, or permanent allies.
func (in *Info) Winners(word string) (winner Seat, with SeatSet) {
	winner = NoSeat
	for s, info := range in.Seats {
		switch {
		case info.Result == word:
			return Seat(s), 0
		case in.Pact.Has(Seat(s)):
			winner = Seat(s)
		}
	}
	o := Outcome{Over: true, Winner: winner, With: in.Pact &^ SetOf(winner)}
	if winner == NoSeat || in.Result(o) != word {
		return NoSeat, 0
	}
	return winner, o.With
}

// Won reports whether a seat has won, alone or with others.
func (o Outcome) Won(s Seat) bool { return o.Over && (o.Winner == s || o.With.Has(s)) }

// Permanent allies share their part of a game's three points, so points are counted in halves
// (game/threekingdoms/README.md, Order and end of chibi).
const wholePact = 6

// PactPoints is the half points of a game in which some are allied for good: all for the
// winner, a share for each ally, or a share for each player in a draw.
func (in *Info) PactPoints(winner Seat) (points [3]int8) {
	among := SetOf(winner)
	switch {
	case winner == NoSeat:
		among = 1<<len(in.Seats) - 1
	case in.Pact.Has(winner):
		among = in.Pact
	}
	for s := range points {
		if among.Has(Seat(s)) {
			points[s] = int8(wholePact / among.Len())
		}
	}
	return points
}
