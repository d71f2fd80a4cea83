package tiles

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/host"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Deps is what the page needs of the program.
type Deps struct {
	// Peers are online players who lay tiles; nil if there are none.
	Peers Peers
	// Done is called when the page is left before the game has been opened.
	Done func()
	// Open makes the page of the game once both sides have laid, or the page that replaces it.
	Open func() ui.Page
}

// Page is the laying of tiles for a game that waits for them. A player's tiles stay here and go
// only to the host, which shows nothing before both are done; between two players at one screen
// the blind is closed before anything changes behind it. A game continued later begins behind
// the blind of the next player.
type Page struct {
	ui.FormPage
	common
	deps Deps

	order []game.Seat // the players who lay here, in order
	at    int         // the one who lays now or next
	stage stage       // shown, or behind the blind
	due   due         // what it is

	blind   blind
	covered bool // by the blind
}

// stage is a step without the blind: a player lays tiles, or both see them.
type stage interface {
	lay(f *ui.Form)
	update(f *ui.Form, in *ui.Input) ui.Nav
}

// due is the present stage of the game here.
type due uint8

const (
	lays due = iota
	waits
	reveals
)

// New returns the page for a game whose tiles are being laid.
func New(s *session.Session, h host.Host, deps Deps) *Page {
	line := h.Line()
	p := &Page{common: common{session: s, host: h, game: line, by: line.Variant().(game.Deployer)}, deps: deps}
	if p.deps.Peers == nil {
		p.deps.Peers = nobody{}
	}
	for seat := range game.Seat(len(line.Info().Seats)) {
		if h.May().Here.Has(seat) {
			p.order = append(p.order, seat)
		}
	}
	p.stage = p.next()
	if p.laying() && len(p.order) > 1 {
		p.covered = true
		p.blind.hang()
	}
	return p
}

// laying reports whether a player here has still to lay tiles.
func (p *Page) laying() bool { return p.at < len(p.order) }

// next is the next player's palace, the reveal, or the page shown while others lay.
func (p *Page) next() stage {
	may := p.host.May()
	for p.at = 0; p.laying() && !may.Lay.Has(p.order[p.at]); {
		p.at++
	}
	switch p.due = p.dueNow(); p.due {
	case lays:
		return newDesk(p, p.order[p.at])
	case waits:
		return &wait{&p.common, p}
	}
	rv := newReveal(&p.common, p.deps.Open)
	if p.deps.Peers.Some() {
		rv.rest = 0
	}
	return rv
}

// dueNow is the present stage.
func (p *Page) dueNow() due {
	switch {
	case !p.game.Deploying():
		return reveals
	case p.host.May().Lay != 0:
		return lays
	}
	return waits
}

// done hands the tiles over and continues: with the other player, waiting, or the reveal.
func (p *Page) done(h *hand) {
	if !p.host.Do(host.Request{Do: host.Lay, Seat: h.seat, Tiles: h.tiles}) {
		p.session.Say(locale.T("error.unexpected"))
		return
	}
	p.keep()
	if len(p.order) == 1 {
		p.stage = p.next()
	} else {
		p.at++
		p.covered = true
		p.blind.move(false)
	}
	p.refresh()
}

// keep saves the tiles laid. The keeper reports failures.
func (p *Page) keep() { _ = p.host.Keep(game.NoSeat) }

// leave returns to the page below; the tiles laid stay saved.
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
	if p.deps.Peers.Hear() {
		if p.host.Busy().Moved {
			return ui.Replace(p.deps.Open())
		}
		if p.dueNow() != p.due {
			p.stage = p.next()
		}
		p.refresh()
	}
	if p.covered {
		return p.updateBlind(in)
	}
	return p.stage.update(&p.Form, in)
}

// Uses reports whether an input not yet handled would move anything: a list, or a tile. The
// blind's button is held by a finger that may stray.
func (p *Page) Uses(in *ui.Input) bool {
	lifts := func(ctl *ui.Control) bool { return ctl.Lift != nil }
	return p.Form.Uses(in) || in.Touch &&
		(p.covered && p.blind.button.Contains(in.StartX, in.StartY) || p.Form.Near(in.StartX, in.StartY, 0, lifts) != nil)
}
