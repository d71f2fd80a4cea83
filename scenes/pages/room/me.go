package room

import (
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/ui"
)

// me is the person at the page: the intended seat and name.
type me struct {
	name    ui.Field
	named   string    // the name that was kept or is his seat's, in the field
	seat    game.Seat // chosen by a visitor with the code
	offered game.Seat // the page's offer
	sitting bool      // he has asked for it
	held    game.Seat // his seat, as it was seen last
	freed   game.Seat // and before that
	stands  bool      // he gives it up
}

// unchosen is a seat that is not chosen yet.
const unchosen = game.NoSeat - 1

// mine is the actions of the person at the page.
func (p *Page) mine() ui.Part {
	places := free(p.people().Seats)
	switch {
	case p.people().Seated():
		return p.sits()
	case p.room.Watches():
		return p.watches("room.watch.only")
	case len(places) > 0:
		return p.sitDown(places)
	}
	return p.watches("room.watch.line")
}

// watches is for spectators.
func (p *Page) watches(key string) ui.Part {
	return card(heading(p.view, locale.T("room.watch")), p.caption(locale.T(key)).Lines(3))
}

// sitDown offers a seat: that of the link, or one of those that are free.
func (p *Page) sitDown(free []game.Seat) ui.Part {
	seat := p.seatFor(free)
	p.me.offered = seat
	sit := ui.Press(p.sitButton(seat))
	var values, labels []string
	for _, s := range free {
		values, labels = append(values, strconv.Itoa(int(s))), append(labels, p.side(s))
	}
	title, choice := locale.T("room.sit.at", locale.Arg{Name: "side", Value: p.side(seat)}), ui.Part{}
	if p.people().You == game.NoSeat && len(free) > 1 {
		title = locale.T("room.sit.choose")
		choice = ui.Segmented("seat", values, labels, strconv.Itoa(int(seat)), func(value string) {
			n, _ := strconv.Atoi(value)
			p.me.seat = game.Seat(n)
			p.again()
		})
	}
	return card(
		heading(p.view, title).Lines(2), choice,
		ui.Fitting(ui.Row(8, p.nameField().Grow().Least(240), sit), ui.Column(8, p.nameField(), sit)),
		p.caption(locale.T("room.sit.line")).Lines(3))
}

// seatFor is the seat to sit down on: the link's, the chosen one, or the first.
func (p *Page) seatFor(free []game.Seat) game.Seat {
	seat := free[0]
	for _, s := range free {
		if s == p.people().You {
			return s
		}
		if s == p.me.seat {
			seat = s
		}
	}
	return seat
}

func (p *Page) nameField() ui.Part {
	field := ui.NameField("name", locale.T("setup.seat.name"), &p.me.name, &p.Form)
	return ui.Press(field.Does(p.again)).High(theme.TouchTarget)
}

// sitButton sits down.
func (p *Page) sitButton(seat game.Seat) ui.Control {
	name := room.CleanName(p.me.name.Text)
	switch {
	case p.room.Saying(room.Sit) || p.me.sitting:
		return ui.Primary("sit", locale.T("room.sitting")).Unless(true)
	case name == "":
		return ui.Primary("sit", locale.T("room.lacks.nameless")).Unless(true)
	}
	return ui.Primary("sit", locale.T("room.sit")).Does(func() {
		p.session.NamePlayer(name)
		p.me.sitting = true
		p.say(room.Say{Do: room.Sit, Seat: seat, Name: name})
	})
}

// sits is for people with a seat: those the game waits for, and the button to be ready.
func (p *Page) sits() ui.Part {
	title := locale.T("room.mine", locale.Arg{Name: "side", Value: p.side(p.people().You)})
	rename := p.rename() // first, for it reads the name into the field
	return card(
		ui.Row(12, ui.Column(2, heading(p.view, title), p.caption(p.awaited()).Lines(3)).Wide(0).Grow(), p.readiness()),
		ui.Row(8, p.nameField().Grow(), rename),
		ui.Flow(8, p.hosting()...),
		p.confirm())
}

