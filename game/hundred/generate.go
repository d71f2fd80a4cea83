package hundred

import "yanyi/game"

// generator collects the legal turns of one position.
type generator struct {
	*position
	dst    []game.Turn
	us     game.Seat
	marks  set
	queen  bool  // the own side has a queen on the board
	banned uint8 // own piece whose next check would be its fourth, or nowhere
	gains  bool  // list only turns that gain something
}

// Turns appends the legal turns; a finished game has none.
func (p *position) Turns(dst []game.Turn) []game.Turn { return p.list(dst, false) }

func (p *position) list(dst []game.Turn, gains bool) []game.Turn {
	if p.ended() {
		return dst
	}
	g := generator{position: p, dst: dst, us: p.turn, banned: nowhere, gains: gains}
	if !p.checked {
		g.marks = p.guarded()
	}
	if p.checks[g.us].n == checksMost {
		g.banned = p.checks[g.us].sq
	}
	g.queen = p.hasQueen(g.us)
	for own := p.of[g.us]; ; {
		from, ok := own.pop()
		if !ok {
			break
		}
		g.piece(from, p.at[from].Kind())
	}
	return g.dst
}

// Count is the number of legal turns.
func (p *position) Count() int {
	p.buf = p.Turns(p.buf[:0])
	return len(p.buf)
}

func (g *generator) piece(from uint8, k game.Kind) {
	switch k {
	case game.King:
		g.steps(from, orth[from])
		g.steps(from, diag[from])
		g.castle(from)
	case game.Guard:
		g.steps(from, orth[from])
		g.steps(from, diag[from])
	case game.Knight:
		g.steps(from, leaps[from])
	case game.Ferz:
		g.promoting(from, diag[from], ferzPromotions)
	case game.Wazir:
		g.promoting(from, orth[from], wazirPromotions)
	case game.Queen:
		g.slide(from, 0, 1)
	case game.Rook:
		g.slide(from, 0, 2)
	case game.Bishop:
		g.slide(from, 1, 2)
	case game.Cannon:
		g.jump(from, 0)
	case game.Advisor:
		g.jump(from, 1)
	case game.Pawn:
		g.pawn(from)
	}
}

func (g *generator) steps(from uint8, to []uint8) {
	for _, sq := range to {
		if pc := g.at[sq]; pc == game.NoPiece || g.enemy(pc) {
			g.add(from, sq)
		}
	}
}

// enemy reports whether a piece is a capturable piece of the other side; kings
// are never captured.
func (g *generator) enemy(pc game.Piece) bool {
	return pc.Origin() != g.us && pc.Kind() != game.King
}

func (g *generator) slide(from uint8, first, step int) {
	for d := first; d < 8; d += step {
		r := &rays[from][d]
		for i := range int(r.n) {
			sq := r.sq[i]
			pc := g.at[sq]
			if pc == game.NoPiece {
				g.add(from, sq)
				continue
			}
			if g.enemy(pc) {
				g.add(from, sq)
			}
			break
		}
	}
}

// jump is the cannon's (first 0) and the archer's (first 1) way: sliding without
// capture, capturing over exactly one piece.
func (g *generator) jump(from uint8, first int) {
	for d := first; d < 8; d += 2 {
		r := &rays[from][d]
		n, i := int(r.n), 0
		for ; i < n && g.at[r.sq[i]] == game.NoPiece; i++ {
			g.add(from, r.sq[i])
		}
		for i++; i < n; i++ {
			if pc := g.at[r.sq[i]]; pc != game.NoPiece {
				if g.enemy(pc) {
					g.add(from, r.sq[i])
				}
				break
			}
		}
	}
}

func (g *generator) pawn(from uint8) {
	forward := 10 - 20*int(g.us)
	one := uint8(int(from) + forward)
	if g.at[one] == game.NoPiece {
		g.pawnTo(from, one)
		two := int(from) + 2*forward
		if rankOf(from, g.us) == pawnRank && g.at[two] == game.NoPiece {
			g.add(from, uint8(two))
		}
	}
	if from%10 > 0 {
		g.pawnTakes(from, one-1)
	}
	if from%10 < 9 {
		g.pawnTakes(from, one+1)
	}
}

func (g *generator) pawnTakes(from, to uint8) {
	pc := g.at[to]
	switch {
	case pc != game.NoPiece && g.enemy(pc):
		g.pawnTo(from, to)
	case to == g.passed && pc == game.NoPiece:
		if g.safeAfter(from, to) {
			g.emit(from, to)
		}
	}
}

