package home

import (
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/canvas"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// pictures are the boards on the cards, one of which plays its scene at a time.
type pictures struct {
	session *session.Session
	form    *ui.Form // of the cards
	starts  map[string]*game.View
	scenes  map[string]*scene // by game
	reel    reel
	played  map[string]bool // the cards that have played by themselves in this visit
}

func newPictures(s *session.Session, f *ui.Form) pictures {
	scenes, err := readScenes(cardLines)
	if err != nil {
		panic(err) // a text of the program's own
	}
	return pictures{session: s, form: f, starts: map[string]*game.View{}, scenes: scenes, played: map[string]bool{}}
}

// add tells which game a scene is of.
func (p *pictures) add(v game.Variant) {
	if sc := p.scenes[v.Info().ID]; sc != nil {
		sc.variant = v
	}
}

// start is how a game's board looks before the first move.
func (p *pictures) start(v game.Variant) *game.View {
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
func (p *pictures) picture(v game.Variant) *game.View {
	id := v.Info().ID
	sc := p.scenes[id]
	if sc == nil {
		return p.start(v)
	}
	at := 0
	if id == p.reel.id {
		at = p.reel.at
	}
	view, err := sc.view(at)
	if err != nil {
		delete(p.scenes, id) // the rules have changed; a test says so
		return p.start(v)
	}
	return view
}

// moving is the turn that a game's card plays now, nil at rest.
func (p *pictures) moving(id string) *move {
	sc := p.scenes[id]
	if sc == nil || id != p.reel.id || p.reel.way == 0 {
		return nil
	}
	if _, err := sc.view(p.reel.at + 1); err != nil {
		return nil
	}
	return &sc.moves[p.reel.at]
}

// play lets a card play its turns, unless it is to be still.
func (p *pictures) play(in *ui.Input, still bool) {
	id := p.player(in)
	turns := 0
	if sc := p.scenes[id]; sc != nil && !still {
		turns = len(sc.turns)
	}
	if !p.reel.play(id, turns) {
		return
	}
	p.form.MarkDirty()
	if m := p.moving(id); p.reel.way == moveTicks && (m == nil || len(m.ways) == 0) {
		p.reel.way = 1 // it only turns something over
	}
}

// player is the card that plays: the one that is pointed at. Fingers point at
// nothing, so for them the cards in sight play one after the other, once a visit.
func (p *pictures) player(in *ui.Input) string {
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

// draw draws a card's picture: its scene on the way from turn to turn. A first picture
// does not wait for the rules' tables of all games.
func (p *pictures) draw(c *canvas.Canvas, v game.Variant, r canvas.Rect) {
	if c.Plain {
		p.form.MarkDirty()
		return
	}
	view := p.picture(v)
	m := p.moving(v.Info().ID)
	if m == nil {
		p.miniature(c, v, view, r)
		return
	}
	p.miniature(c, v, m.board, r)
	for _, w := range m.ways {
		c.Glide(p.session.Look(c.Scale), v.Info(), view, 0, r, w.from, w.to, p.reel.part())
	}
}

// miniature draws a small board, if there is one, in a later frame if this one has
// done enough.
func (p *pictures) miniature(c *canvas.Canvas, v game.Variant, view *game.View, r canvas.Rect) {
	if view != nil && !c.Miniature(p.session.Look(c.Scale), v.Info(), view, 0, r) {
		p.form.MarkDirty()
	}
}
