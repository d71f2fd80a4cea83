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

// checksMost is how often running a piece may check (README.md, Repeated checks
// 長捉).
const checksMost = 3

// streak is the run of checks given by one piece (README.md, Repeated checks 長捉).
type streak struct {
	sq uint8 // where the piece stands, nowhere if there is no run
	n  uint8
}

// state is everything Undo restores by copying.
type state struct {
	hash     uint64
	halfmove uint16
	castling uint8
	passed   uint8 // square passed over by a double step, or nowhere
	checks   [2]streak
	checked  bool      // the side to move is in check
	resigner game.Seat // who gave up, or NoSeat
}

// undo is what Do leaves for Undo.
type undo struct {
	state
	turn     game.Turn
	mover    game.Piece // before promotion
	captured game.Piece
	capSq    uint8
}

type position struct {
	at    [squares]game.Piece
	of    [2]set     // squares of each side's pieces
	men   [2][16]set // the same by kind
	king  [2]uint8
	turn  game.Seat
	full  int32
	tally tally
	state

	journal board.Journal[undo]
	history board.History
	buf     []game.Turn // for Count and Outcome
}

func (p *position) put(pc game.Piece, sq uint8) {
	p.at[sq] = pc
	p.of[pc.Origin()].add(sq)
	p.men[pc.Origin()&1][pc.Kind()].add(sq)
	p.hash ^= zobrist.piece[pc.Origin()][pc.Kind()][sq]
	p.tally.add(pc, sq)
	if pc.Kind() == game.King {
		p.king[pc.Origin()] = sq
	}
}

func (p *position) remove(sq uint8) {
	pc := p.at[sq]
	p.at[sq] = game.NoPiece
	p.tally.drop(pc, sq)
	p.of[pc.Origin()].remove(sq)
	p.men[pc.Origin()&1][pc.Kind()].remove(sq)
	p.hash ^= zobrist.piece[pc.Origin()][pc.Kind()][sq]
}

func (p *position) setCastling(rights uint8) {
	p.hash ^= zobrist.castle[p.castling] ^ zobrist.castle[rights]
	p.castling = rights
}

func (p *position) setPassed(sq uint8) {
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

// Hash identifies board, side to move, castling rights and EP field, which is
// what counts for repetition.
func (p *position) Hash() uint64 { return p.hash }

// Plies is the number of turns that can be taken back.
func (p *position) Plies() int { return p.journal.Len() }

// Draws lists nothing: nothing is hidden in this game.
func (p *position) Reveals(dst []game.Reveal) []game.Reveal { return dst }

// DoReveal is never called: nothing is drawn in this game.
func (p *position) DoReveal(game.Reveal) { panic("baige draws nothing") }

// Events are those of the last turn. That it ended the game is found only when
// somebody asks: looking for mate in every Do would cost more than the rest of it.
func (p *position) Events(dst []game.Event) []game.Event {
	dst = append(dst, p.journal.Events(1)...)
	if o := p.Outcome(); o.Over && p.journal.Len() > 0 {
		dst = append(dst, game.Event{Type: game.Ended, Seat: o.Winner})
	}
	return dst
}

// Clone is an independent copy.
func (p *position) Clone() game.Position {
	c := *p
	c.journal = p.journal.Clone()
	c.history = p.history.Clone()
	c.buf = nil
	return &c
}
