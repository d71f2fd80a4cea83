package threekingdoms

import (
	"math/bits"

	"yanyi/game"
	"yanyi/game/board"
)

// evaluation is the data of the evaluation function.
type evaluation struct {
	m     *moving
	judge *judge
	sums  *[4]tally
	bags  *[4]board.Bag
	clock int // turns since the last capture, diplomacy or elimination
}

// evaluation evaluates the pieces on the board when a value is first asked for: programs that
// never ask are linked without the weights.
func (p *position) evaluation() evaluation {
	if p.weighing.judge == nil {
		p.weighing.recount(&p.moving, &p.bag)
	}
	return evaluation{&p.moving, p.weighing.judge, &p.weighing.sums, &p.bag, int(p.clock)}
}

// strength is the value of the forces a seat commands.
func (e evaluation) strength(s game.Seat) int {
	sum := 0
	if e.m.emperorBy == s {
		sum = e.judge.emperor
	}
	for army, c := range e.m.command {
		if c == s {
			sum += e.sums[army].worth()
		}
	}
	return sum
}

// Odds is the difference in centipawns that makes a seat's chances e to 1.
func (p *position) Odds() int {
	if p.moving.rules.pact {
		return pactOdds
	}
	return p.moving.rules.judged(p.moving.alive).odds
}

// Eval is a seat's value in centipawns: its forces against the others', as far as they are
// hostile, and the sieges.
func (p *position) Eval(s game.Seat) int {
	if p.weighing.judge != p.moving.rules.judged(p.moving.alive) {
		p.weighing.recount(&p.moving, &p.bag)
	}
	if p.moving.rules.pact {
		return p.evaluation().pactEval(s)
	}
	return p.evaluation().of(s)
}

// of is the Eval of a seat.
func (e evaluation) of(s game.Seat) int {
	var forces [3]int
	e.mobility(&forces)
	for seat := game.Wu; seat <= game.Shu; seat++ {
		forces[seat] += e.prospects(seat)
	}
	own := 100 * (forces[s] + e.designs(s) + e.standing(s, &forces))
	for rival := game.Wu; rival <= game.Shu; rival++ {
		if rival != s && e.m.alive.Has(rival) {
			own -= e.share(s, rival, &forces) * forces[rival]
		}
	}
	if e.futile() {
		return idle + idleTurn*min(e.clock, idleMost) + own/2000
	}
	return e.waning(own/100 + e.sieges(s) + e.chase(s) + e.brink(s))
}

// The value, in centipawns, of a single piece that keeps the kings of Wei and Shu from meeting,
// and its factor if the piece is Wu's.
const (
	brinkWorth = 40
	brinkOfWu  = 3
)

// brink is the value, for Wu and against Wei and Shu, of kings that nearly meet.
func (e evaluation) brink(s game.Seat) int {
	if !e.m.leagued() {
		return 0
	}
	by, n := e.m.parted(e.m.king[game.Wei], e.m.king[game.Shu])
	v := brinkWorth
	switch {
	case n != 1:
		return 0
	case e.m.commander(e.m.board[by]) == game.Wu:
		v *= brinkOfWu
	}
	if s == game.Wu {
		return v
	}
	return -v
}

// standing is the value of a seat's place in or outside an alliance. The ally who moves directly
// before the enemy gives the last check and gets the enemy's army; the other ally is then the
// weaker of two. The lone player is mostly eliminated first, unless it has most of all forces.
func (e evaluation) standing(s game.Seat, forces *[3]int) int {
	next, previous := (s+1)%3, (s+2)%3
	switch {
	case e.m.alive != allSeats || e.m.ally[next] == game.NoSeat && e.m.ally[previous] == game.NoSeat:
		return 0
	case e.m.ally[s] == previous:
		return e.judge.before
	case e.m.ally[s] == next:
		return e.judge.after
	}
	j := e.judge
	share := 100 * forces[s] / max(level, forces[0]+forces[1]+forces[2])
	return j.alone * min(max(j.strong-share, 0), j.strong-j.weak) / max(1, j.strong-j.weak)
}

// level is the least value of the forces compared with, in centipawns.
const level = 1000

