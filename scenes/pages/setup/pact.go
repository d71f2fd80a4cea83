package setup

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/search"
	"yanyi/render/theme"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// With permanent allies, a tap seats people and computers as most players want, and gives the
// player against all of them a stronger computer.

// stronger is by how many levels a computer that plays alone against allies is raised.
const stronger = 2

// company is the taps on offer, nothing in other games.
func (s *seats) company() ui.Part {
	if s.info().Pact == 0 {
		return ui.Part{}
	}
	alone, last := s.sides()
	people, one := s.peopleAre(s.info().Pact), s.peopleAre(game.SetOf(last))
	chips := []ui.Part{
		ui.Press(ui.ChipButton("pact.one", locale.T("setup.pact.ally"), one).Does(func() { s.seatPeople(game.SetOf(last), last) })),
		ui.Press(ui.ChipButton("pact.two", locale.T("setup.pact.two"), people).Does(func() { s.seatPeople(s.info().Pact, last) })),
	}
	if foe := &s.setup.Seats[alone]; !foe.Human() {
		raised := s.raised()
		chips = append(chips, ui.Press(ui.ChipButton("pact.strong", locale.T("setup.pact.strong"), foe.Level >= raised).Does(func() {
			foe.Level = raised
			s.again()
		})))
	}
	return ui.Flow(theme.TouchGap, chips...)
}

// sides are the player who plays alone, and the ally at the bottom of the board.
func (s *seats) sides() (alone, last game.Seat) {
	for i := range s.info().Seats {
		if seat := game.Seat(i); s.info().Pact.Has(seat) {
			last = seat
		} else {
			alone = seat
		}
	}
	return alone, last
}

// peopleAre reports whether people at this device have just these seats.
func (s *seats) peopleAre(set game.SeatSet) bool {
	for i, player := range s.setup.Seats {
		if player.Human() != set.Has(game.Seat(i)) || s.friends.invited[i] {
			return false
		}
	}
	return true
}

// seatPeople gives people just these seats and computers all others.
func (s *seats) seatPeople(set game.SeatSet, bottom game.Seat) {
	for i := range s.setup.Seats {
		player := &s.setup.Seats[i]
		s.friends.invited[i] = false
		switch {
		case set.Has(game.Seat(i)):
			player.Level = 0
		case player.Human():
			player.Level = session.EasyLevel
		}
	}
	s.setBottom(int(bottom))
}

// raised is a computer's level that is above those it plays against, or a beginner's.
func (s *seats) raised() int {
	most := session.EasyLevel
	for i, player := range s.setup.Seats {
		if s.info().Pact.Has(game.Seat(i)) {
			most = max(most, player.Level)
		}
	}
	return min(most+stronger, search.Levels)
}
