// Package setup is the page where a game is prepared: who sits where, how the
// game is played, and for how long.
package setup

import (
	"math/rand/v2"
	"slices"
	"strconv"
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
	clock    string // the chosen preset
	minutes  int    // of the custom clock
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
	p.clocks.Horizontal = true
	setup, ok := s.Remembered(v)
	if !ok {
		setup = session.DefaultSetup(v)
	}
	p.remember = ok
	p.setup = setup
	p.address()
	p.readSeats()
	p.clock = presetOf(p.setup.Clock)
	if p.clock == "custom" {
		p.minutes = int(p.setup.Clock.Total / time.Minute)
	}
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

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	for i := range p.names {
		p.names[i].Hint = locale.T("setup.seat.name.hint")
	}
	p.Form.Reset(v)
	if v.Frame() == ui.Landscape {
		p.landscape()
	} else {
		p.portrait()
	}
}

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	id := p.Form.Activated(in)
	if id == "" {
		if in.Key(ui.KeyEscape) {
			return ui.Back()
		}
		p.stepLevel(in)
		return ui.Stay()
	}
	switch id {
	case "back":
		return ui.Back()
	case "begin":
		return p.begin()
	case "rules":
		return ui.Push(p.session.Routes.Learn(p.setup.Variant))
	}
	p.change(id)
	p.legible()
	p.Layout(p.view)
	return ui.Stay()
}

// legible says once that a name cannot hold a character that cannot be drawn.
func (p *Page) legible() {
	for i := range p.names {
		if !p.names[i].Refused {
			continue
		}
		p.names[i].Refused = false
		if !p.warned {
			p.warned = true
			p.session.Say(locale.T("setup.seat.name.refused"))
		}
	}
}

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

// change carries out what a control other than a way out of the page asks for.
func (p *Page) change(id string) {
	word, rest, _ := strings.Cut(id, ".")
	switch word {
	case "rotate":
		p.rotate()
	case "draw":
		p.draw()
	case "seat":
		p.changeSeat(rest)
	case "option":
		key, value, _ := strings.Cut(rest, ".")
		p.setup.Options = with(p.setup.Options, key, value)
		p.readStart()
	case "board":
		p.chooseBoard(rest)
	case "clock":
		p.clock = rest
		p.setup.Clock = p.clockOf(rest, p.increment())
	case "minutes":
		p.minutes = step(rest, p.minutes, 5, 5, 180)
		p.setup.Clock = p.clockOf(p.clock, p.increment())
	case "increment":
		p.setup.Clock.Increment = time.Duration(step(rest, p.increment(), 5, 0, 60)) * time.Second
	case "takeback":
		p.setup.TakeBack = !p.setup.TakeBack
	case "hints":
		p.setup.Hints = !p.setup.Hints
	case "remember":
		p.remember = !p.remember
	}
}

// changeSeat reads "2.human", "0.eye" and the like.
func (p *Page) changeSeat(rest string) {
	number, what, _ := strings.Cut(rest, ".")
	i, err := strconv.Atoi(number)
	if err != nil || i >= len(p.setup.Seats) {
		return
	}
	seat := &p.setup.Seats[i]
	switch what {
	case "who.human":
		seat.Level = 0
	case "who.computer":
		if seat.Human() {
			seat.Level = min(2, search.Levels)
		}
	case "eye":
		p.setup.Bottom = game.Seat(i)
	}
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

// chooseBoard takes another of the game's boards.
func (p *Page) chooseBoard(id string) {
	for _, v := range p.boards() {
		if v.Info().ID != id || v.Info() == p.in {
			continue
		}
		p.setup.Variant, p.in = v, v.Info()
		if p.in.CheckOptions(p.setup.Options) != nil {
			p.setup.Options = game.Options{}
		}
		p.readStart()
		return
	}
}

// rotate moves every player one seat on; the eye stays with its player.
func (p *Page) rotate() {
	n := len(p.setup.Seats)
	p.place(func(i int) int { return (i + 1) % n })
}

// draw seats the players by lot.
func (p *Page) draw() {
	order := rand.Perm(len(p.setup.Seats))
	p.place(func(i int) int { return order[i] })
}

func (p *Page) place(to func(i int) int) {
	seats, names := slices.Clone(p.setup.Seats), slices.Clone(p.names)
	for i := range seats {
		p.setup.Seats[to(i)] = seats[i]
		p.names[to(i)].Text = names[i].Text
	}
	p.setup.Bottom = game.Seat(to(int(p.setup.Bottom)))
}

// stepLevel lets the arrow keys slide a focused level picker.
func (p *Page) stepLevel(in *ui.Input) {
	number, ok := strings.CutPrefix(p.Form.Focus(), "level.")
	if !ok {
		return
	}
	i, _ := strconv.Atoi(number)
	switch {
	case in.Key(ui.KeyLeft):
		p.setLevel(i, p.setup.Seats[i].Level-1)
	case in.Key(ui.KeyRight):
		p.setLevel(i, p.setup.Seats[i].Level+1)
	}
}

func (p *Page) setLevel(i, level int) {
	level = min(max(1, level), search.Levels)
	if p.setup.Seats[i].Level != level {
		p.setup.Seats[i].Level = level
		p.Layout(p.view)
	}
}

// presets are the clocks on offer: no clock, minutes a player, seconds a turn,
// and one of one's own.
var presets = []string{"none", "5", "10", "15", "30", "turn30", "custom"}

// turnSeconds is the time of a turn on the clock that limits turns.
const turnSeconds = 30

func (p *Page) clockOf(preset string, increment int) match.Clock {
	switch preset {
	case "none":
		return match.Clock{}
	case "turn30":
		return match.Clock{PerTurn: turnSeconds * time.Second}
	case "custom":
		return match.Clock{Total: time.Duration(p.minutes) * time.Minute, Increment: time.Duration(increment) * time.Second}
	}
	n, _ := strconv.Atoi(preset)
	return match.Clock{Total: time.Duration(n) * time.Minute, Increment: time.Duration(increment) * time.Second}
}

func presetOf(c match.Clock) string {
	switch {
	case c.PerTurn > 0:
		return "turn30"
	case c.Total == 0:
		return "none"
	}
	minutes := strconv.Itoa(int(c.Total / time.Minute))
	if slices.Contains(presets, minutes) {
		return minutes
	}
	return "custom"
}

func (p *Page) increment() int { return int(p.setup.Clock.Increment / time.Second) }

func step(which string, value, by, least, most int) int {
	if which == "less" {
		by = -by
	}
	return min(max(value+by, least), most)
}

func with(o game.Options, key, value string) game.Options {
	out := game.Options{key: value}
	for k, v := range o {
		if k != key {
			out[k] = v
		}
	}
	return out
}
