package hundred

import (
	"yanyi/game"
	"yanyi/game/board"
)

// generator collects the legal turns of one position.
type generator struct {
	p      *position
	dst    []game.Turn
	us     game.Seat
	occ    set         // squares of all pieces
	prey   set         // squares that may be captured on: never a king's
	open   set         // empty squares to move to: none, if only gains are wanted
	last   set         // the rank to promote on
	marks  set         // squares that matter to the own king
	cure   set         // in check: target squares of pieces other than the king that may end it,
	screen set         // and pieces that may end it by any move
	wary   bool        // every move must be tested
	banned game.Square // the square of the own piece whose next check would be its fourth, or nowhere
}

// Turns appends the legal turns; a finished game has none.
func (p *position) Turns(dst []game.Turn) []game.Turn { return p.list(dst, false) }

// list appends the legal turns, or those of them that gain something.
func (p *position) list(dst []game.Turn, gains bool) []game.Turn {
	if p.ended() {
		return dst
	}
	g := p.generator(dst)
	if !gains {
		g.open = everywhere.Minus(g.occ)
	}
	g.pieces()
	return g.dst
}

// generator appends to dst. It lists captures aloneuntil told which empty squares are open.
func (p *position) generator(dst []game.Turn) generator {
	us, occ := p.turn&1, p.of[0].Or(p.of[1])
	g := generator{
		p: p, dst: dst, us: us, occ: occ, banned: nowhere, wary: p.checked,
		prey: p.of[us^1].Minus(board.Bit(p.king[us^1])), last: ranks[9-9*us],
	}
	if p.checked {
		g.cure, g.screen = p.cure()
	} else {
		g.marks = p.guarded()
	}
	if p.checks[us].n == checksMost {
		g.banned, g.wary = p.checks[us].sq, true
	}
	return g
}

// Count is the number of legal turns.
func (p *position) Count() int {
	p.buf = p.Turns(p.buf[:0])
	return len(p.buf)
}

// pieces lists the moves of all pieces, kind by kind, most valuable first: a search without
// better information tries them in this order.
func (g *generator) pieces() {
	g.castle(g.p.king[g.us])
	for _, k := range [...]game.Kind{
		game.Knight, game.Bishop, game.Advisor, game.Cannon, game.Rook, game.Queen, game.Guard,
	} {
		g.officers(k)
	}
	g.footmen(game.Ferz, ferzPromotions)
	g.footmen(game.Wazir, wazirPromotions)
	g.pawns()
	g.officers(game.King)
}

// officers lists the moves of all pieces of a kind that never promotes.
func (g *generator) officers(k game.Kind) {
	for rest := g.p.men[g.us][k]; !rest.Empty(); {
		from := g.first(rest)
		rest.Remove(from)
		g.spread(from, g.reach(k, from))
	}
}

// first is the square of a set that lies farthest forward.
func (g *generator) first(s set) game.Square {
	if g.us == white {
		return s.High()
	}
	return s.Low()
}

// reach is the set of squares a piece may move to, regardless of its king's safety.
func (g *generator) reach(k game.Kind, from game.Square) (seen set) {
	switch k {
	case game.Queen:
		seen = along(from, g.occ, orthogonal).Or(along(from, g.occ, diagonal))
	case game.Rook:
		seen = along(from, g.occ, orthogonal)
	case game.Bishop:
		seen = along(from, g.occ, diagonal)
	case game.Cannon:
		far, near := over(from, g.occ, orthogonal)
		return far.And(g.prey).Or(near.And(g.open))
	case game.Advisor:
		far, near := over(from, g.occ, diagonal)
		return far.And(g.prey).Or(near.And(g.open))
	default:
		seen = steps[k][from]
	}
	return seen.And(g.prey.Or(g.open))
}

// spread emits the legal moves of a piece to a set of squares.
func (g *generator) spread(from game.Square, to set) {
	if g.p.checked && from != g.p.king[g.us] && !g.screen.Has(from) {
		to = to.And(g.cure)
	}
	risky := to.And(g.marks)
	if g.wary || from == g.p.king[g.us] || g.marks.Has(from) {
		risky = to
	}
	dst, to := g.dst, to.Minus(risky)
	for !to.Empty() {
		sq := g.first(to)
		to.Remove(sq)
		dst = append(dst, game.Move(from, sq))
	}
	g.dst = dst
	for !risky.Empty() {
		sq := risky.Pop()
		if g.p.safeAfter(from, sq) {
			g.emit(from, sq)
		}
	}
}

// pawns lists the pawns' moves. Pawns without moves are skipped as a set.
func (g *generator) pawns() {
	own := g.p.men[g.us][game.Pawn]
	free := everywhere.Minus(g.occ)
	able := pawnHits(g.prey, g.us^1).Or(ahead(free.And(g.open.Or(g.last)), g.us^1))
	for rest := own.And(able); !rest.Empty(); {
		from := g.first(rest)
		rest.Remove(from)
		to := takes[g.us][from].And(g.prey).Or(g.pushes(from))
		g.spread(from, to.And(g.prey.Or(g.open)).Minus(g.last))
		g.promoting(from, to, pawnPromotions)
	}
	if g.p.passed == nowhere {
		return
	}
	for rest := own.And(takes[g.us^1][g.p.passed]); !rest.Empty(); {
		from := g.first(rest)
		rest.Remove(from)
		if g.p.safeAfter(from, g.p.passed) {
			g.emit(from, g.p.passed)
		}
	}
}

