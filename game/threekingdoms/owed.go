package threekingdoms

import "yanyi/game"

// owed is a turn that a player has missed: it was due when another had to answer a check (被将先走,
// 轮空; README.md, Check, turn order). The zero value is owed to nobody.
type owed struct {
	seat game.Seat
	how  owing
}

// owing is the way in which a player waits.
type owing uint8

const (
	nothing owing = iota
	passed        // ~x: passed over by the answer now due
	soon          // !x: moves as soon as no single other player is in check
)

// to is the player who is owed a turn, or NoSeat.
func (o owed) to() game.Seat {
	if o.how == nothing {
		return game.NoSeat
	}
	return o.seat
}

// drop clears what is owed to a player who has moved or moves now.
func (o *owed) drop(s game.Seat) {
	if o.to() == s {
		*o = owed{}
	}
}

// next is the player after the last mover: the only other living player in check, or else the
// one due; early reports the former case, in which the player due waits.
func (p *position) next() (seat game.Seat, early bool) {
	due := p.due()
	one := p.moving.checked & p.moving.alive.Without(p.last)
	if one.Len() != 1 || one.Has(due) {
		p.owed.drop(due)
		return due, false
	}
	seat = single(one)
	if p.moving.alive == allSeats {
		p.owed = owed{due, p.owing(due, seat)}
	}
	return seat, true
}

// due is the player after the last mover unless a single other player is in check. The mover is
// owed nothing more; the player passed over moves soon.
func (p *position) due() game.Seat {
	if p.moving.alive != allSeats {
		p.owed = owed{}
	}
	p.owed.drop(p.last)
	switch p.owed.how {
	case soon:
		return p.owed.seat
	case passed:
		p.owed.how = soon
	}
	return p.following(p.last)
}

// owing is how the player due waits for another's answer to a check: it is passed over, but not
// twice running, and not for a check that the last mover does not give itself (the two limits of
// 轮空).
func (p *position) owing(due, checked game.Seat) owing {
	given := p.moving.hostile[checked] & p.moving.armiesOf(p.last)
	if p.owed == (owed{due, soon}) || !p.moving.attacked(checked, p.moving.king[checked], given) {
		return soon
	}
	return passed
}

// tellWaiting reports the waiting player while the player to move answers out of turn.
func (p *position) tellWaiting() {
	if p.owed.how == nothing {
		return
	}
	e := game.Event{Type: game.PassedOver, Seat: p.owed.seat, Other: p.moving.turn}
	if p.owed.how == passed {
		e.N = 1
	}
	p.Journal.Add(e)
}

// wait is the view's description of it.
func (p *position) wait() *game.Wait {
	if p.owed.how == nothing || p.chance {
		return nil
	}
	w := &game.Wait{Seat: p.owed.seat, Passed: p.owed.how == passed, Next: p.owed.seat}
	if w.Passed {
		w.Next = p.following(p.moving.turn)
	}
	return w
}
