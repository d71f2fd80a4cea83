// Package newcomer helps a newcomer find a game: three questions, and two or three
// games that answer them.
package newcomer

import (
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Page asks and recommends.
type Page struct {
	ui.FormPage
	session  *session.Session
	variants []game.Variant
	answers  answers
	view     ui.View
	scroll   ui.Scroll
	starts   map[string]*game.View
}

// New returns the page for the given games.
func New(s *session.Session, variants []game.Variant) *Page {
	return &Page{session: s, variants: variants, starts: map[string]*game.View{},
		answers: answers{company: "alone", time: "short", from: knowsXiangqi}}
}

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	p.Form.Reset(v)
	p.Form.Place(p.content(), v.Bounds())
}

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	if in.Key(ui.KeyEscape) {
		return ui.Back()
	}
	return p.Form.Update(in)
}

// start is how a game's board looks before the first move.
func (p *Page) start(v game.Variant) *game.View {
	id := v.Info().ID
	if p.starts[id] == nil {
		if view, err := match.ViewOf(v, "start", nil); err == nil {
			p.starts[id] = view
		}
	}
	return p.starts[id]
}
