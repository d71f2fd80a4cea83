package room

import (
	"slices"

	"yanyi/game"
)

// Coming late: a visitor without a seat asks for one that a computer holds on its own account,
// and takes it over when all who are asked agree. Like every event this happens between two
// turns.
//
// Ruling: this is possible in any room whose game is being played, because everybody who knows
// its code is invited; the lobby names such seats of open tables. A seat that a computer holds
// for its person stays that person's. The latecomer has the time of the whole game.

// joinGap is the least time between two requests for a seat in a room, so that players are not
// asked all the time.
const joinGap Time = 60_000

// asLatecomer admits senders without a seat who ask for a computer's seat.
func (r *Room) asLatecomer(t *talk) error {
	switch {
	case t.who == "" || t.who == Server:
		return errNobody
	case r.Asks(t.who):
		return errNothing
	case r.SeatOf(t.who) != game.NoSeat:
		return errSeated
	case slices.Contains(r.dismissed, t.who):
		return errDismissed
	}
	return nil
}

// asAsker admits the player of a seat or, for a computer's seat, a sender without one.
func (r *Room) asAsker(t *talk) error {
	if t.What == Join {
		return r.asLatecomer(t)
	}
	return r.asPlayer(t)
}

// asAnswerer admits the player of a seat, or the sender who asks for one and speaks for that.
func (r *Room) asAnswerer(t *talk) error {
	if r.Asks(t.who) {
		t.seat = r.question.For
		return nil
	}
	return r.asPlayer(t)
}

// Asks reports whether the holder of a key waits to be given a computer's seat.
func (r *Room) Asks(k Key) bool {
	q := r.question
	return q != nil && q.What == Join && k != "" && q.key == k
}

func (r *Room) decideJoin(t *talk, e *Event) error {
	if r.joined > 0 && t.at-r.joined < joinGap {
		return errSoon
	}
	e.Seat, e.What, e.For, e.Key, e.Name = t.Seat, Join, t.Seat, t.who, CleanName(t.Name)
	if e.Name == "" {
		return refuse("bounds", "name: is missing")
	}
	return r.mayAsk(&Question{What: Join, By: t.Seat, For: t.Seat})
}

// vacant reports whether a computer's seat may be asked for, and a person is there to agree.
func (r *Room) vacant(s game.Seat) bool {
	return r.phase == Playing && int(s) < len(r.seats) && !r.seats[s].Taken && r.seats[s].Level > 0 &&
		r.match.Alive().Has(s) && r.consenting(&Question{What: Join, For: s}) != 0
}

// join seats the latecomer.
func (r *Room) join(q *Question, at Time) {
	r.seats[q.For] = Seat{Taken: true, Name: q.Name, key: q.key}
	if r.match.Actor() == q.For {
		r.since = max(r.since, at)
	}
}

// goesOn lets questions lapse with a turn, except one for a computer's seat, as nobody could
// answer between computers' turns. People without a say are not waited for.
func (r *Room) goesOn(e *Event) error {
	if q := r.question; q == nil || q.What != Join || !r.vacant(q.For) {
		r.question = nil
		return nil
	}
	return r.agree(e)
}
