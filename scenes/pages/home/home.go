// Package home is the first page: the last game, and every game of the house in
// its family.
package home

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/draw"
	"yanyi/scenes/saves"
	"yanyi/scenes/session"
	"yanyi/scenes/sound"
	"yanyi/scenes/ui"
)

// Page is the home page.
type Page struct {
	session  *session.Session
	families []family
	last     *saves.Summary // nil if no game is kept
	read     bool           // last is
	changes  int            // of other windows that last knows of
	form     ui.Form
	view     ui.View
	scroll   ui.Scroll
	rows     [8]ui.Scroll // sideways, one a family
	starts   map[string]*game.View
	scenes   map[string]*scene // by game
	reel     reel
	played   map[string]bool // the cards that have played by themselves in this visit
}

// family is the games of one family that exist.
type family struct {
	key      string
	variants []game.Variant
}

// New returns the home page of the given games. A variant that is a choice
// within another one has no card of its own.
func New(s *session.Session, variants []game.Variant) *Page {
	scenes, err := readScenes(cardLines)
	if err != nil {
		panic(err) // a text of the program's own
	}
	p := &Page{session: s, starts: map[string]*game.View{}, scenes: scenes, played: map[string]bool{}}
	for _, v := range variants {
		if v.Info().Listed() {
			p.add(v)
		}
	}
	p.scroll = ui.Scroll{}
	for i := range p.rows {
		p.rows[i].Horizontal = true
	}
	return p
}

func (p *Page) add(v game.Variant) {
	key := v.Info().Family
	for i := range p.families {
		if p.families[i].key == key {
			p.families[i].variants = append(p.families[i].variants, v)
			return
		}
	}
	p.families = append(p.families, family{key, []game.Variant{v}})
}

// start is how a game's board looks before the first move.
func (p *Page) start(v game.Variant) *game.View {
	id := v.Info().ID
	view := p.starts[id]
	if view == nil {
		start, err := match.ViewOf(v, "start", nil)
		if err != nil {
			return nil // a game that lays its board out later has no picture yet
		}
		view = start
		p.starts[id] = view
	}
	return view
}

// picture is what a game's card shows at rest: its scene as far as it is played,
// or its start.
func (p *Page) picture(v game.Variant) *game.View {
	id := v.Info().ID
	sc := p.scenes[id]
	if sc == nil {
		return p.start(v)
	}
	at := 0
	if id == p.reel.id {
		at = p.reel.at
	}
	view, err := sc.view(v, at)
	if err != nil {
		delete(p.scenes, id) // the rules have changed; a test says so
		return p.start(v)
	}
	return view
}

// moving is the turn that a game's card plays now, nil at rest.
func (p *Page) moving(v game.Variant) *move {
	id := v.Info().ID
	sc := p.scenes[id]
	if sc == nil || id != p.reel.id || p.reel.way == 0 {
		return nil
	}
	if _, err := sc.view(v, p.reel.at+1); err != nil {
		return nil
	}
	return &sc.moves[p.reel.at]
}

// play lets a card play its turns, unless motion is reduced.
func (p *Page) play(in *ui.Input) {
	id := p.player(in)
	turns := 0
	if sc := p.scenes[id]; sc != nil && !p.view.Still {
		turns = len(sc.turns)
	}
	if !p.reel.play(id, turns) {
		return
	}
	p.form.MarkDirty()
	if p.reel.way == moveTicks && !p.travels(id) {
		p.reel.way = 1 // it only turns something over
	}
}

// travels reports whether the turn that a game's card plays now moves a piece.
func (p *Page) travels(id string) bool {
	for _, f := range p.families {
		for _, v := range f.variants {
			if v.Info().ID == id {
				m := p.moving(v)
				return m != nil && len(m.ways) > 0
			}
		}
	}
	return false
}

// player is the card that plays: the one that is pointed at. Fingers point at
// nothing, so for them the cards in sight play one after the other, once a visit.
func (p *Page) player(in *ui.Input) string {
	switch id := p.form.Pointed(); {
	case id != "" || !in.Touch:
		return id
	case !p.reel.resting(), p.reel.id == "" && !in.Released:
		return p.reel.id
	}
	for _, ctl := range p.form.Controls() {
		if p.scenes[ctl.ID] != nil && !p.played[ctl.ID] && p.form.Visible(&ctl) {
			p.played[ctl.ID] = true
			return ctl.ID
		}
	}
	return ""
}

// Resume reads the last game again.
func (p *Page) Resume() {
	p.read = false
	clear(p.played)
}

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	if saves := p.session.Saves; !p.read || p.changes != saves.Changes() {
		p.last, p.read, p.changes = saves.Last(), true, saves.Changes()
	}
	p.form.Reset(v)
	p.build()
}

// Draw draws the page.
func (p *Page) Draw(c *draw.Canvas) {
	c.Paper()
	foot := min(220, p.view.H*0.25)
	c.Ridges(draw.Box(0, p.view.H-foot, p.view.W, foot))
	p.form.Draw(c)
}

// Dirty reports whether the page must be drawn.
func (p *Page) Dirty() bool { return p.form.Dirty() }

// Controls lists the page's controls.
func (p *Page) Controls() []ui.Control { return p.form.Controls() }

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	if p.changes != p.session.Saves.Changes() {
		p.Layout(p.view)
	}
	id := p.form.Activated(in)
	p.play(in)
	switch id {
	case "":
	case "continue":
		return p.resume()
	case "new":
		return p.open(p.last.Variant)
	case "first":
		return p.open(p.families[0].variants[0])
	case "theme":
		p.switchTheme()
	case "language":
		p.nextLanguage()
	case "sound":
		p.session.Settings.Sound = !p.session.Settings.Sound
		p.session.ApplySettings()
		p.session.PlaySound(sound.Knock)
	case "settings":
		return ui.Push(p.session.Routes.Settings())
	case "library":
		return ui.Push(p.session.Routes.Library())
	case "guide":
		return ui.Push(p.session.Routes.Newcomer())
	default:
		return p.choose(id)
	}
	return ui.Stay()
}

// choose opens a game's card, or takes a language.
func (p *Page) choose(id string) ui.Nav {
	for _, l := range locale.Langs() {
		if id == "lang."+l.Tag() {
			p.session.Settings.Lang = l.Tag()
			p.session.ApplySettings()
			return ui.Stay()
		}
	}
	for _, f := range p.families {
		for _, v := range f.variants {
			if id == v.Info().ID {
				return p.open(v)
			}
		}
	}
	return ui.Stay()
}

func (p *Page) open(v game.Variant) ui.Nav { return ui.Push(p.session.Routes.Setup(v)) }

func (p *Page) resume() ui.Nav {
	page, err := p.session.Routes.Open(session.Request{Save: &p.last.Save})
	if err != nil {
		p.session.Saves.SetAside(p.last.Save)
		p.read = false
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

// nextLanguage steps through the languages, where there is no room for a switch.
func (p *Page) nextLanguage() {
	langs := locale.Langs()
	next := langs[(int(locale.Current())+1)%len(langs)]
	p.session.Settings.Lang = next.Tag()
	p.session.ApplySettings()
	p.session.Say(locale.T("home.lang." + next.Tag() + ".full"))
}
