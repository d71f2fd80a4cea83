package table

import (
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host"
)

// Cell is one place of the move list.
type Cell struct {
	Ply    int  // 0 if no turn was taken
	Passed bool // the seat was due here and was passed over (game/threekingdoms/README.md, Passing over 轮空)
}

// Row is a line of the move list: a round with one cell a seat, or an event.
type Row struct {
	Round int    // shown at its first line; 0 where a round goes on
	Cells []Cell // by the seats' columns (game.Info.Column); nil in the line of an event
	Event *game.Event
	Ply   int // the turn of the event
}

// Rows lays the turns out as the move list shows them: rounds by seats, with the
// great events as rows of their own. With split an event divides the round it
// falls in; without, it follows the round.
func Rows(in *game.Info, moves []*match.Move, split bool) []Row {
	b := rowBuilder{in: in, split: split, passed: game.NoSeat}
	for i := range moves {
		b.add(moves[i])
	}
	b.flush()
	return b.rows
}

type rowBuilder struct {
	in      *game.Info
	split   bool
	rows    []Row
	open    bool // the last row may take more cells
	round   int
	later   []Row // events held until the round is complete
	current int   // index of the open row

	passed   game.Seat // the seat whose cell is marked in a later row, or NoSeat
	passedIn int       // that row's round
}

func (b *rowBuilder) add(e *match.Move) {
	if !e.Resigned {
		b.turn(e)
	}
	for i := range e.Events {
		if ev := &e.Events[i]; host.Great(ev) {
			b.event(Row{Event: ev, Ply: e.Ply})
		}
	}
	for i := range e.Events {
		if ev := &e.Events[i]; ev.Type == game.PassedOver && ev.N == 1 {
			b.pass(e, ev.Seat)
		}
	}
}

func (b *rowBuilder) turn(e *match.Move) {
	if e.Round != b.round {
		b.flush()
	}
	if !b.open {
		number := e.Round
		if e.Round == b.round {
			number = 0
		}
		b.current, b.open, b.round = len(b.rows), true, e.Round
		b.rows = append(b.rows, Row{Round: number, Cells: make([]Cell, len(b.in.Seats))})
	}
	cells := b.rows[b.current].Cells
	if b.passed != game.NoSeat && e.Round == b.passedIn {
		cells[b.in.Column(b.passed)].Passed = true
	}
	b.passed = game.NoSeat
	cells[b.in.Column(e.Seat)] = Cell{Ply: e.Ply}
}

// pass marks the cell in which the seat due after a turn would have moved: in the
// turn's row, or in the one that goes on with its round after an event, or in that
// of the next round. Beside an event it stays empty where its round has no such row.
func (b *rowBuilder) pass(e *match.Move, due game.Seat) {
	comes := b.in.Column(due) > b.in.Column(e.Seat)
	if b.open && comes {
		b.rows[b.current].Cells[b.in.Column(due)].Passed = true
		return
	}
	b.passed, b.passedIn = due, e.Round
	if !comes {
		b.passedIn++
	}
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

// Checks lists the living seats that a turn left in check, in seat order.
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