// pushes is the set of squares a pawn may move to without capturing.
func (g *generator) pushes(from game.Square) set {
	one := ahead(board.Bit(from), g.us).Minus(g.occ)
	return one.Or(ahead(one, g.us).And(ranks[5-g.us]).Minus(g.occ))
}

// footmen lists the steps of swordsmen or axemen, which may promote on the far rank.
func (g *generator) footmen(k game.Kind, kinds []game.Kind) {
	for rest := g.p.men[g.us][k]; !rest.Empty(); {
		from := g.first(rest)
		rest.Remove(from)
		to := steps[k][from].And(g.prey.Or(everywhere.Minus(g.occ)))
		g.spread(from, to.And(g.prey.Or(g.open)).Minus(g.last))
		g.promoting(from, to, kinds)
	}
}

// Promotions besides the queen (README.md, Promotion).
var (
	pawnPromotions  = []game.Kind{game.Knight, game.Guard, game.Ferz, game.Wazir}
	ferzPromotions  = []game.Kind{game.NoKind, game.Bishop, game.Advisor}
	wazirPromotions = []game.Kind{game.NoKind, game.Rook, game.Cannon}
)

// promoting lists the moves that end on the far rank.
func (g *generator) promoting(from game.Square, to set, kinds []game.Kind) {
	for to = to.And(g.last); !to.Empty(); {
		sq := to.Pop()
		if g.legal(from, sq) {
			g.promotions(from, sq, kinds)
		}
	}
}

func (g *generator) promotions(from, to game.Square, kinds []game.Kind) {
	t := game.Move(from, to)
	for _, k := range kinds {
		if (k != game.NoKind || g.prey.Or(g.open).Has(to)) && g.allowed(from, to, k) {
			g.dst = append(g.dst, t.WithPromotion(k))
		}
	}
	if !g.p.hasQueen(g.us) && g.allowed(from, to, game.Queen) {
		g.dst = append(g.dst, t.WithPromotion(game.Queen))
	}
}

// castle adds the king's two-square moves (README.md, Castling 入堡).
func (g *generator) castle(from game.Square) {
	if g.p.checked || g.open.Empty() || g.p.castling == 0 {
		return
	}
	for i := range castles {
		c := &castles[i]
		if c.side == g.us && g.p.castling&c.right != 0 && g.p.mayCastle(c) {
			g.emit(from, c.kingTo)
		}
	}
}

func (g *generator) emit(from, to game.Square) {
	if g.banned == from && !g.allowed(from, to, game.NoKind) {
		return
	}
	g.dst = append(g.dst, game.Move(from, to))
}

// allowed reports whether 長捉 permits a move of the piece on from that promotes to k: its fourth
// check running is illegal.
func (g *generator) allowed(from, to game.Square, k game.Kind) bool {
	return g.banned != from || !g.p.givesCheck(from, to, k)
}

// legal reports whether a pseudo-legal move that is no castling and no capture
// in passing leaves the own king safe.
func (g *generator) legal(from, to game.Square) bool {
	if !g.wary && !g.marks.Has(from) && !g.marks.Has(to) {
		return true
	}
	return g.p.safeAfter(from, to)
}

// safeAfter reports whether the own king is safe after a move that is no castling.
func (p *position) safeAfter(from, to game.Square) bool {
	gone := board.Bit(p.passedPawn(from, to))
	king := p.king[p.turn]
	if from == king {
		king = to
	}
	occ := p.of[0].Or(p.of[1]).Minus(board.Bit(from).Or(gone)).Or(board.Bit(to))
	return p.attacking(king, p.turn^1, occ).Minus(gone).Empty()
}

// passedPawn is the square of the piece a move removes: to itself, or the pawn
// beside it when the move captures in passing.
func (p *position) passedPawn(from, to game.Square) game.Square {
	if to != p.passed || p.at[from].Kind() != game.Pawn || from%10 == to%10 {
		return to
	}
	return game.Square(int(to) - 10 + 20*int(p.turn))
}

// givesCheck makes the move on the mailbox alone and tests the enemy king.
func (p *position) givesCheck(from, to game.Square, k game.Kind) bool {
	p.Do(game.Move(from, to).WithPromotion(k))
	check := p.checked
	p.Undo()
	return check
}

func (p *position) hasQueen(side game.Seat) bool { return !p.men[side&1][game.Queen].Empty() }

const pawnRank = 3 // counted from the side's own back rank

// rankOf is a square's rank as the side sees it, 0 to 9.
func rankOf(sq game.Square, side game.Seat) int {
	if side == white {
		return int(sq / 10)
	}
	return 9 - int(sq/10)
}
