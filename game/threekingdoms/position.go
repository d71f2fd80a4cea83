package threekingdoms

import (
	"yanyi/game"
	"yanyi/game/board"
)

// emperor is Han's king. He is not part of Han's army: he counts nothing as material and obeys
// nobody until an alliance brings him into the war.
const emperor = game.Piece(game.King) | game.Piece(game.Han)<<4

// state is the part of a position that changes besides [moving]; Undo restores all of it.
type state struct {
	hash uint64

	last   game.Seat    // who moved last
	quit   game.SeatSet // players who resigned while three lived
	fallen [2]game.Seat // eliminated players, in order; NoSeat where unknown
	ending ending
	victor game.Seat   // the winner on the board, or NoSeat
	owed   owed        // the player who waits for its turn
	hanBy  game.Seat   // the mover of Han's soldier in the allies' last turn, or NoSeat
	point  game.Square // the alliance point used, if it was in this game's journal
	clock  int32       // turns since the last capture, diplomacy or elimination; in guoji also pawn move
	still  int32       // turns in this journal since a position that cannot recur

	chance   bool         // a reveal is pending
	waiting  game.Turn    // for its reveal
	bag      [4]board.Bag // of face-down pieces, by origin (README.md, Jieqi)
	weighing weighing
}

// position is a position of the family's games: the state for its moves, the rest of its state,
// and its history.
type position struct {
	moving moving
	state

	board.Past[undo]
	changes []change // of squares, oldest first
}

// undo is the state that Undo restores, and the number of squares changed before.
type undo struct {
	situation situation
	state     state
	changes   int
	history   int
}

// change is the former content of a square.
type change struct {
	sq    game.Square
	piece game.Piece
	nth   uint8
}

// put is set with a record for Undo, keeping hash and sums.
func (p *position) put(sq game.Square, piece game.Piece, nth uint8) {
	old := p.moving.board[sq]
	p.changes = append(p.changes, change{sq, old, p.moving.nth[sq]})
	p.count(sq, old, -1)
	p.moving.set(sq, piece, nth)
	p.count(sq, piece, 1)
}

// count adds a piece on a square to hash and sums, or removes it.
func (p *position) count(sq game.Square, piece game.Piece, sign int32) {
	if piece == game.NoPiece {
		return
	}
	army := piece.Origin()
	p.hash ^= p.moving.key(sq, piece, p.moving.commander(piece))
	if piece == emperor {
		return
	}
	p.weighing.weigh(&p.moving, sq, piece, int(sign))
	p.moving.pieces[army] += uint8(sign)
}

// clear empties a square.
func (p *position) clear(sq game.Square) { p.put(sq, game.NoPiece, 0) }

// shift moves the piece on one square to another, which is empty or is captured.
func (p *position) shift(from, to game.Square) {
	piece, nth := p.moving.board[from], p.moving.nth[from]
	p.clear(from)
	p.put(to, piece, nth)
}

// Actor is the player to move.
func (p *position) Actor() game.Seat {
	if p.chance {
		return game.Chance
	}
	return p.moving.turn
}

// Alive is the set of players still in the game.
func (p *position) Alive() game.SeatSet { return p.moving.alive }

// Friends is s and its ally.
func (p *position) Friends(s game.Seat) game.SeatSet {
	set := game.SetOf(s)
	if s.Player() && int(s) < len(p.moving.ally) && p.moving.ally[s] != game.NoSeat {
		set = set.With(p.moving.ally[s])
	}
	return set
}

// Hash identifies the position.
func (p *position) Hash() uint64 { return p.hash }

// Events appends the events of the last complete turn, its reveal included.
func (p *position) Events(dst []game.Event) []game.Event {
	n := 1
	if l := p.Journal.Len(); l > 1 && p.Journal.Last().state.chance {
		n = 2
	}
	return append(dst, p.Journal.Events(n)...)
}

// Clone is an independent copy.
func (p *position) Clone() game.Position {
	c := *p
	c.Past = p.Past.Clone()
	c.changes = append([]change(nil), p.changes...)
	c.moving.buffer = nil
	return &c
}
