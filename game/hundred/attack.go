package hundred

import "yanyi/game"

// attacked reports whether a piece of side by could capture a king standing on
// sq. Cannons and archers attack by jumping exactly one piece of either side.
func (p *position) attacked(sq uint8, by game.Seat) bool {
	return !p.attacking(sq, by, p.of[0].or(p.of[1])).empty()
}

// attackers appends the squares of the pieces that attacked finds.
func (p *position) attackers(dst []game.Square, sq uint8, by game.Seat) []game.Square {
	for found := p.attacking(sq, by, p.of[0].or(p.of[1])); ; {
		from, ok := found.pop()
		if !ok {
			return dst
		}
		dst = append(dst, game.Square(from))
	}
}

// attacking is the pieces of side by that could capture on sq if just the squares of occ
// were occupied.
func (p *position) attacking(sq uint8, by game.Seat, occ set) set {
	men := &p.men[by&1]
	return steps[game.King][sq].and(men[game.King].or(men[game.Guard])).
		or(steps[game.Knight][sq].and(men[game.Knight])).
		or(steps[game.Ferz][sq].and(men[game.Ferz])).
		or(steps[game.Wazir][sq].and(men[game.Wazir])).
		or(takes[by&1^1][sq].and(men[game.Pawn])).
		or(lined(sq, occ, orthogonal, men[game.Queen].or(men[game.Rook]), men[game.Cannon])).
		or(lined(sq, occ, diagonal, men[game.Queen].or(men[game.Bishop]), men[game.Advisor]))
}

// lined is the sliders and jumpers that attack a square along orthogonals or along
// diagonals: in every second direction, beginning with first.
func lined(sq uint8, occ set, first int, sliders, jumpers set) set {
	cross := &crosses[sq][first]
	if cross.meets(jumpers) {
		far, near := over(sq, occ, first)
		return far.and(jumpers).or(near.and(sliders))
	}
	if cross.meets(sliders) {
		return along(sq, occ, first).and(sliders)
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
