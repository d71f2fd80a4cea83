package hundred

import "yanyi/game"

// generator collects the legal turns of one position.
type generator struct {
	p      *position
	dst    []game.Turn
	us     game.Seat
	occ    set   // squares of all pieces
	prey   set   // what may be captured: kings never are
	open   set   // empty squares to go to: none, if only gains are wanted
	last   set   // the rank to promote on
	marks  set   // squares that matter to the own king
	cure   set   // in check: where other pieces than the king may go to end it,
	screen set   // and what ends it by going anywhere
	wary   bool  // every move must be looked at
	banned uint8 // where the own piece stands whose next check would be its fourth, or nowhere
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
		g.open = everywhere.minus(g.occ)
	}
	g.pieces()
	return g.dst
}

// generator appends to dst. It lists captures alone, until it is told which empty squares
// are open.
func (p *position) generator(dst []game.Turn) generator {
	us, occ := p.turn&1, p.of[0].or(p.of[1])
	g := generator{
		p: p, dst: dst, us: us, occ: occ, banned: nowhere, wary: p.checked,
		prey: p.of[us^1].minus(bit(p.king[us^1])), last: ranks[9-9*us],
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

// pieces lists what all can do, kind by kind: those that matter most first, for a
// search that knows nothing better tries them in this order.
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

// officers lists what all pieces of a kind can do that never promotes.
func (g *generator) officers(k game.Kind) {
	for rest := g.p.men[g.us][k]; ; {
		from, ok := g.first(&rest)
		if !ok {
			return
		}
		g.spread(from, g.reach(k, from))
	}
}

// first takes the square of a set that lies farthest forward.
func (g *generator) first(s *set) (sq uint8, ok bool) {
	if g.us == white {
		return s.popHigh()
	}
	return s.pop()
}

// reach is where a piece may go, whatever becomes of its king.
func (g *generator) reach(k game.Kind, from uint8) (seen set) {
	switch k {
	case game.Queen:
		seen = along(from, g.occ, orthogonal).or(along(from, g.occ, diagonal))
	case game.Rook:
		seen = along(from, g.occ, orthogonal)
	case game.Bishop:
		seen = along(from, g.occ, diagonal)
	case game.Cannon:
		far, near := over(from, g.occ, orthogonal)
		return far.and(g.prey).or(near.and(g.open))
	case game.Advisor:
		far, near := over(from, g.occ, diagonal)
		return far.and(g.prey).or(near.and(g.open))
	default:
		seen = steps[k][from]
	}
	return seen.and(g.prey.or(g.open))
}

// spread emits the legal moves of a piece to a set of squares.
func (g *generator) spread(from uint8, to set) {
	if g.p.checked && from != g.p.king[g.us] && !g.screen.has(from) {
		to = to.and(g.cure)
	}
	risky := to.and(g.marks)
	if g.wary || from == g.p.king[g.us] || g.marks.has(from) {
		risky = to
	}
	dst, to := g.dst, to.minus(risky)
	for {
		sq, ok := g.first(&to)
		if !ok {
			break
		}
		dst = append(dst, game.Move(game.Square(from), game.Square(sq)))
	}
	g.dst = dst
	for {
		sq, ok := risky.pop()
		if !ok {
			break
		}
		if g.p.safeAfter(from, sq) {
			g.emit(from, sq)
		}
	}
}

// pawns lists the pawns' moves. Pawns that have none are not looked at one by one.
func (g *generator) pawns() {
	own := g.p.men[g.us][game.Pawn]
	free := everywhere.minus(g.occ)
	able := g.prey.pawnHits(g.us ^ 1).or(free.and(g.open.or(g.last)).ahead(g.us ^ 1))
	for rest := own.and(able); ; {
		from, ok := g.first(&rest)
		if !ok {
			break
		}
		to := takes[g.us][from].and(g.prey).or(g.pushes(from))
		g.spread(from, to.and(g.prey.or(g.open)).minus(g.last))
		g.promoting(from, to, pawnPromotions)
	}
	if g.p.passed == nowhere {
		return
	}
	for rest := own.and(takes[g.us^1][g.p.passed]); ; {
		from, ok := g.first(&rest)
		if !ok {
			break
		}
		if g.p.safeAfter(from, g.p.passed) {
			g.emit(from, g.p.passed)
		}
	}
}

// pushes is where a pawn may go without capturing.
func (g *generator) pushes(from uint8) set {
	one := bit(from).ahead(g.us).minus(g.occ)
	return one.or(one.ahead(g.us).and(ranks[5-g.us]).minus(g.occ))
}

// footmen lists the steps of swordsmen or axemen, who may promote whenever one ends
// on the far rank.
func (g *generator) footmen(k game.Kind, kinds []game.Kind) {
	for rest := g.p.men[g.us][k]; ; {
		from, ok := g.first(&rest)
		if !ok {
			break
		}
		to := steps[k][from].and(g.prey.or(everywhere.minus(g.occ)))
		g.spread(from, to.and(g.prey.or(g.open)).minus(g.last))
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
func (g *generator) promoting(from uint8, to set, kinds []game.Kind) {
	for to = to.and(g.last); ; {
		sq, ok := to.pop()
		if !ok {
			break
		}
		if g.legal(from, sq) {
			g.promotions(from, sq, kinds)
		}
	}
}

func (g *generator) promotions(from, to uint8, kinds []game.Kind) {
	t := game.Move(game.Square(from), game.Square(to))
	for _, k := range kinds {
		if (k != game.NoKind || g.prey.or(g.open).has(to)) && g.allowed(from, to, k) {
			g.dst = append(g.dst, t.WithPromotion(k))
		}
	}
	if !g.p.hasQueen(g.us) && g.allowed(from, to, game.Queen) {
		g.dst = append(g.dst, t.WithPromotion(game.Queen))
	}
}

// castle adds the king's two-square moves (README.md, Castling 入堡).
func (g *generator) castle(from uint8) {
	if g.p.checked || g.open.empty() || g.p.castling == 0 {
		return
	}
	for i := range castles {
		c := &castles[i]
		if c.side == g.us && g.p.castling&c.right != 0 && g.p.mayCastle(c) {
			g.emit(from, c.kingTo)
		}
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
	return g.banned != from || !g.p.givesCheck(from, to, k)
}

// legal reports whether a pseudo-legal move that is no castling and no capture
// in passing leaves the own king safe.
func (g *generator) legal(from, to uint8) bool {
	if !g.wary && !g.marks.has(from) && !g.marks.has(to) {
		return true
	}
	return g.p.safeAfter(from, to)
}

// safeAfter reports whether the own king is safe after a move that is no castling.
func (p *position) safeAfter(from, to uint8) bool {
	gone := bit(p.passedPawn(from, to))
	king := p.king[p.turn]
	if from == king {
		king = to
	}
	occ := p.of[0].or(p.of[1]).minus(bit(from).or(gone)).or(bit(to))
	return p.attacking(king, p.turn^1, occ).minus(gone).empty()
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

func (p *position) hasQueen(side game.Seat) bool { return !p.men[side&1][game.Queen].empty() }

const pawnRank = 3 // counted from the side's own back rank

// rankOf is a square's rank as the side sees it, 0 to 9.
func rankOf(sq uint8, side game.Seat) int {
	if side == white {
		return int(sq / 10)
	}
	return 9 - int(sq/10)
}
