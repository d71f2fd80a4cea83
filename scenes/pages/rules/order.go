package rules

import (
	"math"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/ui"
)

// order is the order of turns: who moved, who is passed over, who moves, who follows.
func (p *Page) order() ui.Part {
	look := p.session.Look(p.view.Scale)
	if look.Theme = p.view.Theme; look.Lang != locale.En {
		look.Faces = render.Hanzi
	}
	steps := p.diagram.orderSteps(look)
	strip := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Order(r, steps) })
	return ui.Card(8, (orderHigh-canvas.OrderHigh)/2, strip)
}

// step is a seat in the order of turns.
type step struct {
	seat   game.Seat
	passed bool
	moves  bool
}

// steps are the last mover, those passed over, the next, and the one after; none after the end.
func (d *diagram) steps() []step {
	if d.match == nil || !d.match.OnTurn().Player() {
		return nil
	}
	actor, wait := d.view.Actor, d.view.Wait
	var list []step
	if d.mover.Player() && d.mover != actor {
		list = append(list, step{seat: d.mover})
	}
	if wait != nil && wait.Passed {
		list = append(list, step{seat: wait.Seat, passed: true})
	}
	list = append(list, step{seat: actor, moves: true})
	if wait != nil {
		return append(list, step{seat: wait.Next})
	}
	n := game.Seat(len(d.in.Seats))
	for s := (actor + 1) % n; s != actor && len(list) < 4; s = (s + 1) % n {
		if d.view.Seats[s].Alive {
			list = append(list, step{seat: s})
		}
	}
	return list
}

// orderSteps is the row as the strip draws it.
func (d *diagram) orderSteps(look render.Look) []canvas.OrderStep {
	size := math.Round(canvas.OrderEmblem * look.Scale)
	var list []canvas.OrderStep
	for i, s := range d.steps() {
		o := canvas.OrderStep{
			Emblem: render.PieceImage(look, d.in, game.NewPiece(game.King, s.seat), s.seat, size),
			Lit:    s.moves, Caption: d.caption(s, i),
		}
		if s.passed {
			o.Tag = locale.T("order.tag")
		}
		list = append(list, o)
	}
	return list
}

// caption describes a seat's turn: for the last mover, whom it checked.
func (d *diagram) caption(s step, i int) string {
	switch {
	case s.passed:
		return locale.T("order.waits")
	case s.moves && d.view.Seats[s.seat].Checked:
		return locale.T("order.answers")
	case s.moves:
		return locale.T("order.moves")
	case i > 0:
		return locale.T("order.next")
	}
	for _, e := range d.events {
		if e.Type == game.Check && d.view.Cells[e.From].Commander == s.seat {
			return locale.T("event.check.suffix", locale.Arg{Name: "side", Value: gametext.SideName(d.in, e.Seat)})
		}
	}
	return locale.T("order.moved")
}
