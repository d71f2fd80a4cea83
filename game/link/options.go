package link

import (
	"cmp"
	"slices"
	"sort"

	"yanyi/game"
)

// options are the turns of a position in an order that no change of how they are found
// touches: by what their player decides. Behind them stand the resignations, by seat.
type options struct {
	turns   []game.Turn
	reveals []game.Reveal
	seats   int
}

// of lists those of a position.
func (o *options) of(pos game.Position) {
	o.turns = pos.Turns(o.turns[:0])
	sort.Slice(o.turns, func(i, k int) bool { return o.turns[i].Chosen() < o.turns[k].Chosen() })
}

func (o *options) count() int { return len(o.turns) + o.seats }

// place is the place of a turn, -1 if it has none.
func (o *options) place(t game.Turn) int {
	if s, ok := t.Resigns(); ok {
		return len(o.turns) + int(s)
	}
	return slices.IndexFunc(o.turns, func(legal game.Turn) bool { return legal.Chosen() == t.Chosen() })
}

// turn is the turn in a place, if there is one.
func (o *options) turn(place int) (t game.Turn, ok bool) {
	switch {
	case place < len(o.turns):
		return o.turns[place], true
	case place < o.count():
		return game.Resign(game.Seat(place - len(o.turns))), true
	}
	return game.NoTurn, false
}

// drawn lists the outcomes of a pending reveal, in order.
func (o *options) drawn(outcomes []game.Reveal) {
	o.reveals = outcomes
	sort.Slice(o.reveals, func(i, k int) bool {
		a, b := o.reveals[i], o.reveals[k]
		return cmp.Or(cmp.Compare(a.Mover, b.Mover), cmp.Compare(a.Captive, b.Captive)) < 0
	})
}

// drawnPlace is the place of an outcome, -1 if it has none.
func (o *options) drawnPlace(is game.Reveal) int {
	return slices.IndexFunc(o.reveals, func(d game.Reveal) bool { return d.Mover == is.Mover && d.Captive == is.Captive })
}
