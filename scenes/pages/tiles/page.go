package tiles

import (
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Deps is what the page needs of the house.
type Deps struct {
	// Keep keeps the match as it is, tiles laid so far included, on this device
	// alone. It is called after every change.
	Keep func()
	// Done is called when the page is left before the game has been opened.
	Done func()
	// Open makes the page of the game once both sides have laid their tiles.
	Open func() ui.Page
}

// Page is the laying of tiles for a match that waits for them. What one player
// lays is kept here and handed to the match only, which shows nothing before both
// are done; between two players at one screen the blind is down before anything
// changes behind it. A match continued later begins behind the blind of the
// player whose turn it is.
type Page struct {
	ui.FormPage
	common
	deps Deps

	order []game.Seat // people who lay, in turn
	at    int         // who of them lays now or next
	stage stage       // shown, or behind the blind

	blind   blind
	covered bool // by the blind

	elsewhere *elsewhere // nil where all lay at this screen
}

// stage is what is done without the blind: a player lays, or both see what was laid.
type stage interface {
	lay(f *ui.Form)
	update(f *ui.Form, in *ui.Input) ui.Nav
}

// New returns the page for a match whose tiles are being laid.
func New(s *session.Session, m *match.Match, deps Deps) *Page {
	p := &Page{common: common{session: s, match: m, by: m.Variant().(game.Deployer)}, deps: deps}
	for i := range m.Info().Seats {
		if seat := game.Seat(i); m.Player(seat).Human() {
			p.order = append(p.order, seat)
		}
	}
	for p.laying() && m.Laid(p.order[p.at]) {
		p.at++
	}
	p.stage = p.next()
	if p.laying() && len(p.order) > 1 {
		p.covered = true
		p.blind.hang()
	}
	return p
}

// laying reports whether somebody has still to lay tiles.
func (p *Page) laying() bool { return p.at < len(p.order) }

// next is the palace of the player who lays next, or what both have laid.
func (p *Page) next() stage {
	if p.elsewhere != nil {
		return p.stageElsewhere()
	}
	if p.laying() {
		return newDesk(p, p.order[p.at])
	}
	return newReveal(&p.common, p.deps.Open)
}

// done hands the tiles to the match and goes on: to the other player, or to the
// reveal.
func (p *Page) done(h *hand) {
	if p.elsewhere != nil {
		p.layElsewhere(h)
		return
	}
	if err := p.match.Lay(h.seat, h.tiles); err != nil {
		p.session.Say(err.Error())
		return
	}
	p.deps.Keep()
	p.at++
	if len(p.order) == 1 {
		p.stage = p.next()
	} else {
		p.covered = true
		p.blind.move(false)
	}
	p.refresh()
}

// leave returns to the page below; what is laid stays kept.
func (p *Page) leave() ui.Nav {
	p.deps.Done()
	return ui.Back()
}

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	p.Form.Reset(v)
	if !p.covered || p.blind.moving {
		p.stage.lay(&p.Form)
	}
	if p.covered {
		p.layBlind()
	}
}

// refresh arranges the page anew after a change.
func (p *Page) refresh() { p.Layout(p.view) }

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	if p.elsewhere != nil && p.hear() {
		return ui.Replace(p.deps.Open())
	}
	if p.covered {
		return p.updateBlind(in)
	}
	return p.stage.update(&p.Form, in)
}
