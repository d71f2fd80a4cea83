package darkchess

import "yanyi/game"

// What a search may use beyond the rules.

// Pass passes the turn, which no rule allows, and reports whether that is possible. A search
// uses it to find out whether another player's answer is better.
func (p *position) Pass() bool {
	if p.pending != game.NoSquare || p.alive.Len() < 2 {
		return false
	}
	p.begin(false)
	p.clock++
	p.finish()
	return true
}

// Gains appends those turns of Turns whose Gain is above 0, in the same order.
func (p *position) Gains(dst []game.Turn) []game.Turn {
	if p.pending != game.NoSquare || p.alive.Len() < 2 {
		return dst
	}
	prey := p.prey()
	for own := p.commanded(p.actor); own != 0; {
		from := own.pop()
		switch {
		case p.at[from].Kind() == game.Cannon:
			if across[from]&prey != 0 {
				dst = p.jumps(dst, from)
			}
		case beside[from]&prey != 0:
			for _, to := range steps[from] {
				if prey.has(to) && p.mayStep(from, to) {
					dst = append(dst, game.Move(from, to))
				}
			}
		}
	}
	return dst
}

// prey is the set of squares of the actor's enemies' face-up pieces, and the emperor's.
func (p *position) prey() set {
	all := p.enemies(p.actor)
	if p.champion == game.NoSeat {
		all |= p.open[game.Han] & (1 << throne)
	}
	return all
}
