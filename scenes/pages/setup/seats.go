package setup

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/search"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/ui"
)

// seats is the players of all seats, and the seat at the bottom of the board.
type seats struct {
	*prepared
	names  []ui.Field // of persons, by seat
	warned bool       // that a character was left out of a name
	eyed   bool       // the seat at the bottom was chosen
}

// newSeats is the seats with a field for each name, and levels that exist.
func newSeats(p *prepared) seats {
	a := &p.session.Params
	s := seats{prepared: p, names: make([]ui.Field, len(p.setup.Seats)), eyed: a.Game == p.info().ID && a.View != ""}
	for i := range p.setup.Seats {
		seat := &p.setup.Seats[i]
		seat.Level = min(seat.Level, search.Levels)
		s.names[i] = ui.Field{Text: seat.Name, Max: 12, Legible: true}
	}
	return s
}

// setBottom turns the board to a seat.
func (s *seats) setBottom(seat int) {
	s.setup.Bottom = game.Seat(seat)
	s.again()
}

// named says once that a name cannot hold a character that cannot be drawn.
func (s *seats) named(name *ui.Field) {
	if name.Refused && !s.warned {
		s.warned = true
		s.session.Say(locale.T("setup.seat.name.refused"))
	}
	name.Refused = false
	s.again()
}

// rotate moves every player one seat on; the eye stays with its player.
func (s *seats) rotate() {
	n := len(s.setup.Seats)
	s.reseat(func(i int) int { return (i + 1) % n })
}

// draw seats the players by lot.
func (s *seats) draw() {
	order := rand.Perm(len(s.setup.Seats))
	s.reseat(func(i int) int { return order[i] })
}

// reseat moves the players to other seats, and says so where the change is invisible.
func (s *seats) reseat(to func(i int) int) {
	players, names, invited := slices.Clone(s.setup.Seats), slices.Clone(s.names), slices.Clone(s.friends.invited)
	before := s.seen()
	for i := range players {
		s.setup.Seats[to(i)], s.friends.invited[to(i)] = players[i], invited[i]
		s.names[to(i)].Text = names[i].Text
	}
	o, of := s.setup.Odds, s.setup.Clock // whoever gives odds still does
	s.setup.Odds = o.Moved(s.setup.Variant, game.Seat(to(int(o.By))))
	s.setup.Clock = of.Given(game.Seat(to(int(of.Giver))), of.Part)
	s.setBottom(to(int(s.setup.Bottom)))
	if s.seen() == before {
		s.session.Say(locale.T("setup.seats.same"))
	}
}

// seen is everything that the cards of the seats show.
func (s *seats) seen() string {
	var b strings.Builder
	for i, player := range s.setup.Seats {
		switch {
		case s.friends.invited[i]:
			b.WriteString("invited\n")
		case player.Human():
			b.WriteString(s.names[i].Text + "\n")
		default:
			fmt.Fprintf(&b, "%+v\n", player)
		}
	}
	if !s.together() {
		fmt.Fprint(&b, s.setup.Bottom)
	}
	return b.String()
}

// head is the heading of the seats with its two buttons.
func (s *seats) head() ui.Part {
	return ui.Row(theme.CardGap,
		heading(s.view, "setup.seats"),
		ui.Text(theme.Caption, s.line(), s.view.Theme.Ink2).OrNone().Wide(0).Grow(),
		ui.Row(theme.TouchGap,
			ui.Press(ui.IconLabel("rotate", canvas.IconSwap, locale.T("setup.seats.rotate")).Does(s.rotate)),
			ui.Press(ui.IconLabel("draw", canvas.IconDice, locale.T("setup.seats.random")).Does(s.draw))))
}

// line describes the game that the seats make, after the player to begin in an own position.
func (s *seats) line() string {
	begins := locale.T("event.turn.first", locale.Arg{Name: "side", Value: gametext.SideName(s.info(), s.first())})
	if !s.ownStart() {
		return s.playing(begins)
	}
	if line := s.playing(begins); line != begins {
		return join(begins, line)
	}
	return begins
}

// ownStart reports whether the game begins from a position of the player's own.
func (s *seats) ownStart() bool { return s.setup.Start != "" && s.setup.Start != "start" }

// playing names the players, or else the one who begins.
func (s *seats) playing(begins string) string {
	people := 0
	for _, player := range s.setup.Seats {
		if player.Human() {
			people++
		}
	}
	switch {
	case s.together():
		return locale.T("room.seats")
	case people == 0:
		return locale.T("setup.seats.watch")
	case people > 1:
		return locale.T("setup.seats.samedevice")
	case len(s.info().Seats) > 2 && s.info().Pact == 0 && !s.ownStart():
		return strings.TrimRight(locale.T("learn.order"), "。.")
	}
	return begins
}

// first is the seat that begins.
func (s *seats) first() game.Seat {
	view, err := match.ViewOf(s.setup.Variant, cmp.Or(s.setup.Start, "start"), s.setup.Options)
	if err != nil || !view.Actor.Player() {
		return 0
	}
	return view.Actor
}

// rows is a card for each seat, all in one line, two or three, as the narrowest needs.
func (s *seats) rows(gap float64) ui.Part {
	all, widest := make([]seat, len(s.setup.Seats)), 0.0 // of the names in all rows
	for i := range all {
		all[i] = seat{s, i, &s.setup.Seats[i]}
		name := all[i].name(all[i].place())
		widest = max(widest, name.Width(s.view))
	}
	cards := func(card func(seat) ui.Part) ui.Part {
		list := make([]ui.Part, len(all))
		for i := range all {
			list[i] = card(all[i])
		}
		return ui.Column(gap, append([]ui.Part{s.company()}, list...)...)
	}
	return ui.Fitting(cards(func(s seat) ui.Part { return s.inOne(widest) }), cards(seat.inTwo), cards(seat.inThree))
}
