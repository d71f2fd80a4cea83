package table

import (
	"yanyi/game"
	"yanyi/game/match"
)

// Cell is one place of the move list.
type Cell struct {
	Ply     int  // 0 if no turn was taken
	Skipped bool // the seat lives and its turn was passed over
}

// Row is a line of the move list: a round with one cell a seat, or an event.
type Row struct {
	Round int    // shown at its first line; 0 where a round goes on
	Cells []Cell // by seat; nil in the line of an event
	Event *game.Event
	Ply   int // the turn of the event
}

// Rows lays the turns out as the move list shows them: rounds by seats, with the
// great events as rows of their own. With split an event divides the round it
// falls in; without, it follows the round.
func Rows(moves []match.Move, seats int, split bool) []Row {
	b := rowBuilder{seats: seats, split: split}
	for i := range moves {
		b.add(&moves[i])
	}
	b.flush()
	return b.rows
}

type rowBuilder struct {
	seats   int
	split   bool
	out     game.SeatSet // seats no longer in the game
	rows    []Row
	open    bool // the last row may take more cells
	round   int
	later   []Row // events held until the round is complete
	current int   // index of the open row
}

func (b *rowBuilder) add(e *match.Move) {
	if !e.Resigned {
		b.turn(e)
	}
	for i := range e.Events {
		ev := &e.Events[i]
		if ev.Type == game.WentOut {
			b.out = b.out.With(ev.Seat)
		}
		if Great(ev) {
			b.event(Row{Event: ev, Ply: e.Ply})
		}
	}
}

func (b *rowBuilder) turn(e *match.Move) {
	if e.Round != b.round {
		b.close()
	}
	if !b.open {
		number := e.Round
		if e.Round == b.round {
			number = 0
		}
		b.current, b.open, b.round = len(b.rows), true, e.Round
		b.rows = append(b.rows, Row{Round: number, Cells: make([]Cell, b.seats)})
	}
	cells := b.rows[b.current].Cells
	if e.Ply > 1 {
		for s := int(e.Seat) - 1; s >= 0 && cells[s].Ply == 0; s-- {
			cells[s].Skipped = !b.out.Has(game.Seat(s))
		}
	}
	cells[e.Seat] = Cell{Ply: e.Ply}
}

// close ends the open round because the next has begun: whoever has not moved in
// it by now was passed over.
func (b *rowBuilder) close() {
	if b.open {
		cells := b.rows[b.current].Cells
		for s := len(cells) - 1; s >= 0 && cells[s].Ply == 0; s-- {
			cells[s].Skipped = !b.out.Has(game.Seat(s))
		}
	}
	b.flush()
}

func (b *rowBuilder) event(r Row) {
	if b.split || !b.open {
		b.rows, b.open = append(b.rows, r), false
		return
	}
	b.later = append(b.later, r)
}

// flush ends the open round and lets its events follow it.
func (b *rowBuilder) flush() {
	b.rows, b.later, b.open = append(b.rows, b.later...), nil, false
}

// Great reports whether an event has a row of its own in the move list and the
// report: diplomacy, a player going out and what follows from it, and a duel whose
// challenger fell, which its turn does not show.
func Great(e *game.Event) bool {
	switch e.Type {
	case game.Allied, game.Deposed, game.WentOut, game.AllianceEnded, game.KingLost:
		return true
	}
	return e.Type == game.Dueled && e.N == 0
}

// Checks is who a turn left in check and still in the game, in seat order.
func Checks(m *match.Move) []game.Seat {
	var set, out game.SeatSet
	for _, e := range m.Events {
		switch e.Type {
		case game.Check:
			set = set.With(e.Seat)
		case game.WentOut:
			out = out.With(e.Seat)
		}
	}
	var seats []game.Seat
	for s := range game.Seat(8) {
		if set.Has(s) && !out.Has(s) {
			seats = append(seats, s)
		}
	}
	return seats
}
