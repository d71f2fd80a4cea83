package game

// Outcome is how a game stands or ended.
type Outcome struct {
	Over   bool
	Winner Seat    // NoSeat in a draw
	With   SeatSet // who wins together with Winner
	Reason string  // locale key, such as "event.result.by.mate"
	Side   Seat    // the {side} of Reason where it has one
	Points [3]int8 // per seat, where the family scores points
}

// Result is the word the rules use for the outcome: a seat's result name or
// "draw"; "*" while the game goes on.
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

// Won reports whether a seat has won, alone or with others.
func (o Outcome) Won(s Seat) bool { return o.Over && (o.Winner == s || o.With.Has(s)) }
