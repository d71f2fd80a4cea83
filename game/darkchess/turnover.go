package darkchess

import "yanyi/game"

// Alike reports whether a turn turns over a piece surrounded by face-down ones: no face-up piece
// is beside it and no cannon on its lines, so that all such turns are equivalent. A piece beside
// the emperor does not count, because it may be a horse.
func (p *position) Alike(t game.Turn) bool {
	if !t.Flip() {
		return false
	}
	open := p.open[game.Wu] | p.open[game.Wei] | p.open[game.Shu] | p.open[game.Han]
	if open&beside[t.From()] != 0 {
		return false
	}
	for open &= across[t.From()]; open != 0; {
		if p.at[open.pop()].Kind() == game.Cannon {
			return false
		}
	}
	return true
}

// flipGain estimates the gain of turning over a piece. For every possible identity, it counts
// what that piece may capture beside it, whether it may be captured, and what others may then
// capture of the actor's. The search covers everything further, because others move first.
func (p *position) flipGain(sq game.Square) int {
	near := beside[sq] & (p.commanded(game.Wu) | p.commanded(game.Wei) | p.commanded(game.Shu))
	if near == 0 {
		return 0
	}
	sum := 0
	for near != 0 {
		sum += p.meeting(p.at[near.pop()])
	}
	return min(0, sum/max(1, p.hidden.len()))
}

// meeting is the actor's expectation from a piece turned over beside a face-up one: half of what
// it then attacks, minus the attacked pieces of the actor. It is summed over the pieces in the
// bags, not divided by their number.
func (p *position) meeting(pc game.Piece) int {
	sum, own := 0, p.commander(pc.Origin()) == p.actor
	for o := range game.Seat(seats) {
		mine := o == p.actor
		if mine == own || !p.hostile(pc, o) {
			continue
		}
		for k := game.King; k <= game.Pawn; k++ {
			n := p.bags[o].Count(k)
			if n == 0 {
				continue
			}
			if k != game.Cannon && beats(k, pc.Kind()) {
				sum += n * share(worth[pc.Kind()], mine)
			}
			if pc.Kind() != game.Cannon && beats(pc.Kind(), k) {
				sum += n * share(worth[k], own)
			}
		}
	}
	return sum
}

// share is the actor's value of an attack on a piece: a gain if the attacker is its own.
func share(worth int, mine bool) int {
	if mine {
		return worth / 2
	}
	return -worth
}
