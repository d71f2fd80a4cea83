// Package mistakes is the page of one's own mistakes: what is to be practised today and on the
// days ahead, how one stands by kind of mistake, and the look through the last games.
package mistakes

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/game/training"
	"yanyi/scenes/cards"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// daysAhead is how many days are told.
const daysAhead = 7

// Page shows it.
type Page struct {
	ui.ColumnPage
	session *session.Session
	shelf   *cards.Shelf
	view    ui.View
	known   moment
	sum     sum
	looking cards.Look // as it was laid out last
}

// moment is everything that the sum depends on.
type moment struct {
	version, changes, day int
	read                  bool
}

// sum is all that the page shows, except the look through the last games.
type sum struct {
	cards, due, fresh int
	known, lapses     int
	tallies           []training.Tally
	ahead             []int
	unseen            int // games
}

// New returns the page.
func New(s *session.Session, shelf *cards.Shelf) *Page { return &Page{session: s, shelf: shelf} }

// Resume reads everything again: something may have been practised.
func (p *Page) Resume() { p.known = moment{} }

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	if now := p.now(); p.known != now {
		p.sum = p.sumUp()
		p.known = p.now() // reading may have set something aside
	}
	p.looking = p.shelf.Looking()
	p.Show(v, locale.T("cards.title"), locale.T("cards.line"), widest, p.body)
}

func (p *Page) now() moment {
	return moment{p.shelf.Version(), p.session.Saves.Changes(), p.shelf.Today(), true}
}

// sumUp reads how one stands.
func (p *Page) sumUp() sum {
	box, today := p.shelf.Box(), p.shelf.Today()
	s := sum{cards: box.Len(), due: len(box.Due(today)), tallies: box.Tallies(), ahead: box.Ahead(today, daysAhead), unseen: len(p.shelf.Unseen())}
	for _, t := range s.tallies {
		s.fresh, s.known, s.lapses = s.fresh+t.Fresh, s.known+t.Known, s.lapses+t.Lapses
	}
	return s
}

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	switch now := p.shelf.Looking(); {
	case p.known != p.now():
		p.Layout(p.view)
	case now != p.looking: // its progress is drawn
		p.looking = now
		p.Form.MarkDirty()
	}
	return p.ColumnPage.Update(in)
}

// practise opens today's cards.
func (p *Page) practise() ui.Nav { return ui.Push(p.session.Routes.Puzzle("mistakes")) }

// Probe gives the page's content to an end-to-end test.
func (p *Page) Probe(o *play.Probe) {
	o.Page, o.Said = "mistakes", strings.Join(p.Form.Texts(), "\n")
}
