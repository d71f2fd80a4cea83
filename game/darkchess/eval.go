//go:build !page

package darkchess

import (
	"yanyi/game"
	"yanyi/game/weights"
)

// worth is in centipawns. The rules' values rank by capture order; for judging a
// position the king is worth less than it ranks, since any soldier takes it, and
// a soldier more, since it takes any king.
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
	census := p.census()
	hunt := j.hunt.Taper(hidden, faceDown)
	score, against := p.strength(j, s, &census).Taper(hidden, faceDown), 0
	for o := range game.Seat(seats) {
		if o == s || !p.alive.Has(o) {
			continue
		}
		strength := p.strength(j, o, &census).Taper(hidden, faceDown)
		if p.friends(o, s) {
			against += strength / 2
		} else {
			against += strength + (p.hunt(o, s)-p.hunt(s, o))*hunt/100
		}
	}
	return p.reckoned(s, score-against/(p.alive.Len()-1))
}

// friends reports whether two seats are allies.
func (p *position) friends(a, b game.Seat) bool { return p.alliance.Has(a) && p.alliance.Has(b) }

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

// census is how many pieces of each kind each seat commands or may still turn over.
func (p *position) census() (n [seats][16]uint8) {
	for s := range game.Seat(seats) {
		if !p.alive.Has(s) {
			continue
		}
		for own := p.commanded(s); own != 0; {
			n[s][p.at[own.pop()].Kind()]++
		}
		for k := game.King; k <= game.Pawn; k++ {
			n[s][k] += uint8(p.bags[s].Count(k))
		}
	}
	return n
}

// strength is what a seat commands, each piece by what may still take it and whether it
// does so next, and what it may still turn over.
func (p *position) strength(j *judge, s game.Seat, census *[seats][16]uint8) (sum weights.Score) {
	var hostile [16]uint8
	var rivals set
	for o := range game.Seat(seats) {
		if o != s && !p.friends(o, s) {
			rivals |= p.commanded(o)
			for k := range hostile {
				hostile[k] += census[o][k]
			}
		}
	}
	var open [16]weights.Score
	for _, k := range info.Kinds {
		open[k] = j.open[k] + j.takers[k][takerStep[takers(k, &hostile)]]
		sum += j.bag[k].Times(p.bags[s].Count(k))
	}
	waits := 1
	if p.actor == s {
		waits = 0
		sum += j.turn
	}
	for own := p.commanded(s); own != 0; {
		sq := own.pop()
		k := p.at[sq].Kind()
		sum += open[k]
		for near := beside[sq] & rivals; near != 0; {
			if by := p.at[near.pop()].Kind(); by != game.Cannon && beats(by, k) {
				sum += j.loose[k][waits]
				break
			}
		}
	}
	return sum + p.nearEmperor(j, s)
}

// takers is how many of some pieces may take a kind.
func takers(k game.Kind, of *[16]uint8) (n int) {
	for _, by := range takenBy[k] {
		n += int(of[by])
	}
	return n
}

// takenBy is by which kinds each may be taken.
var takenBy = func() (by [16][]game.Kind) {
	for _, k := range info.Kinds {
		for _, taker := range info.Kinds {
			if taker != game.Cannon && beats(taker, k) || taker == game.Cannon && jumpable(k) {
				by[k] = append(by[k], taker)
			}
		}
	}
	return by
}()

// nearEmperor is what it is worth that a seat's horses are near the idle emperor.
func (p *position) nearEmperor(j *judge, s game.Seat) weights.Score {
	nearest := len(j.rescue)
	for own := p.open[s]; own != 0 && !p.spent; {
		if sq := own.pop(); p.at[sq].Kind() == game.Knight {
			nearest = min(nearest, int(distance[sq][throne])-1)
		}
	}
	if nearest == len(j.rescue) {
		return 0
	}
	return j.rescue[nearest]
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
			sum += int(quarry[k][p.at[at].Kind()]) * (16 - int(distance[from][at]))
		}
	}
	return sum / 256
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
