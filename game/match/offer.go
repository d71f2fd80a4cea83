package match

import (
	"fmt"

	"yanyi/game"
)

// Agreement is how an offered draw stands.
type Agreement uint8

// The states of an offer.
const (
	NoOffer  Agreement = iota // none made, or declined
	Waiting                   // some have not answered yet
	Accepted                  // the game is drawn
)

// offer is a draw that was offered and not declined.
type offer struct {
	open bool
	by   game.Seat
	yes  game.SeatSet
}

// OfferDraw offers a draw in a living seat's name. Computers answer at once, by
// Answer; every living person has to agree. If a draw is on offer already, this
// agrees to it.
func (m *Match) OfferDraw(s game.Seat) (Agreement, error) {
	if m.offer.open {
		return m.AnswerDraw(s, true)
	}
	if err := m.maySettle(s); err != nil {
		return NoOffer, err
	}
	m.offer = offer{open: true, by: s, yes: game.SetOf(s)}
	for c := range game.Seat(len(m.in.Seats)) {
		if c == s || m.Player(c).Human() || !m.pos.Alive().Has(c) {
			continue
		}
		if m.Answer == nil || !m.Answer(c) {
			m.offer = offer{}
			return NoOffer, nil
		}
		m.offer.yes = m.offer.yes.With(c)
	}
	return m.settle(), nil
}

// AnswerDraw accepts or declines the draw on offer in a living seat's name.
func (m *Match) AnswerDraw(s game.Seat, yes bool) (Agreement, error) {
	if err := m.maySettle(s); err != nil {
		return NoOffer, err
	}
	if !m.offer.open {
		return NoOffer, fmt.Errorf("no draw is on offer")
	}
	if !yes {
		m.offer = offer{}
		return NoOffer, nil
	}
	m.offer.yes = m.offer.yes.With(s)
	return m.settle(), nil
}

// settle ends the game if all who live have agreed.
func (m *Match) settle() Agreement {
	if alive := m.pos.Alive(); m.offer.yes&alive != alive {
		return Waiting
	}
	m.offer = offer{}
	m.agreed = true
	return Accepted
}

// maySettle reports why a seat can neither offer nor answer.
func (m *Match) maySettle(s game.Seat) error {
	if err := m.playable(); err != nil {
		return err
	}
	switch {
	case !m.in.Drawable:
		return errNoDraw
	case !m.pos.Alive().Has(s):
		return fmt.Errorf("seat %d is not in the game", s)
	}
	return nil
}

// Offer tells who offers a draw and who has not answered yet; ok is false if none
// is on offer. An offer lapses with the next turn.
func (m *Match) Offer() (by game.Seat, waiting game.SeatSet, ok bool) {
	if !m.offer.open {
		return game.NoSeat, 0, false
	}
	return m.offer.by, m.pos.Alive() &^ m.offer.yes, true
}
