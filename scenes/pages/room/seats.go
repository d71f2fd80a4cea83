package room

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/game/search"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// seats are the seats and their players.
func (p *Page) seats() ui.Part {
	rows := []ui.Part{ui.Row(8,
		heading(p.view, locale.T("setup.seats")).Grow(),
		p.caption(watching(p.people().Watching)))}
	for i := range p.people().Seats {
		rows = append(rows, p.seat(game.Seat(i)))
	}
	return ui.Column(theme.GroupGap, rows...)
}

// watching says how many look on, nothing for none.
func watching(n int) string {
	if n == 0 {
		return ""
	}
	return locale.Count("room.watching", n)
}

// seat is one seat: its player, the player's presence, and the host's actions.
func (p *Page) seat(at game.Seat) ui.Part {
	s, ink := &p.people().Seats[at], p.view.Theme
	who, said := gametext.RoomSeat(p.info(), p.people().Seats, at, p.people().Own()), ink.Ink
	if !s.Taken && s.Level == 0 {
		who, said = locale.T("online.named", locale.Arg{Name: "name", Value: locale.T("room.free")}, locale.Arg{Name: "side", Value: p.side(at)}), ink.Ink3
	}
	emblem := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Emblem(p.session.Look(c.Scale), p.info(), at, r)
	}).Sized(40, 40)
	words := ui.Text(theme.Name, who, said).Try(theme.Primary, who).Try(theme.Caption, who).Lines(2)
	row := ui.Fitting(
		ui.Row(12, emblem, words.Wide(0).Grow().Least(90), p.status(at)),
		ui.Row(12, emblem, ui.Column(2, words, ui.Row(0, p.status(at), ui.Space(0))).Wide(0).Grow()))
	controls := append(p.controls(at), p.swapping(at)...)
	beside := ui.Row(12, row.Grow().Least(leastRow[s.Level > 0]), ui.Row(8, controls...))
	if len(controls) == 0 {
		beside = row
	}
	below := ui.Column(8, row, ui.Row(8, append([]ui.Part{ui.Space(0)}, controls...)...))
	return ui.Card(13, 9, ui.Fitting(beside, below))
}

// leastRow is how wide a free seat's row is at least beside its buttons, and that of a computer.
var leastRow = map[bool]float64{false: 130, true: 220}

// status is a player's presence and readiness.
func (p *Page) status(at game.Seat) ui.Part {
	s, ink := &p.people().Seats[at], p.view.Theme
	if !s.Taken {
		return ui.Part{}
	}
	word, disc := locale.T("room.away"), ink.Line2
	switch people := p.people(); {
	case people.Weak.Has(at):
		word, disc = locale.T("room.weak"), ink.Warn
	case people.Here.Has(at):
		word, disc = locale.T("room.here"), ink.Hint
	}
	if s.Ready {
		word = join(word, locale.T("room.ready"))
	}
	dot := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Shape(r, canvas.Shape{Radius: 4, Fill: disc}) }).Sized(8, 8)
	return ui.Row(8, dot, ui.Text(theme.Caption, word, ink.Ink2))
}

// gone reports whether the player of a seat, not the host's, is absent, so that it may be freed.
func (p *Page) gone(at game.Seat) bool {
	people := p.people()
	return people.Seats[at].Taken && at != people.Own() && !people.Here.Has(at) && people.Bond == host.Bound
}

// dismissal is the host's button that asks a person to go, or the question whether it is meant.
func (p *Page) dismissal(at game.Seat) []ui.Part {
	n, intend := strconv.Itoa(int(at)), func(to game.Seat) func() {
		return func() {
			p.sends = to
			p.again()
		}
	}
	switch {
	case at == p.people().Own():
		return nil
	case p.sends != at:
		ask := ui.BarButton("dismiss."+n, canvas.IconClose, locale.T("room.dismiss", p.named(at)))
		return []ui.Part{ui.Press(ask.Does(intend(at))).Wide(theme.TouchTarget)}
	}
	return []ui.Part{
		button("stay."+n, "ui.cancel", intend(unchosen)),
		ui.Press(ui.Warning("dismiss.yes", canvas.IconClose, locale.T("room.dismiss.yes")).Does(func() {
			p.sends = unchosen
			p.say(room.Say{Do: room.Offer, Seat: at, Yes: true})
		})),
	}
}

// controls are the host's actions on a seat: one that is free or whose person is gone, else its person.
func (p *Page) controls(at game.Seat) []ui.Part {
	s, n := &p.people().Seats[at], strconv.Itoa(int(at))
	switch {
	case !p.people().Host:
		return nil
	case s.Taken && !p.gone(at):
		return p.dismissal(at)
	}
	appoint := func(level int) { p.say(room.Say{Do: room.Appoint, Seat: at, Level: level}) }
	offer := func() { p.say(room.Say{Do: room.Offer, Seat: at}) }
	invite := ui.Spoken(p.side(at), button("offer."+n, "room.invite", offer))
	if s.Taken {
		invite = ui.Spoken(p.side(at), button("free."+n, "room.free.seat", offer))
	}
	if s.Level == 0 {
		give := button("computer."+n, "room.computer", func() { appoint(session.EasyLevel) })
		if _, known := p.room.Link(at); known && !s.Taken {
			return []ui.Part{ui.Spoken(p.side(at), give)}
		}
		return []ui.Part{ui.Spoken(p.side(at), give), invite} // its link is known on another device
	}
	return []ui.Part{
		ui.Spoken(p.side(at), ui.Steps("level."+n, locale.T("room.level"), s.Level, 1, search.Levels, appoint)),
		invite,
	}
}
