package threekingdoms

import "yanyi/game"

// leapsToThrone is the additional value of a horse on each square by its number of leaps from
// the idle emperor: it threatens to win the whole Han army.
func (j *judge) leapsToThrone(r *rules) (worth [256]int) {
	var away [256]int // number of leaps plus one; 0 if not reached yet
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

// prospects is a seat's strength and, while Han is idle, the value of its horses' distance to
// the emperor.
func (e evaluation) prospects(s game.Seat) int { return e.strength(s) + e.hunting(s) }

// hunting is the value of a seat's own horses for their distance to the idle emperor.
func (e evaluation) hunting(s game.Seat) int {
	if e.m.spent || !e.m.alive.Has(s) {
		return 0
	}
	return e.sums[s].hunt()
}

// designs is the part of Han's army credited in advance for a likely deposing: to the seat or,
// against it, to another.
func (e evaluation) designs(s game.Seat) int {
	if e.m.spent {
		return 0
	}
	sum, by := 0, s
	for _, counts := range e.judge.deposer {
		if counts != 0 && e.m.alive.Has(by) && e.hunting(by) >= e.judge.hunt[2] {
			sum += counts * e.unguarded(by)
		}
		by = (by + 1) % 3
	}
	return sum * e.sums[game.Han].worth() / 10_000
}

// unguarded is the likelihood that a seat deposes the emperor, in percent of Han's army: nobody
// can prevent it who has no piece attacking the points from which its horses could make the last
// leap.
func (e evaluation) unguarded(s game.Seat) int {
	share := 0
	leaps := e.m.hops[game.NewPiece(game.Knight, game.Wu)]
	for _, last := range leaps[e.m.rules.throne].list() {
		near := e.reached(s, last, leaps[last].list())
		if near > share && !e.m.attacked(s, last, e.m.hostile[s]) {
			share = near
		}
	}
	if share > 0 && e.m.turn == s {
		share += e.judge.onTurn
	}
	return share
}

// reached is a seat's credit for a horse that stands on the last point before the emperor or can
// leap to it.
func (e evaluation) reached(s game.Seat, last game.Square, from []game.Square) int {
	if e.horse(s, last) {
		return e.judge.lastLeap
	}
	if victim := e.m.board[last]; victim != game.NoPiece && !e.m.takes(s, victim) {
		return 0
	}
	for _, sq := range from {
		if e.horse(s, sq) {
			return e.judge.secondLeap
		}
	}
	return 0
}

// horse reports whether a horse of a seat's own kingdom stands on a square.
func (e evaluation) horse(s game.Seat, sq game.Square) bool {
	piece := e.m.board[sq]
	return piece.Kind() == game.Knight && piece.Origin() == s
}
