package darkchess

import "yanyi/game"

// Alike reports whether a turn turns over a piece in the middle of face-down ones: no open
// piece is beside it and no cannon on its lines, so that one such turn is as good as
// another. A piece beside the emperor is not alike, for it may be a horse.
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

// flipGain guesses what turning over a piece costs. For every piece that it may prove to
// be, it looks what that piece may take beside it, whether it may be taken, and what others
// may take of the actor's with it. What a turn-over promises beyond that is left to the
// search, for others move first.
func (e evaluation) flipGain(sq game.Square) int {
	near := beside[sq] & (e.p.commanded(game.Wu) | e.p.commanded(game.Wei) | e.p.commanded(game.Shu))
	if near == 0 {
		return 0
	}
	sum := 0
	for near != 0 {
		sum += e.meeting(e.p.at[near.pop()])
	}
	return min(0, sum/max(1, e.p.hidden.len()))
}

// meeting is what the actor may expect of a piece that is turned over beside an open one:
// half of what it attacks then, less what of the actor's is attacked. It is summed over the
// pieces in the bags, not divided by how many they are.
func (e evaluation) meeting(pc game.Piece) int {
	sum, own := 0, e.p.commander(pc.Origin()) == e.p.actor
	for o := range game.Seat(seats) {
		mine := o == e.p.actor
		if mine == own || !e.p.hostile(pc, o) {
			continue
		}
		for k := game.King; k <= game.Pawn; k++ {
			n := e.p.bags[o].Count(k)
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

// share is what it is to the actor that a piece of some worth is attacked: a gain if the
// attacker is its own, else a loss.
func share(worth int, mine bool) int {
	if mine {
		return worth / 2
	}
	return -worth
}
