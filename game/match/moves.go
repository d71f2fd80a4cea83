package match

import (
	"slices"
	"time"

	"yanyi/game"
	"yanyi/game/tree"
)

// Move is one played turn as a move list shows it.
type Move struct {
	Ply   int // of the position it led to, 1 for the first
	Round int // see Match.Moves
	Seat  game.Seat
	Turn  game.Turn // with its reveal
	Text  string

	Notation game.Phrase  // zero for a resignation
	Events   []game.Event // read only
	Resigned bool
	Timed    bool          // the resignation was a fallen flag
	Left     time.Duration // the seat's clock after the turn; 0 without clocks
	Node     *tree.Node    // what the record says of the turn and has in its place; nil if nothing
}

// turns are the turns played so far. They know nothing of the board: who took which, in
// which round, and what happened then.
type turns struct{ moves []Move }

// Ply is how many turns have been played, resignations included.
func (t *turns) Ply() int { return len(t.moves) }

// Moves lists the turns played, read only. A round is a row with a column a seat:
// a new one begins when the seat that moves does not come after the last mover in
// the round's order ([game.Info.Column]); a seat passed over leaves its column empty. Resignations belong to
// the round they fall into and begin none.
func (t *turns) Moves() []Move { return t.moves }

// Turns lists the texts of the turns played, draws included.
func (t *turns) Turns() []string {
	texts := make([]string, len(t.moves))
	for i := range t.moves {
		texts[i] = t.moves[i].Text
	}
	return texts
}

// EventsAt is what happened in the turn that led to a ply, read only; none for
// ply 0.
func (t *turns) EventsAt(ply int) []game.Event {
	if ply < 1 || ply > len(t.moves) {
		return nil
	}
	return t.moves[ply-1].Events
}

// LastTurnOf is the ply before the last turn that one of the seats made of its own
// will, to take back to.
func (t *turns) LastTurnOf(seats game.SeatSet) (ply int, ok bool) {
	for i := len(t.moves) - 1; i >= 0; i-- {
		if seats.Has(t.moves[i].Seat) {
			return i, true
		}
	}
	return 0, false
}

// GaveUpSince reports whether anybody resigned, by clock or by word, after a ply.
func (t *turns) GaveUpSince(ply int) bool {
	return slices.ContainsFunc(t.moves[ply:], func(move Move) bool { return move.Resigned })
}

// round is the round of the seat's next turn.
func (t *turns) round(in *game.Info, seat game.Seat, resigns bool) int {
	round, _ := t.tally(len(t.moves)).next(in, seat, resigns)
	return round
}

// tally is the last turn that counts for rounds, as resignations do not.
type tally struct {
	seat  game.Seat
	round int // 0 if there is none
}

// tally is that of the first ply turns.
func (t *turns) tally(ply int) tally {
	for i := ply - 1; i >= 0; i-- {
		if last := &t.moves[i]; !last.Resigned {
			return tally{last.Seat, last.Round}
		}
	}
	return tally{}
}

// next is the round of the turn that follows, and the tally with it.
func (t tally) next(in *game.Info, seat game.Seat, resigns bool) (int, tally) {
	switch {
	case resigns:
		return max(1, t.round), t
	case t.round > 0 && in.Column(seat) > in.Column(t.seat):
		return t.round, tally{seat, t.round}
	}
	return t.round + 1, tally{seat, t.round + 1}
}

// CapturedAt lists the pieces a seat has taken in the first ply turns, in order,
// face-down ones as what they proved to be. Swept pieces and a deposed emperor
// count.
func (t *turns) CapturedAt(ply int, s game.Seat) []game.Piece {
	var list []game.Piece
	for i := range t.moves[:min(ply, len(t.moves))] {
		list = appendCaptured(list, t.moves[i].Events, s)
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
