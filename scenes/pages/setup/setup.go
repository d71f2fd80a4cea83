// Package setup is the page that prepares a game: seats, way of playing, and time.
package setup

import (
	"slices"
	"strings"

	"yanyi/game"
	"yanyi/game/odds"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Page is the set-up of one game.
type Page struct {
	ui.FormPage
	*prepared
	seats    seats
	choices  choices
	clock    clock
	remember bool
	asked    bool // a room has been asked for
	rooms    bool // there are rooms, as far as the page shows
	scroll   ui.Scroll
}

// prepared is the game that is being prepared, which the parts of the page change.
type prepared struct {
	session *session.Session
	setup   session.Setup
	friends friends
	form    *ui.Form
	view    ui.View
	spared  bool   // there may be rooms: whatever they take has its place from the start
	again   func() // lays the page out after a change
}

// info is the game's.
func (p *prepared) info() *game.Info { return p.setup.Variant.Info() }

// New returns the set-up page of a game as it was remembered, or as the address asks.
func New(s *session.Session, v game.Variant) *Page {
	setup, ok := s.Remembered(v)
	if !ok {
		setup = session.DefaultSetup(v)
	}
	g := &prepared{session: s, setup: setup, friends: friends{invited: make([]bool, len(setup.Seats))},
		spared: s.Online.Available() || s.Online.Looking()}
	g.address()
	p := &Page{prepared: g, seats: newSeats(g), choices: newChoices(g), clock: newClock(g), remember: ok}
	g.form, g.again = &p.Form, func() {
		p.clock.settle()
		p.choices.follow()
		p.Layout(p.view)
	}
	p.clock.settle()
	p.choices.readStart()
	return p
}

// At returns the set-up page of a game that begins at a position, by its options.
func At(s *session.Session, v game.Variant, position string, o game.Options) *Page {
	p := New(s, v)
	p.setup.Start, p.setup.Odds, p.setup.Options, p.setup.Address = position, odds.Odds{}, o, ""
	p.remember = false // the next game begins as usual
	p.choices.readStart()
	return p
}

// address takes in the parameters of the address that concern this game.
func (p *prepared) address() {
	a := &p.session.Params
	if a.Game != p.info().ID {
		return
	}
	if a.Position != "" {
		p.setup.Start, p.setup.Odds = a.Position, odds.Odds{}
	}
	if a.Seats != "" {
		p.tell(p.setup.SetSeats(a.Seats))
	}
	if a.View != "" {
		p.tell(p.setup.SetView(a.View))
	}
}

// tell reports an error, if there is one.
func (p *prepared) tell(err error) {
	if err != nil {
		p.session.Say(session.Told(err))
	}
}

// Setup is the present choices.
func (p *Page) Setup() session.Setup {
	s := p.setup
	s.Seats = slices.Clone(s.Seats)
	for i := range s.Seats {
		s.Seats[i].Name = ""
		if s.Seats[i].Human() {
			s.Seats[i].Name = strings.TrimSpace(p.seats.names[i].Text)
		}
	}
	return s
}

// Layout arranges the page. It is called again after every choice.
func (p *Page) Layout(v ui.View) {
	p.view, p.rooms = v, p.session.Online.Available()
	p.Form.Reset(v)
	p.Form.Place(p.arranged(), v.Bounds())
}

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	if p.asked && !p.session.Online.Creating() {
		return p.answered()
	}
	if p.rooms != p.session.Online.Available() {
		p.again()
	}
	return p.UpdateOrBack(in)
}

// rules are the pages of the game's rules.
func (p *Page) rules() ui.Nav { return ui.Push(p.session.Routes.Learn(p.setup.Variant)) }

// edits reports whether another position can be set up.
func (p *Page) edits() bool { return p.session.Routes.Editor != nil }

// edit opens the editor at the position from which the game begins, or at the last edited one.
func (p *Page) edit() ui.Nav {
	start := p.setup.Start
	if p.setup.Odds.On() {
		start, _ = p.setup.Opening() // odds that are on offer
	}
	return ui.Push(p.session.Routes.Editor(p.setup.Variant, start, p.setup.Options))
}

// begin opens the game. Remembering asks the store once, when it is certain.
func (p *Page) begin() ui.Nav {
	s := p.Setup()
	if p.remember {
		p.session.Remember(s)
	}
	page, err := p.session.Routes.Open(session.Request{Setup: &s})
	if err != nil {
		p.session.Say(session.Told(err))
		return ui.Stay()
	}
	return ui.Replace(page)
}
