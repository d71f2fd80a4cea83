package room

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/game/room"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/ui"
)

// Sizes in logical pixels.
const (
	widest   = 1100
	twoFrom  = 760 // two columns
	inviting = 340 // how others find the room, beside the seats
)

// content is the page: the room, or why there is none.
func (p *Page) content() ui.Part {
	switch {
	case p.people().Bond == host.Ended:
		return p.notice(locale.T("room.ended"), gametext.Refused(p.people().Fault))
	case p.people().Phase == room.Done:
		return p.notice(locale.T("room.closed"), locale.T("room.closed.line"))
	case p.people().Bond == host.Joining:
		return p.notice(locale.T("room.joining"), spaced(p.people().Code))
	}
	x := max(p.view.Margin(), (p.view.W-widest)/2)
	head := ui.Head(p.view, p.about("name"), locale.T("room.code", locale.Arg{Name: "code", Value: spaced(p.people().Code)}), p.leave)
	return ui.Column(0,
		ui.Pad(x, 0, head),
		p.lost(x),
		ui.Scrolling(&p.scroll, ui.Inset(x, 4, x, p.view.Margin(), p.body())).Grow())
}

// body is the seats and how others find the room, beside or below each other.
func (p *Page) body() ui.Part {
	seats := p.seats()
	if p.view.W >= twoFrom {
		return ui.Row(24,
			ui.Column(theme.CardGap, p.asked(), p.mine(), seats, p.listing(), p.game()).Wide(0).Grow().Top(),
			p.invitation().Wide(inviting).Top())
	}
	if p.people().Seated() {
		return ui.Column(theme.CardGap, p.asked(), p.mine(), seats, p.listing(), p.invitation(), p.game())
	}
	return ui.Column(theme.CardGap, p.game(), p.mine(), seats, p.listing(), p.invitation())
}

// about is one of the texts about the game.
func (p *Page) about(what string) string { return locale.T("game." + p.info().ID + "." + what) }

// terms are the terms of the game.
func (p *Page) terms() string {
	s := p.people().Setup
	clock := s.Clock.Match()
	words := []string{p.about("seats"), gametext.Clock(clock)}
	for _, opt := range p.info().Options {
		words = append(words, locale.T(gametext.OptionKey(opt.Key, p.info().Option(s.Options, opt.Key))))
	}
	if s.Relief > 0 {
		words = append(words, locale.T("room.relief.line"))
	}
	if s.Start != "" {
		words = append(words, locale.T("room.start"))
	}
	if v, ok := catalog.Find(s.Variant); ok && s.Odds != "" {
		words = append(words, gametext.RoomOdds(v, s.Odds))
	}
	if odds := gametext.TimeOdds(p.info(), clock); odds != "" {
		words = append(words, odds)
	}
	return join(words...)
}

func join(words ...string) string { return strings.Join(words, " "+locale.T("ui.separator")+" ") }

// lost says that the connection is, where it is.
func (p *Page) lost(x float64) ui.Part {
	if p.people().Bond != host.Lost {
		return ui.Part{}
	}
	retry := button("retry", "ui.retry", p.room.Retry)
	return ui.Pad(x, 4, ui.Row(12, ui.Text(theme.Body, locale.T("room.lost"), p.view.Theme.Danger).Lines(2).Wide(0).Grow(), retry))
}

// game is the introduction of the game, and the way to its rules.
func (p *Page) game() ui.Part {
	rules := ui.IconLabel("rules", canvas.IconBook, locale.T("room.rules")).Goes(p.rules)
	return card(
		heading(p.view, p.about("name")).Try(theme.Primary, p.about("name")),
		ui.Paragraph(theme.Body, p.about("intro"), p.view.Theme.Ink2),
		ui.Paragraph(theme.Caption, p.terms(), p.view.Theme.Ink2),
		ui.Row(0, ui.Press(rules), ui.Space(0)))
}

// rules are the pages of the game's rules.
func (p *Page) rules() ui.Nav {
	v, _ := catalog.Find(p.people().Setup.Variant)
	return ui.Push(&reading{p.session.Routes.Learn(v), p})
}

// reading is the rules while the others gather: when the game begins they are left.
type reading struct {
	ui.Page
	room *Page
}

// Update handles a tick.
func (r *reading) Update(in *ui.Input) ui.Nav {
	if r.room.begun() {
		return ui.Back()
	}
	return r.Page.Update(in).Within(func(p ui.Page) ui.Page { return &reading{p, r.room} })
}

// heading is the name of a card or a list.
func heading(v ui.View, text string) ui.Part { return ui.Text(theme.Name, text, v.Theme.Ink) }

func (p *Page) caption(text string) ui.Part { return ui.Text(theme.Caption, text, p.view.Theme.Ink2) }

// card is parts below each other on a card.
func card(parts ...ui.Part) ui.Part { return ui.Card(17, 14, ui.Column(10, parts...)) }

// button is a button that says a text of a key.
func button(id, key string, do func()) ui.Part {
	return ui.Press(ui.Secondary(id, locale.T(key)).Does(do))
}

// notice is the message if there is no room, with the way on.
func (p *Page) notice(title, line string) ui.Part {
	ink := p.view.Theme
	home := func() ui.Nav {
		p.session.Online.Leave()
		return ui.Home()
	}
	buttons := []ui.Part{ui.Press(ui.Primary("home", locale.T("room.home")).Goes(home)).High(52)}
	if renew := p.session.Renew(); renew != nil && (p.people().Fault == "version" || p.people().Fault == "nowhere") {
		buttons = []ui.Part{
			ui.Press(ui.Primary("renew", locale.T("error.reload")).Does(renew)).High(52),
			ui.Press(ui.Secondary("home", locale.T("room.home")).Goes(home)).High(52),
		}
	}
	return ui.Pad(p.view.Margin(), 0, ui.Column(12,
		ui.Space(0),
		ui.Text(theme.Title, title, ink.Ink).Try(theme.Section, title).Try(theme.Name, title).Center(),
		ui.Text(theme.Body, line, ink.Ink2).Lines(4).Center(),
		ui.Middle(280, ui.Column(8, buttons...)),
		ui.Space(0).Share(2)))
}

// spaced is a code as it is read aloud.
func spaced(code string) string {
	if len(code) != 6 {
		return code
	}
	return code[:3] + " " + code[3:]
}
