package stratagem

import (
	"yanyi/game"
	"yanyi/game/board"
)

// set is a set of squares; boards have 99 at most.
type set = board.Set

// rights is the rest of a position string besides board, side and tiles.
type rights struct {
	marker [2]uint8
	cap    game.Square    // the square of the enemy piece that captured last turn
	last   [2]game.Square // soldiers with a second chance next turn
	missed set            // soldiers that can never promote
	pool   [2][3]uint8    // captured R, N, C of each side not brought back
	stale  set
	lm     game.Square // enemy piece that moved last, if the side to move has 臥底兵
}

// state is everything except the board that a turn changes and Undo restores by copying.
type state struct {
	rights
	king    [2]game.Square
	active  [2]uint8 // kinds in force
	void    bool     // 破解: both kings stand on one kind
	side    game.Seat
	checked bool // the side to move is in check
	resign  game.Seat
	clock   uint16 // turns without capture, exchange, sweep or promotion
	key     uint64 // of the board
	hash    uint64 // of the position, once it is complete
}

// change is a square before it was changed.
type change struct {
	sq  game.Square
	was game.Piece
}

// snapshot is the data to restore a position; Do leaves one for Undo.
type snapshot struct {
	state
	changes int
}

// position is a position of the family's games. The board is a mailbox with a set of squares for
// each side and kind; every change of a square is recorded, so that undoing is one loop for
// every turn.
type position struct {
	v     *rules
	cells [256]game.Piece
	of    [2]set
	by    [2][game.Pawn + 1]set
	count [2][game.Pawn + 1]int8 // how many there are
	state
	effects [2]effect // of the kinds in force; follows state.active

	tiles    [2][8]uint8   // kinds by slot
	kindAt   [2][256]uint8 // kinds by the king's square
	sly      [2]bool       // has 臥底兵 among its tiles
	tilesKey uint64        // hash of the tiles
	changes  []change      // since the position was read
	board.Past[snapshot]
	board.Open
	gen  generator
	aims aims        // of the last Checks
	buf  []game.Turn // for Count, Outcome and Why
}

// put sets a square and records its former content.
func (p *position) put(sq game.Square, pc game.Piece) {
	p.changes = append(p.changes, change{sq, p.cells[sq]})
	p.set(sq, pc)
}

// set keeps the sets and the board's key consistent with the mailbox.
func (p *position) set(sq game.Square, pc game.Piece) {
	if was := p.cells[sq]; was != game.NoPiece {
		p.flip(sq, was, -1)
	}
	p.cells[sq] = pc
	if pc != game.NoPiece {
		p.flip(sq, pc, 1)
	}
}

// flip puts a piece on a square, or takes it off, in all but the mailbox.
func (p *position) flip(sq game.Square, pc game.Piece, more int8) {
	s := pc.Origin() & 1
	p.of[s].Toggle(sq)
	p.by[s][pc.Kind()].Toggle(sq)
	p.count[s][pc.Kind()] += more
	p.key ^= keys.piece[pc&31][sq]
}

// mark is a snapshot of the moment; back returns to it.
func (p *position) mark() snapshot { return snapshot{p.state, len(p.changes)} }

func (p *position) back(to *snapshot) {
	for i := len(p.changes) - 1; i >= to.changes; i-- {
		p.set(p.changes[i].sq, p.changes[i].was)
	}
	p.changes = p.changes[:to.changes]
	if p.active != to.active {
		p.effects = p.effectsOf(to.active)
	}
	p.state = to.state
}

func (p *position) effectsOf(active [2]uint8) [2]effect {
	return [2]effect{p.v.kinds[active[0]].effect, p.v.kinds[active[1]].effect}
}

// activate computes the kinds in force from markers or kings (README.md, Tracks; Cancelled 破解).
func (p *position) activate() {
	switch {
	case p.v.track:
		p.active = p.marker
	case p.v.palace:
		a, b := p.kindAt[red][p.king[red]], p.kindAt[black][p.king[black]]
		if p.void = a == b && a != 0; p.void {
			a, b = 0, 0
		}
		p.active = [2]uint8{a, b}
	default:
		return
	}
	p.effects = p.effectsOf(p.active)
}

// has reports whether an effect is in force for a side.
func (p *position) has(s game.Seat, e effect) bool { return p.effects[s]&e != 0 }

// outside reports whether a side's king stands outside its palace.
func (p *position) outside(s game.Seat) bool { return !p.v.tables.palace[s].Has(p.king[s]) }

// Actor is the side to move.
func (p *position) Actor() game.Seat { return p.side }

// Alive is both sides, until one resigns.
func (p *position) Alive() game.SeatSet {
	both := game.SetOf(red, black)
	if p.resign != game.NoSeat {
		return both.Without(p.resign)
	}
	return both
}

// Friends is the side alone.
func (p *position) Friends(s game.Seat) game.SeatSet { return game.SetOf(s) }

// Clone is an independent copy.
func (p *position) Clone() game.Position {
	c := *p
	c.changes = append([]change(nil), p.changes...)
	c.Past = p.Past.Clone()
	c.gen, c.buf = generator{}, nil
	return &c
}
