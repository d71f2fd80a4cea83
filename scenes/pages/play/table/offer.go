package table

import (
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/room"
)

// offers are the offers of a draw at a table.
type offers struct {
	*outlook
	refused int    // ply at which a computer last declined a draw, plus 1
	agreed  func() // the match has ended in a draw
}

// Offer is who offers a draw and which person's answer is wanted now; ok is false
// while none is on the table.
func (o *offers) Offer() (by, ask game.Seat, ok bool) {
	by, waiting, ok := o.match.Offer()
	if !ok {
		return game.NoSeat, game.NoSeat, false
	}
	for s := range game.Seat(len(o.info.Seats)) {
		if waiting.Has(s) {
			return by, s, true
		}
	}
	return game.NoSeat, game.NoSeat, false
}

// CanOffer reports whether a person may offer a draw now: none is on the table,
// and no computer has declined one since the last turn.
func (o *offers) CanOffer() bool {
	_, ok := o.Resigner()
	_, _, open := o.match.Offer()
	if o.elsewhere != nil {
		return ok && o.info.Drawable && o.MayAsk()
	}
	return ok && o.info.Drawable && !open && o.refused != o.match.Ply()+1
}

// OfferDraw offers a draw for the person to move or who looks. Computers answer
// at once; the other people are asked one after the other.
func (o *offers) OfferDraw() bool {
	by, ok := o.Resigner()
	if !ok || !o.CanOffer() {
		return false
	}
	if o.elsewhere != nil {
		return o.ask(room.Draw)
	}
	stand, err := o.match.OfferDraw(by)
	if err != nil {
		return false
	}
	if stand == match.NoOffer {
		o.refused = o.match.Ply() + 1
		o.say(game.Say("dialog.draw.refused"))
	}
	o.settled(stand)
	return true
}

// AnswerDraw is the asked person's answer to the offer.
func (o *offers) AnswerDraw(yes bool) {
	_, ask, ok := o.Offer()
	if !ok {
		return
	}
	stand, err := o.match.AnswerDraw(ask, yes)
	if err != nil {
		return
	}
	if stand == match.NoOffer {
		o.say(game.Say("event.offer.draw.decline", game.OfSeat("side", ask)))
	}
	o.settled(stand)
}

// settled goes on after an answer: to the end, if everybody has agreed.
func (o *offers) settled(stand match.Agreement) {
	o.touch()
	if stand == match.Accepted {
		o.agreed()
	}
}

// quiet is how many turns ago something was last taken or decided.
func (o *offers) quiet() int {
	moves := o.match.Moves()
	for i := len(moves) - 1; i >= 0; i-- {
		for _, e := range moves[i].Events {
			if e.Type == game.Captured || Great(&e) {
				return len(moves) - 1 - i
			}
		}
	}
	return len(moves)
}
