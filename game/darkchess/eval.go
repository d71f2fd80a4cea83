package darkchess

import (
	"yanyi/game"
	"yanyi/game/weights"
)

// worth is a piece's value in centipawns in the search. The rules' own values follow the order
// of capture. Here the king is worth less, because any soldier may capture it, and a soldier
// more, because it may capture any king.
var worth = [16]int{
	game.King: 500, game.Rook: 600, game.Cannon: 500, game.Knight: 380, game.Bishop: 280, game.Advisor: 190, game.Pawn: 130,
}

// faceDown is the number of pieces that lie face down at the start.
const faceDown = 45

// tally is the totals of all players' pieces.
type tally struct {
	forces [seats]force
	stalks [seats][seats]int // nearness of one player's pieces to those of the other that they may capture, times 256
	hidden int
}

// count tallies the living.
func (p *position) count(t *tally, j *judge) {
	t.hidden = min(p.hidden.len(), faceDown)
	near := &j.near[t.hidden]
	for o := range game.Seat(seats) {
		if !p.alive.Has(o) {
			continue
		}
		p.gather(&t.forces[o], j, o)
		for x := range o {
			if p.alive.Has(x) {
				t.stalks[o][x], t.stalks[x][o] = t.forces[o].stalk(&t.forces[x], near)
			}
		}
	}
}

// Odds is the lead in centipawns over another player that makes a seat's chances e to 1.
func (p *position) Odds() int {
	odds := judging().odds
	if p.alive.Len() < seats {
		return odds.End()
	}
	return odds.Mid()
}

// Eval is a weighted mean of two values: a sum over the pieces, and a net's prediction.
func (p *position) Eval(s game.Seat) int {
	if p.alive.Len() == 1 {
		return 0
	}
	j := judging()
	var t tally
	p.count(&t, j)
	share := j.learnt.Taper(t.hidden, faceDown)
	if p.alive.Len() < seats || share == 0 {
		return p.weigh(s, &t, j)
	}
	var seen sight
	p.look(s, &t, &seen)
	learnt := taught().judge(&seen, j.scale.Taper(t.hidden, faceDown))
	return (learnt*share + p.weigh(s, &t, j)*(100-share)) / 100
}

// weigh compares a seat's army with the mean of the others' armies, of which an ally's counts
// less than an enemy's while the ally is needed. It adds possible prey, attacked pieces, and the
// cost of standing outside an alliance.
func (p *position) weigh(s game.Seat, t *tally, j *judge) int {
	now := func(w weights.Score) int { return w.Taper(t.hidden, faceDown) }
	hunt, prey, free, danger := now(j.hunt), now(j.prey), now(j.free), now(j.danger)
	trust := p.trust(s, &t.forces, now)
	ally, enemy := between(trust, now(j.ally), now(j.last)), between(trust, 100, now(j.enemy))
	score, against := 0, 0
	for o := range game.Seat(seats) {
		if !p.alive.Has(o) {
			continue
		}
		f, enemies := &t.forces[o], census(0)
		for x := range game.Seat(seats) {
			if x != o && !p.allied(x, o) {
				enemies += t.forces[x].n
			}
		}
		army := now(f.worth) + f.free*free + f.n.prey(enemies)*prey/1000
		// how much nearer the seat's pieces are to their prey than the other's to theirs
		lead := (t.stalks[s][o] - t.stalks[o][s]*danger/100) / 256
		switch {
		case o == s:
			score += army - f.attacked*now(j.attacked)/100
		case p.allied(o, s):
			against += army * ally / 100
			if trust < 100 {
				against -= between(trust, 0, lead*hunt/100)
			}
		default:
			against += (army - lead*hunt/100) * enemy / 100
			score += f.attacked * now(j.attacking) / 100
		}
	}
	if p.alliance != 0 && !p.alliance.Has(s) {
		score += now(j.alone)
	}
	return p.reckoned(s, score-against/(p.alive.Len()-1))
}

// trust is how firm a seat's alliance is, in percent: 100 while the enemy is strong enough
// to hold the allies together, less as it weakens. Without an alliance it is 100.
func (p *position) trust(s game.Seat, forces *[seats]force, now func(weights.Score) int) int {
	if p.alive.Len() < seats || !p.alliance.Has(s) {
		return 100
	}
	both, enemy := 0, 0
	for o := range game.Seat(seats) {
		if worth := now(forces[o].worth); p.alliance.Has(o) {
			both += worth
		} else {
			enemy += worth
		}
	}
	return min(100, 100*100*enemy/max(1, both*now(judging().parting)))
}

// between is a number between two: full at 100 percent of trust, gone at 0.
func between(trust, full, gone int) int { return (full*trust + gone*(100-trust)) / 100 }

// FirstOutCost is the cost of being eliminated first in centipawns, for a search that would
// otherwise avoid it at any price: the first one out has one point, the expectation of each of
// three equals, and the second has none (README.md, Going out, end).
func (p *position) FirstOutCost() int {
	return judging().out.Taper(min(p.hidden.len(), faceDown), faceDown)
}

