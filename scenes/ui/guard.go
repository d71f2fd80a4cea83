package ui

import (
	"slices"

	"yanyi/scenes/canvas"
)

// haste is the time in ticks, half a second, during which a control that has appeared under a
// pointer is not pressed: such a press means what stood there before.
const haste = 30

// place is where a control stands: within the content of its scroll area, if any.
type place struct {
	id     string
	at     canvas.Rect
	scroll *Scroll
	tick   int // since when, or when it was left
	seen   bool
}

// over reports whether a point of the view lies in the place.
func (p *place) over(x, y float64) bool {
	dx, dy := p.scroll.offset()
	return p.at.Contains(x-dx, y-dy)
}

// guard keeps presses from controls that have appeared or moved under the pointer just before.
type guard struct {
	stand []place // of the form's controls
	left  []place // where one stood that is gone, or elsewhere
	stale bool    // the form was laid out since
}

// arrival is when a page came, 0 if from the start, and the controls' places on the one before.
type arrival struct {
	tick   int
	before []place
}

// fresh reports whether it was just now.
func (a *arrival) fresh(tick int) bool { return a.tick > 0 && tick-a.tick < haste }

// places are where a page's controls stand, without areas on which a press does nothing.
func places(list []Control, tick int) (all []place) {
	for i := range list {
		if ctl := &list[i]; ctl.Role != RoleArea {
			all = append(all, place{id: ctl.ID, at: ctl.Rect, tick: tick})
		}
	}
	return all
}

// look takes in where the controls of a form stand now.
func (g *guard) look(f *Form, tick int) {
	if !g.stale {
		return
	}
	g.stale = false
	g.left = slices.DeleteFunc(g.left, func(p place) bool { return tick-p.tick >= haste })
	for i := range f.items {
		if ctl := f.items[i].control; ctl != nil && ctl.Role != RoleArea {
			g.stands(ctl, tick)
		}
	}
	kept := g.stand[:0]
	for _, p := range g.stand {
		if p.seen {
			p.seen = false
			kept = append(kept, p)
		} else {
			g.leave(p, tick)
		}
	}
	clear(g.stand[len(kept):])
	g.stand = kept
}

// stands notes where a control stands, and that it has left where it stood before.
func (g *guard) stands(ctl *Control, tick int) {
	i := g.find(ctl.ID)
	if i < 0 {
		g.stand = append(g.stand, place{ctl.ID, ctl.Rect, ctl.scroll, tick, true})
		return
	}
	p := &g.stand[i]
	if near(p.at, ctl.Rect) {
		p.at, p.scroll, p.seen = ctl.Rect, ctl.scroll, true
		return
	}
	g.leave(*p, tick)
	*p = place{ctl.ID, ctl.Rect, ctl.scroll, tick, true}
}

func (g *guard) find(id string) int {
	return slices.IndexFunc(g.stand, func(p place) bool { return p.id == id })
}

// leave notes a place that a control has left.
func (g *guard) leave(p place, tick int) {
	p.tick = tick
	g.left = append(g.left, p)
}

// near reports whether a control that stood at one place stands there still.
func near(a, b canvas.Rect) bool {
	const slop = TouchSlop
	return max(a.X-b.X, b.X-a.X, a.Y-b.Y, b.Y-a.Y, a.Right()-b.Right(), b.Right()-a.Right()) <= slop
}

// hasty reports whether a press on a control at a point of the view means something else: what
// stood there on the page before, or on this one before its last layout.
func (g *guard) hasty(ctl *Control, x, y float64, tick int, came *arrival) bool {
	i := g.find(ctl.ID)
	if i < 0 {
		return false
	}
	if came.fresh(tick) {
		return !slices.ContainsFunc(came.before, func(p place) bool { return p.id == ctl.ID && p.over(x, y) })
	}
	return tick-g.stand[i].tick < haste && slices.ContainsFunc(g.left, func(p place) bool {
		return p.id != ctl.ID && tick-p.tick < haste && p.over(x, y)
	})
}

// Hasty reports whether a press at a point counts as meant for what stood there before.
func (s *Stack) Hasty(x, y float64) bool {
	f := s.Reader.Form
	if f == nil {
		return s.came.fresh(s.in.Tick)
	}
	f.guard.look(f, s.in.Tick+1)
	ctl := f.at(x, y)
	return ctl != nil && f.guard.hasty(ctl, x, y, s.in.Tick+1, &s.came)
}
