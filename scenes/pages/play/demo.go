package play

import (
	"yanyi/game"
	"yanyi/render"
	"yanyi/scenes/ui"
)

// pointed is the stratagem under the pointer: on a track's cell or a palace point.
type pointed struct {
	seat   game.Seat
	n      int
	square game.Square // of the tile; NoSquare on a track
	on     bool
}

// demo is what a stratagem would add for the actor as the pieces stand, shown on
// the board itself, one move after the other.
type demo struct {
	turns []game.Turn
	age   int // ticks
}

// demoTicks is how long the arrow stands at each move; it goes round twice.
const demoTicks = 48

// hoverOver tells of the stratagem under the mouse and shows what it would add.
func (p *Page) hoverOver(in *ui.Input) {
	var now pointed
	if !in.Touch && !p.gesture.held && p.hasStratagems() {
		now = p.overAt(in)
	}
	if now != p.pointed {
		p.pointed = now
		p.demonstrate(now)
		p.stale = true
	}
	if d := &p.demo; len(d.turns) > 1 && !p.view.Still && d.age < 2*demoTicks*len(d.turns) {
		if d.age++; d.age%demoTicks == 0 {
			p.showMarks()
			p.moved = true
		}
	}
}

// overAt finds the stratagem at the pointer's place.
func (p *Page) overAt(in *ui.Input) pointed {
	for s, k := range p.tracks {
		if p.form.Hover() == trackID(game.Seat(s)) {
			if cell := k.CellAt(in.X*p.view.Scale, in.Y*p.view.Scale); cell >= 0 {
				return pointed{game.Seat(s), cell, game.NoSquare, true}
			}
		}
	}
	if p.hover == game.NoSquare || p.table.Hand().Selected() != game.NoSquare {
		return pointed{}
	}
	for s := range p.info.Seats {
		if n, ok := p.tileAt(game.Seat(s), p.hover); ok && n != 0 {
			return pointed{game.Seat(s), n, p.hover, true}
		}
	}
	return pointed{}
}

// demonstrate works out what a stratagem would add for its side, if that side is
// to move.
func (p *Page) demonstrate(o pointed) {
	p.demo = demo{}
	v := p.table.View()
	if !o.on || o.n == 0 || o.seat != v.Actor || !p.table.Hand().Active() {
		return
	}
	p.demo.turns = p.table.Match().Suppose(nil, o.n, o.square)
}

// markDemo marks what the stratagem under the pointer would add.
func (p *Page) markDemo(m *render.Marks) {
	d := &p.demo
	if len(d.turns) == 0 || m.Selected != game.NoSquare {
		return
	}
	cells := p.table.View().Cells
	for _, t := range d.turns {
		m.Targets = append(m.Targets, render.Target{Square: t.To(), Capture: cells[t.To()].Piece != game.NoPiece, Stratagem: true})
	}
	m.Hint, m.HasHint = d.turns[d.age/demoTicks%len(d.turns)], true
}
