package setup

import (
	"slices"
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// friends is the part of a set-up for games with people elsewhere.
type friends struct {
	invited []bool // by seat: for a person elsewhere; a person in the set-up
	relief  int    // level of the computer that plays on for whose time runs out, 0: he loses
}

// together reports whether any person elsewhere is invited.
func (p *prepared) together() bool { return slices.Contains(p.friends.invited, true) }

// here are the seats of people at this device.
func (p *prepared) here() (list []int) {
	for i, player := range p.setup.Seats {
		if player.Human() && !p.friends.invited[i] {
			list = append(list, i)
		}
	}
	return list
}

// gather reads the seats: a single person's seat is at the bottom of the board, unless another
// was chosen; with people elsewhere it has the name of the last room.
func (s *seats) gather() {
	own := s.here()
	if len(own) != 1 {
		return
	}
	if s.together() || !s.eyed {
		s.setup.Bottom = game.Seat(own[0])
	}
	if name := &s.names[own[0]]; s.together() && name.Text == "" {
		name.Text = s.session.PlayerName()
	}
}

// whoPlays are the answers of the switch, with that which rooms have a place for.
func (s seat) whoPlays() (values, labels []string) {
	values, labels = []string{"human", "computer"}, []string{locale.T("setup.seat.human"), locale.T("setup.seat.computer")}
	if s.spared {
		values, labels = append(values, "invite"), append(labels, locale.T("room.invite"))
	}
	return values, labels
}

// who is the switch between person, computer and person elsewhere, once there are rooms.
func (s seat) who() ui.Part {
	values, labels := s.whoPlays()
	one := func(values, labels []string) ui.Part {
		return ui.Spoken(s.side(), ui.Segmented("seat."+strconv.Itoa(s.at)+".who", values, labels, s.chosen(), s.seatWith))
	}
	all := one(values, labels)
	if !s.spared || s.session.Online.Available() {
		return all
	}
	return ui.Row(0, one(values[:2], labels[:2]).Wide(0).Share(2), ui.Space(0)).Wide(all.Width(s.view))
}

// seatWith seats the switch's choice.
func (s seat) seatWith(who string) {
	level := s.player.Level
	switch {
	case who != "computer":
		level = 0
	case s.player.Human():
		level = session.EasyLevel
	}
	s.player.Level, s.friends.invited[s.at] = level, who == "invite"
	s.gather()
	s.again()
}

// chosen is the seated choice.
func (s seat) chosen() string {
	switch {
	case s.friends.invited[s.at]:
		return "invite"
	case s.player.Human():
		return "human"
	}
	return "computer"
}
