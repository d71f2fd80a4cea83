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

// Eval weighs a seat against the mean of the others, an ally's army counting less against
// it than an enemy's, and adds what it may hunt, what is attacked and its place outside an
// alliance.
func (p *position) Eval(s game.Seat) int {
	if p.alive.Len() == 1 {
		return 0
	}
	j, hidden := judging(), min(p.hidden.len(), faceDown)
	one := func(w weights.Score) int { return w.Taper(hidden, faceDown) }
	var forces [seats]force
	for o := range game.Seat(seats) {
		if p.alive.Has(o) {
			p.gather(&forces[o], j, o)
		}
	}
	hunt, prey, room := one(j.hunt), one(j.prey), one(j.room)
	score, against := 0, 0
	for o := range game.Seat(seats) {
		if !p.alive.Has(o) {
			continue
		}
		attacked, free := p.exposed(o, &forces[o])
		army := one(forces[o].worth) + free*room
		for x := range game.Seat(seats) {
			if x != o && !p.allied(x, o) {
				army += forces[o].prey(&forces[x]) * prey / 1000
			}
		}
		switch {
		case o == s:
			score += army - attacked*one(j.attacked)/100
		case p.allied(o, s):
			against += army / 2
		default:
			against += army + (forces[o].hunt(&forces[s])-forces[s].hunt(&forces[o]))*hunt/100
			score += attacked * one(j.attacking) / 100
		}
	}
	if p.alliance != 0 && !p.alliance.Has(s) {
		score += one(j.alone)
	}
	return p.reckoned(s, score-against/(p.alive.Len()-1))
}

// allied reports whether two seats are.
func (p *position) allied(a, b game.Seat) bool { return p.alliance.Has(a) && p.alliance.Has(b) }

// reckoned lets the material by the rules' values, which decides after fifty quiet
// rounds, weigh the more the nearer they are.
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

// stander is an open piece where it stands.
type stander struct {
	at   game.Square
	kind game.Kind
}

// most is how many pieces a seat commands at most in a game: its own and Han's. Positions
// that are written down may have more.
const most = 20

// force is what a seat commands or may still turn over.
type force struct {
	worth  weights.Score
	size   int
	open   [most]stander // the first size: what it commands
	n      [16]int       // by kind
	takers [16]int       // by kind: how many may take it
}

func (p *position) gather(f *force, j *judge, s game.Seat) {
	for own := p.commanded(s); own != 0; {
		at := own.pop()
		k := p.at[at].Kind()
		if f.size < most {
			f.open[f.size] = stander{at, k}
			f.size++
		}
		f.n[k]++
		f.worth += j.open[k]
	}
	for k := range game.Pawn + 1 {
		if n := p.bags[s].Count(k); n > 0 {
			f.n[k] += n
			f.worth += j.bag[k].Times(n)
		}
	}
	n, high := &f.n, 0
	for _, k := range ranked {
		high += n[k]
		f.takers[k] = high
	}
	f.takers[game.King] += n[game.Pawn]
	f.takers[game.Pawn] -= n[game.King]
}

// ranked is the kinds from the highest down. What takes one are those down to it, a
// cannon's jumps included, but for soldiers and kings.
var ranked = [...]game.Kind{game.King, game.Rook, game.Cannon, game.Knight, game.Bishop, game.Advisor, game.Pawn}

// prey is what its pieces may take of another force's, each times its worth.
func (f *force) prey(of *force) int {
	sum := 0
	for _, k := range ranked {
		sum += f.takers[k] * of.n[k] * worth[k]
	}
	return sum
}

// exposed is what the worth of those pieces of a seat is that stand beside an enemy's
// which may take them, and how many empty squares its pieces stand beside.
func (p *position) exposed(s game.Seat, f *force) (attacked, free int) {
	enemies, empty := set(0), ^p.hidden
	for o := range game.Seat(seats) {
		own := p.commanded(o)
		empty &^= own
		if o != s && !p.allied(o, s) {
			enemies |= own
		}
	}
	empty &^= p.open[game.Han] // idle Han's
	for _, own := range f.open[:f.size] {
		free += (beside[own.at] & empty).len()
		for near := beside[own.at] & enemies; near != 0; {
			if by := p.at[near.pop()].Kind(); by != game.Cannon && beats(by, own.kind) {
				attacked += worth[own.kind]
				break
			}
		}
	}
	return attacked, free
}

// hunt is how closely its pieces stalk those of another that they may take.
func (f *force) hunt(of *force) int {
	sum := 0
	for _, hunter := range f.open[:f.size] {
		if hunter.kind == game.Cannon {
			continue
		}
		worths, away := &quarry[hunter.kind], &distance[hunter.at]
		for _, prey := range of.open[:of.size] {
			sum += int(worths[prey.kind]) * (16 - int(away[prey.at]))
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
