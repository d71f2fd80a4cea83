// Package setup is the page where a game is prepared: who sits where, how the
// game is played, and for how long.
package setup

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/search"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Page is the set-up of one game.
type Page struct {
	ui.FormPage
	session  *session.Session
	setup    session.Setup
	in       *game.Info
	remember bool
	clock    *preset
	minutes  int // of the custom clock
	names    []ui.Field
	warned   bool // that a character was left out of a name
	start    *game.View

	view   ui.View
	scroll ui.Scroll
	clocks ui.Scroll
}

// New returns the set-up page of a game as it was remembered, or with what the
// address asks for.
func New(s *session.Session, v game.Variant) *Page {
	p := &Page{session: s, in: v.Info(), minutes: 20}
	setup, ok := s.Remembered(v)
	if !ok {
		setup = session.DefaultSetup(v)
	}
	p.remember = ok
	p.setup = setup
	p.address()
	p.readSeats()
	p.readClock()
	p.readStart()
	return p
}

// address takes in the parameters of the address that concern this game.
func (p *Page) address() {
	a := &p.session.Params
	if a.Game != p.in.ID {
		return
	}
	if a.Position != "" {
		p.setup.Start = a.Position
	}
	if a.Seats != "" {
		if err := p.setup.SetSeats(a.Seats); err != nil {
			p.session.Say(err.Error())
		}
	}
	if a.View != "" {
		if err := p.setup.SetView(a.View); err != nil {
			p.session.Say(err.Error())
		}
	}
}

// readSeats makes the name fields, and levels that exist.
func (p *Page) readSeats() {
	p.names = make([]ui.Field, len(p.setup.Seats))
	for i := range p.setup.Seats {
		seat := &p.setup.Seats[i]
		seat.Level = min(seat.Level, search.Levels)
		p.names[i] = ui.Field{Text: seat.Name, Max: 12, Legible: true}
	}
}

// readClock finds the chosen clock among the presets.
func (p *Page) readClock() {
	if p.clock = presetOf(p.setup.Clock); p.clock == custom {
		p.minutes = int(p.setup.Clock.Total / time.Minute)
	}
}

// readStart reads the position the board preview shows.
func (p *Page) readStart() {
	text := p.setup.Start
	if text == "" {
		text = "start"
	}
	view, err := match.ViewOf(p.setup.Variant, text, p.setup.Options)
	if err != nil {
		p.session.Say(err.Error())
		p.setup.Start = ""
		if view, err = match.ViewOf(p.setup.Variant, "start", p.setup.Options); err != nil {
			return
		}
	}
	p.start = view
}

// Setup is what has been chosen so far.
func (p *Page) Setup() session.Setup {
	s := p.setup
	s.Seats = slices.Clone(s.Seats)
	for i := range s.Seats {
		s.Seats[i].Name = ""
		if s.Seats[i].Human() {
			s.Seats[i].Name = strings.TrimSpace(p.names[i].Text)
		}
	}
	return s
}

// Layout arranges the page. It is called again after every choice.
func (p *Page) Layout(v ui.View) {
	p.view = v
	for i := range p.names {
		p.names[i].Hint = locale.T("setup.seat.name.hint")
	}
	p.Form.Reset(v)
	p.Form.Place(p.arranged(), v.Bounds())
}

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	nav := p.Form.Update(in)
	if nav == ui.Stay() && in.Key(ui.KeyEscape) {
		return ui.Back()
	}
	return nav
}

// rules are the pages of the game's rules.
func (p *Page) rules() ui.Nav { return ui.Push(p.session.Routes.Learn(p.setup.Variant)) }

// begin opens the game. Remembering asks the store once, when it is certain.
func (p *Page) begin() ui.Nav {
	s := p.Setup()
	if p.remember {
		p.session.Remember(s)
	}
	page, err := p.session.Routes.Open(session.Request{Setup: &s})
	if err != nil {
		p.session.Say(err.Error())
		return ui.Stay()
	}
	return ui.Replace(page)
}

// setLevel seats a person (0) or a computer of a level.
func (p *Page) setLevel(seat, level int) {
	if p.setup.Seats[seat].Level != level {
		p.setup.Seats[seat].Level = level
		p.Layout(p.view)
	}
}

// setBottom turns the board to a seat.
func (p *Page) setBottom(seat int) {
	p.setup.Bottom = game.Seat(seat)
	p.Layout(p.view)
}

// named says once that a name cannot hold a character that cannot be drawn.
func (p *Page) named(name *ui.Field) {
	if name.Refused && !p.warned {
		p.warned = true
		p.session.Say(locale.T("setup.seat.name.refused"))
	}
	name.Refused = false
	p.Layout(p.view)
}

// rotate moves every player one seat on; the eye stays with its player.
func (p *Page) rotate() {
	n := len(p.setup.Seats)
	p.reseat(func(i int) int { return (i + 1) % n })
}

// draw seats the players by lot.
func (p *Page) draw() {
	order := rand.Perm(len(p.setup.Seats))
	p.reseat(func(i int) int { return order[i] })
}

func (p *Page) reseat(to func(i int) int) {
	seats, names := slices.Clone(p.setup.Seats), slices.Clone(p.names)
	for i := range seats {
		p.setup.Seats[to(i)] = seats[i]
		p.names[to(i)].Text = names[i].Text
	}
	p.setBottom(to(int(p.setup.Bottom)))
}

// boards are the variants that are one game with that at hand, in the catalogue's
// order: it alone, as a rule.
func (p *Page) boards() []game.Variant {
	var list []game.Variant
	for _, v := range catalog.All() {
		if c := v.Info().Choice; v.Info() == p.in || c.Of != "" && c.Of == p.in.Choice.Of {
			list = append(list, v)
		}
	}
	return list
}

// setBoard takes another of the game's boards.
func (p *Page) setBoard(v game.Variant) {
	p.setup.Variant, p.in = v, v.Info()
	if p.in.CheckOptions(p.setup.Options) != nil {
		p.setup.Options = game.Options{}
	}
	p.readStart()
	p.Layout(p.view)
}

// setOption plays by another value of an option.
func (p *Page) setOption(key, value string) {
	options := game.Options{}
	maps.Copy(options, p.setup.Options)
	options[key] = value
	p.setup.Options = options
	p.readStart()
	p.Layout(p.view)
}
