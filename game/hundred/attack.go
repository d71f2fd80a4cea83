package hundred

import "yanyi/game"

// attacked reports whether a piece of side by could capture a king standing on
// sq. Cannons and archers attack by jumping exactly one piece of either side.
func (p *position) attacked(sq game.Square, by game.Seat) bool {
	return !p.attacking(sq, by, p.of[0].Or(p.of[1])).Empty()
}

// attackers appends the squares of the pieces that attacked finds.
func (p *position) attackers(dst []game.Square, sq game.Square, by game.Seat) []game.Square {
	for found := p.attacking(sq, by, p.of[0].Or(p.of[1])); !found.Empty(); {
		dst = append(dst, found.Pop())
	}
	return dst
}

// attacking are the pieces of side by that could capture on sq if exactly the squares of occ
// were occupied.
func (p *position) attacking(sq game.Square, by game.Seat, occ set) set {
	men := &p.men[by&1]
	return steps[game.King][sq].And(men[game.King].Or(men[game.Guard])).
		Or(steps[game.Knight][sq].And(men[game.Knight])).
		Or(steps[game.Ferz][sq].And(men[game.Ferz])).
		Or(steps[game.Wazir][sq].And(men[game.Wazir])).
		Or(takes[by&1^1][sq].And(men[game.Pawn])).
		Or(lined(sq, occ, orthogonal, men[game.Queen].Or(men[game.Rook]), men[game.Cannon])).
		Or(lined(sq, occ, diagonal, men[game.Queen].Or(men[game.Bishop]), men[game.Advisor]))
}

// lined are the sliders and jumpers that attack a square along orthogonals or diagonals: every
// second direction, beginning with first.
func lined(sq game.Square, occ set, first int, sliders, jumpers set) set {
	cross := &crosses[sq][first]
	if cross.Meets(jumpers) {
		far, near := over(sq, occ, first)
		return far.And(jumpers).Or(near.And(sliders))
	}
	if cross.Meets(sliders) {
		return along(sq, occ, first).And(sliders)
	}
	return set{}
}

// jumper is the kind that captures over a screen in direction d: the cannon
// orthogonally, the archer diagonally.
func jumper(d int) game.Kind {
	if d&1 == 0 {
		return game.Cannon
	}
	return game.Advisor
}
