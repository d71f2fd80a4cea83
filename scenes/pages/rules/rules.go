// Package rules is the rules page of a game: its sections in teaching order,
// each beside a position on the real board that the reader may play on.
package rules

import (
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/draw"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Page is the rules of one game.
type Page struct {
	session  *session.Session
	variant  game.Variant
	in       *game.Info
	playable bool // has a button back to the set-up
	sections []section
	current  int
	diagram  *diagram
	shown    sectionKey // whose picture the diagram holds

	form  ui.Form
	view  ui.View
	list  ui.Scroll // of the sections
	chips ui.Scroll // of the sections, on narrow views
	text  ui.Scroll
	line  string // below the picture

	search  ui.Field
	finding bool      // a word is looked for
	open    bool      // the sections' list lies over the page, on narrow views
	jump    bool      // the text is to show the first mark
	found   bool      // the text shown has a mark
	first   draw.Rect // the first one's place
}

// New returns the rules page of a game. playable adds the button that leads back
// to the set-up the page was opened from.
func New(s *session.Session, v game.Variant, playable bool) *Page {
	p := &Page{session: s, variant: v, in: v.Info(), playable: playable, diagram: newDiagram(v), shown: "-"}
	p.chips.Horizontal = true
	p.search.Max = 24
	return p
}

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	p.sections = sections(p.in)
	p.search.Hint = locale.T("rulespage.search")
	p.found = false
	p.form.Reset(v)
	p.picture()
	p.build()
}

// picture shows the present section's position, or the one of the nearest
// section before it that has one.
func (p *Page) picture() {
	key := ""
	for i := p.current; i >= 0 && key == ""; i-- {
		if _, ok := pictures()[p.sections[i].key]; ok {
			key = p.sections[i].key
		}
	}
	if p.own() {
		key = ""
	}
	if key != p.shown {
		p.shown = key
		p.diagram.show(pictures()[key])
	}
}

// own reports whether the section speaks of the game as a whole and shows the
// ordinary start: the tables, and the list of the rulings.
func (p *Page) own() bool {
	s := p.sections[p.current]
	return s.key == "" || s.last
}

// Draw draws the page; only the board, if nothing else has changed.
func (p *Page) Draw(c *draw.Canvas) {
	if c.Full || p.form.Dirty() {
		c.Paper()
		p.form.Draw(c)
	}
	if !p.open {
		p.diagram.draw(c.Target())
	}
}

// Dirty reports whether the page must be drawn.
func (p *Page) Dirty() bool { return p.form.Dirty() || p.diagram.dirty }

// Controls lists the page's controls.
func (p *Page) Controls() []ui.Control { return p.form.Controls() }

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	p.diagram.update()
	id := p.form.Activated(in)
	if in.Pressed && id == "" && !p.open {
		p.diagram.press(in.X*p.view.Scale, in.Y*p.view.Scale)
	}
	nav := p.act(id, in)
	if p.diagram.stale {
		p.diagram.stale = false
		p.Layout(p.view)
	}
	return nav
}

func (p *Page) act(id string, in *ui.Input) ui.Nav {
	number, isSection := strings.CutPrefix(id, "section.")
	escape := id == "" && in.Key(ui.KeyEscape)
	switch {
	case isSection:
		n, _ := strconv.Atoi(number)
		p.choose(n)
	case id == "find":
		p.look(!p.finding || !p.open && p.view.Frame() != ui.Landscape)
	case id == "search":
		p.typed()
	case id == "contents":
		p.open = true
		p.Layout(p.view)
	case (id == "back" || escape) && p.open:
		p.close()
	case escape && p.finding:
		p.look(false)
	case id == "prev" || id == "" && in.Key(ui.KeyLeft):
		p.turnTo(p.current - 1)
	case id == "next" || id == "" && in.Key(ui.KeyRight):
		p.turnTo(p.current + 1)
	case id == "reset":
		p.diagram.reset()
		p.Layout(p.view)
	case id == "play" || id == "back" || escape:
		return ui.Back()
	}
	return ui.Stay()
}

// choose opens a section from a list of them, where it speaks of the word that is
// looked for.
func (p *Page) choose(n int) {
	p.open, p.jump = false, true
	if n == p.current {
		p.Layout(p.view)
		return
	}
	p.turnTo(n)
}

// close leaves the list that lies over the page, and a search that was begun there.
func (p *Page) close() {
	p.open = false
	p.look(false)
}

// turnTo opens a section.
func (p *Page) turnTo(n int) {
	if n < 0 || n >= len(p.sections) || n == p.current {
		return
	}
	p.current = n
	p.text.X, p.text.Y = 0, 0
	p.Layout(p.view)
	p.reveal()
}

// reveal scrolls the lists so that the present section can be seen.
func (p *Page) reveal() {
	id := "section." + strconv.Itoa(p.current)
	for _, ctl := range p.form.Controls() {
		if ctl.ID == id && ctl.Scrolled() {
			p.form.Show(id)
		}
	}
}
