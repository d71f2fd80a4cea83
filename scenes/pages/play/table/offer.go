package table

import (
	"yanyi/game"
	"yanyi/game/match"
)

// Offer is who offers a draw and which person's answer is wanted now; ok is false
// while none is on the table.
func (t *Table) Offer() (by, ask game.Seat, ok bool) {
	by, waiting, ok := t.match.Offer()
	if !ok {
		return game.NoSeat, game.NoSeat, false
	}
	for s := range game.Seat(len(t.info.Seats)) {
		if waiting.Has(s) {
			return by, s, true
		}
	}
	return game.NoSeat, game.NoSeat, false
}

// CanOffer reports whether a person may offer a draw now: none is on the table,
// and no computer has declined one since the last turn.
func (t *Table) CanOffer() bool {
	_, ok := t.Resigner()
	_, _, open := t.match.Offer()
	return ok && t.info.Drawable && !open && t.refused != t.match.Ply()+1
}

// OfferDraw offers a draw for the person to move or who looks. Computers answer
// at once; the other people are asked one after the other.
func (t *Table) OfferDraw() bool {
	by, ok := t.Resigner()
	if !ok || !t.CanOffer() {
		return false
	}
	stand, err := t.match.OfferDraw(by)
	if err != nil {
		return false
	}
	if stand == match.NoOffer {
		t.refused = t.match.Ply() + 1
		t.say(game.Say("dialog.draw.refused"))
	}
	t.settled(stand)
	return true
}

// AnswerDraw is the asked person's answer to the offer.
func (t *Table) AnswerDraw(yes bool) {
	_, ask, ok := t.Offer()
	if !ok {
		return
	}
	stand, err := t.match.AnswerDraw(ask, yes)
	if err != nil {
		return
	}
	if stand == match.NoOffer {
		t.say(game.Say("event.offer.draw.decline", game.OfSeat("side", ask)))
	}
	t.settled(stand)
}

// settled goes on after an answer: to the end, if everybody has agreed.
func (t *Table) settled(stand match.Agreement) {
	t.touch()
	if stand == match.Accepted {
		t.asker.withdraw()
		t.played()
	}
}

// The computers' draw rule: clearly worse players take a draw, equal ones when
// nothing has happened for long.
const (
	worse      = -150 // centipawns
	equal      = 100
	quietTurns = 30 // for each living player
)

// accepts reports whether a computer agrees to a draw.
func (t *Table) accepts(s game.Seat) bool {
	eval := t.match.Eval(s)
	return eval <= worse || eval <= equal && t.quiet() >= quietTurns*t.living().Len()
}

// quiet is how many turns ago something was last taken or decided.
func (t *Table) quiet() int {
	moves := t.match.Moves()
	for i := len(moves) - 1; i >= 0; i-- {
		for _, e := range moves[i].Events {
			if e.Type == game.Captured || Great(&e) {
				return len(moves) - 1 - i
			}
		}
	}
	return len(moves)
}
