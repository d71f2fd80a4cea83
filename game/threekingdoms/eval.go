//go:build !page

package threekingdoms

import "yanyi/game"

// strength is what a seat commands.
func (p *position) strength(s game.Seat) int {
	sum := 0
	if p.emperorBy == s {
		sum = p.judge.emperor
	}
	for army, c := range p.command {
		if c == s {
			sum += p.sums[army].worth()
		}
	}
	return sum
}

// Odds is how many centipawns more than another player make a seat's chances e to 1.
func (p *position) Odds() int { return p.judged().odds }

// Eval is how well a seat stands in centipawns: its forces against the others', as
// far as they are hostile, and the sieges.
func (p *position) Eval(s game.Seat) int {
	if p.judge != p.judged() {
		p.recount()
	}
	var forces [3]int
	p.stir(&forces)
	for seat := game.Wu; seat <= game.Shu; seat++ {
		forces[seat] += p.prospects(seat)
	}
	own := 100 * (forces[s] + p.designs(s) + p.standing(s, &forces))
	for rival := game.Wu; rival <= game.Shu; rival++ {
		if rival != s && p.alive.Has(rival) {
			own -= p.share(s, rival, &forces) * forces[rival]
		}
	}
	if p.futile() {
		return idle + idleTurn*min(int(p.clock), idleMost) + own/2000
	}
	return p.waning(own/100 + p.sieges(s) + p.chase(s) + p.brink(s))
}

// What it counts, in centipawns, that one piece alone keeps the kings of Wei and Shu from
// meeting, and how many times that if it is Wu's.
const (
	brinkWorth = 40
	brinkOfWu  = 3
)

// brink is what Wu has, and Wei and Shu have against them, of kings who nearly meet.
func (p *position) brink(s game.Seat) int {
	if !p.leagued() {
		return 0
	}
	by, n := p.parted(p.king[game.Wei], p.king[game.Shu])
	v := brinkWorth
	switch {
	case n != 1:
		return 0
	case p.commander(p.board[by]) == game.Wu:
		v *= brinkOfWu
	}
	if s == game.Wu {
		return v
	}
	return -v
}

// standing is what a seat's place in an alliance, or outside it, is worth. Who moves right
// before the enemy of two allies gives it the last check and has its army; the other ally
// is then the weaker of two. Who is alone mostly goes out first, unless it has most of all
// there is.
func (p *position) standing(s game.Seat, forces *[3]int) int {
	next, previous := (s+1)%3, (s+2)%3
	switch {
	case p.alive != allSeats || p.ally[next] == game.NoSeat && p.ally[previous] == game.NoSeat:
		return 0
	case p.ally[s] == previous:
		return p.judge.before
	case p.ally[s] == next:
		return p.judge.after
	}
	j := p.judge
	share := 100 * forces[s] / max(level, forces[0]+forces[1]+forces[2])
	return j.alone * min(max(j.strong-share, 0), j.strong-j.weak) / max(1, j.strong-j.weak)
}

// level is what forces are at least compared with, in centipawns.
const level = 1000

// share is how much a rival's forces weigh against a seat, in percent: of two rivals' the
// stronger one's more, for it is nearer to winning.
func (p *position) share(s, rival game.Seat, forces *[3]int) int {
	switch {
	case p.alive != allSeats:
		return p.judge.last
	case p.ally[s] == rival:
		return p.allied(forces[s]+forces[rival], forces[third(s, rival)])
	case p.ally[s] != game.NoSeat:
		return p.judge.enemy
	}
	a, b := forces[rival], forces[third(s, rival)]
	return p.rival + p.leader*(a-b)/max(level, a+b)
}

// allied is how much an ally's forces weigh against a seat, in percent: in its favour while
// there is an enemy to fight, and as the last rival's once little of the enemy is left.
// Else allies who stand well together would never take a bare king.
func (p *position) allied(both, enemy int) int {
	parting := max(1, both*p.judge.parting/100)
	return -p.judge.ally + (p.judge.last+p.judge.ally)*max(0, parting-enemy)/parting
}

// waning takes from an advantage what the clock does not leave time to use.
func (p *position) waning(v int) int {
	if v <= 0 || p.judge.fading == 0 {
		return v
	}
	most := 50 * p.alive.Len()
	return v - v*p.judge.fading/100*int(p.clock)/most*int(p.clock)/most
}

// sieges judges for a seat what threatens the kings: its own sieges count for it,
// those of its palace against it, and a little those among the others, for whoever
// takes a king takes its army. An ally's palace it minds more: once the ally is mated, it
// faces all other armies alone, and then it mostly has no point.
func (p *position) sieges(s game.Seat) int {
	sum := 0
	for by := game.Wu; by <= game.Shu; by++ {
		for of := game.Wu; of <= game.Shu; of++ {
			if by == of || p.king[of] == game.NoSquare || p.hostile[by]>>of&1 == 0 {
				continue
			}
			switch v := p.siege(by, of); {
			case s == by:
				sum += v
			case s == of:
				sum -= v * p.besieged / 100
			case p.ally[s] == of:
				sum -= v * p.allySiege / 100
			default:
				sum -= v * p.third / 100
			}
		}
	}
	return sum
}

// siegeUnit is how much of a siege in the tables' unit counts one.
const siegeUnit = 256

// siege is how threatening a seat's pieces are together to another's palace.
func (p *position) siege(by, of game.Seat) int {
	n := 0
	for army, c := range p.command {
		if c == by {
			n += p.sums[army].besieges(of)
		}
	}
	n /= siegeUnit
	return n * n / 8
}

// allianceGain is how an alliance would change Eval of the player to move, its place in
// the order of turns aside: its ally no longer weighs against it, but the third player
// commands Han.
func (p *position) allianceGain(ally game.Seat) int {
	enemy := third(p.turn, ally)
	w := p.judge
	gain := (w.rival + w.ally) * p.strength(ally)
	gain += w.rival*p.strength(enemy) - w.enemy*(p.strength(enemy)+p.sums[game.Han].worth()+w.emperor)
	return gain / 100
}
