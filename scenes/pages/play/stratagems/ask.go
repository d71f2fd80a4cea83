package stratagems

import (
	"yanyi/game"
	"yanyi/scenes/pages/play/moment"
)

// asked is a stratagem that the person asks about.
type asked struct {
	seat   game.Seat
	kind   int
	square game.Square // of its tile; NoSquare on a track
	on     bool
}

// State is what the person asks about.
type State struct {
	pointed, peeked asked       // by the mouse; by a press or a finger
	shown           asked       // of the two, the one whose turns the board shows
	target          game.Square // of the selected king, under the mouse
}

// nothing is asked about.
var nothing = State{target: game.NoSquare}

// asking is the stratagem asked about, and the turns it would add.
type asking struct {
	tags
	markers *markers
	state   State
	demo    demo
}

// State is what the person asks about now.
func (q *asking) State() State { return q.state }

func (q *asking) show(m *moment.Moment) {
	if q.m != nil && m.Sight != q.m.Sight {
		q.state = nothing
	}
	q.tags = newTags(m)
	q.demo.show(q.state.shown, q.suppose())
}

// Point notes what the mouse points at: the control with an id, at (x, y) of the view, and the
// square if that control is the board. The card then describes the stratagem there and the
// board shows what it would add.
func (q *asking) Point(id string, sq game.Square, x, y float64) {
	q.state.target = game.NoSquare
	if _, ok := q.step(sq); ok {
		q.state.target = sq
	}
	now := q.tileOn(sq)
	for seat := range q.markers.all {
		if id == trackID(game.Seat(seat)) {
			now = q.markers.cellAt(game.Seat(seat), x, y)
		}
	}
	if now != q.state.pointed {
		q.state.pointed, q.state.shown = now, now
	}
}

// Unpoint notes that no mouse points at anything.
func (q *asking) Unpoint() { q.Point("", game.NoSquare, 0, 0) }

// Peek describes a square's tile, and shows what it would add, until Unpeek or the next turn.
func (q *asking) Peek(sq game.Square) {
	if tile := q.tileOn(sq); tile.on {
		q.peek(tile)
	}
}

// Unpeek ends the display of Peek or of a press on a track.
func (q *asking) Unpeek() { q.state.peeked, q.state.shown = asked{}, asked{} }

func (q *asking) peek(what asked) { q.state.peeked, q.state.shown = what, what }

// tileOn is the tile on a square while no piece is selected.
func (q *asking) tileOn(sq game.Square) asked {
	if sq == game.NoSquare || q.m.Hand.Selected() != game.NoSquare {
		return asked{}
	}
	seat, n, ok := q.m.TileOn(sq)
	if !ok {
		return asked{}
	}
	return asked{seat: seat, kind: n, square: sq, on: true}
}

// subject is the effect that the card describes: the one that the king's step under the mouse
// would switch on, else the one asked about, else that of the side at the bottom.
func (q *asking) subject() effect {
	if step, ok := q.step(q.state.target); ok && !step.Void {
		return describe(q.m, q.m.Actor(), step.Number)
	}
	for _, a := range [...]asked{q.state.pointed, q.state.peeked} {
		if a.on {
			return describe(q.m, a.seat, a.kind)
		}
	}
	return inForce(q.m, q.m.Bottom)
}

// demo is what a stratagem would add for the actor now, shown on the board turn by turn.
type demo struct {
	of    asked
	turns []game.Turn
	age   int // ticks
}

// demoTicks is how long the arrow stands at each turn; it shows all of them twice.
const demoTicks = 48

func (d *demo) show(of asked, turns []game.Turn) {
	if of != d.of {
		d.age = 0
	}
	d.of, d.turns = of, turns
}

// suppose computes the turns the shown stratagem would add for its side, if that is to move.
func (q *asking) suppose() []game.Turn {
	a := q.state.shown
	if !a.on || a.kind == 0 || a.seat != q.m.Actor() || !q.m.Hand.Active() {
		return nil
	}
	return q.m.Preview.Suppose(nil, a.kind, a.square)
}

// Demo is the turns that the stratagem asked about would add, and which of them the
// arrow shows now; ok is false while there is nothing to show.
func (q *asking) Demo() (turns []game.Turn, now game.Turn, ok bool) {
	d := &q.demo
	if len(d.turns) == 0 || q.m.Chosen() != game.NoSquare {
		return nil, game.NoTurn, false
	}
	return d.turns, d.turns[d.age/demoTicks%len(d.turns)], true
}

// Next advances the demonstration by a tick and reports whether its arrow shows the next turn.
func (q *asking) Next() bool {
	d := &q.demo
	if len(d.turns) < 2 || q.m.Screen.Still || d.age >= 2*demoTicks*len(d.turns) {
		return false
	}
	d.age++
	return d.age%demoTicks == 0
}
