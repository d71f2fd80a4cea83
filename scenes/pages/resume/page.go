// Package resume is the page that asks what to do with an unfinished game: with the one that
// was begun from the page's address, whether to go on (first, if that is some time ago, else
// on the way back from it); with one that a link holds, whether to play or to study it.
package resume

import (
	"image/color"
	"time"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/saves"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Page asks.
type Page struct {
	ui.FormPage
	session *session.Session
	game    *saves.Summary
	key     string // with which the keys of its texts begin
	main    choice // the usual choice
	other   choice
	renew   func() // reads the game again; nil where it cannot have changed
	over    bool   // there is nothing to ask any more
	view    ui.View
	scroll  ui.Scroll
}

// choice is a way on: its control, and the page it opens.
type choice struct {
	id   string
	open session.Request
}

// New returns the page about a kept game; what opens is that game or, anew, the address's.
func New(s *session.Session, kept *saves.Summary, asked session.Request) *Page {
	p := &Page{session: s, key: "resume.", game: kept, main: choice{"goon", On(kept, asked)}, other: choice{"anew", asked}}
	p.renew = func() {
		game := s.Saves.Begun(asked.Address)
		if p.over = game == nil; !p.over {
			p.game, p.main.open = game, On(game, asked)
		}
	}
	return p
}

// Linked returns the page about an unfinished game that a link holds; what opens is its table,
// where the reader has the seats that people have in it, or its study.
func Linked(s *session.Session, game *saves.Summary, asked session.Request) *Page {
	study := asked
	study.Study = true
	return &Page{session: s, key: "linked.", game: game, main: choice{"play", asked}, other: choice{"study", study}}
}

// On asks for a kept game, seen as an address asks.
func On(kept *saves.Summary, asked session.Request) session.Request {
	return session.Request{Save: &kept.Save, View: asked.View}
}

// Resume reads the game again, which may have been played on since: over, it is no question.
func (p *Page) Resume() {
	if p.renew != nil {
		p.renew()
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
	return p.UpdateOrBack(in)
}

// Sizes in logical pixels.
const (
	widest   = 560 // the column of the question
	largest  = 360 // the board
	smallest = 112
	around   = 340 // height of the page above and below the board
)

func (p *Page) content() ui.Part {
	m := p.view.Margin()
	name := locale.T("game." + p.game.Variant.Info().ID + ".name")
	column := func(part ui.Part) ui.Part { return ui.Middle(widest+2*m, part) }
	return ui.Column(0,
		column(ui.Pad(m, 0, ui.Head(p.view, locale.T(p.key+"title"), name, ui.Back))),
		ui.Scrolling(&p.scroll, column(ui.Inset(m, 0, m, m, ui.Column(theme.GroupGap, p.question(), p.answers())))).Grow())
}

// question is the game as it stands, in a low view beside the words about it.
func (p *Page) question() ui.Part {
	high := min(largest, p.view.W-2*p.view.Margin()-24, max(smallest, p.view.H-around))
	in, bottom := p.game.Variant.Info(), p.game.Bottom
	if seat, ok := in.SeatOf(p.main.open.View); ok {
		bottom = seat
	}
	board := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		if !c.Miniature(p.session.Look(c.Scale), in, p.game.View, in.Seats[bottom].Quarter, r) {
			p.Form.MarkDirty()
		}
	})
	if p.view.H < 2*around && p.view.W > p.view.H {
		return ui.Card(12, 12, ui.Row(12, board.Sized(180, 180), p.words().Wide(0).Grow()))
	}
	return ui.Card(12, 12, ui.Column(12, board.High(high), p.words()))
}

// words are the state of the game, and the choices.
func (p *Page) words() ui.Part {
	ink := p.view.Theme
	line := func(role theme.Role, text string, c color.NRGBA) ui.Part {
		return ui.If(text != "", ui.Text(role, text, c).Lines(2).Center())
	}
	return ui.Column(4,
		line(theme.Primary, p.game.Line(), ink.Ink),
		line(theme.Caption, p.game.Players, ink.Ink2),
		ui.If(p.renew != nil, line(theme.Caption, gametext.Played(p.game.Save.When, time.Now()), ink.Ink2)),
		ui.Space(4),
		line(theme.Body, locale.T(p.key+"line"), ink.Ink2),
		ui.If(!p.view.Framed, line(theme.Body, locale.T(p.key+"kept"), ink.Ink2)))
}

// answers are both ways on.
func (p *Page) answers() ui.Part {
	goes := func(c choice) func() ui.Nav {
		return func() ui.Nav {
			page, err := p.session.Routes.Open(c.open)
			if err != nil {
				p.session.Say(session.Told(err))
				return ui.Stay()
			}
			return ui.Replace(page)
		}
	}
	return ui.Columns(theme.GroupGap,
		ui.Press(ui.Secondary(p.other.id, locale.T(p.key+p.other.id)).Goes(goes(p.other))),
		ui.Press(ui.Primary(p.main.id, locale.T(p.key+p.main.id)).Goes(goes(p.main)))).High(52)
}
