// Package resume is the page that asks whether to go on with the game that was begun
// from the page's address: first, if that is some time ago, else on the way back from it.
package resume

import (
	"image/color"
	"time"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/phrase"
	"yanyi/scenes/saves"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Page asks.
type Page struct {
	ui.FormPage
	session *session.Session
	kept    *saves.Summary
	on, new session.Request
	over    bool // there is nothing to ask any more
	view    ui.View
	scroll  ui.Scroll
}

// New returns the page about a kept game; what opens is that game or, begun anew, what
// the address asks for.
func New(s *session.Session, kept *saves.Summary, asked session.Request) *Page {
	return &Page{session: s, kept: kept, on: On(kept, asked), new: asked}
}

// On asks for a kept game, seen as an address asks.
func On(kept *saves.Summary, asked session.Request) session.Request {
	return session.Request{Save: &kept.Save, View: asked.View}
}

// Resume reads the game again, which has been played on since: over, it is no question.
func (p *Page) Resume() {
	kept := p.session.Saves.Begun(p.new.Address)
	if p.over = kept == nil; !p.over {
		p.kept, p.on = kept, On(kept, p.new)
	}
}

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	p.Form.Reset(v)
	if !p.over {
		p.Form.Place(p.content(), v.Bounds())
	}
}

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	if p.over {
		return ui.Back()
	}
	nav := p.Form.Update(in)
	if nav == ui.Stay() && in.Key(ui.KeyEscape) {
		return ui.Back()
	}
	return nav
}

// Sizes in logical pixels.
const (
	widest   = 560 // the column of what is asked
	largest  = 360 // the board
	smallest = 112
	around   = 400 // what the page has above and below the board
)

func (p *Page) content() ui.Part {
	m := p.view.Margin()
	name := locale.T("game." + p.kept.Variant.Info().ID + ".name")
	column := func(part ui.Part) ui.Part { return ui.Middle(widest+2*m, part) }
	return ui.Column(0,
		column(ui.Pad(m, 0, ui.Head(p.view, locale.T("resume.title"), name, ui.Back))),
		ui.Scrolling(&p.scroll, column(ui.Inset(m, 0, m, m, ui.Column(theme.GroupGap, p.question(), p.answers())))).Grow())
}

// question is the game as it stands, in a low view beside the words about it.
func (p *Page) question() ui.Part {
	high := min(largest, p.view.W-2*p.view.Margin()-24, max(smallest, p.view.H-around))
	board := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		if !c.Miniature(p.session.Look(c.Scale), p.kept.Variant.Info(), p.kept.View, 0, r) {
			p.Form.MarkDirty()
		}
	})
	if p.view.H < 2*around && p.view.W > p.view.H {
		return ui.Card(12, 12, ui.Row(12, board.Sized(180, 180), p.words().Wide(0).Grow()))
	}
	return ui.Card(12, 12, ui.Column(12, board.High(high), p.words()))
}

// words are how the game stands, and what can become of it.
func (p *Page) words() ui.Part {
	ink := p.view.Theme
	line := func(role theme.Role, text string, c color.NRGBA) ui.Part {
		return ui.If(text != "", ui.Text(role, text, c).Lines(2).Center())
	}
	return ui.Column(4,
		line(theme.Primary, p.kept.Line(), ink.Ink),
		line(theme.Caption, p.kept.Players, ink.Ink2),
		line(theme.Caption, phrase.Played(p.kept.Save.When, time.Now()), ink.Ink2),
		ui.Space(4),
		line(theme.Body, locale.T("resume.line"), ink.Ink2),
		ui.If(!p.view.Framed, line(theme.Body, locale.T("resume.kept"), ink.Ink2)))
}

// answers are both ways on.
func (p *Page) answers() ui.Part {
	open := func(r session.Request) func() ui.Nav {
		return func() ui.Nav {
			page, err := p.session.Routes.Open(r)
			if err != nil {
				p.session.Say(session.Told(err))
				return ui.Stay()
			}
			return ui.Replace(page)
		}
	}
	return ui.Columns(theme.GroupGap,
		ui.Press(ui.Secondary("anew", locale.T("resume.anew")).Goes(open(p.new))),
		ui.Press(ui.Primary("goon", locale.T("resume.goon")).Goes(open(p.on)))).High(52)
}
