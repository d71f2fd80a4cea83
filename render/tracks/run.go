package tracks

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render"
	"yanyi/render/art"
	"yanyi/render/blit"
)

// cancelMS is how long both markers' return takes, in milliseconds.
const cancelMS = 320.0

// run is the animation of a track: the marker slides to a cell, is perhaps struck out there
// and returns to 0; the cell it stays on lights up and sends a ring out.
type run struct {
	slide leg
	back  leg
	void  int8    // the cell struck through, 0 for none
	light float64 // when a cell begins to light up; none if not before the end
	fade  bool    // with little motion: one picture fades into the next
	was   *ebiten.Image
	old   bool // was holds the slips before the run
	ring  *ebiten.Image

	t, dur float64 // milliseconds; dur 0 at rest
}

// leg is a way of the marker.
type leg struct {
	from, to   float64
	start, dur float64
}

// Play slides the marker by the events and ends as the view after them.
func (k *Track) Play(events []game.Event, after *game.View) {
	from, held := k.cell, k.held
	k.run.old = false
	if s := &after.Seats[k.seat]; s.Track != k.cell || s.Active != k.active {
		k.keepBamboo()
	}
	k.SetView(after)
	k.plan(events, from)
	k.run.slide.from += held // it slides on from where it was let go
	if k.run.dur == 0 {
		return
	}
	if k.run.fade = k.look.Motion == render.Reduced; k.run.fade {
		k.run.dur = blit.FadeMS
	}
	k.run.t, k.pulse, k.dirty = 0, 0, true
}

// keepBamboo keeps the slips as they were drawn last.
func (k *Track) keepBamboo() {
	r := &k.run
	if r.old = k.bamboo != nil && k.bamboo.Bounds().Size() == k.rect.Size(); r.old {
		r.was, k.bamboo = k.bamboo, r.was
		k.stale = true
	}
}

// plan lays the events out in time. The other marker's slide takes its time too.
func (k *Track) plan(events []game.Event, from int) {
	r := &k.run
	r.slide, r.back, r.void, r.dur, r.light = leg{}, leg{}, 0, 0, math.Inf(1)
	at, t := float64(from), 0.0
	for i := range events {
		switch e := &events[i]; e.Type {
		case game.Slid:
			if e.Seat == k.seat {
				r.slide = leg{float64(e.N), float64(e.M), t, blit.SlideMS}
				at, r.dur = float64(e.M), t+blit.SlideMS
			}
			t += blit.SlideMS
		case game.Cancelled:
			r.void = e.N
			r.back = leg{at, 0, t + blit.StrikeMS, cancelMS}
			t += blit.StrikeMS + cancelMS
			r.dur = t
		case game.Activated:
			if e.Seat == k.seat && e.N != 0 && r.dur > 0 {
				r.light = r.dur
				r.dur += blit.RingOutMS
			}
		}
	}
	if r.slide.dur == 0 {
		r.slide = leg{at, at, 0, 0}
	}
}

// Animating reports whether the marker slides or a slip lights up.
func (k *Track) Animating() bool { return k.run.dur > 0 }

// Land ends a slide.
func (k *Track) Land() {
	if k.Animating() {
		k.run.dur, k.dirty = 0, true
	}
}

// Update moves the track on by one tick and reports whether it must be drawn.
func (k *Track) Update() bool {
	if r := &k.run; r.dur > 0 {
		if r.t += blit.Tick(); r.t >= r.dur {
			r.dur = 0
		}
		k.dirty = true
	}
	if k.pulse > 0 {
		k.pulse -= blit.Tick()
		k.dirty = true
	}
	return k.dirty || k.stale
}

// at is the cell, or the place between two, where the marker is at a moment.
func (r *run) at(t float64) float64 {
	l := &r.slide
	if r.back.dur > 0 && t >= r.back.start {
		l = &r.back
	}
	return blit.Lerp(l.from, l.to, blit.Cubic(blit.Part(t, l.start, l.dur)))
}

// turned is how far the slips have changed from the old picture to the new.
func (r *run) turned() float64 {
	switch {
	case !r.old:
		return 1
	case r.fade:
		return blit.Part(r.t, 0, r.dur)
	case r.back.dur > 0:
		return blit.Part(r.t, r.back.start, r.back.dur)
	}
	return blit.Part(r.t, blit.SlideMS/2, blit.SlideMS/2)
}

func (k *Track) drawRun(dst *ebiten.Image) {
	r := &k.run
	turned := r.turned()
	if turned > 0 { // under the old ones, twice the shadow
		k.putBamboo(dst, k.bamboo, 1)
	}
	if turned < 1 {
		k.putBamboo(dst, r.was, 1-turned)
	}
	if r.fade {
		k.drawFaded(dst, turned)
		return
	}
	k.drawVoid(dst)
	if r.t >= r.light {
		k.drawRing(dst, blit.Part(r.t, r.light, blit.RingOutMS))
	}
	if r.slide.dur > 0 && r.t < r.slide.start+r.slide.dur || r.back.dur > 0 && r.t > r.back.start {
		k.drawGhosts(dst)
	}
	x, y := k.place(r.at(r.t))
	k.put(dst, x, y, 1, 1)
}

// drawFaded draws the marker where it was and where it is.
func (k *Track) drawFaded(dst *ebiten.Image, turned float64) {
	from := k.run.slide.from
	x, y := k.place(from)
	k.put(dst, x, y, 1, 1-turned)
	x, y = k.place(float64(k.cell))
	k.put(dst, x, y, 1, turned)
}

// drawGhosts draws four ghosts behind the marker.
func (k *Track) drawGhosts(dst *ebiten.Image) {
	for ghost := 4; ghost > 0; ghost-- {
		x, y := k.place(k.run.at(k.run.t - float64(ghost)*0.09*blit.SlideMS))
		k.put(dst, x, y, 1, blit.Lerp(0.60, 0.22, float64(ghost-1)/3))
	}
}

// drawVoid strikes through the cell on which both markers stood; the stroke goes with them.
func (k *Track) drawVoid(dst *ebiten.Image) {
	r := &k.run
	start := r.back.start - blit.StrikeMS
	if r.void == 0 || r.t < start {
		return
	}
	cell := k.CellRect(int(r.void))
	w, thick := 0.84*float64(cell.Dx())*blit.Out(blit.Part(r.t, start, blit.StrikeMS)), max(2*k.look.Art().Scale, 1)
	k.brush.Rect(dst, float64(cell.Min.X)+0.08*float64(cell.Dx()), float64(cell.Min.Y+cell.Max.Y)/2, w, thick,
		k.look.Art().Theme.Danger, 1-blit.Part(r.t, r.back.start, r.back.dur))
}

// drawRing lets a gold frame grow out of the marker's slip.
func (k *Track) drawRing(dst *ebiten.Image, u float64) {
	cell := k.CellRect(k.cell)
	if k.run.ring == nil || k.run.ring.Bounds().Size() != cell.Size() {
		k.run.ring = blit.Upload(art.DrawBambooFrame(k.look.Art(), cell.Dx(), cell.Dy()))
	}
	grow := blit.Out(u) * 0.8 * k.radius()
	x, y := float64(cell.Min.X+cell.Max.X)/2, float64(cell.Min.Y+cell.Max.Y)/2
	k.brush.Scaled(dst, k.run.ring, x, y, 1+2*grow/float64(cell.Dx()), 1+2*grow/float64(cell.Dy()), min(8*u, 1)*(1-u))
}
