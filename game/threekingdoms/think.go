//go:build !page

package threekingdoms

import "yanyi/game"

// What a search of three players may ask beyond the rules (search.melee).

// InCheck reports whether the king of the player to move is attacked.
func (p *position) InCheck() bool { return p.checked.Has(p.turn) }

// At is the piece on a square.
func (p *position) At(sq game.Square) game.Piece { return p.board[sq] }

// Grabs appends those turns of Turns that take something whose commander is not on the
// given side, win the emperor or make an alliance.
func (p *position) Grabs(dst []game.Turn, side game.SeatSet) []game.Turn {
	if p.chance || p.ending != goesOn {
		return dst
	}
	g, prey := p.look(), p.prey(side)
	for sq := range p.forces(p.turn).all {
		start := len(dst)
		dst = p.grabs(dst, sq, prey)
		dst = p.withoutExposing(dst, start, g, g.tries(sq))
	}
	return dst
}

// prey is the armies, a bit each, that the player to move may take from and whose
// commander is not on a side.
func (p *position) prey(side game.SeatSet) uint8 {
	armies := p.hostile[p.turn]
	for army, c := range p.command {
		if side.Has(c) {
			armies &^= 1 << army
		}
	}
	return armies
}

// falls reports whether what stands on a square is prey.
func (p *position) falls(sq game.Square, prey uint8) bool {
	piece := p.board[sq]
	return prey>>piece.Origin()&1 != 0 && piece != game.NoPiece && piece.Kind() != game.King
}

// grabs appends what the piece on a square takes, by its way of moving.
func (p *position) grabs(dst []game.Turn, from game.Square, prey uint8) []game.Turn {
	piece := p.board[from]
	k := piece.Kind()
	start := len(dst)
	for f := int(spans[k].first); f < min(int(spans[k].last), p.lines.families); f++ {
		line, place := p.lines.line[f][from], p.lines.place[f][from]
		for _, up := range [2]bool{true, false} {
			if to := p.struck(k, line, place, up); to != game.NoSquare && p.falls(to, prey) {
				dst = append(dst, game.Move(from, to))
			}
		}
	}
	if k == game.Cannon && p.first.Has(p.turn) {
		return p.stayHome(dst, start, piece.Origin())
	}
	if k == game.Rook || k == game.Queen || k == game.Cannon {
		return dst
	}
	for _, to := range p.hops[slot(piece)][from].list() {
		switch {
		case p.falls(to, prey), k == game.Knight && p.welcome(from, to):
			dst = append(dst, game.Move(from, to))
		case k == game.Pawn && p.castles && p.rights.n > 0 && p.board[to] == game.NoPiece && p.passes(from, to) && p.falls(p.rights.pawnPassed(to), prey):
			dst = append(dst, game.Move(from, to).WithNote(noteEnPassant))
		}
	}
	return dst
}

// welcome reports whether a horse's leap makes diplomacy.
func (p *position) welcome(from, to game.Square) bool {
	if p.spent {
		return false
	}
	return p.board[to] == emperor && p.envoy(p.board[from]) || p.partner(game.Move(from, to)) != game.NoSeat && p.enters(p.board[from], to)
}

// struck is the square that a kind strikes along a line, or NoSquare: the first taken
// one, a cannon's the second.
func (p *position) struck(k game.Kind, line, place uint8, up bool) game.Square {
	at := p.taken.next(line, place, up)
	to := p.lines.square[line][at]
	if k == game.Cannon && to != game.NoSquare {
		to = p.lines.square[line][p.taken.next(line, at, up)]
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
	piece := p.board[from]
	if p.checked.Without(p.turn) != 0 || p.quietLeft() <= 1 || t.Note() >= noteEnPassant || p.board[to] != game.NoPiece ||
		piece.Hidden() || p.partner(t) != game.NoSeat || p.meets(t) {
		return true
	}
	var near game.SeatSet // whose kings the turn may concern
	for s := game.Wu; s <= game.Shu; s++ {
		if king := p.king[s]; s != p.turn && king != game.NoSquare {
			if p.few(s) {
				return true
			}
			if p.aligned(from, king) || p.aligned(to, king) || piece.Kind() == game.Knight && p.steps(piece, to, king) {
				near = near.With(s)
			}
		}
	}
	if near == 0 {
		return false
	}
	p.drop(to, p.pick(from))
	checks := false
	for s := game.Wu; s <= game.Shu && !checks; s++ {
		checks = near.Has(s) && p.inCheck(s)
	}
	p.drop(from, p.pick(to))
	return checks
}

// few reports whether a player has hardly any pieces.
func (p *position) few(s game.Seat) bool {
	n := uint8(0)
	for army, c := range p.command {
		if c == s {
			n += p.pieces[army]
		}
	}
	return n <= fewPieces
}
