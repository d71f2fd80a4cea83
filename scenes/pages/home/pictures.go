package home

import (
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/home/cards"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// pictures are the boards on the cards, one of which plays its scene at a time.
type pictures struct {
	session *session.Session
	form    *ui.Form // of the cards
	starts  map[string]*game.View
	scenes  map[string]*cards.Scene // by game
	reel    reel
	played  map[string]bool // the cards that have played by themselves in this visit
	later   int             // frames until some are painted here: boards from elsewhere come first, then textures
	came    bool            // there are some from elsewhere that were not drawn yet
}

func newPictures(s *session.Session, f *ui.Form) pictures {
	return pictures{session: s, form: f, starts: map[string]*game.View{}, scenes: cards.Scenes(), played: map[string]bool{}}
}

// add adds the scene of a game.
func (p *pictures) add(v game.Variant) {
	if sc := p.scenes[v.Info().ID]; sc != nil {
		sc.Variant = v
	}
}

// start is a variant's board before the first move.
func (p *pictures) start(v game.Variant) *game.View {
	id := v.Info().ID
	view := p.starts[id]
	if view == nil {
		if view = cards.Start(v); view == nil {
			return nil // a game that lays its board out later has no picture yet
		}
		p.starts[id] = view
	}
	return view
}

// picture is the board of a game's card at rest: the present view of its scene, or its start.
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
	view, err := sc.View(at)
	if err != nil {
		delete(p.scenes, id) // the rules have changed; a test says so
		return p.start(v)
	}
	return view
}

// moving is the turn that a game's card plays now, nil at rest.
func (p *pictures) moving(id string) *cards.Move {
	sc := p.scenes[id]
	if sc == nil || id != p.reel.id || p.reel.way == 0 {
		return nil
	}
	return sc.Move(p.reel.at)
}

// rests reports whether a game's card shows the beginning of its scene.
func (p *pictures) rests(id string) bool {
	return p.scenes[id] != nil && (id != p.reel.id || p.reel.at == 0 && p.reel.way == 0)
}

// play lets a card play its turns, unless it is to be still.
func (p *pictures) play(in *ui.Input, still bool) {
	id := p.player(in)
	turns := 0
	if sc := p.scenes[id]; sc != nil && !still {
		turns = len(sc.Turns)
	}
	if !p.reel.play(id, turns) {
		return
	}
	p.form.MarkDirty()
	if m := p.moving(id); p.reel.way == moveTicks && (m == nil || len(m.Ways) == 0) {
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

// arrive takes prepared boards. It reports whether there is something to draw: all of them at
// once, then what has waited for them.
func (p *pictures) arrive(families []*family, scale float64) bool {
	coming, awaited := false, false
	for _, f := range families {
		if f.sheet.tick(p.session.Look(scale)) {
			p.came = true
		}
		coming = coming || f.sheet.coming
		awaited = awaited || f.sheet.coming && f.sheet.waited < holding
	}
	if p.came && !coming {
		p.came = false
		return true
	}
	return p.later > 0 && !awaited
}

// onCard draws a card's board on a darker ground, round at the card's corners.
func (p *pictures) onCard(c *canvas.Canvas, s *sheet, v game.Variant, r canvas.Rect) {
	inner := canvas.Box(r.X+1, r.Y+1, r.W-2, r.H-1)
	c.Push(inner, 0, 0)
	c.Shape(canvas.Box(inner.X, inner.Y, inner.W, inner.H+10), canvas.Shape{Radius: theme.CardRadius - 1, Fill: c.Theme.Paper2})
	c.Pop()
	c.HLine(r.X+1, r.Bottom(), r.W-2, c.Theme.Line)
	p.draw(c, s, v, r.Inset(8+r.H*0.04))
}

// draw draws a card's picture: its scene on the way from turn to turn. A first picture
// does not wait for the rules' tables of all games.
func (p *pictures) draw(c *canvas.Canvas, sheet *sheet, v game.Variant, r canvas.Rect) {
	size := sheet.want(c, r)
	if c.Plain {
		p.form.MarkDirty()
		return
	}
	id := v.Info().ID
	if p.rests(id) {
		if img := sheet.board(v.Info(), p.session.Look(c.Scale), size); img != nil {
			c.PictureIn(img, r)
			return
		}
		if sheet.coming {
			return
		}
	}
	view := p.picture(v)
	m := p.moving(id)
	if m == nil {
		p.miniature(c, v, view, r)
		return
	}
	p.miniature(c, v, m.Board, r)
	for _, w := range m.Ways {
		c.Glide(p.session.Look(c.Scale), v.Info(), view, 0, r, w.From, w.To, p.reel.part())
	}
}

// miniature draws a small board, if there is one, in a later frame if this one has done enough.
func (p *pictures) miniature(c *canvas.Canvas, v game.Variant, view *game.View, r canvas.Rect) {
	if p.later > 0 {
		return
	}
	if view != nil && !c.Miniature(p.session.Look(c.Scale), v.Info(), view, 0, r) {
		p.form.MarkDirty()
	}
}