// readiness is being ready, or not yet after all.
func (p *Page) readiness() ui.Part {
	ready := p.people().Seats[p.people().You].Ready
	ctl := ui.Primary("ready", locale.T("room.getready"))
	if ready {
		ctl = ui.Secondary("ready", locale.T("room.unready"))
	}
	return ui.Press(ctl.Does(func() { p.say(room.Say{Do: room.SetReady, Yes: !ready}) }).Unless(p.room.Saying(room.SetReady)))
}

// hosting is the other actions before the game: of the host to draw the seats, to begin
// without people who are not ready, and to close the room; of others to give the seat up.
func (p *Page) hosting() []ui.Part {
	if !p.people().Host {
		return []ui.Part{p.parting()}
	}
	return []ui.Part{p.beginning(), button("draw", "room.draw", func() {
		p.say(room.Say{Do: room.Shuffle})
		p.session.Say(locale.T("room.drawing"))
	}), p.parting()}
}

// beginning begins though not all are ready, once they have had their time.
func (p *Page) beginning() ui.Part {
	left := p.inSeconds()
	switch {
	case left < 0:
		return ui.Part{}
	case left > 0:
		label := locale.T("room.begin.wait", locale.Num("n", left))
		return ui.Press(ui.Secondary("begin", label).Unless(true))
	}
	return button("begin", "room.begin", func() { p.say(room.Say{Do: room.Start}) })
}

// inSeconds is the seconds until the host may begin, negative if not waiting or a seat is free.
func (p *Page) inSeconds() int {
	people := p.people()
	if !people.Host || people.Full == 0 {
		return -1
	}
	return int((max(0, people.Full+room.StartWait-p.room.Now()) + 999) / 1000)
}

// awaited names the people that the game waits for.
func (p *Page) awaited() string {
	var free, unready, gone []string
	for i, s := range p.people().Seats {
		switch side := p.side(game.Seat(i)); {
		case p.people().Host && p.gone(game.Seat(i)):
			gone = append(gone, gametext.RoomSeat(p.info(), p.people().Seats, game.Seat(i), p.people().Own()))
		case s.Level > 0 || s.Ready:
		case !s.Taken:
			free = append(free, side)
		case game.Seat(i) != p.people().You:
			unready = append(unready, gametext.RoomSeat(p.info(), p.people().Seats, game.Seat(i), p.people().Own()))
		}
	}
	list := func(words []string) locale.Arg {
		return locale.Arg{Name: "list", Value: strings.Join(words, locale.T("room.comma"))}
	}
	switch {
	case len(gone) > 0:
		return locale.T("room.awaits.gone", list(gone))
	case len(free) > 0:
		return locale.T("room.awaits.seats", list(free))
	case len(unready) > 0:
		return locale.T("room.awaits.ready", list(unready))
	}
	return locale.T("room.awaits.you")
}

// rename takes another name, where another is written.
func (p *Page) rename() ui.Part {
	seat := &p.people().Seats[p.people().You]
	if p.me.named != seat.Name { // a change of name from elsewhere, with which the field begins
		p.me.named, p.me.name.Text = seat.Name, seat.Name
	}
	name := room.CleanName(p.me.name.Text)
	if name == "" || name == seat.Name {
		return ui.Part{}
	}
	return button("rename", "room.rename", func() {
		p.session.NamePlayer(name)
		p.say(room.Say{Do: room.Rename, Name: name})
	})
}

// parting is giving the seat up, or, for the host, the whole room.
func (p *Page) parting() ui.Part {
	if !p.people().Host {
		return button("stand", "room.stand", func() {
			p.me.stands = true
			p.say(room.Say{Do: room.Leave})
		})
	}
	return button("close", "room.close", p.ask(!p.closing))
}

// ask puts the question whether to close the room, or takes it back.
func (p *Page) ask(yes bool) func() {
	return func() {
		p.closing = yes
		p.again()
	}
}

// confirm is that question.
func (p *Page) confirm() ui.Part {
	return ui.If(p.closing, ui.Flow(8,
		button("keep", "ui.cancel", p.ask(false)),
		ui.Press(ui.Warning("close.yes", canvas.IconTrash, locale.T("room.close.yes")).Does(func() { p.say(room.Say{Do: room.Close}) }))))
}
