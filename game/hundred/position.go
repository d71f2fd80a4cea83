package hundred

import (
	"yanyi/game"
	"yanyi/game/board"
)

// Castling rights, one bit each.
const (
	whiteShort = 1 << iota
	whiteLong
	blackShort
	blackLong
)

const nowhere = 0xFF

// checksMost is the most checks in succession that a piece may give (README.md, Repeated checks
// 長捉).
const checksMost = 3

// streak is the run of checks given by one piece (README.md, Repeated checks 長捉).
type streak struct {
	sq game.Square // the piece's square, nowhere if there is no run
	n  uint8
}

// state is everything Undo restores by copying.
type state struct {
	hash     uint64
	halfmove uint16
	castling uint8
	passed   game.Square // square passed over by a double step, or nowhere
	checks   [2]streak
	checked  bool      // the side to move is in check
	resigner game.Seat // the player who resigned, or NoSeat
}

// undo is the data that Do leaves for Undo.
type undo struct {
	state
	turn     game.Turn
	mover    game.Piece // before promotion
	captured game.Piece
	capSq    game.Square
}

// set is a set of squares.
type set = board.Set

type position struct {
	at    [256]game.Piece
	of    [2]set     // squares of each side's pieces
	men   [2][16]set // the same by kind
	king  [2]game.Square
	turn  game.Seat
	full  int32
	tally tally
	state

	board.Past[undo]
	board.Open
	buf []game.Turn // for Count and Outcome
}

func (p *position) put(pc game.Piece, sq game.Square) {
	p.at[sq] = pc
	p.of[pc.Origin()].Add(sq)
	p.men[pc.Origin()&1][pc.Kind()].Add(sq)
	p.hash ^= zobrist.piece[pc.Origin()][pc.Kind()][sq]
	p.tally.add(pc, sq)
	if pc.Kind() == game.King {
		p.king[pc.Origin()] = sq
	}
}

func (p *position) remove(sq game.Square) {
	pc := p.at[sq]
	p.at[sq] = game.NoPiece
	p.tally.drop(pc, sq)
	p.of[pc.Origin()].Remove(sq)
	p.men[pc.Origin()&1][pc.Kind()].Remove(sq)
	p.hash ^= zobrist.piece[pc.Origin()][pc.Kind()][sq]
}

func (p *position) setCastling(rights uint8) {
	p.hash ^= zobrist.castle[p.castling] ^ zobrist.castle[rights]
	p.castling = rights
}

func (p *position) setPassed(sq game.Square) {
	if p.passed != nowhere {
		p.hash ^= zobrist.passed[p.passed]
	}
	if p.passed = sq; sq != nowhere {
		p.hash ^= zobrist.passed[sq]
	}
}

func (p *position) pass() {
	p.turn ^= 1
	p.hash ^= zobrist.toBlack
}

// Actor is the side to move, also in a finished game.
func (p *position) Actor() game.Seat { return p.turn }

// Alive is both sides, until one resigns.
func (p *position) Alive() game.SeatSet {
	if p.resigner != game.NoSeat {
		return game.SetOf(p.resigner ^ 1)
	}
	return game.SetOf(white, black)
}

// Friends is s alone.
func (p *position) Friends(s game.Seat) game.SeatSet { return game.SetOf(s) }

// Hash identifies board, side to move, castling rights and EP field, as repetition counts.
func (p *position) Hash() uint64 { return p.hash }

// Counted is what limits the turns to come beside what Hash identifies: the runs of checks.
func (p *position) Counted() (n uint64) {
	for _, run := range p.checks {
		if n <<= 16; run.sq != nowhere {
			n |= uint64(run.sq)<<8 | uint64(run.n)
		}
	}
	return n
}

// Events are those of the last turn.
func (p *position) Events(dst []game.Event) []game.Event { return p.Told(dst, 1, p.Outcome()) }

// Clone is an independent copy.
func (p *position) Clone() game.Position {
	c := *p
	c.Past = p.Past.Clone()
	c.buf = nil
	return &c
}
