package room

import "yanyi/game"

// Coming late: who has no seat asks for one that a computer holds for nobody, and takes it
// over when all agree who are asked. That is between two turns, as all is that happens in a
// room.
//
// Ruling: in any room whose game is being played, for who knows its code is invited; the
// lobby names such seats of tables that are open to anybody. A seat that a computer holds for
// its person stays that person's. Who takes one over has the time of the whole game.

// joinGap is between two who ask for a seat in a room: those who play are not to be asked all
// the time.
const joinGap Time = 60_000

// latecomer is who asks for a computer's seat, who holds none.
func latecomer(r *Room, t *talk) error {
	switch {
	case t.who == "" || t.who == House:
		return errNobody
	case r.Asks(t.who):
		return errNothing
	case r.SeatOf(t.who) != game.NoSeat:
		return errSeated
	}
	return nil
}

// asker is who plays for a seat or, where a computer's is asked for, who holds none.
func asker(r *Room, t *talk) error {
	if t.What == Join {
		return latecomer(r, t)
	}
	return player(r, t)
}

// answerer is who plays for a seat, or who asks for one and says it for that.
func answerer(r *Room, t *talk) error {
	if r.Asks(t.who) {
		t.seat = r.question.For
		return nil
	}
	return player(r, t)
}

// Asks reports whether who has a key waits to be given a computer's seat.
func (r *Room) Asks(k Key) bool {
	q := r.question
	return q != nil && q.What == Join && k != "" && q.key == k
}

func decideJoin(r *Room, t *talk, e *Event) error {
	if r.joined > 0 && t.at-r.joined < joinGap {
		return errSoon
	}
	e.Seat, e.What, e.For, e.Key, e.Name = t.Seat, Join, t.Seat, t.who, CleanName(t.Name)
	if e.Name == "" {
		return refuse("bounds", "name: is missing")
	}
	return r.mayAsk(&Question{What: Join, By: t.Seat, For: t.Seat})
}

// vacant reports whether a computer's seat may be asked for, of somebody who can agree.
func (r *Room) vacant(s game.Seat) bool {
	return r.phase == Playing && int(s) < len(r.seats) && !r.seats[s].Taken && r.seats[s].Level > 0 &&
		r.match.Alive().Has(s) && r.consenting(&Question{What: Join, For: s}) != 0
}

// join seats who has come late.
func join(r *Room, q *Question, at Time) {
	r.seats[q.For] = Seat{Taken: true, Name: q.Name, key: q.key}
	if r.match.Actor() == q.For {
		r.since = max(r.since, at)
	}
}

// goesOn lets questions lapse with a turn, but one for a computer's seat: computers play at
// once, and nobody could answer between two of their turns. Who has no say any more is not
// waited for.
func (r *Room) goesOn(e *Event) error {
	if q := r.question; q == nil || q.What != Join || !r.vacant(q.For) {
		r.question = nil
		return nil
	}
	return r.agree(e)
}
