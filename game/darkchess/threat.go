package darkchess

import "yanyi/game"

// Threats appends the squares of the pieces that could capture the piece of the square from if
// it stood on the square at (game.Threatener, README.md, Turn). An ally's pieces never could. A
// cannon's screen is counted as if the piece had left its square. A king does not step beside a
// hostile face-up soldier or king.
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

// takers appends the squares of the actor's pieces that could capture the piece on a square.
func (p *position) takers(dst []game.Square, at game.Square) []game.Square {
	for own := p.commanded(p.actor); own != 0; {
		from := own.pop()
		if from == at {
			continue // captured by the piece that is supposed to stand there
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
