package hundred

import "yanyi/game"

// attacked reports whether a piece of side by could capture a king standing on
// sq. Cannons and archers attack by jumping exactly one piece of either side.
func (p *position) attacked(sq uint8, by game.Seat) bool {
	return p.exposed(sq, by, p.of[0].or(p.of[1]), set{})
}

// exposed is attacked with the squares of occ occupied and without the pieces of
// side by that are gone.
func (p *position) exposed(sq uint8, by game.Seat, occ, gone set) bool {
	men := &p.men[by&1]
	if leap := steps[game.Knight][sq].and(men[game.Knight]); !leap.minus(gone).empty() {
		return true
	}
	if near := steps[game.King][sq].and(p.of[by&1]); !near.empty() && p.beside(sq, by, gone) {
		return true
	}
	return !lined(sq, occ, orthogonal, men[game.Queen].or(men[game.Rook]).minus(gone), men[game.Cannon].minus(gone)).empty() ||
		!lined(sq, occ, diagonal, men[game.Queen].or(men[game.Bishop]).minus(gone), men[game.Advisor].minus(gone)).empty()
}

// beside reports whether a piece of side by that is not gone attacks a square by a
// step.
func (p *position) beside(sq uint8, by game.Seat, gone set) bool {
	men := &p.men[by&1]
	return !steps[game.King][sq].and(men[game.King].or(men[game.Guard])).
		or(steps[game.Ferz][sq].and(men[game.Ferz])).
		or(steps[game.Wazir][sq].and(men[game.Wazir])).
		or(takes[by&1^1][sq].and(men[game.Pawn])).minus(gone).empty()
}

// lined is those of the sliders and jumpers that attack a square in every second
// direction from first.
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

// attackers appends the squares of the pieces that attacked finds.
func (p *position) attackers(dst []game.Square, sq uint8, by game.Seat) []game.Square {
	for d := range 8 {
		met := 0
		r := &rays[sq][d]
		for i := range int(r.n) {
			pc := p.at[r.sq[i]]
			if pc == game.NoPiece {
				continue
			}
			hit := met == 0 && reaches(pc.Kind(), d, i, by) || met == 1 && pc.Kind() == jumper(d)
			if hit && pc.Origin() == by {
				dst = append(dst, game.Square(r.sq[i]))
			}
			if met++; met == 2 {
				break
			}
		}
	}
	for _, from := range leaps[sq] {
		if pc := p.at[from]; pc.Kind() == game.Knight && pc.Origin() == by {
			dst = append(dst, game.Square(from))
		}
	}
	return dst
}

// jumper is the kind that captures over a screen in direction d: the cannon
// orthogonally, the archer diagonally.
func jumper(d int) game.Kind {
	if d&1 == 0 {
		return game.Cannon
	}
	return game.Advisor
}

// reaches reports whether a piece of a kind, first on the ray in direction d and
// i squares away, captures back along it without a screen.
func reaches(k game.Kind, d, i int, side game.Seat) bool {
	diagonal := d&1 == 1
	switch k {
	case game.Queen:
		return true
	case game.Rook:
		return !diagonal
	case game.Bishop:
		return diagonal
	case game.King, game.Guard:
		return i == 0
	case game.Wazir:
		return i == 0 && !diagonal
	case game.Ferz:
		return i == 0 && diagonal
	case game.Pawn:
		// A white pawn captures upward, so it is met looking down.
		return i == 0 && diagonal && (d > 4) == (side == white)
	}
	return false
}
