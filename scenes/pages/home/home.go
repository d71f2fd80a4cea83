// Package home is the first page: the last game, and every game in its family.
package home

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/canvas"
	"yanyi/scenes/cards"
	"yanyi/scenes/saves"
	"yanyi/scenes/session"
	"yanyi/scenes/sound"
	"yanyi/scenes/ui"
)

// Page is the home page.
type Page struct {
	session  *session.Session
	families []*family
	last     *saves.Summary // nil if no game is kept
	known    moment         // when last was read
	form     ui.Form
	view     ui.View
	scroll   ui.Scroll
	pictures pictures
	done     done
	daily    daily
	shelf    *cards.Shelf // mistakes of one's own; nil where there are none
}

// family is the games of one family that exist.
type family struct {
	key      string
	variants []game.Variant
	scroll   ui.Scroll // sideways
	sheet    sheet
}

// moment is everything that the words about the last game depend on.
type moment struct {
	changes int // of other windows
	lang    locale.Lang
	rooms   bool // there are rooms, or may be
	waiting int  // rooms in which others wait for the player
	lobby   bool // there are strangers to play with
	cards   int  // the version of the mistakes
}

// New returns the home page of the given games, each with a card.
func New(s *session.Session, variants []game.Variant) *Page {
	p := &Page{session: s}
	p.pictures = newPictures(s, &p.form)
	for _, v := range variants {
		p.add(v)
	}
	return p
}

func (p *Page) add(v game.Variant) {
	p.pictures.add(v)
	key := v.Info().Family
	for _, f := range p.families {
		if f.key == key {
			f.variants = append(f.variants, v)
			return
		}
	}
	p.families = append(p.families, &family{key: key, variants: []game.Variant{v}})
}

// first is the game that a first visit is offered: the way into the first of a family.
func (f *family) first() game.Variant {
	for _, v := range f.variants {
		if v.Info().Appeal.Before == f.variants[0].Info().ID {
			return v
		}
	}
	return f.variants[0]
}

// onward is the larger game that a game is the way into, nil if it is not.
func onward(families []*family, from game.Variant) game.Variant {
	for _, f := range families {
		for _, v := range f.variants {
			if v.Info().ID == from.Info().Appeal.Before {
				return v
			}
		}
	}
	return nil
}

// Resume reads again what may have changed: the last game, the progress, a new day's puzzle.
func (p *Page) Resume() {
	p.last = nil
	p.daily = daily{today: p.daily.today, wanted: p.daily.wanted}
	clear(p.pictures.played)
}

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	if now := p.now(); p.last == nil || p.known != now {
		p.last, p.done, p.known = p.session.Saves.Last(), p.sumUp(), now
	}
	p.form.Reset(v)
	p.form.Place(p.content(), v.Bounds())
}

func (p *Page) now() moment {
	online := p.session.Online
	return moment{p.session.Saves.Changes(), locale.Current(), online.Available() || online.Anywhere(), online.Waiting(), online.HasLobby(), p.shelf.Version()}
}

// Draw draws the page.
func (p *Page) Draw(c *canvas.Canvas) {
	if p.ground(c) {
		p.pictures.later = 2
	} else {
		p.pictures.later = max(0, p.pictures.later-1)
	}
	p.form.Draw(c)
	p.daily.wanted = p.daily.wanted || !c.Plain
}

// ground draws the page's ground, its textures after the boards, and reports what is to come.
func (p *Page) ground(c *canvas.Canvas) (more bool) {
	first := c.Plain
	for _, f := range p.families {
		if f.sheet.wanted = 0; !first && f.sheet.holds() {
			c.Plain, more = true, true
		}
	}
	c.Paper()
	foot := min(220, p.view.H*0.25)
	c.Ridges(canvas.Box(0, p.view.H-foot, p.view.W, foot))
	c.Plain = first
	return more
}

// Uses reports whether an input that has not been taken in would scroll anything.
func (p *Page) Uses(in *ui.Input) bool { return p.form.Uses(in) }

// Dirty reports whether the page must be drawn.
func (p *Page) Dirty() bool { return p.form.Dirty() }

// Controls lists the page's controls.
func (p *Page) Controls() []ui.Control { return p.form.Controls() }

// Painted lets the page have its boards from where they were painted before.
func (p *Page) Painted(ask func(name string) <-chan []byte) {
	for _, f := range p.families {
		f.sheet.ask, f.sheet.of = ask, f.key
	}
}

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	if p.known != p.now() {
		p.Layout(p.view)
	}
	p.look()
	nav := p.form.Update(in)
	p.pictures.play(in, p.view.Still)
	if p.pictures.arrive(p.families, p.view.Scale) {
		p.form.MarkDirty()
	}
	return nav
}

// setUp leads to a game's set-up.
func (p *Page) setUp(v game.Variant) func() ui.Nav {
	return func() ui.Nav { return ui.Push(p.session.Routes.Setup(v)) }
}

func (p *Page) guide() ui.Nav { return ui.Push(p.session.Routes.Newcomer()) }

// learn leads to the lesson to go on with.
func learn(s *session.Session) func() ui.Nav {
	return func() ui.Nav { return ui.Push(s.Routes.Lesson("")) }
}

// calling is the label of the way to rooms: the number of rooms that wait for the player, if
// any; brief where there is little room.
func (p *Page) calling(otherwise string, brief bool) string {
	switch n := p.known.waiting; {
	case n == 0:
		return locale.T(otherwise)
	case brief:
		return locale.T("room.waiting.brief", locale.Num("n", n))
	default:
		return locale.Count("room.waiting", n)
	}
}

func (p *Page) friends() ui.Nav { return ui.Push(p.session.Routes.Friends()) }

func (p *Page) lobby() ui.Nav { return ui.Push(p.session.Routes.Lobby()) }

func (p *Page) resume() ui.Nav {
	page, err := p.session.Routes.Open(session.Request{Save: &p.last.Save})
	if err != nil {
		p.session.Saves.SetAside(p.last.Save)
		p.last = nil
		p.Layout(p.view)
		return ui.Stay()
	}
	return ui.Push(page)
}

func (p *Page) switchTheme() {
	p.session.Settings.Theme = "dark"
	if p.view.Theme.Dark {
		p.session.Settings.Theme = "light"
	}
	p.session.ApplySettings()
}

func (p *Page) switchSound() {
	p.session.Settings.Sound = !p.session.Settings.Sound
	p.session.ApplySettings()
	p.session.PlaySound(sound.Knock)
}

func (p *Page) speak(tag string) {
	p.session.Settings.Lang = tag
	p.session.ApplySettings()
}

// nextLanguage steps through the languages, where there is no room for a switch.
func (p *Page) nextLanguage() {
	langs := locale.Langs()
	next := langs[(int(locale.Current())+1)%len(langs)]
	p.speak(next.Tag())
	p.session.Say(locale.T("home.lang." + next.Tag() + ".full"))
}
