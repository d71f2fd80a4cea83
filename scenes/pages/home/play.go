package home

import (
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

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
	view, err := sc.view(at)
	if err != nil {
		delete(p.scenes, id) // the rules have changed; a test says so
		return p.start(v)
	}
	return view
}

// moving is the turn that a game's card plays now, nil at rest.
func (p *Page) moving(id string) *move {
	sc := p.scenes[id]
	if sc == nil || id != p.reel.id || p.reel.way == 0 {
		return nil
	}
	if _, err := sc.view(p.reel.at + 1); err != nil {
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
	if m := p.moving(id); p.reel.way == moveTicks && (m == nil || len(m.ways) == 0) {
		p.reel.way = 1 // it only turns something over
	}
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

// board is a card's picture: its scene on the way from turn to turn.
func (p *Page) board(c *draw.Canvas, v game.Variant, r draw.Rect) {
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
func (p *Page) miniature(c *draw.Canvas, v game.Variant, view *game.View, r draw.Rect) {
	if view != nil && !c.Miniature(p.session.Look(c.Scale), v.Info(), view, 0, r) {
		p.form.MarkDirty()
	}
}
