package rules

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/ui"
)

// order is who is next: who moved, who is passed over, who moves, who follows.
func (p *Page) order(r ui.Rect) {
	p.form.Paint(func(c *ui.Canvas) { c.Card(r) })
	if p.diagram.pos == nil || !p.diagram.pos.Actor().Player() {
		return
	}
	steps := p.diagram.steps()
	for i, cell := range r.Columns(len(steps), 0) {
		p.step(steps[i], cell)
		if i > 0 {
			p.form.Paint(func(c *ui.Canvas) {
				c.IconIn(ui.IconRight, ui.Box(cell.X-12, cell.Y+14, 24, 64), 18, c.Theme.Ink3)
			})
		}
	}
}

// step is a seat in the row of who is next.
type step struct {
	seat   game.Seat
	passed bool
	moves  bool
}

// steps are the last mover, those passed over, who is to move, and who comes
// after that.
func (d *diagram) steps() []step {
	n := game.Seat(len(d.in.Seats))
	actor, alive := d.pos.Actor(), d.pos.Alive()
	var list []step
	if d.mover.Player() && d.mover != actor {
		list = append(list, step{seat: d.mover})
		for s := (d.mover + 1) % n; s != actor; s = (s + 1) % n {
			if alive.Has(s) {
				list = append(list, step{seat: s, passed: true})
			}
		}
	}
	list = append(list, step{seat: actor, moves: true})
	for s := (actor + 1) % n; s != actor && len(list) < 4; s = (s + 1) % n {
		if alive.Has(s) {
			list = append(list, step{seat: s})
		}
	}
	return list
}

// step is one of the row: an emblem, a name, and what its turn is.
func (p *Page) step(s step, r ui.Rect) {
	name := locale.Arg{Name: "side", Value: ui.SideName(p.in, s.seat)}
	label, checked := name.Value, p.diagram.view.Seats[s.seat].Checked && s.moves
	switch {
	case checked:
		label = locale.T("event.turn.answer.side", name)
	case s.moves:
		label = locale.T("event.turn.side", name)
	}
	p.form.Paint(func(c *ui.Canvas) {
		ink := c.Theme.Ink2
		if checked {
			ink = c.Theme.Danger
		}
		before := c.Fade(1)
		if s.passed {
			c.Fade(0.38)
		}
		c.Emblem(p.shell.Look(c.Scale), p.in, s.seat, ui.Box(r.X+(r.W-42)/2, r.Y+14, 42, 42))
		c.SetFade(before)
		c.TextIn(theme.Caption, ui.Box(r.X, r.Y+62, r.W, 18), ui.AlignCenter, label, ink)
	})
}
