package threekingdoms

import "yanyi/game"

// mode is the winning condition (README.md, Modes).
type mode uint8

const (
	toTheLast mode = iota // 血战到底
	firstFall             // 速战速决
	duels                 // 趣味单挑
)

// situation is the part of a moving that changes besides the board; Undo restores all of it.
type situation struct {
	turn    game.Seat    // the side to move; in a finished game the one of the position string
	checked game.SeatSet // the seats in check
	first   game.SeatSet // the seats without a first move
	diplomacy
	king      [3]game.Square
	emperorAt game.Square // the emperor's square, or NoSquare
	pieces    [4]uint8    // number of pieces of each army without the emperor
	rights    rights      // of castling and en passant (README.md, Guoji)
}

// moving is the state on which moves and attacks depend: the pieces, their commanders and the
// side to move. It has no history, results, bags or evaluations.
type moving struct {
	rules *rules
	lines *lines
	mode  mode
	situation

	hops [64]*hopTable // by origin and kind, as the rules have them except for soldiers, which serve their commanders

	board   [256]game.Piece // by square; NoSquare is always empty
	nth     [256]uint8      // the number of the person there among its army's persons of that kind
	armies  [4]set          // squares of each army without the emperor
	sliders [4]set          // those of them whose pieces move along lines
	taken   occupancy

	buffer []game.Turn // for generating one piece's turns
	guard  guard
	trial  trial
	threat [24]game.Square
}

// set puts a piece, or none, on a square without a record for Undo.
func (m *moving) set(sq game.Square, piece game.Piece, nth uint8) {
	old := m.board[sq]
	switch old {
	case game.NoPiece:
	case emperor:
		m.emperorAt = game.NoSquare
	default:
		m.armies[old.Origin()].flip(sq)
		if spans[old.Kind()].last > 0 {
			m.sliders[old.Origin()].flip(sq)
		}
	}
	switch piece {
	case game.NoPiece:
	case emperor:
		m.emperorAt = sq
	default:
		m.armies[piece.Origin()].flip(sq)
		if spans[piece.Kind()].last > 0 {
			m.sliders[piece.Origin()].flip(sq)
		}
	}
	if (old == game.NoPiece) != (piece == game.NoPiece) {
		m.lines.flip(&m.taken, sq)
	}
	m.board[sq], m.nth[sq] = piece, nth
}

// enlist assigns soldiers to their commanders: forward, home and border line are the
// commander's, not the origin's (README.md, Moves).
func (m *moving) enlist() {
	for army, c := range m.command {
		if c != game.NoSeat {
			m.hops[game.NewPiece(game.Pawn, game.Army(army))] = m.rules.hops[game.NewPiece(game.Pawn, c)]
		}
	}
}

// forces are the squares of all pieces a seat commands.
func (m *moving) forces(s game.Seat) set {
	var all set
	for army, c := range m.command {
		if c == s {
			all.join(&m.armies[army])
		}
	}
	if m.emperorBy == s && m.emperorAt != game.NoSquare {
		all.add(m.emperorAt)
	}
	return all
}
