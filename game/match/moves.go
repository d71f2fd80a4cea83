package match

import (
	"slices"

	"yanyi/game"
	"yanyi/game/tree"
)

// Move is a turn that was played, as a move list shows it, with its record's comments and
// alternatives. Its Note has the clock after the turn where the match has a clock for all
// turns, and whether it is a flag that fell.
type Move = tree.Node

// turns are the turns played so far.
type turns struct{ moves []*Move }

// upTo is the first ply turns, all if there are fewer.
func (t *turns) upTo(ply int) []*Move { return t.moves[:max(0, min(ply, len(t.moves)))] }

// Ply is how many turns have been played, resignations included.
func (t *turns) Ply() int { return len(t.moves) }

// Moves lists the turns played, read only. A round is a row with one column per seat: a new one
// begins when the seat that moves does not come after the last mover in the round's order
// ([game.Info.Column]); a seat passed over leaves its column empty. Resignations belong to the
// round they fall into and begin none.
func (t *turns) Moves() []*Move { return t.moves }

// Turns lists the texts of the turns played, draws included.
func (t *turns) Turns() []string { return texts(t.moves) }

func texts(moves []*Move) []string {
	texts := make([]string, len(moves))
	for i, move := range moves {
		texts[i] = move.Text
	}
	return texts
}

// EventsAt is the events of the turn that led to a ply, read only; none for ply 0.
func (t *turns) EventsAt(ply int) []game.Event {
	if ply < 1 || ply > len(t.moves) {
		return nil
	}
	return t.moves[ply-1].Events
}

// LastTurnOf is the ply before the last voluntary turn of one of the seats, to take back to.
func (t *turns) LastTurnOf(seats game.SeatSet) (ply int, ok bool) {
	for i := len(t.moves) - 1; i >= 0; i-- {
		if seats.Has(t.moves[i].Seat) {
			return i, true
		}
	}
	return 0, false
}

// GaveUpSince reports whether anybody resigned or lost on time after a ply.
func (t *turns) GaveUpSince(ply int) bool {
	return slices.ContainsFunc(t.moves[ply:], func(move *Move) bool { return move.Resigned })
}

// CapturedAt lists the pieces a seat has taken in the first ply turns, in order, face-down ones
// as what they proved to be. Swept pieces and a deposed emperor are included.
func (t *turns) CapturedAt(ply int, s game.Seat) []game.Piece {
	var list []game.Piece
	for _, move := range t.upTo(ply) {
		list = appendCaptured(list, move.Events, s)
	}
	return list
}

func appendCaptured(list []game.Piece, events []game.Event, s game.Seat) []game.Piece {
	emperor := false
	for _, e := range events {
		if e.Seat != s {
			continue
		}
		switch e.Type {
		case game.Captured, game.Swept:
			piece := e.Piece
			if e.Became != game.NoPiece {
				piece = e.Became
			}
			emperor = emperor || piece == game.NewPiece(game.King, game.Han)
			list = append(list, piece)
		case game.Deposed:
			if !emperor && e.Piece != game.NoPiece {
				list = append(list, e.Piece)
			}
		}
	}
	return list
}

// Recent is the turns marked on the board after the first ply turns: the last turn with its
// events, and the last one of the third player (neither the last mover nor the one to move) if
// the moved piece still stands on its target; NoTurn for none.
func (m *Match) Recent(ply int) (last, earlier game.Turn, events []game.Event) {
	if ply < 1 || ply > len(m.moves) {
		return game.NoTurn, game.NoTurn, nil
	}
	move := m.moves[ply-1]
	view := m.ViewAt(ply, game.NoSeat)
	for i := ply - 2; i >= 0; i-- {
		e := m.moves[i]
		if e.Resigned || e.Seat == move.Seat || e.Seat == view.Actor {
			continue
		}
		if view.Cells[e.Turn.To()].Commander == e.Seat {
			earlier = e.Turn
		}
		break
	}
	if !move.Resigned {
		last = move.Turn
	}
	return last, earlier, move.Events
}
