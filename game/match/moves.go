package match

import (
	"time"

	"yanyi/game"
	"yanyi/game/tree"
)

// Move is one played turn as a move list shows it.
type Move struct {
	Ply   int // of the position it led to, 1 for the first
	Round int // see [Match.Moves]
	Seat  game.Seat
	Turn  game.Turn // with its draw
	Text  string

	Notation game.Phrase  // zero for a resignation
	Events   []game.Event // read only
	Resigned bool
	Timed    bool          // the resignation was a fallen flag
	Left     time.Duration // the seat's clock after the turn; 0 without clocks
	Node     *tree.Node    // what the record says of the turn and has in its place; nil if nothing
}

// Moves lists the turns played, read only. A round is a row with a column a seat:
// a new one begins when the seat that moves does not come after the last mover in
// turn order; a seat passed over leaves its column empty. Resignations belong to
// the round they fall into and begin none.
func (m *Match) Moves() []Move { return m.moves }

// Turns lists the texts of the turns played, draws included.
func (m *Match) Turns() []string {
	texts := make([]string, len(m.moves))
	for i := range m.moves {
		texts[i] = m.moves[i].Text
	}
	return texts
}

// move describes a turn about to be played.
func (m *Match) move(seat game.Seat, t game.Turn) Move {
	_, resigns := t.Resigns()
	move := Move{
		Ply:      len(m.moves) + 1,
		Round:    m.round(seat, resigns),
		Seat:     seat,
		Turn:     t,
		Text:     m.in.FormatTurn(t),
		Resigned: resigns,
	}
	if !resigns {
		move.Notation = m.pos.Notate(t)
	}
	return move
}

// round is the round of the seat's next turn.
func (m *Match) round(seat game.Seat, resigns bool) int {
	round, _ := m.tally(len(m.moves)).next(seat, resigns)
	return round
}

// tally is the last turn that counts for rounds, as resignations do not.
type tally struct {
	seat  game.Seat
	round int // 0 if there is none
}

// tally is that of the first ply turns.
func (m *Match) tally(ply int) tally {
	for i := ply - 1; i >= 0; i-- {
		if last := &m.moves[i]; !last.Resigned {
			return tally{last.Seat, last.Round}
		}
	}
	return tally{}
}

// next is the round of the turn that follows, and the tally with it.
func (t tally) next(seat game.Seat, resigns bool) (int, tally) {
	switch {
	case resigns:
		return max(1, t.round), t
	case t.round > 0 && seat > t.seat:
		return t.round, tally{seat, t.round}
	}
	return t.round + 1, tally{seat, t.round + 1}
}

// CapturedAt lists the pieces a seat has taken in the first ply turns, in order,
// face-down ones as what they proved to be. Swept pieces and a deposed emperor
// count.
func (m *Match) CapturedAt(ply int, s game.Seat) []game.Piece {
	var list []game.Piece
	for i := range m.moves[:min(ply, len(m.moves))] {
		list = appendCaptured(list, m.moves[i].Events, s)
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
