package stratagem

import (
	"yanyi/game"
	"yanyi/game/board"
)

// Notes of a turn: facts that its text does not state but the position does.
const (
	noteExchange  = 1 << iota // both pieces leave the board
	noteStratagem             // the move is a way that the kind in force adds
)

// generator lists the turns of the side to move. Most turns need no test: before listing, survey
// finds the squares whose emptying or filling could expose the own king, and only turns that
// touch them, turns of the king, and those with hardly predictable stratagems are played out and
// tested.
type generator struct {
	p        *position
	us, them game.Seat
	turns    []game.Turn
	prefix   game.Turn // slide, sweep and ^T that open the turn
	pseudo   bool      // list turns that leave the own king attacked, too
	one      bool      // stop after the first few turns
	gains    bool      // list only turns that may gain something
	aims     *aims     // list only quiet turns to these squares

	plain  bool // every turn but the king's is legal and wanted
	wary   bool // in check, or under a stratagem's attack: test every turn
	leave  set  // squares to test turns from
	enter  set  // squares to test turns to
	prey   set  // what may be captured or exchanged
	own    set  // pieces that may move
	banned game.Square
	ends   ends      // of the way being listed
	piece  game.Kind // moving
	post   bool      // list nothing, but find the pieces that reach the own king's square:
	posted set       // these
}

// aims is, for each kind of piece, squares on which it ends.
type aims [game.Pawn + 1]set

// Turns appends the complete legal turns of the side to move.
func (p *position) Turns(dst []game.Turn) []game.Turn { return p.list(dst, false, false) }

// Count is the number of legal turns.
func (p *position) Count() int {
	p.buf = p.Turns(p.buf[:0])
	return len(p.buf)
}

// hasTurn reports whether there is a legal turn.
func (p *position) hasTurn() bool {
	p.buf = p.list(p.buf[:0], false, true)
	return len(p.buf) > 0
}

func (p *position) list(dst []game.Turn, pseudo, one bool) []game.Turn {
	return p.generate(dst, generator{pseudo: pseudo, one: one})
}

// generate appends the turns of a generator with the given settings.
func (p *position) generate(dst []game.Turn, wishes generator) []game.Turn {
	if p.ended() {
		return dst
	}
	g := &p.gen
	*g = wishes
	g.p, g.us, g.them, g.turns, g.banned = p, p.side, p.side^1, dst, game.NoSquare
	g.list(p.checked)
	plain := g.enough() || g.aims != nil
	if !plain && p.cap != game.NoSquare {
		g.slides()
	}
	if !plain && !g.enough() && p.stale.Meets(p.of[g.them]) {
		g.sweep()
	}
	dst = g.turns
	g.turns = nil
	return dst
}

func (g *generator) enough() bool { return g.one && len(g.turns) > 0 }

// list lists the moves of the position as it stands, after any prefix.
func (g *generator) list(checked bool) {
	p, us := g.p, g.us
	g.restrict()
	g.survey(checked)
	g.sliderMoves(game.Rook)
	g.knightMoves()
	g.pawnMoves()
	if g.enough() {
		return
	}
	g.sliderMoves(game.Cannon)
	if g.aims != nil {
		return
	}
	g.bishopMoves()
	g.advisorMoves()
	g.kingMoves()
	if active := p.active[us]; active != 0 {
		g.stratagem(&p.v.kinds[active])
	}
	if p.v.swaps {
		g.retreatMoves()
		if checked {
			g.swaps()
		}
	}
}

// restrict computes the pieces that may move and those that may be captured.
func (g *generator) restrict() {
	p := g.p
	g.own = p.of[g.us].Minus(p.held(g.us))
	g.prey = p.of[g.them].Minus(board.Bit(p.king[g.them]))
	if p.has(g.them, untouchable) {
		g.prey = g.prey.Minus(p.by[g.them][game.Pawn])
	}
	if g.banned != game.NoSquare {
		g.prey.Remove(g.banned)
	}
}

// held is s's pieces that the enemy king holds (README.md, Sixteen tiles 14; Tiles of qice 14).
func (p *position) held(s game.Seat) set {
	if p.effects[s^1]&(holdsAll|holdsOne) == 0 {
		return set{}
	}
	held := p.of[s].And(p.v.tables.diagonal[p.king[s^1]])
	if p.has(s^1, holdsOne) && held.Len() != 1 {
		return set{}
	}
	return held
}

// survey finds the squares on which the own king's safety depends: leaving a horse's leg or a
// line between king and enemy slider, and entering a point between king and cannon.
func (g *generator) survey(checked bool) {
	p, k := g.p, g.p.king[g.us]
	gr := p.v.tables
	g.leave, g.enter, g.plain = set{}, set{}, false
	g.wary = checked || p.has(g.them, screens) && p.by[g.them][game.Cannon].Meets(gr.file[k])
	if g.wary {
		return
	}
	if horses := p.by[g.them][game.Knight].And(gr.horseAround[k]); !horses.Empty() {
		for _, h := range gr.horseFrom[k] {
			if horses.Has(h.to) {
				g.leave.Add(h.via)
			}
		}
	}
	if sliders := p.sliders(g.them).And(gr.cross[k]); !sliders.Empty() {
		occ := p.occupied()
		for d, ray := range &gr.rays[k] {
			if ray.Meets(sliders) {
				g.surveyRay(d, ray, ray.And(occ), sliders)
			}
		}
	}
	g.plain = !g.gains && g.aims == nil && g.leave.Empty() && g.enter.Empty()
}

