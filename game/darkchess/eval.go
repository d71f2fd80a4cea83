//go:build !page

package darkchess

import (
	"yanyi/game"
	"yanyi/game/weights"
)

// worth is in centipawns what a piece is taken for when turns are weighed. The rules'
// values rank by capture order; for judging a position the king is worth less than it
// ranks, since any soldier takes it, and a soldier more, since it takes any king.
var worth = [16]int{
	game.King: 500, game.Rook: 600, game.Cannon: 500, game.Knight: 380, game.Bishop: 280, game.Advisor: 190, game.Pawn: 130,
}

// faceDown is how many pieces lie face down at the start.
const faceDown = 45

// Eval weighs a seat against the mean of the others, an ally's strength counting
// less against it than an enemy's, and adds what it may hunt.
func (p *position) Eval(s game.Seat) int {
	if p.alive.Len() == 1 {
		return 0
	}
	j, hidden := judging(), min(p.hidden.len(), faceDown)
	hunt := j.hunt.Taper(hidden, faceDown)
	score, against := p.strength(j, s).Taper(hidden, faceDown), 0
	for o := range game.Seat(seats) {
		if o == s || !p.alive.Has(o) {
			continue
		}
		strength := p.strength(j, o).Taper(hidden, faceDown)
		if p.alliance.Has(o) && p.alliance.Has(s) {
			against += strength / 2
		} else {
			against += strength + (p.hunt(o, s)-p.hunt(s, o))*hunt/100
		}
	}
	return p.reckoned(s, score-against/(p.alive.Len()-1))
}

// reckoned lets the material by the rules' values, which decides after fifty quiet
// rounds, weigh the more the nearer they are.
func (p *position) reckoned(s game.Seat, v int) int {
	clock, limit := int(p.clock), roundN*p.alive.Len()
	if 4*clock < limit {
		return v
	}
	most := 0
	for o := range game.Seat(seats) {
		if o != s && p.alive.Has(o) {
			most = max(most, p.material(o))
		}
	}
	lead := 100*p.material(s) - 100*most
	return v + (lead-v)*clock/limit*clock/limit
}

// strength is what a seat commands and may still turn over.
func (p *position) strength(j *judge, s game.Seat) (sum weights.Score) {
	for own := p.commanded(s); own != 0; {
		sum += j.open[p.at[own.pop()].Kind()]
	}
	for k := game.King; k <= game.Pawn; k++ {
		sum += j.bag[k].Times(p.bags[s].Count(k))
	}
	return sum
}

// hunt is how closely a's pieces stalk those of b that they may take.
func (p *position) hunt(a, b game.Seat) int {
	sum := 0
	for hunters := p.commanded(a); hunters != 0; {
		from := hunters.pop()
		k := p.at[from].Kind()
		if k == game.Cannon {
			continue
		}
		for prey := p.commanded(b); prey != 0; {
			at := prey.pop()
			sum += int(quarry[k][p.at[at].Kind()]) * (16 - int(distance[from][at])) / 256
		}
	}
	return sum
}

// Gain is the captured value, or what Han's army is worth to its rescuer.
func (p *position) Gain(t game.Turn) int {
	if _, ok := t.Resigns(); ok {
		return 0
	}
	if t.Flip() {
		return p.flipGain(t.From())
	}
	target := p.at[t.To()]
	if target.Origin() == game.Han && target.Kind() == game.King {
		return 3*worth[game.Rook] + worth[game.Cannon]
	}
	return worth[target.Kind()]
}
