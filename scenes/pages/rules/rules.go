// Package rules is the rules page of a game: its sections in teaching order,
// each beside a position on the real board that the reader may play on.
package rules

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/canvas"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Page is the rules of one game.
type Page struct {
	ui.FormPage
	session  *session.Session
	in       *game.Info
	playable bool // has a button back to the set-up
	sections []section
	current  int
	diagram  *diagram
	shown    sectionKey // whose picture the diagram holds

	view  ui.View
	list  ui.Scroll // of the sections
	chips ui.Scroll // of the sections, on narrow views
	text  ui.Scroll
	find  finder
	open  bool // the sections' list lies over the page, on narrow views
}

// New returns a game's rules page. playable adds the button back to the set-up it came from.
func New(s *session.Session, v game.Variant, playable bool) *Page {
	p := &Page{session: s, in: v.Info(), playable: playable, shown: "-"}
	p.diagram = newDiagram(v, &p.Form)
	p.find.field.Max = 24
	return p
}

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	p.sections = sections(p.in)
	p.find.field.Hint = locale.T("rulespage.search")
	p.find.found = false
	p.Form.Reset(v)
	p.picture()
	p.Form.Place(p.content(), v.Bounds())
	p.find.showFirst(&p.text)
}

// picture shows the present section's position, or the one of the nearest section before it
// that has one. A section about the game as a whole, a table or the list of the rulings, shows
// the ordinary start.
func (p *Page) picture() {
	key := ""
	if s := &p.sections[p.current]; s.key != "" && !s.last {
		for i := p.current; i >= 0 && key == ""; i-- {
			if _, ok := pictures()[p.sections[i].key]; ok {
				key = p.sections[i].key
			}
		}
	}
	if key != p.shown {
		p.shown = key
		p.diagram.show(pictures()[key])
	}
}

// Draw draws the page; only the board, if nothing else has changed.
func (p *Page) Draw(c *canvas.Canvas) {
	if _, _, glass := p.diagram.Glass(); c.Full || glass || p.Form.Dirty() {
		c.Paper()
		p.Form.Draw(c)
	}
	if !p.open {
		p.diagram.draw(c.Target())
		p.diagram.DrawGlass(c)
	}
}

// Dirty reports whether the page must be drawn.
func (p *Page) Dirty() bool { return p.Form.Dirty() || p.diagram.Moved() }

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	d := p.diagram
	d.Advance()
	nav := p.Form.Update(in)
	if nav == ui.Stay() && !p.open {
		d.Point(in)
	}
	if d.played {
		d.played = false
		p.Layout(p.view)
	}
	if nav != ui.Stay() {
		return nav
	}
	switch {
	case p.Form.Acted(): // the arrow keys choose a chip
	case in.Key(ui.KeyEscape):
		if d.Cursor() != game.NoSquare && d.Escape() {
			return ui.Stay()
		}
		return p.leave()
	case !d.Steps() || in.Key(ui.KeyEnter):
		d.Keys(in)
	case in.Key(ui.KeyLeft):
		p.turnTo(p.current - 1)
	case in.Key(ui.KeyRight):
		p.turnTo(p.current + 1)
	}
	return ui.Stay()
}

// leave ends the search and closes the list over the page; without either it leaves the page.
func (p *Page) leave() ui.Nav {
	if !p.open && !p.find.on {
		return ui.Back()
	}
	p.look(false)
	return ui.Stay()
}

// choose opens a section from a list of them, at the search word.
func (p *Page) choose(n int) {
	p.open, p.find.jump = false, true
	p.show(n)
}

// has reports whether there is a section with this number.
func (p *Page) has(n int) bool { return n >= 0 && n < len(p.sections) }

// turnTo opens a section, if there is one.
func (p *Page) turnTo(n int) {
	if p.has(n) {
		p.show(n)
	}
}

// show opens a section, from its beginning if it is another, and scrolls the lists to it.
func (p *Page) show(n int) {
	if n != p.current {
		p.current, p.text.Y = n, 0
	}
	p.Layout(p.view)
	p.Form.Show("section." + strconv.Itoa(n))
}
