package local

import (
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/host"
)

// draws is the offers of a draw.
type draws struct {
	*players
	*told
	accepts  func(game.Seat) bool // whether a computer agrees
	agreed   func()               // called when the game has ended in a draw
	question *room.Question       // offered and not declined; nil for none
	refused  int                  // ply at which a computer last declined, plus 1
}

// party is who is asked about a draw: the living people, because computers have answered then.
func (d *draws) party() room.Party {
	return room.Party{Alive: d.match.Alive(), People: d.here(), Here: d.here()}
}

// offered is the offer of a draw, and whose answer is wanted now.
func (d *draws) offered() host.Offer {
	if d.question == nil {
		return host.Offer{By: game.NoSeat, For: game.NoSeat}
	}
	offer := host.Offer{By: d.question.By, For: game.NoSeat}
	for s := range game.Seat(len(d.info.Seats)) {
		if !offer.Open && d.question.Waits(d.party()).Has(s) {
			offer.Open, offer.For = true, s
		}
	}
	return offer
}

// mayOffer reports whether a person may offer a draw now: none is on the table, and no
// computer has declined one since the last turn.
func (d *draws) mayOffer() bool {
	return !d.match.Over() && d.people() != 0 && d.info.Drawable && d.question == nil && d.refused != d.match.Ply()+1
}

// offer offers a draw. Computers answer at once; the other people are asked one
// after the other.
func (d *draws) offer(by game.Seat) bool {
	if !d.mayOffer() {
		return false
	}
	if !d.computersAgree(by) {
		d.refused = d.match.Ply() + 1
		d.say(game.Say("dialog.draw.refused"))
		d.touch()
		return true
	}
	return d.ask(by)
}

// ask asks the people for a draw.
func (d *draws) ask(by game.Seat) bool {
	d.question = &room.Question{What: room.Draw, By: by, Yes: game.SetOf(by)}
	return d.settle()
}

// propose offers a draw for a computer, where the other computers would agree.
func (d *draws) propose(by game.Seat) {
	if d.question == nil && d.computersAgree(by) {
		d.ask(by)
	}
}

// computersAgree reports whether all living computers would agree to a draw.
func (d *draws) computersAgree(by game.Seat) bool {
	for s := range game.Seat(len(d.info.Seats)) {
		if s != by && d.match.Alive().Has(s) && !d.human(s) && !d.accepts(s) {
			return false
		}
	}
	return true
}

// answer is the asked person's answer to the offer.
func (d *draws) answer(yes bool) bool {
	offer := d.offered()
	switch {
	case !offer.Open:
		return false
	case yes:
		d.question.Yes = d.question.Yes.With(offer.For)
		return d.settle()
	}
	d.question = nil
	d.say(game.Say("event.offer.draw.decline", game.OfSeat("side", offer.For)))
	d.touch()
	return true
}

// settle ends the game once all have agreed.
func (d *draws) settle() bool {
	if d.question.Waits(d.party()) == 0 {
		if err := d.match.AgreeDraw(); err != nil {
			d.fault("error.unexpected")
			return false
		}
		d.agreed()
	}
	d.touch()
	return true
}
