// Package newcomer helps a newcomer find a game: three questions, two or three answers.
package newcomer

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Page asks and recommends.
type Page struct {
	ui.ColumnPage
	session  *session.Session
	variants []game.Variant
	answers  answers
	view     ui.View
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
	p.Show(v, locale.T("guide.title"), locale.T("guide.line"), widest, p.body)
}

// start is a variant's board before the first move.
func (p *Page) start(v game.Variant) *game.View {
	id := v.Info().ID
	if p.starts[id] == nil {
		if view, err := match.ViewOf(v, "start", nil); err == nil {
			p.starts[id] = view
		}
	}
	return p.starts[id]
}
