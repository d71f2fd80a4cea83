package darkchess

import "yanyi/game"

// Threats appends the squares of the pieces that could take the piece on from if it
// stood on at (game.Threatener, README.md, Turn): an ally's never do, a cannon's
// screens are counted without it, and a king takes nothing beside a hostile open
// soldier or king.
func (p *position) Threats(dst []game.Square, from, at game.Square) []game.Square {
	pc := p.at[from]
	if pc == game.NoPiece || pc.Hidden() || p.pending != game.NoSquare {
		return dst
	}
	owner, actor, taken := p.commander(pc.Origin()), p.actor, p.at[at]
	if owner == game.NoSeat || pc.Origin() == game.Han && pc.Kind() == game.King {
		return dst
	}
	p.at[from], p.at[at] = game.NoPiece, pc
	for s := range game.Seat(seats) {
		if p.alive.Has(s) && p.hostile(pc, s) {
			p.actor = s
			dst = p.takers(dst, at)
		}
	}
	p.actor, p.at[at] = actor, taken
	p.at[from] = pc
	return dst
}

// takers appends from where the actor could take what stands on a square.
func (p *position) takers(dst []game.Square, at game.Square) []game.Square {
	for own := p.commanded(p.actor); own != 0; {
		from := own.pop()
		if from == at {
			continue // taken by the piece that is supposed to stand there
		}
		p.buf = p.buf[:0]
		if p.at[from].Kind() == game.Cannon {
			p.buf = p.jumps(p.buf, from)
		} else if distance[from][at] == 1 && p.mayStep(from, at) {
			p.buf = append(p.buf, game.Move(from, at))
		}
		for _, t := range p.buf {
			if t.To() == at {
				dst = append(dst, from)
			}
		}
	}
	return dst
}