func (g *generator) pawnTo(from, to uint8) {
	if rankOf(to, g.us) != 9 {
		g.add(from, to)
		return
	}
	if g.legal(from, to) {
		g.promotions(from, to, pawnPromotions)
	}
}

// Promotions besides the queen (hundred.md Promotion).
var (
	pawnPromotions  = []game.Kind{game.Knight, game.Guard, game.Ferz, game.Wazir}
	ferzPromotions  = []game.Kind{game.NoKind, game.Bishop, game.Advisor}
	wazirPromotions = []game.Kind{game.NoKind, game.Rook, game.Cannon}
)

// promoting is the step of a swordsman or axeman, who may promote whenever the
// step ends on the far rank.
func (g *generator) promoting(from uint8, to []uint8, kinds []game.Kind) {
	for _, sq := range to {
		if pc := g.at[sq]; pc != game.NoPiece && !g.enemy(pc) {
			continue
		}
		if rankOf(sq, g.us) != 9 {
			g.add(from, sq)
		} else if g.legal(from, sq) {
			g.promotions(from, sq, kinds)
		}
	}
}

func (g *generator) promotions(from, to uint8, kinds []game.Kind) {
	t := game.Move(game.Square(from), game.Square(to))
	for _, k := range kinds {
		if g.allowed(from, to, k) {
			g.dst = append(g.dst, t.WithPromotion(k))
		}
	}
	if !g.queen && g.allowed(from, to, game.Queen) {
		g.dst = append(g.dst, t.WithPromotion(game.Queen))
	}
}

// castle adds the king's two-square moves (hundred.md Castling 入堡).
func (g *generator) castle(from uint8) {
	if g.checked || g.gains || g.castling == 0 {
		return
	}
	for i := range castles {
		c := &castles[i]
		if c.side == g.us && g.castling&c.right != 0 && g.mayCastle(c) {
			g.emit(from, c.kingTo)
		}
	}
}

// add emits a plain move if it is legal.
func (g *generator) add(from, to uint8) {
	if (!g.gains || g.at[to] != game.NoPiece) && g.legal(from, to) {
		g.emit(from, to)
	}
}

func (g *generator) emit(from, to uint8) {
	if g.banned == from && !g.allowed(from, to, game.NoKind) {
		return
	}
	g.dst = append(g.dst, game.Move(game.Square(from), game.Square(to)))
}

// allowed reports whether 長捉 permits a move of the piece on from that promotes
// to k: its fourth check running is illegal.
func (g *generator) allowed(from, to uint8, k game.Kind) bool {
	return g.banned != from || !g.givesCheck(from, to, k)
}

// legal reports whether a pseudo-legal move that is no castling and no capture
// in passing leaves the own king safe.
func (g *generator) legal(from, to uint8) bool {
	if !g.checked && from != g.king[g.us] && !g.marks.has(from) && !g.marks.has(to) {
		return true
	}
	return g.safeAfter(from, to)
}

// safeAfter makes the move on the mailbox alone and looks at the own king.
func (p *position) safeAfter(from, to uint8) bool {
	us := p.turn
	passed := p.passedPawn(from, to)
	mover, victim, pawn := p.at[from], p.at[to], p.at[passed]
	if passed != to {
		p.at[passed] = game.NoPiece
	}
	p.at[from], p.at[to] = game.NoPiece, mover
	king := p.king[us]
	if from == king {
		king = to
	}
	safe := !p.attacked(king, us^1)
	if passed != to {
		p.at[passed] = pawn
	}
	p.at[from], p.at[to] = mover, victim
	return safe
}

// passedPawn is the square of the piece a move removes: to itself, or the pawn
// beside it when the move captures in passing.
func (p *position) passedPawn(from, to uint8) uint8 {
	if to != p.passed || p.at[from].Kind() != game.Pawn || from%10 == to%10 {
		return to
	}
	return uint8(int(to) - 10 + 20*int(p.turn))
}

// givesCheck makes the move on the mailbox alone and looks at the enemy king.
func (p *position) givesCheck(from, to uint8, k game.Kind) bool {
	p.Do(game.Move(game.Square(from), game.Square(to)).WithPromotion(k))
	check := p.checked
	p.Undo()
	return check
}

func (p *position) hasQueen(side game.Seat) bool {
	for own := p.of[side]; ; {
		sq, ok := own.pop()
		if !ok {
			return false
		}
		if p.at[sq].Kind() == game.Queen {
			return true
		}
	}
}

const pawnRank = 3 // counted from the side's own back rank

// rankOf is a square's rank as the side sees it, 0 to 9.
func rankOf(sq uint8, side game.Seat) int {
	if side == white {
		return int(sq / 10)
	}
	return 9 - int(sq/10)
}
