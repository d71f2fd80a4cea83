//go:build !page

package threekingdoms

import "yanyi/game"

// tally adds up over an army what does not change while its pieces stand: four sums
// in one word, kept by put. From the low end: worth, a horse's nearness to the
// emperor, and what it counts in the siege of each seat's palace.
type tally uint64

const (
	worthBits = 20
	huntBits  = 14
	siegeBits = 10
)

func newTally(worth, hunt int, siege [3]int) tally {
	t := tally(worth) | tally(hunt)<<worthBits
	for s, n := range siege {
		t |= tally(n) << (worthBits + huntBits + s*siegeBits)
	}
	return t
}

func (t tally) worth() int { return int(t & (1<<worthBits - 1)) }
func (t tally) hunt() int  { return int(t >> worthBits & (1<<huntBits - 1)) }
func (t tally) siege(s game.Seat) int {
	return int(t >> (worthBits + huntBits + int(s)*siegeBits) & (1<<siegeBits - 1))
}

// weigh fills the tables of what pieces count on each square: their kind's worth,
// more the nearer they stand to a rival's palace, soldiers more the farther they have
// come.
func (r *rules) weigh() {
	column := 0
	if r.castles {
		column = 1
	}
	r.weights = readWeights(weightsText, column)
	hunt := r.leapsToThrone()
	for army := game.Wu; army <= game.Han; army++ {
		for sq := range r.info.Board.Points {
			sq := game.Square(sq)
			steps, siege := r.nearness(army, sq)
			_, depth := r.frame.see(army, sq)
			for k, w := range r.kind {
				if w == 0 {
					continue
				}
				w += r.near[k] * steps
				leaps := 0
				switch game.Kind(k) {
				case game.Pawn:
					w += r.advance * min(depth, r.frame.size/2)
				case game.Knight:
					leaps = hunt[sq]
					w += r.leap * int(r.hops[game.NewPiece(game.Knight, army)][sq].n)
				}
				r.counts[army][k][sq] = newTally(w, leaps, scaled(siege, r.siege[k]))
			}
		}
	}
}

func scaled(siege [3]int, by int) [3]int {
	for s := range siege {
		siege[s] *= by
	}
	return siege
}

// nearness adds up how near a square is to the rivals' palaces, and says how much a
// piece there besieges each.
func (r *rules) nearness(army game.Army, sq game.Square) (sum int, siege [3]int) {
	for rival := game.Wu; rival <= game.Shu; rival++ {
		if rival == army {
			continue
		}
		away := r.apart(r.frame.at(rival, kingdomWidth/2, 1), sq)
		sum += max(0, r.nearMost-away)
		siege[rival] = r.siegeBy[min(away, len(r.siegeBy)-1)]
	}
	return sum, siege
}

// strength is what a seat commands.
func (p *position) strength(s game.Seat) int {
	sum := 0
	if p.emperorBy == s {
		sum = p.weights.emperor
	}
	for army, c := range p.command {
		if c == s {
			sum += p.sums[army].worth()
		}
	}
	return sum
}

// Eval is how well a seat stands in centipawns: its forces against the others', as
// far as they are hostile, and the sieges.
func (p *position) Eval(s game.Seat) int {
	var forces [3]int
	p.stir(&forces)
	for seat := game.Wu; seat <= game.Shu; seat++ {
		forces[seat] += p.prospects(seat)
	}
	own := 100 * forces[s]
	for rival := game.Wu; rival <= game.Shu; rival++ {
		if rival != s && p.alive.Has(rival) {
			own -= p.share(s, rival, &forces) * forces[rival]
		}
	}
	if p.futile() {
		return idle + idleTurn*min(int(p.clock), idleMost) + own/2000
	}
	return p.waning(own/100 + p.sieges(s) + p.chase(s))
}

// share is how much a rival's forces weigh against a seat, in percent: an ally's
// little and in its favour, for it fights the common enemy; of two rivals' the
// stronger one's more, for it is nearer to winning.
func (p *position) share(s, rival game.Seat, forces *[3]int) int {
	switch {
	case p.alive != allSeats:
		return p.weights.last
	case p.ally[s] == rival:
		return -p.weights.ally
	case p.ally[s] != game.NoSeat:
		return p.weights.enemy
	}
	a, b := forces[rival], forces[third(s, rival)]
	return p.rival + p.leader*(a-b)/max(1, a+b)
}

// waning takes from an advantage what the clock does not leave time to use.
func (p *position) waning(v int) int {
	if v <= 0 || p.weights.fading == 0 {
		return v
	}
	most := 50 * p.alive.Len()
	return v - v*p.weights.fading/100*int(p.clock)/most*int(p.clock)/most
}

// sieges judges for a seat what threatens the kings: its own sieges count for it,
// those of its palace against it, and a little those among the others, for whoever
// takes a king takes its army.
func (p *position) sieges(s game.Seat) int {
	sum := 0
	for by := game.Wu; by <= game.Shu; by++ {
		for of := game.Wu; of <= game.Shu; of++ {
			if by == of || p.king[of] == game.NoSquare || p.hostile[by]>>of&1 == 0 {
				continue
			}
			switch v := p.siege(by, of); s {
			case by:
				sum += v
			case of:
				sum -= v * p.besieged / 100
			default:
				sum -= v * p.third / 100
			}
		}
	}
	return sum
}

// siege is how threatening a seat's pieces are together to another's palace.
func (p *position) siege(by, of game.Seat) int {
	n := 0
	for army, c := range p.command {
		if c == by {
			n += p.sums[army].siege(of)
		}
	}
	return n * n / p.calm
}

// allianceGain is how an alliance would change Eval of the player to move: its
// ally no longer weighs against it, but the third player commands Han.
func (p *position) allianceGain(ally game.Seat) int {
	enemy := third(p.turn, ally)
	w := p.weights
	gain := (w.rival + w.ally) * p.strength(ally)
	gain += w.rival*p.strength(enemy) - w.enemy*(p.strength(enemy)+p.sums[game.Han].worth()+w.emperor)
	return gain / 100
}
