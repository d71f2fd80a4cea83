package threekingdoms

import "yanyi/game"

// owed is a turn that a player has not had: it was due when another had to answer a
// check (被将先走, 轮空; README.md, Check, turn order). The zero value is owed to nobody.
type owed struct {
	seat game.Seat
	how  owing
}

// owing is how a player waits.
type owing uint8

const (
	nothing owing = iota
	passed        // ~x: passed over by the answer now due
	soon          // !x: moves as soon as no single other player is in check
)

// to is whom a turn is owed to, or NoSeat.
func (o owed) to() game.Seat {
	if o.how == nothing {
		return game.NoSeat
	}
	return o.seat
}

// drop forgets what is owed to a player who has moved or moves now.
func (o *owed) drop(s game.Seat) {
	if o.to() == s {
		*o = owed{}
	}
}

// next is who moves after the last mover: the only other living player in check, or
// else the one due; early tells that it is the former and that the one due waits.
func (o order) next() (seat game.Seat, early bool) {
	due := o.due()
	one := o.m.checked & o.m.alive.Without(o.p.last)
	if one.Len() != 1 || one.Has(due) {
		o.p.owed.drop(due)
		return due, false
	}
	seat = single(one)
	if o.m.alive == allSeats {
		o.p.owed = owed{due, o.owing(due, seat)}
	}
	return seat, true
}

// due is who moves after the last mover unless a single other player is in check.
// The mover has had what was owed to it; who was being passed over moves soon.
func (o order) due() game.Seat {
	if o.m.alive != allSeats {
		o.p.owed = owed{}
	}
	o.p.owed.drop(o.p.last)
	switch o.p.owed.how {
	case soon:
		return o.p.owed.seat
	case passed:
		o.p.owed.how = soon
	}
	return o.following(o.p.last)
}

// owing is how the player due waits for another's answer to a check: it is passed
// over, but not twice running, and not for a check that the last mover does not
// itself give (the two limits of 轮空).
func (o order) owing(due, checked game.Seat) owing {
	given := o.m.hostile[checked] & o.m.armiesOf(o.p.last)
	if o.p.owed == (owed{due, soon}) || !o.m.attacked(checked, o.m.king[checked], given) {
		return soon
	}
	return passed
}

// tellWaiting tells who waits while the player to move answers out of its turn.
func (o order) tellWaiting() {
	if o.p.owed.how == nothing {
		return
	}
	e := game.Event{Type: game.PassedOver, Seat: o.p.owed.seat, Other: o.m.turn}
	if o.p.owed.how == passed {
		e.N = 1
	}
	o.p.journal.Add(e)
}

// wait is what a view tells of it.
func (o order) wait() *game.Wait {
	if o.p.owed.how == nothing || o.p.chance {
		return nil
	}
	w := &game.Wait{Seat: o.p.owed.seat, Passed: o.p.owed.how == passed, Next: o.p.owed.seat}
	if w.Passed {
		w.Next = o.following(o.m.turn)
	}
	return w
}
