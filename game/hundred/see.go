package hundred

import "yanyi/game"

// price is a piece's value in an exchange, in centipawns.
var price = func() [16]int {
	p := values
	p[game.King] = 10_000
	return p
}()

// trade is a series of captures on one square.
type trade struct {
	p   *position
	on  game.Square
	top game.Kind // the kind on the square now
	occ set       // the squares of the pieces that have not captured there yet
}

// See is the net gain of a turn if both sides continue capturing on its target.
func (p *position) See(t game.Turn) int {
	if _, gone := t.Resigns(); gone {
		return 0
	}
	from, to := t.From(), t.To()
	victim := p.passedPawn(from, to)
	gain := price[p.at[victim].Kind()]
	x := trade{p: p, on: to, top: p.at[from].Kind(), occ: p.of[0].Or(p.of[1])}
	if k := t.Promotion(); k != game.NoKind {
		gain += price[k] - price[x.top]
		x.top = k
	}
	x.occ.Remove(from)
	if victim != to {
		x.occ.Remove(victim)
	}
	return gain - x.loss(p.turn^1)
}

// loss is the gain of a side that continues capturing, 0 if it should not.
func (x *trade) loss(by game.Seat) int {
	var gains [40]int
	n := 0
	for ; n < len(gains); n++ {
		from := x.cheapest(by)
		if from == nowhere {
			break
		}
		gains[n] = price[x.top]
		x.top = x.p.at[from].Kind()
		x.occ.Remove(from)
		by ^= 1
	}
	best := 0
	for n--; n >= 0; n-- {
		best = max(0, gains[n]-best)
	}
	return best
}

// cheapest is the square of the cheapest piece of a side that may capture, or nowhere; the king
// captures only where it could not be recaptured.
func (x *trade) cheapest(by game.Seat) game.Square {
	from := x.beside(by)
	if from.Empty() {
		from = x.along(by)
	}
	if !from.Empty() {
		return from.Low()
	}
	if king := x.p.king[by&1]; steps[game.King][x.on].Has(king) && x.occ.Has(king) && x.alone(king, by) {
		return king
	}
	return nowhere
}

// beside is the cheapest of a side's pieces that capture by a step or a leap.
func (x *trade) beside(by game.Seat) set {
	men, on := &x.p.men[by&1], x.on
	for _, from := range [...]set{
		takes[by&1^1][on].And(men[game.Pawn]),
		steps[game.Ferz][on].And(men[game.Ferz]),
		steps[game.Wazir][on].And(men[game.Wazir]),
		steps[game.Knight][on].And(men[game.Knight]),
		steps[game.Guard][on].And(men[game.Guard]),
	} {
		if from = from.And(x.occ); !from.Empty() {
			return from
		}
	}
	return set{}
}

// along is the cheapest of a side's pieces that capture along a line.
func (x *trade) along(by game.Seat) set {
	men := &x.p.men[by&1]
	queens := men[game.Queen].And(x.occ)
	slant := lined(x.on, x.occ, diagonal, men[game.Bishop].And(x.occ).Or(queens), men[game.Advisor].And(x.occ))
	for _, from := range [...]set{slant.And(men[game.Advisor]), slant.And(men[game.Bishop])} {
		if !from.Empty() {
			return from
		}
	}
	straight := lined(x.on, x.occ, orthogonal, men[game.Rook].And(x.occ).Or(queens), men[game.Cannon].And(x.occ))
	for _, from := range [...]set{straight.And(men[game.Cannon]), straight.And(men[game.Rook])} {
		if !from.Empty() {
			return from
		}
	}
	return straight.Or(slant)
}

// alone reports whether the king may capture: the other side cannot recapture.
func (x *trade) alone(king game.Square, s game.Seat) bool {
	after := *x
	after.occ.Remove(king)
	after.top = game.King
	return after.cheapest(s^1) == nowhere
}

// values are those of README.md, Pieces, in centipawns, for captures. Positions are evaluated by
// weights instead, which are left out of programs that never evaluate.
var values = [16]int{
	game.Queen: 900, game.Guard: 300, game.Bishop: 400, game.Knight: 300, game.Rook: 500,
	game.Cannon: 400, game.Advisor: 300, game.Ferz: 150, game.Wazir: 200, game.Pawn: 100,
}

// Gain is the captured value plus the gain of a promotion.
func (p *position) Gain(t game.Turn) int {
	if _, ok := t.Resigns(); ok {
		return 0
	}
	from, to := t.From(), t.To()
	gain := values[p.at[p.passedPawn(from, to)].Kind()]
	if k := t.Promotion(); k != game.NoKind {
		gain += values[k] - values[p.at[from].Kind()]
	}
	return gain
}
