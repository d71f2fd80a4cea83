package threekingdoms

import "yanyi/game"

// position offers a three-player search more than the rules.
var _ game.ThreeTactics = (*position)(nil)

// InCheck reports whether the king of the player to move is attacked.
func (p *position) InCheck() bool { return p.moving.checked.Has(p.moving.turn) }

// Pieces is the board by square.
func (p *position) Pieces() *[256]game.Piece { return &p.moving.board }

// Prices appends the gain of each turn: most are plain moves to empty squares.
func (p *position) Prices(dst []int32, turns []game.Turn) []int32 {
	for _, t := range turns {
		gain := 0
		if t>>16 != 0 || p.moving.board[t.To()] != game.NoPiece || !p.moving.spent && p.moving.board[t.From()].Kind() == game.Knight {
			gain = p.Gain(t)
		}
		dst = append(dst, int32(gain))
	}
	return dst
}

// Grabs appends those turns of Turns that capture a piece whose commander is not on the given
// side, win the emperor or make an alliance.
func (p *position) Grabs(dst []game.Turn, side game.SeatSet) []game.Turn {
	if p.chance || p.ending != goesOn {
		return dst
	}
	g, prey := p.moving.look(), p.moving.prey(side)
	for i, w := range p.moving.movable(p.moving.turn) {
		for ; w != 0; w &= w - 1 {
			sq, start := lowest(i, w), len(dst)
			if dst = p.moving.grabs(dst, sq, prey); len(dst) > start {
				dst = p.moving.withoutExposing(dst, start, g, g.tries(sq))
			}
		}
	}
	return dst
}

// prey is the armies, a bit each, that the player to move may capture from and whose commander
// is not on a side.
func (m *moving) prey(side game.SeatSet) uint8 {
	armies := m.hostile[m.turn]
	for army, c := range m.command {
		if side.Has(c) {
			armies &^= 1 << army
		}
	}
	return armies
}

// falls reports whether the piece on a square is prey.
func (m *moving) falls(sq game.Square, prey uint8) bool {
	piece := m.board[sq]
	return prey>>piece.Origin()&1 != 0 && piece != game.NoPiece && piece.Kind() != game.King
}

// grabs appends the captures of the piece on a square, by its way of moving.
func (m *moving) grabs(dst []game.Turn, from game.Square, prey uint8) []game.Turn {
	piece := m.board[from]
	k := piece.Kind()
	start := len(dst)
	for f := int(spans[k].first); f < min(int(spans[k].last), m.lines.families); f++ {
		line, place := m.lines.line[f][from], m.lines.place[f][from]
		for _, up := range [2]bool{true, false} {
			if to := m.struck(k, line, place, up); to != game.NoSquare && m.falls(to, prey) {
				dst = append(dst, game.Move(from, to))
			}
		}
	}
	if k == game.Cannon && m.first.Has(m.turn) {
		return m.rules.stayHome(dst, start, piece.Origin())
	}
	if k == game.Rook || k == game.Queen || k == game.Cannon {
		return dst
	}
	for _, to := range m.hops[slot(piece)][from].list() {
		switch {
		case m.falls(to, prey), k == game.Knight && m.welcome(from, to):
			dst = append(dst, game.Move(from, to))
		case k == game.Pawn && m.rules.castles && m.rights.n > 0 && m.board[to] == game.NoPiece && m.passes(from, to) && m.falls(m.rights.pawnPassed(to), prey):
			dst = append(dst, game.Move(from, to).WithNote(noteEnPassant))
		}
	}
	return dst
}

// welcome reports whether a horse's leap makes diplomacy.
func (m *moving) welcome(from, to game.Square) bool {
	if m.spent {
		return false
	}
	return m.board[to] == emperor && m.envoy(m.board[from]) || m.partner(game.Move(from, to)) != game.NoSeat && m.enters(m.board[from], to)
}

// struck is the square that a kind captures on along a line, or NoSquare: the first occupied
// one, for a cannon the second.
func (m *moving) struck(k game.Kind, line, place uint8, up bool) game.Square {
	at := m.taken.next(line, place, up)
	to := m.lines.square[line][at]
	if k == game.Cannon && to != game.NoSquare {
		to = m.lines.square[line][m.taken.next(line, at, up)]
	}
	return to
}

// fewPieces is the most pieces with which a player may run out of turns.
const fewPieces = 3

// MayForce reports whether a turn may leave another's king in check, eliminate a player or end
// the game other than by repetition. Only quiet turns are examined, all others may. Trying every
// turn instead took a fifth of the search's time.
func (p *position) MayForce(t game.Turn) bool {
	from, to := t.From(), t.To()
	piece := p.moving.board[from]
	if p.moving.checked.Without(p.moving.turn) != 0 || p.quietLeft() <= 1 || t.Note() >= noteEnPassant || p.moving.board[to] != game.NoPiece ||
		piece.Hidden() || p.moving.partner(t) != game.NoSeat || p.moving.meets(t) {
		return true
	}
	var near game.SeatSet // the seats whose kings the turn may affect
	for s := game.Wu; s <= game.Shu; s++ {
		if king := p.moving.king[s]; s != p.moving.turn && king != game.NoSquare {
			if p.moving.few(s) {
				return true
			}
			if p.moving.aligned(from, king) || p.moving.aligned(to, king) || piece.Kind() == game.Knight && p.moving.steps(piece, to, king) {
				near = near.With(s)
			}
		}
	}
	if near == 0 {
		return false
	}
	p.moving.drop(to, p.moving.pick(from))
	checks := false
	for s := game.Wu; s <= game.Shu && !checks; s++ {
		checks = near.Has(s) && p.moving.inCheck(s)
	}
	p.moving.drop(from, p.moving.pick(to))
	return checks
}

// few reports whether a player has hardly any pieces.
func (m *moving) few(s game.Seat) bool {
	n := uint8(0)
	for army, c := range m.command {
		if c == s {
			n += m.pieces[army]
		}
	}
	return n <= fewPieces
}