// allied reports whether two seats are.
func (p *position) allied(a, b game.Seat) bool { return p.alliance.Has(a) && p.alliance.Has(b) }

// reckoned adds the material by the rules' values, which decides a game after fifty quiet
// rounds, with a weight that grows as these approach.
func (p *position) reckoned(s game.Seat, v int) int {
	clock, limit := int(p.clock), roundN*p.alive.Len()
	if 4*clock < limit {
		return v
	}
	best := 0
	for o := range game.Seat(seats) {
		if o != s && p.alive.Has(o) {
			best = max(best, p.material(o))
		}
	}
	lead := 100*p.material(s) - 100*best
	return v + (lead-v)*clock/limit*clock/limit
}

// stander is a face-up piece on its square.
type stander struct {
	at   game.Square
	kind game.Kind
}

// most is the most pieces a seat commands in a played game: its own and Han's. A position read
// from text may have more.
const most = 20

// census is the number of pieces of each kind: a byte a kind, the king's first.
type census uint64

// one is a single piece of each kind.
var one = [16]census{
	game.King: 1, game.Rook: 1 << 8, game.Cannon: 1 << 16, game.Knight: 1 << 24, game.Bishop: 1 << 32, game.Advisor: 1 << 40, game.Pawn: 1 << 48,
}

// place is which byte of a census counts a kind.
var place = [16]int{game.Rook: 1, game.Cannon: 2, game.Knight: 3, game.Bishop: 4, game.Advisor: 5, game.Pawn: 6}

// of is how many of a kind there are.
func (c census) of(k game.Kind) int { return int(c >> (8 * place[k]) & 0xFF) }

// takers is, for each kind, how many of the pieces may capture one of it: those of its rank and
// above, except that a king captures no soldier and a soldier captures kings. A cannon counts as
// if it always had a screen.
func (c census) takers() census {
	const runningSums = 1 + 1<<8 + 1<<16 + 1<<24 + 1<<32 + 1<<40 + 1<<48
	kings, soldiers := c&0xFF, c>>48
	return c*runningSums&^(0xFF<<56) + soldiers*one[game.King] - kings*one[game.Pawn]
}

// worths are the kinds' from the highest down.
var worths = [...]int{
	worth[game.King], worth[game.Rook], worth[game.Cannon], worth[game.Knight], worth[game.Bishop], worth[game.Advisor], worth[game.Pawn],
}

// prey is the sum of the pieces' possible captures, each times its worth.
func (c census) prey(others census) int {
	sum := 0
	takers := c.takers()
	for _, worth := range &worths {
		sum += int(uint8(takers)) * int(uint8(others)) * worth
		takers, others = takers>>8, others>>8
	}
	return sum
}

// force is the pieces that a seat commands or may still turn over.
type force struct {
	worth    weights.Score
	n        census
	opened   census // the face-up part of it
	attacked int    // the worth of its pieces beside an enemy's that may capture them
	free     int    // number of empty squares beside its pieces
	size     int
	open     [most]stander // the first size: the commanded pieces
}

// enemies are the squares of the face-up pieces of all players at war with a seat.
func (p *position) enemies(s game.Seat) (all set) {
	for o := range game.Seat(seats) {
		if o != s && !p.allied(o, s) {
			all |= p.commanded(o)
		}
	}
	return all
}

func (p *position) gather(f *force, j *judge, s game.Seat) {
	enemies := p.enemies(s)
	empty := ^(p.hidden | p.open[game.Wu] | p.open[game.Wei] | p.open[game.Shu] | p.open[game.Han])
	for own := p.commanded(s); own != 0; {
		at := own.pop()
		k := p.at[at].Kind()
		if f.size < most {
			f.open[f.size] = stander{at, k}
			f.size++
		}
		f.opened += one[k]
		f.worth += j.open[k]
		f.free += (beside[at] & empty).len()
		for near := beside[at] & enemies; near != 0; {
			if by := p.at[near.pop()].Kind(); by != game.Cannon && beats(by, k) {
				f.attacked += worth[k]
				break
			}
		}
	}
	f.n = f.opened
	if bag := &p.bags[s]; bag.Len() > 0 {
		for k := range game.Pawn + 1 {
			n := bag.Count(k)
			f.n += one[k] * census(n)
			f.worth += j.bag[k].Times(n)
		}
	}
}

// stalk is the nearness of a force's pieces to those of another that they may capture, and the
// reverse, each times 256, weighted by distance.
func (f *force) stalk(of *force, near *[farthest + 1]int) (own, other int) {
	for _, a := range f.open[:f.size] {
		edge, away := &edges[a.kind], &distance[a.at]
		for _, b := range of.open[:of.size] {
			v := int(edge[b.kind]) * near[away[b.at]]
			own += max(v, 0)
			other -= min(v, 0)
		}
	}
	return own, other
}

// Gain is the captured value, or the value of Han's army to its rescuer.
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