// surveyRay scans the first three pieces on a ray from the king along which it is not attacked.
func (g *generator) surveyRay(d int, ray, pieces, sliders set) {
	var met [2]game.Square
	for n := 0; n < 3 && !pieces.Empty(); n++ {
		sq := nearest(d, pieces)
		pieces.Remove(sq)
		if sliders.Has(sq) {
			cannon := g.p.cells[sq].Kind() == game.Cannon
			switch {
			case n == 0 && cannon:
				g.enter = g.enter.Or(ray.Minus(g.p.v.tables.rays[sq][d]).Minus(board.Bit(sq)))
			case n == 1 && !cannon:
				g.leave.Add(met[0])
			case n == 2 && cannon:
				g.leave.Add(met[0])
				g.leave.Add(met[1])
			}
		}
		if n < 2 {
			met[n] = sq
		}
	}
}

// add lists a move or capture of any piece except the king.
func (g *generator) add(from, to game.Square) {
	t := g.prefix | game.Move(from, to)
	switch {
	case g.plain:
		g.turns = append(g.turns, t)
	case g.idle(t):
	case g.wary || g.leave.Has(from) || g.enter.Has(to):
		g.test(t)
	default:
		g.turns = append(g.turns, t)
	}
}

// idle reports whether a turn is unwanted because it certainly gains nothing. The size of other
// gains is left to the evaluation, which is not linked into every program that lists turns.
func (g *generator) idle(t game.Turn) bool {
	if g.aims != nil {
		return t.Promotion() != game.NoKind || !g.aims[g.p.cells[t.From()].Kind()].Has(t.To())
	}
	return g.gains && !t.Sweep() && t.Promotion() == game.NoKind && t.Second() == game.NoKind &&
		g.p.cells[t.To()] == game.NoPiece
}

// test lists a turn if it leaves the own king safe.
func (g *generator) test(t game.Turn) {
	if g.pseudo || !g.idle(t) && g.p.safe(t) {
		g.turns = append(g.turns, t)
	}
}

// safe reports whether the move of a turn, its prefix played, leaves the mover's
// king unattacked by the kinds in force after it (README.md, Fine points 2).
func (p *position) safe(t game.Turn) bool {
	us, before := p.side, p.mark()
	p.move(t)
	safe := !p.attacked(us)
	p.back(&before)
	return safe
}

// addKing lists a turn of the king, a swap too, and the second chances of 升底兵
// that it opens (README.md, Rising soldier 升底兵).
func (g *generator) addKing(t game.Turn) {
	p, before := g.p, g.p.mark()
	risen := p.has(g.us, rises)
	p.move(t)
	safe := g.pseudo || !p.attacked(g.us)
	chance := !risen && p.has(g.us, rises) && p.last[g.us] != game.NoSquare
	p.back(&before)
	if safe && !g.idle(t) {
		g.turns = append(g.turns, t)
	}
	if chance {
		for i, k := range poolKinds {
			if p.pool[g.us][i] > 0 {
				g.test(t.WithSecond(k))
			}
		}
	}
}

// addPawn lists a soldier's move with its promotions (README.md, Rising soldier 升底兵).
func (g *generator) addPawn(from, to game.Square) {
	g.add(from, to)
	p := g.p
	last := p.v.tables.last[g.us]
	if !last.Has(to) || last.Has(from) || !p.has(g.us, rises) || p.missed.Has(from) {
		return
	}
	t := g.prefix | game.Move(from, to)
	for i, k := range poolKinds {
		if p.pool[g.us][i] > 0 {
			g.test(t.WithPromotion(k))
		}
	}
}

// reach lists the end of an added way, if it may end there (README.md, Exchange 兑).
func (g *generator) reach(from, to game.Square) {
	switch {
	case g.post:
		if to == g.p.king[g.us] {
			g.posted.Add(from)
		}
	case g.p.cells[to] == game.NoPiece:
		if g.ends&quiet != 0 {
			g.finish(from, to)
		}
	case !g.prey.Has(to):
	case g.ends&capture != 0:
		g.finish(from, to)
	case g.ends&exchange != 0:
		g.test((g.prefix | game.Move(from, to)).WithNote(noteExchange | noteStratagem))
	}
}

func (g *generator) finish(from, to game.Square) {
	switch g.piece {
	case game.King:
		g.addKing(g.prefix | game.Move(from, to))
	case game.Pawn:
		g.addPawn(from, to)
	default:
		g.add(from, to)
	}
}

// stratagem lists the ways that the kind in force adds.
func (g *generator) stratagem(k *kind) {
	g.piece = k.row.piece
	plain := g.prefix
	g.prefix = plain.WithNote(noteStratagem)
	for pieces := g.p.by[g.us][g.piece].And(g.own); !pieces.Empty(); {
		from := pieces.Pop()
		for i := range k.ways {
			w := &k.ways[i]
			g.ends = w.ends
			if w.walk != nil {
				w.walk(g, from)
				continue
			}
			for _, path := range w.paths[g.us][from] {
				if g.open(path.via, w.over) {
					g.reach(from, path.to)
				}
			}
		}
	}
	g.prefix = plain
}

// open reports whether all points between are empty, or with over occupied.
func (g *generator) open(via []game.Square, over bool) bool {
	for _, sq := range via {
		if (g.p.cells[sq] != game.NoPiece) != over {
			return false
		}
	}
	return true
}
