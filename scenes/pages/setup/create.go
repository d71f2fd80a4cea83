package setup

import (
	"yanyi/assets/locale"
	"yanyi/game/room"
	"yanyi/game/search"
	"yanyi/render/theme"
	"yanyi/scenes/gametext"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// lacking names what a room still lacks, or "".
func (p *Page) lacking() string {
	switch own := p.here(); {
	case len(own) == 0:
		return locale.T("room.lacks.seat")
	case len(own) > 1:
		return locale.T("room.lacks.alone")
	case room.CleanName(p.seats.names[own[0]].Text) == "":
		return locale.T("room.lacks.nameless")
	}
	return ""
}

// inviteButton is Begin for games with people elsewhere.
func (p *Page) inviteButton() ui.Control {
	lacking := p.lacking()
	switch {
	case p.session.Online.Creating():
		lacking = locale.T("room.creating")
	case lacking == "":
		return ui.Primary("begin", locale.T("room.create")).Does(p.create)
	}
	return ui.Primary("begin", lacking).Unless(true)
}

// create asks for a room.
func (p *Page) create() {
	s := p.Setup()
	if p.remember {
		p.session.Remember(s)
	}
	p.session.NamePlayer(room.CleanName(s.Seats[p.here()[0]].Name))
	p.session.Online.Create(p.roomSetup(s))
	p.asked = true
	p.again()
}

// roomSetup is a set-up as rooms are created with.
func (p *Page) roomSetup(s session.Setup) *room.Setup {
	r := &room.Setup{Variant: s.Variant.Info().ID, Options: s.Options, Start: s.Start, Odds: s.Odds.Text(s.Variant.Info()), Relief: p.friends.relief,
		Clock: room.ClockOf(s.Clock)}
	if !p.timed() {
		r.Relief = 0
	}
	for i, player := range s.Seats {
		place := room.Place{Level: player.Level}
		if player.Human() && !p.friends.invited[i] {
			place.Name = room.CleanName(player.Name)
		}
		r.Seats = append(r.Seats, place)
	}
	return r
}

// answered leads to the room that was asked for, or says why there is none.
func (p *Page) answered() ui.Nav {
	p.asked = false
	if p.session.Online.Room() == nil {
		p.session.Say(gametext.Refused(p.session.Online.Fault()))
		p.again()
		return ui.Stay()
	}
	return ui.Replace(p.session.Routes.Room())
}

// timed reports whether a player's time can run out.
func (p *prepared) timed() bool { return p.setup.Clock.PerTurn > 0 || p.setup.Clock.Total > 0 }

// elsewhere is the choices of games with people elsewhere: days for a turn, and the
// consequence of running out of time. It stands last and keeps its place.
func (p *Page) elsewhere() ui.Part {
	if !p.spared {
		return ui.Part{}
	}
	return shownIf(p.together(), ui.Column(20,
		ui.Column(theme.TouchGap, heading(p.view, "room.days"), ui.Flow(theme.TouchGap, p.clock.days()...)),
		shownIf(p.timed(), p.reliefChoice())))
}

// reliefChoice is the consequence of running out of time.
func (p *Page) reliefChoice() ui.Part {
	level, chosen := p.friends.relief, "loses"
	set := func(level int) {
		p.friends.relief = level
		p.again()
	}
	if level > 0 {
		chosen = "computer"
	}
	slips := shownIf(level > 0, ui.AtMost(float64(search.Levels)*theme.TouchTarget,
		ui.Spoken(locale.T("room.relief"), ui.Press(levelPicker("relief.level", search.Levels, max(1, level), set)).High(theme.TouchTarget)))).Wide(0).Grow().Least(280)
	choice := ui.Segmented("relief", []string{"loses", "computer"},
		[]string{locale.T("room.relief.loses"), locale.T("room.relief.computer")}, chosen,
		func(value string) { set(map[string]int{"computer": session.EasyLevel}[value]) })
	return ui.Column(theme.TouchGap, heading(p.view, "room.relief"),
		ui.Fitting(ui.Row(theme.CardGap, choice, slips), ui.Column(theme.TouchGap, choice, slips)))
}
