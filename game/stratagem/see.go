package stratagem

import (
	"yanyi/game"
	"yanyi/game/board"
)

// price is a piece's value in an exchange, in centipawns: pieces of similar use have the same
// value.
var price = [game.Pawn + 1]int{
	game.King: 10_000, game.Rook: 900, game.Cannon: 450, game.Knight: 420, game.Advisor: 200, game.Bishop: 200, game.Pawn: 100,
}

// trade is a series of captures on one square.
type trade struct {
	p    *position
	on   game.Square
	top  game.Piece // the piece on the square now
	gone set        // origins of the pieces that have captured there
}

// See is the net gain of a turn if both sides continue capturing on its target.
func (p *position) See(t game.Turn) int {
	gain := p.seized(t)
	if _, gone := t.Resigns(); gone || t.Swap() || t.Note()&noteExchange != 0 {
		return gain
	}
	x := trade{p: p, on: t.To(), top: p.cells[t.From()], gone: board.Bit(t.From())}
	if k := t.Promotion(); k != game.NoKind {
		x.top = x.top.As(k)
	}
	return gain - x.loss(p.side^1)
}

// seized is the price of a turn's immediate captures.
func (p *position) seized(t game.Turn) (gain int) {
	if t.Sweep() {
		for s := p.stale.And(p.of[p.side^1]); !s.Empty(); {
			if sq := s.Pop(); sq != t.To() {
				gain += price[p.cells[sq].Kind()]
			}
		}
	}
	for _, k := range [2]game.Kind{t.Promotion(), t.Second()} {
		if k != game.NoKind {
			gain += price[k] - price[game.Pawn]
		}
	}
	if _, gone := t.Resigns(); gone || t.Swap() {
		return gain
	}
	gain += price[p.cells[t.To()].Kind()]
	if t.Note()&noteExchange != 0 {
		gain -= price[p.cells[t.From()].Kind()]
	}
	return gain
}

// loss is the gain of a side that continues capturing, 0 if it should not.
func (x *trade) loss(by game.Seat) int {
	from := x.cheapest(by)
	if from == game.NoSquare {
		return 0
	}
	gain := price[x.top.Kind()]
	x.top = x.p.cells[from]
	x.gone.Add(from)
	return max(0, gain-x.loss(by^1))
}

// cheapest is the square of the cheapest piece of a side that may capture, or NoSquare; the king
// captures only where it could not be recaptured.
func (x *trade) cheapest(s game.Seat) game.Square {
	own := x.p.of[s].Minus(x.gone)
	if x.p.has(s^1, holdsAll|holdsOne) {
		own = own.Minus(x.p.held(s))
	}
	if x.top.Kind() == game.Pawn && x.p.has(s^1, untouchable) {
		return game.NoSquare
	}
	from := x.pawn(s, own)
	if from == game.NoSquare {
		from = x.guard(s, own)
	}
	if from == game.NoSquare {
		from = x.horse(s, own)
	}
	if from == game.NoSquare {
		from = x.slider(s, own)
	}
	if from == game.NoSquare {
		from = x.added(s, own)
	}
	if from == game.NoSquare {
		from = x.king(s, own)
	}
	return from
}

// pawn is a soldier that can capture.
func (x *trade) pawn(s game.Seat, own set) game.Square {
	p, g := x.p, x.p.v.tables
	pawns := p.by[s][game.Pawn].And(own)
	if p.has(s, untouchable) {
		return game.NoSquare
	}
	if steps := pawns.And(g.pawnFrom[s][x.on]); !steps.Empty() {
		return steps.Pop()
	}
	for p.v.river && !pawns.Empty() {
		if from := pawns.Pop(); g.ford[s][from] == x.on && x.empty((from+x.on)/2) {
			return from
		}
	}
	return game.NoSquare
}

