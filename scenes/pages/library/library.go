// Package library is the page of the matches that are kept: to go on with, to
// look at again, to copy, to delete.
package library

import (
	"strconv"
	"strings"
	"time"

	"yanyi/assets/locale"
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
	games   []*saves.Summary // nil: to be read
	changes int              // of other windows that games knows of
	asked   int              // the match to be deleted, if confirmed; -1 for none
	copying <-chan error
	view    ui.View
	scroll  ui.Scroll
}

// New returns the page; copy puts text on the clipboard, intake takes records in.
func New(s *session.Session, copy func(text string) <-chan error, intake *Intake) *Page {
	return &Page{session: s, copy: copy, intake: intake, asked: -1}
}

// read reads the matches; what cannot be read is set aside.
func (p *Page) read() {
	p.games, p.changes, p.asked = p.session.Saves.Summaries(), p.session.Saves.Changes(), -1
}

// Resume reads the matches again: one may have been played.
func (p *Page) Resume() { p.games, p.asked = nil, -1 }

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	if p.games == nil || p.changes != p.session.Saves.Changes() {
		p.read()
	}
	p.Form.Reset(v)
	p.build()
}

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	p.copied()
	if p.changes != p.session.Saves.Changes() {
		p.Layout(p.view)
	}
	id := p.Form.Activated(in)
	escape := id == "" && in.Key(ui.KeyEscape)
	switch {
	case escape && p.asked >= 0:
		p.asked = -1
	case id == "back" || escape:
		return ui.Back()
	case id == "":
		return ui.Stay()
	case id == "import":
		return ui.Push(newImport(p.intake, "", nil))
	default:
		if page, ok := p.act(id); ok {
			return ui.Push(page)
		}
	}
	p.Layout(p.view)
	return ui.Stay()
}

// act does what a match's control asks for; it may lead to a page.
func (p *Page) act(id string) (ui.Page, bool) {
	word, number, _ := strings.Cut(id, ".")
	i, err := strconv.Atoi(number)
	if err != nil || i >= len(p.games) {
		return nil, false
	}
	switch saved := p.games[i].Save; word {
	case "open":
		page, err := p.session.Routes.Open(session.Request{Save: &saved})
		if err == nil {
			return page, true
		}
		p.session.Saves.SetAside(saved)
		p.games = nil
	case "copy":
		p.export(saved)
	case "trash":
		p.asked = i
	case "keep":
		p.asked = -1
	case "delete":
		p.session.Saves.Forget(saved)
		p.games, p.asked = nil, -1
	}
	return nil, false
}

// export puts a match's record on the clipboard, without what is private.
func (p *Page) export(save saves.Save) {
	if text, err := saves.Export(catalog.Find, save.Text); err == nil && p.copy != nil {
		p.copying = p.copy(text)
	}
}

// copied says how a copy went once it is known.
func (p *Page) copied() {
	select {
	case err := <-p.copying: // never, while nothing is copied
		p.copying = nil
		if err != nil {
			p.session.Say(locale.T("share.failed"))
		} else {
			p.session.Say(locale.T("share.copied"))
		}
	default:
	}
}

// day says when a match was played last; "" if that is not known.
func day(when, now time.Time) string {
	if when.IsZero() {
		return ""
	}
	midnight := func(t time.Time) time.Time {
		y, m, d := t.Local().Date()
		return time.Date(y, m, d, 12, 0, 0, 0, time.UTC)
	}
	switch n := int(midnight(now).Sub(midnight(when)).Hours() / 24); {
	case n <= 0:
		return locale.T("library.today")
	case n == 1:
		return locale.T("library.yesterday")
	default:
		return locale.T("library.days", locale.Num("n", n))
	}
}
