//go:build !page

package threekingdoms

import "yanyi/game"

// leapsToThrone is what a horse on each square is worth more for being so many leaps
// from the idle emperor: it threatens to win the whole Han army.
func (j *judge) leapsToThrone(r *rules) (worth [256]int) {
	var away [256]int // and one more; 0 where it has not come yet
	away[r.throne] = 1
	queue := []game.Square{r.throne}
	for len(queue) > 0 {
		sq := queue[0]
		queue = queue[1:]
		worth[sq] = j.hunt[min(away[sq], len(j.hunt))-1]
		for _, to := range r.hops[game.NewPiece(game.Knight, game.Wu)][sq].list() {
			if away[to] == 0 {
				away[to] = away[sq] + 1
				queue = append(queue, to)
			}
		}
	}
	return worth
}

// prospects is a seat's strength and, while Han is idle, what its horses are worth
// for being near the emperor.
func (p *position) prospects(s game.Seat) int {
	return p.strength(s) + p.hunting(s)
}

// hunting is what a seat's own horses are worth for being near the idle emperor.
func (p *position) hunting(s game.Seat) int {
	if p.spent || !p.alive.Has(s) {
		return 0
	}
	return p.sums[s].hunt()
}

// designs is what a seat has of Han's army beforehand, for who is likely to depose the
// emperor: itself or, against it, another.
func (p *position) designs(s game.Seat) int {
	if p.spent {
		return 0
	}
	sum, by := 0, s
	for _, counts := range p.judge.deposer {
		if counts != 0 && p.alive.Has(by) && p.hunting(by) >= p.judge.hunt[2] {
			sum += counts * p.unguarded(by)
		}
		by = (by + 1) % 3
	}
	return sum * p.sums[game.Han].worth() / 10_000
}

// unguarded is how likely a seat is to depose the emperor, in percent of Han's army:
// nobody keeps it from that who cannot take the horse before its last leap, for want of a
// rival's piece that looks at the points from which its horses could leap.
func (p *position) unguarded(s game.Seat) int {
	share := 0
	leaps := p.hops[game.NewPiece(game.Knight, game.Wu)]
	for _, last := range leaps[p.throne].list() {
		near := p.reached(s, last, leaps[last].list())
		if near > share && !p.attacked(s, last, p.hostile[s]) {
			share = near
		}
	}
	if share > 0 && p.turn == s {
		share += p.onTurn
	}
	return share
}

// reached is what a seat has of a horse that stands on the last point before the
// emperor or can leap to it.
func (p *position) reached(s game.Seat, last game.Square, from []game.Square) int {
	if p.horse(s, last) {
		return p.lastLeap
	}
	if victim := p.board[last]; victim != game.NoPiece && !p.takes(s, victim) {
		return 0
	}
	for _, sq := range from {
		if p.horse(s, sq) {
			return p.secondLeap
		}
	}
	return 0
}

// horse reports whether a horse of a seat's own kingdom stands on a square.
func (p *position) horse(s game.Seat, sq game.Square) bool {
	piece := p.board[sq]
	return piece.Kind() == game.Knight && piece.Origin() == s
}
