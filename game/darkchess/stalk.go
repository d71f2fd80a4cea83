//go:build !page

package darkchess

import "yanyi/game"

// emperor is on his throne, and nobody commands him.
var emperor = game.NewPiece(game.King, game.Han)

// stalks is how closely the open pieces of each army stalk those of each other that they may
// take: the worth of these by what closeness counts, a sum that put and remove keep. It goes
// by army as who commands Han's changes.
type stalks struct {
	judge *judge // what closeness counts with; nil as long as there are no sums
	by    [4][4]int32
}

// meet counts what an open piece on a square stalks and is stalked by so many times more.
func (p *position) meet(pc game.Piece, sq game.Square, times int32) {
	if pc.Hidden() || pc == emperor {
		return
	}
	if p.stalks.judge == nil {
		p.stalks.judge = judging()
	}
	own, near, edge, away := pc.Origin(), &p.stalks.judge.near, &edges[pc.Kind()], &distance[sq]
	for army, all := range p.open {
		if game.Army(army) == own {
			continue
		}
		hunts, hunted := int32(0), int32(0)
		for all != 0 {
			at := all.pop()
			other := p.at[at]
			if other == emperor {
				continue
			}
			v := int32(edge[other.Kind()]) * near[away[at]]
			hunts += max(v, 0)
			hunted -= min(v, 0)
		}
		p.stalks.by[own][army] += hunts * times
		p.stalks.by[army][own] += hunted * times
	}
}

// recount adds the sums up anew, with what closeness counts for a judge.
func (p *position) recount(j *judge) {
	p.stalks = stalks{judge: j}
	open := p.open
	p.open = [4]set{}
	for army, all := range open {
		for rest := all; rest != 0; {
			sq := rest.pop()
			p.meet(p.at[sq], sq, 1)
		}
		p.open[army] = all
	}
}

// stalk is how closely a seat stalks another, with Han's army if it is the one's or the
// other's.
func (p *position) stalk(s, o game.Seat) int {
	sum := p.stalks.by[s][o]
	switch p.champion {
	case s:
		sum += p.stalks.by[game.Han][o]
	case o:
		sum += p.stalks.by[s][game.Han]
	}
	return int(sum)
}
