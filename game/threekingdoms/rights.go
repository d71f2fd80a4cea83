package threekingdoms

import "yanyi/game"

// rights are the remaining special rights of guoji's players (README.md, En passant; Castling).
type rights struct {
	castle uint8 // rooks that may castle, bits in the order of the variant's rook squares
	n      uint8 // of passes
	passes [maxPasses]pass
	inRow  [3]uint8 // own turns in succession that a seat began in check, nothing captured in between
}

// maxPasses is the number of pawns, each of which makes one double step.
const maxPasses = 27

// pass is a right to capture a pawn that has just made its double step.
type pass struct {
	square  game.Square // passed over
	pawn    game.Square // where it stands
	holders game.SeatSet
}

// list is the living entries in the order in which the steps were made.
func (r *rights) list() []pass { return r.passes[:r.n] }

// special reports whether there may be moves other than steps and captures.
func (r *rights) special() bool { return r.n > 0 || r.castle != 0 }

// passed returns the entry of a passed-over square that a seat may use.
func (r *rights) passed(sq game.Square, by game.Seat) (pass, bool) {
	for _, e := range r.list() {
		if e.square == sq && e.holders.Has(by) {
			return e, true
		}
	}
	return pass{}, false
}

// pawnPassed is the square of the pawn that passed over a square.
func (r *rights) pawnPassed(sq game.Square) game.Square {
	for _, e := range r.list() {
		if e.square == sq {
			return e.pawn
		}
	}
	return game.NoSquare
}

// note adds an entry.
func (r *rights) note(e pass) {
	if e.holders != 0 && r.n < maxPasses {
		r.passes[r.n] = e
		r.n++
	}
}

// lapse ends a seat's rights, which hold on its next own turn only.
func (r *rights) lapse(s game.Seat) {
	for i := range r.list() {
		r.passes[i].holders = r.passes[i].holders.Without(s)
	}
}

// trimRights removes the rights that can no longer be used (README.md, Fine points 16): the
// passed square has been occupied, the pawn has left, the holder is out or not hostile to the
// pawn's commander.
func (m *moving) trimRights() {
	r := &m.rights
	kept := uint8(0)
	for _, e := range r.list() {
		pawn := m.board[e.pawn]
		for s := game.Wu; s <= game.Shu; s++ {
			if !m.alive.Has(s) || m.hostile[s]>>pawn.Origin()&1 == 0 {
				e.holders = e.holders.Without(s)
			}
		}
		if e.holders != 0 && pawn.Kind() == game.Pawn && m.board[e.square] == game.NoPiece {
			r.passes[kept] = e
			kept++
		}
	}
	clear(r.passes[kept:r.n])
	r.n = kept
}

// rookHome is a rook's starting square and its king's.
type rookHome struct {
	at, king game.Square
	seat     game.Seat
}

// rookNamed is the index of the rook starting on the named square, or -1.
func (r *rules) rookNamed(name string) int {
	for i, rook := range r.rooks {
		if r.info.Board.Name(rook.at) == name {
			return i
		}
	}
	return -1
}

// disturb ends the rights that need the piece on a square: kings, rooks, stepped pawns.
func (m *moving) disturb(sq game.Square) {
	m.rights.castle &^= m.rules.castling[sq]
	for i, e := range m.rights.list() {
		if e.pawn == sq {
			m.rights.passes[i].holders = 0
		}
	}
}

// dropRights ends the castling rights of a seat (README.md, Fine points 19).
func (m *moving) dropRights(s game.Seat) {
	for i, rook := range m.rules.rooks {
		if rook.seat == s {
			m.rights.castle &^= 1 << i
		}
	}
}
