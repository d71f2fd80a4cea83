package darkchess

import "yanyi/game"

// What a search may ask beyond the rules.

// Pass lets the actor do nothing, which no rule allows, and reports whether it did. A
// search asks so whether another's answer is the better one.
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

// prey is where the actor's enemies' open pieces stand, and the emperor.
func (p *position) prey() set {
	all := p.enemies(p.actor)
	if p.champion == game.NoSeat {
		all |= p.open[game.Han] & (1 << throne)
	}
	return all
}
