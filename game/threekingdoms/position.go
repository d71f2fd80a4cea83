package threekingdoms

import (
	"yanyi/game"
	"yanyi/game/board"
)

// emperor is Han's king. He is kept out of Han's army, for he counts nothing as
// material and obeys nobody until an alliance brings him into the war.
const emperor = game.Piece(game.King) | game.Piece(game.Han)<<4

// mode is how a game is won (README.md, Modes).
type mode uint8

const (
	toTheLast mode = iota // 血战到底
	firstFall             // 速战速决
	duels                 // 趣味单挑
)

// ending is why a game ended on the board.
type ending uint8

const (
	goesOn ending = iota
	lastStanding
	byMaterial
	equalMaterial
	drawnStalemate // guoji: no legal move, not in check
	drawnMaterial  // guoji: too little left to mate
	kingsMet       // 魏蜀见面则吴胜
)

// state is all of a position but its board; Undo puts it back whole.
type state struct {
	hash uint64

	turn    game.Seat    // whose turn it is; in a finished game what the string keeps
	last    game.Seat    // who moved last
	alive   game.SeatSet // who is still in the game
	checked game.SeatSet // whose king is attacked
	first   game.SeatSet // who has not made a first move
	quit    game.SeatSet // who resigned while three lived
	fallen  [2]game.Seat // who went out, in order; NoSeat where unknown
	ending  ending
	victor  game.Seat // who has won on the board, or NoSeat
	chance  bool      // a draw is pending

	command   [4]game.Seat // who commands each army; NoSeat for an idle one
	hostile   [3]uint8     // for each seat the armies hostile to it, a bit each
	ally      [3]game.Seat // for each seat its ally, or NoSeat
	king      [3]game.Square
	emperorAt game.Square // where the emperor stands, or NoSquare
	emperorBy game.Seat   // who commands him, or NoSeat
	owed      owed        // who waits for its turn
	spent     bool        // diplomacy has happened
	point     game.Square // the alliance point used, if it was in this game's journal
	clock     int32       // turns since the last capture, diplomacy or going-out; in guoji also pawn move
	still     int32       // turns in this journal since a position that cannot come again

	waiting game.Turn    // for its draw
	bag     [4]board.Bag // of face-down pieces, by origin (README.md, Jieqi)
	rights  rights       // of castling and en passant (README.md, Guoji)
	*judge               // of Eval and Gain
	sums    [4]tally     // of what each army's pieces count with that judge
	pieces  [4]uint8     // how many pieces each army has, the emperor not counted
}

// position is a game of the family at one moment.
type position struct {
	*rules
	mode mode
	state

	hops [64]*hopTable // by origin and kind, as rules have them but for soldiers, who serve their commanders

	board  [256]game.Piece // by square; NoSquare is always empty
	nth    [256]uint8      // which of its army's persons of that kind stands there
	armies [4]set          // squares of each army, the emperor not among them
	taken  occupancy

	journal board.Journal[undo]
	changes []change // of squares, oldest first
	history board.History

	buffer []game.Turn // of Count and of looking for one turn
	guard  guard
	trial  trial
	threat [24]game.Square
}

// undo is what Undo puts back: the state, and the squares changed since.
type undo struct {
	state   state
	changes int
	history int
}

// change is what stood on a square before it changed.
type change struct {
	sq    game.Square
	piece game.Piece
	nth   uint8
}

// set puts a piece, or none, on a square without keeping a record.
func (p *position) set(sq game.Square, piece game.Piece, nth uint8) {
	old := p.board[sq]
	switch old {
	case game.NoPiece:
	case emperor:
		p.emperorAt = game.NoSquare
	default:
		p.armies[old.Origin()].flip(sq)
	}
	switch piece {
	case game.NoPiece:
	case emperor:
		p.emperorAt = sq
	default:
		p.armies[piece.Origin()].flip(sq)
	}
	if (old == game.NoPiece) != (piece == game.NoPiece) {
		p.lines.flip(&p.taken, sq)
	}
	p.board[sq], p.nth[sq] = piece, nth
}

// put is set with a record for Undo, keeping hash and sums.
func (p *position) put(sq game.Square, piece game.Piece, nth uint8) {
	old := p.board[sq]
	p.changes = append(p.changes, change{sq, old, p.nth[sq]})
	p.count(sq, old, -1)
	p.set(sq, piece, nth)
	p.count(sq, piece, 1)
}

// count adds a piece on a square to hash and sums, or takes it out of them.
func (p *position) count(sq game.Square, piece game.Piece, sign int32) {
	if piece == game.NoPiece {
		return
	}
	army := piece.Origin()
	p.hash ^= p.key(sq, piece, p.commander(piece))
	if piece == emperor {
		return
	}
	p.weigh(sq, piece, int(sign))
	p.pieces[army] += uint8(sign)
}

// clear empties a square.
func (p *position) clear(sq game.Square) { p.put(sq, game.NoPiece, 0) }

// shift moves what stands on one square to another, which is empty or is taken.
func (p *position) shift(from, to game.Square) {
	piece, nth := p.board[from], p.nth[from]
	p.clear(from)
	p.put(to, piece, nth)
}

// commander is who commands a piece now.
func (p *position) commander(piece game.Piece) game.Seat {
	if piece == emperor {
		return p.emperorBy
	}
	return p.command[piece.Origin()]
}

// enlist has soldiers serve their commanders: forward, home and border line are the
// commander's, not the origin's (README.md, Moves).
func (p *position) enlist() {
	for army, c := range p.command {
		if c != game.NoSeat {
			p.hops[game.NewPiece(game.Pawn, game.Army(army))] = p.rules.hops[game.NewPiece(game.Pawn, c)]
		}
	}
}

// forces are the squares of all pieces a seat commands.
func (p *position) forces(s game.Seat) set {
	var all set
	for army, c := range p.command {
		if c == s {
			all.join(&p.armies[army])
		}
	}
	if p.emperorBy == s && p.emperorAt != game.NoSquare {
		all.add(p.emperorAt)
	}
	return all
}

// Actor is who acts now.
func (p *position) Actor() game.Seat {
	if p.chance {
		return game.Chance
	}
	return p.turn
}

// Alive is who is still in the game.
func (p *position) Alive() game.SeatSet { return p.alive }

// Friends is s and its ally.
func (p *position) Friends(s game.Seat) game.SeatSet {
	set := game.SetOf(s)
	if s.Player() && int(s) < len(p.ally) && p.ally[s] != game.NoSeat {
		set = set.With(p.ally[s])
	}
	return set
}

// Plies is how many Do and DoDraw can be taken back.
func (p *position) Plies() int { return p.journal.Len() }

// Hash identifies the position.
func (p *position) Hash() uint64 { return p.hash }

// Events appends what happened in the last complete turn, its draw included.
func (p *position) Events(dst []game.Event) []game.Event {
	n := 1
	if l := p.journal.Len(); l > 1 && p.journal.Last().state.chance {
		n = 2
	}
	return append(dst, p.journal.Events(n)...)
}

// Clone is an independent copy.
func (p *position) Clone() game.Position {
	c := *p
	c.journal, c.history = p.journal.Clone(), p.history.Clone()
	c.changes = append([]change(nil), p.changes...)
	c.buffer = nil
	return &c
}