// guard is an advisor or elephant that can capture.
func (x *trade) guard(s game.Seat, own set) game.Square {
	p, g := x.p, x.p.v.tables
	if !g.half[s].Has(x.on) {
		return game.NoSquare
	}
	for _, from := range g.advisorSteps[s][x.on] {
		if own.Has(from) && p.by[s][game.Advisor].Has(from) {
			return from
		}
	}
	return x.hopper(g.elephant[s][x.on], p.by[s][game.Bishop].And(own))
}

func (x *trade) horse(s game.Seat, own set) game.Square {
	return x.hopper(x.p.v.tables.horseFrom[x.on], x.p.by[s][game.Knight].And(own))
}

// hopper is a piece that reaches the square over an empty point.
func (x *trade) hopper(hops []hop, pieces set) game.Square {
	if pieces.Empty() {
		return game.NoSquare
	}
	for _, h := range hops {
		if pieces.Has(h.to) && x.empty(h.via) {
			return h.to
		}
	}
	return game.NoSquare
}

// empty reports whether a square is empty by now.
func (x *trade) empty(sq game.Square) bool {
	return x.p.cells[sq] == game.NoPiece || x.gone.Has(sq)
}

// slider is a cannon that can capture over its screen, else a rook.
func (x *trade) slider(s game.Seat, own set) game.Square {
	p, g := x.p, x.p.v.tables
	rooks, cannons := p.by[s][game.Rook].And(own), p.by[s][game.Cannon].And(own)
	found := game.NoSquare
	if !rooks.Or(cannons).Meets(g.cross[x.on]) {
		return found
	}
	standing := p.occupied().Minus(x.gone)
	for d, ray := range &g.rays[x.on] {
		first, second := met(d, ray.And(standing))
		switch {
		case cannons.Has(second), cannons.Has(first) && p.has(s, screens) && p.riverScreens(first, x.on):
			if cannons.Has(second) {
				return second
			}
			return first
		case rooks.Has(first):
			found = first
		}
	}
	return found
}

// met are the first two pieces on a ray, NoSquare where there are fewer.
func met(d int, pieces set) (first, second game.Square) {
	first = nearest(d, pieces)
	pieces.Remove(first)
	return first, nearest(d, pieces)
}

// added is a piece that captures by a way of the kind in force.
func (x *trade) added(s game.Seat, own set) game.Square {
	active := x.p.active[s]
	if active == 0 {
		return game.NoSquare
	}
	k := &x.p.v.kinds[active]
	if k.ends&capture == 0 {
		return game.NoSquare
	}
	for pieces := x.p.by[s][k.row.piece].And(own); !pieces.Empty(); {
		from := pieces.Pop()
		for i := range k.ways {
			if x.leads(&k.ways[i], s, from) {
				return from
			}
		}
	}
	return game.NoSquare
}

// leads reports whether a way's open path ends on the square.
func (x *trade) leads(w *readyWay, s game.Seat, from game.Square) bool {
	if w.paths == nil {
		return false
	}
	for _, path := range w.paths[s][from] {
		if path.to == x.on && x.open(path.via, w.over) {
			return true
		}
	}
	return false
}

func (x *trade) open(via []game.Square, over bool) bool {
	for _, sq := range via {
		if x.empty(sq) == over {
			return false
		}
	}
	return true
}

// king is the king if it stands next to the square and nothing guards it.
func (x *trade) king(s game.Seat, own set) game.Square {
	p, k := x.p, x.p.king[s]
	spared := x.top.Kind() == game.Cannon && p.has(s^1, sparesCannon) ||
		x.top.Kind() == game.Knight && p.has(s^1, sparesHorse)
	if spared || !own.Has(k) {
		return game.NoSquare
	}
	for _, from := range p.v.tables.kingSteps[s][x.on] {
		if from == k && x.alone(s) {
			return k
		}
	}
	return game.NoSquare
}

// alone reports whether the king of s may capture: the other side cannot recapture.
func (x *trade) alone(s game.Seat) bool {
	after := *x
	after.gone.Add(x.p.king[s])
	after.top = x.p.cells[x.p.king[s]]
	return after.cheapest(s^1) == game.NoSquare
}
