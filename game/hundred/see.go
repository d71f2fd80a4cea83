//go:build !page

package hundred

import "yanyi/game"

// price is what a piece counts for in an exchange, in centipawns.
var price = [16]int{
	game.King: 10_000, game.Queen: 900, game.Guard: 300, game.Bishop: 400, game.Knight: 300, game.Rook: 500,
	game.Cannon: 400, game.Advisor: 300, game.Ferz: 150, game.Wazir: 200, game.Pawn: 100,
}

// trade is a series of captures on one square.
type trade struct {
	p    *position
	on   uint8
	top  game.Kind // what stands there now
	gone set       // pieces that have left their squares for it
}

// See is what a turn nets if both sides go on capturing where it ends.
func (p *position) See(t game.Turn) int {
	if _, gone := t.Resigns(); gone {
		return 0
	}
	from, to := uint8(t.From()), uint8(t.To())
	victim := p.passedPawn(from, to)
	gain := price[p.at[victim].Kind()]
	x := trade{p: p, on: to, top: p.at[from].Kind()}
	if k := t.Promotion(); k != game.NoKind {
		gain += price[k] - price[x.top]
		x.top = k
	}
	x.gone.add(from)
	if victim != to {
		x.gone.add(victim)
	}
	return gain - x.loss(p.turn^1)
}

// loss is what a side can win of the other by capturing on, at least nothing.
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
		x.gone.add(from)
		by ^= 1
	}
	best := 0
	for n--; n >= 0; n-- {
		best = max(0, gains[n]-best)
	}
	return best
}

// cheapest is the square of the cheapest piece of a side that may capture, or
// nowhere; the king does only where nothing could take it.
func (x *trade) cheapest(by game.Seat) uint8 {
	best, least := uint8(nowhere), 1<<20
	for d := range 8 {
		if from := x.along(d, by); from != nowhere && price[x.p.at[from].Kind()] < least {
			best, least = from, price[x.p.at[from].Kind()]
		}
	}
	for _, from := range leaps[x.on] {
		pc := x.p.at[from]
		if pc.Kind() == game.Knight && pc.Origin() == by && !x.gone.has(from) && price[game.Knight] < least {
			best, least = from, price[game.Knight]
		}
	}
	if best != nowhere && x.p.at[best].Kind() == game.King && !x.alone(best, by) {
		return nowhere
	}
	return best
}

// along is the cheaper of the first piece in a direction, if it reaches the square,
// and the second, if it jumps to it.
func (x *trade) along(d int, by game.Seat) uint8 {
	r := &rays[x.on][d]
	first := uint8(nowhere)
	met := 0
	for i, sq := range r.sq[:r.n] {
		pc := x.p.at[sq]
		if pc == game.NoPiece || x.gone.has(sq) {
			continue
		}
		if met++; met == 1 {
			if pc.Origin() == by && reaches(pc.Kind(), d, i, by) {
				first = sq
			}
			continue
		}
		if pc.Origin() == by && pc.Kind() == jumper(d) &&
			(first == nowhere || price[pc.Kind()] < price[x.p.at[first].Kind()]) {
			return sq
		}
		break
	}
	return first
}

// alone reports whether the other side has nothing that captures after the king.
func (x *trade) alone(king uint8, s game.Seat) bool {
	after := *x
	after.gone.add(king)
	after.top = game.King
	return after.cheapest(s^1) == nowhere
}
