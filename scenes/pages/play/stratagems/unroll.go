package stratagems

import (
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
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

// tick advances by a tick and reports whether the card looks different.
func (u *unroll) tick() bool {
	if u.left == 0 {
		return false
	}
	u.left--
	return true
}

// done is how far the new card has come.
func (u *unroll) done() float64 { return render.Cubic(1 - float64(u.left)/float64(u.of)) }

// unrolling is a card about an effect; if the effect has just come into force, it unrolls over
// the previous one.
func (s *Stratagems) unrolling(e effect, card func(e effect) ui.Part) ui.Part {
	for i := range s.unrolls {
		if u := &s.unrolls[i]; u.left > 0 && u.now == e {
			return u.over(card(u.was), card(e))
		}
	}
	return card(e)
}

// over is both cards, each as far as the new one has come.
func (u *unroll) over(was, now ui.Part) ui.Part {
	was = was.High(0) // the new one's height counts
	if u.of == unrollStill {
		return ui.Over(fading(was, func() float64 { return 1 - u.done() }), fading(now, u.done))
	}
	edge := func(r canvas.Rect) float64 { return r.X + r.W*u.done() }
	return ui.Over(
		clipped(was, func(r canvas.Rect) canvas.Rect { return canvas.Box(edge(r), r.Y, r.Right()-edge(r), r.H) }),
		clipped(now, func(r canvas.Rect) canvas.Rect { return canvas.Box(r.X, r.Y, edge(r)-r.X, r.H) }),
		ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
			if u.left > 0 {
				rod := canvas.Shape{Radius: 3, Line: 1, Fill: theme.Light.BambooActive, Stroke: c.Theme.Gold}
				c.Shape(canvas.Box(edge(r)-3, r.Y+1, 6, r.H-2), rod)
			}
		}))
}

// fading draws a part at a changing opacity.
func fading(p ui.Part, strength func() float64) ui.Part {
	var before float32
	return p.Between(
		func(c *canvas.Canvas, _ canvas.Rect) { before = c.Fade(strength()) },
		func(c *canvas.Canvas, _ canvas.Rect) { c.SetFade(before) })
}

// clipped draws the portion of a part within a changing rectangle.
func clipped(p ui.Part, in func(r canvas.Rect) canvas.Rect) ui.Part {
	return p.Between(
		func(c *canvas.Canvas, r canvas.Rect) { c.Push(in(r), 0, 0) },
		func(c *canvas.Canvas, _ canvas.Rect) { c.Pop() })
}
