package play

import (
	"yanyi/game"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
)

// unroll is the change of a side's stratagem on its card: the new one unrolls over
// the old one like a scroll, from left to right; with little motion they cross-fade.
type unroll struct {
	known bool   // now was seen before
	now   effect // in force
	was   effect // before it
	left  int    // ticks
	of    int    // ticks in all
}

const (
	unrollTicks = 14 // 240 ms
	unrollStill = 7  // 120 ms
)

// take notes what is in force now and begins to unroll it if it is another.
func (u *unroll) take(e effect, still bool) {
	if u.known && u.now != e {
		u.was, u.of = u.now, unrollTicks
		if still {
			u.of = unrollStill
		}
		u.left = u.of
	}
	u.now, u.known = e, true
}

// update goes on by a tick and reports whether the card looks different.
func (u *unroll) update() bool {
	if u.left == 0 {
		return false
	}
	u.left--
	return true
}

// runs reports whether an effect is just unrolling.
func (u *unroll) runs(e effect) bool { return u.left > 0 && u.now == e }

// draw draws both cards as far as the new one has come.
func (u *unroll) draw(c *draw.Canvas, r draw.Rect, was, now func(c *draw.Canvas)) {
	if u.left == 0 {
		now(c)
		return
	}
	k := render.Cubic(1 - float64(u.left)/float64(u.of))
	if u.of == unrollStill {
		before := c.Fade(1 - k)
		was(c)
		c.SetFade(before)
		c.Fade(k)
		now(c)
		c.SetFade(before)
		return
	}
	edge := r.X + r.W*k
	c.Push(draw.Box(edge, r.Y, r.Right()-edge, r.H), 0, 0)
	was(c)
	c.Pop()
	c.Push(draw.Box(r.X, r.Y, edge-r.X, r.H), 0, 0)
	now(c)
	c.Pop()
	c.Shape(draw.Box(edge-3, r.Y+1, 6, r.H-2), draw.Shape{Radius: 3, Line: 1, Fill: theme.Light.BambooActive, Stroke: c.Theme.Gold})
}

// takeEffects notes what both sides have in force.
func (p *Page) takeEffects() {
	if !p.hasStratagems() {
		return
	}
	for s := range p.unrolls {
		p.unrolls[s].take(p.effectOf(game.Seat(s)), p.view.Still)
	}
}

// updateUnrolls goes on by a tick and reports whether a card looks different.
func (p *Page) updateUnrolls() bool {
	first, second := p.unrolls[0].update(), p.unrolls[1].update()
	return first || second
}

// paintUnrolling paints a card about an effect, unrolling over what it told before
// if the effect has just come into force.
func (p *Page) paintUnrolling(r draw.Rect, e effect, card func(e effect) func(c *draw.Canvas)) {
	now := card(e)
	for s := range p.unrolls {
		if u := &p.unrolls[s]; u.runs(e) {
			was := card(u.was)
			p.form.Paint(func(c *draw.Canvas) { u.draw(c, r, was, now) })
			return
		}
	}
	p.form.Paint(now)
}
