// Package library is the page of kept matches: to continue, look at again, copy or delete.
package library

import (
	"time"

	"yanyi/game/catalog"
	"yanyi/scenes/saves"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Page lists the matches.
type Page struct {
	ui.FormPage
	session *session.Session
	copy    func(text string) <-chan error // nil where there is no clipboard
	intake  *Intake
	now     func() time.Time
	games   []*saves.Summary // nil: to be read
	changes int              // of other windows that games knows of
	asked   *saves.Summary   // the match to be deleted, if confirmed
	copying <-chan error
	view    ui.View
	scroll  ui.Scroll
}

// New returns the page; copy puts text on the clipboard, intake takes records in.
func New(s *session.Session, copy func(text string) <-chan error, intake *Intake) *Page {
	return &Page{session: s, copy: copy, intake: intake, now: time.Now}
}

// Resume reads the matches again: one may have been played.
func (p *Page) Resume() { p.games, p.asked = nil, nil }

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	if changes := p.session.Saves.Changes(); p.games == nil || p.changes != changes {
		p.games, p.changes, p.asked = p.session.Saves.Summaries(), changes, nil
	}
	p.Form.Reset(v)
	p.Form.Place(p.content(), v.Bounds())
}

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	p.session.Copied(&p.copying)
	if p.changes != p.session.Saves.Changes() {
		p.Layout(p.view)
	}
	nav := p.Form.Update(in)
	switch {
	case !in.Key(ui.KeyEscape):
		return nav
	case p.asked == nil:
		return ui.Back()
	}
	p.ask(nil)
	return ui.Stay()
}

// open shows a match at its table; one that cannot be read is set aside.
func (p *Page) open(g *saves.Summary) ui.Nav {
	page, err := p.session.Routes.Open(session.Request{Save: &g.Save})
	if err == nil {
		return ui.Push(page)
	}
	p.session.Saves.SetAside(g.Save)
	p.reread()
	return ui.Stay()
}

// ask asks whether a match shall be deleted, nil takes the question back.
func (p *Page) ask(g *saves.Summary) {
	p.asked = g
	p.Layout(p.view)
}

// forget deletes a match.
func (p *Page) forget(g *saves.Summary) {
	p.session.Saves.Forget(g.Save)
	p.reread()
}

// reread shows the matches that are kept now.
func (p *Page) reread() {
	p.Resume()
	p.Layout(p.view)
}

// export copies a match's record to the clipboard, without private parts.
func (p *Page) export(save saves.Save) {
	if text, err := saves.Export(catalog.Named, save.Text); err == nil {
		p.copying = p.copy(text)
	}
}

// latest is the match under way that was played last; nil if there is none.
func (p *Page) latest() *saves.Summary {
	for _, g := range p.games {
		if !g.Over {
			return g
		}
	}
	return nil
}