// share is the weight of a rival's forces against a seat, in percent: the stronger of two rivals
// weighs more, being nearer to winning.
func (e evaluation) share(s, rival game.Seat, forces *[3]int) int {
	switch {
	case e.m.alive != allSeats:
		return e.judge.last
	case e.m.ally[s] == rival:
		return e.allied(forces[s]+forces[rival], forces[third(s, rival)])
	case e.m.ally[s] != game.NoSeat:
		return e.judge.enemy
	}
	a, b := forces[rival], forces[third(s, rival)]
	return e.judge.rival + e.judge.leader*(a-b)/max(level, a+b)
}

// allied is the weight of an ally's forces against a seat, in percent: in the seat's favour
// while there is an enemy to fight, and as the last rival's once little of the enemy is left.
// Otherwise well-placed allies would never capture a bare king.
func (e evaluation) allied(both, enemy int) int {
	parting := max(1, both*e.judge.parting/100)
	return -e.judge.ally + (e.judge.last+e.judge.ally)*max(0, parting-enemy)/parting
}

// waning reduces an advantage that the clock leaves no time to use.
func (e evaluation) waning(v int) int {
	if v <= 0 || e.judge.fading == 0 {
		return v
	}
	most := 50 * e.m.alive.Len()
	return v - v*e.judge.fading/100*e.clock/most*e.clock/most
}

// sieges evaluates for a seat the threats to the kings: its own sieges count for it, those of
// its palace against it, and a little those among the others, since capturing a king gives its
// army. A siege of an ally's palace counts more: once the ally is mated, the seat faces all
// other armies alone and mostly ends without a point.
func (e evaluation) sieges(s game.Seat) int {
	sum := 0
	for by := game.Wu; by <= game.Shu; by++ {
		for of := game.Wu; of <= game.Shu; of++ {
			if by == of || e.m.king[of] == game.NoSquare || e.m.hostile[by]>>of&1 == 0 {
				continue
			}
			switch v := e.siege(by, of); {
			case s == by:
				sum += v
			case s == of:
				sum -= v * e.judge.besieged / 100
			case e.m.ally[s] == of:
				sum -= v * e.judge.allySiege / 100
			default:
				sum -= v * e.judge.third / 100
			}
		}
	}
	return sum
}

// siegeUnit is how much of a siege in the tables' unit counts one.
const siegeUnit = 256

// siege is the joint threat of a seat's pieces to another's palace.
func (e evaluation) siege(by, of game.Seat) int {
	n := 0
	for army, c := range e.m.command {
		if c == by {
			n += e.sums[army].besieges(of)
		}
	}
	n /= siegeUnit
	return n * n / 8
}

// allianceGain is the change in Eval that an alliance would bring the player to move, apart from
// its place in the order of turns: its ally no longer weighs against it, but the third player
// commands Han.
func (e evaluation) allianceGain(ally game.Seat) int {
	enemy := third(e.m.turn, ally)
	w := e.judge
	gain := (w.rival + w.ally) * e.strength(ally)
	gain += w.rival*e.strength(enemy) - w.enemy*(e.strength(enemy)+e.sums[game.Han].worth()+w.emperor)
	return gain / 100
}

// mobility sums for each seat the mobility of its sliding pieces.
func (e evaluation) mobility(reach *[3]int) {
	for army, c := range e.m.command {
		if c == game.NoSeat {
			continue
		}
		sum := 0
		for i, w := range e.m.sliders[army] {
			for ; w != 0; w &= w - 1 {
				sq := game.Square(i<<6 | bits.TrailingZeros64(w))
				k := e.m.board[sq].Kind()
				sum += e.judge.slide[k] * e.m.emptyAround(sq, spans[k])
			}
		}
		reach[c] += sum
	}
}

// span is the families of lines a kind slides on: the first, and the one after the
// last. A face-down piece slides as its slot.
type span struct{ first, last uint8 }

var spans = [16]span{
	game.Queen: {0, 4}, game.Rook: {0, 2}, game.Cannon: {0, 2}, game.Bishop: {2, 4},
}

// emptyAround is the number of empty points adjacent to a square on lines of some families.
func (m *moving) emptyAround(sq game.Square, on span) int {
	n := 0
	for f := on.first; f < on.last; f++ {
		place, taken := m.lines.place[f&3][sq], m.taken[m.lines.line[f&3][sq]]
		n += bits.TrailingZeros32(taken>>((place+1)&31)) + 32 - bits.Len32(taken<<(-place&31))
	}
	return n
}
