package threekingdoms

import "yanyi/game"

// What a search of three players may ask beyond the rules.
var _ game.ThreeTactics = (*position)(nil)

// InCheck reports whether the king of the player to move is attacked.
func (p *position) InCheck() bool { return p.moving.checked.Has(p.moving.turn) }

// At is the piece on a square.
func (p *position) At(sq game.Square) game.Piece { return p.moving.board[sq] }

// Grabs appends those turns of Turns that take something whose commander is not on the
// given side, win the emperor or make an alliance.
func (p *position) Grabs(dst []game.Turn, side game.SeatSet) []game.Turn {
	if p.chance || p.ending != goesOn {
		return dst
	}
	g, prey := p.moving.look(), p.moving.tactics().prey(side)
	for sq := range movable(&p.moving, p.moving.turn).all {
		start := len(dst)
		dst = p.moving.tactics().grabs(dst, sq, prey)
		dst = p.moving.withoutExposing(dst, start, g, g.tries(sq))
	}
	return dst
}

// prey is the armies, a bit each, that the player to move may take from and whose
// commander is not on a side.
func (t tactics) prey(side game.SeatSet) uint8 {
	armies := t.m.hostile[t.m.turn]
	for army, c := range t.m.command {
		if side.Has(c) {
			armies &^= 1 << army
		}
	}
	return armies
}

// tactics lists the captures and alliances of the player to move.
type tactics struct{ m *moving }

func (m *moving) tactics() tactics { return tactics{m} }

// falls reports whether what stands on a square is prey.
func (t tactics) falls(sq game.Square, prey uint8) bool {
	piece := t.m.board[sq]
	return prey>>piece.Origin()&1 != 0 && piece != game.NoPiece && piece.Kind() != game.King
}

// grabs appends what the piece on a square takes, by its way of moving.
func (t tactics) grabs(dst []game.Turn, from game.Square, prey uint8) []game.Turn {
	piece := t.m.board[from]
	k := piece.Kind()
	start := len(dst)
	for f := int(spans[k].first); f < min(int(spans[k].last), t.m.lines.families); f++ {
		line, place := t.m.lines.line[f][from], t.m.lines.place[f][from]
		for _, up := range [2]bool{true, false} {
			if to := t.struck(k, line, place, up); to != game.NoSquare && t.falls(to, prey) {
				dst = append(dst, game.Move(from, to))
			}
		}
	}
	if k == game.Cannon && t.m.first.Has(t.m.turn) {
		return t.m.rules.stayHome(dst, start, piece.Origin())
	}
	if k == game.Rook || k == game.Queen || k == game.Cannon {
		return dst
	}
	for _, to := range t.m.hops[slot(piece)][from].list() {
		switch {
		case t.falls(to, prey), k == game.Knight && t.welcome(from, to):
			dst = append(dst, game.Move(from, to))
		case k == game.Pawn && t.m.rules.castles && t.m.rights.n > 0 && t.m.board[to] == game.NoPiece && passes(t.m, from, to) && t.falls(t.m.rights.pawnPassed(to), prey):
			dst = append(dst, game.Move(from, to).WithNote(noteEnPassant))
		}
	}
	return dst
}

// welcome reports whether a horse's leap makes diplomacy.
func (t tactics) welcome(from, to game.Square) bool {
	if t.m.spent {
		return false
	}
	return t.m.board[to] == emperor && t.m.envoy(t.m.board[from]) || t.m.partner(game.Move(from, to)) != game.NoSeat && t.m.enters(t.m.board[from], to)
}

// struck is the square that a kind strikes along a line, or NoSquare: the first taken
// one, a cannon's the second.
func (t tactics) struck(k game.Kind, line, place uint8, up bool) game.Square {
	at := t.m.taken.next(line, place, up)
	to := t.m.lines.square[line][at]
	if k == game.Cannon && to != game.NoSquare {
		to = t.m.lines.square[line][t.m.taken.next(line, at, up)]
	}
	return to
}

// fewPieces is how many pieces a player has at most who may run out of turns.
const fewPieces = 3

// MayForce reports whether a turn may leave another's king in check, put somebody out or
// end the game other than by repetition. Quiet turns are looked at, all others may. To try
// them all instead took a search a fifth of its time.
func (p *position) MayForce(t game.Turn) bool {
	from, to := t.From(), t.To()
	piece := p.moving.board[from]
	if p.moving.checked.Without(p.moving.turn) != 0 || p.result().quietLeft() <= 1 || t.Note() >= noteEnPassant || p.moving.board[to] != game.NoPiece ||
		piece.Hidden() || p.moving.partner(t) != game.NoSeat || p.moving.meets(t) {
		return true
	}
	var near game.SeatSet // whose kings the turn may concern
	for s := game.Wu; s <= game.Shu; s++ {
		if king := p.moving.king[s]; s != p.moving.turn && king != game.NoSquare {
			if p.moving.tactics().few(s) {
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
func (t tactics) few(s game.Seat) bool {
	n := uint8(0)
	for army, c := range t.m.command {
		if c == s {
			n += t.m.pieces[army]
		}
	}
	return n <= fewPieces
}
