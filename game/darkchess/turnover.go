package darkchess

import "yanyi/game"

// Alike reports whether a turn turns over a piece that lies among its like: beside no
// open piece and on no cannon's lines, so that one such turn is as good as another.
// Beside the emperor it is not, for it may be a horse.
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

// flipGain guesses what turning over a piece costs: with every piece it may prove to
// be, what that takes beside it or has taken of it next, and what others take of the
// actor's. What it promises is left to the search, for others move first.
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

// meeting is what the actor has of whatever comes out of the bags beside an open
// piece, times the number of pieces in them: half of what it will attack, less what
// will be attacked.
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

// share is what attacking a worth is for the actor if the attacker is its own, and
// what it costs if not.
func share(worth int, mine bool) int {
	if mine {
		return worth / 2
	}
	return -worth
}
