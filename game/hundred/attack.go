package hundred

import "yanyi/game"

// attacked reports whether a piece of side by could capture a king standing on
// sq. Cannons and archers attack by jumping exactly one piece of either side.
func (p *position) attacked(sq uint8, by game.Seat) bool {
	for d := range 8 {
		r := &rays[sq][d]
		n, i := int(r.n), 0
		for i < n && p.at[r.sq[i]] == game.NoPiece {
			i++
		}
		if i == n {
			continue
		}
		if pc := p.at[r.sq[i]]; pc.Origin() == by && reaches(pc.Kind(), d, i, by) {
			return true
		}
		for i++; i < n && p.at[r.sq[i]] == game.NoPiece; i++ {
		}
		if i < n {
			if pc := p.at[r.sq[i]]; pc.Origin() == by && pc.Kind() == jumper(d) {
				return true
			}
		}
	}
	for _, from := range leaps[sq] {
		if pc := p.at[from]; pc.Kind() == game.Knight && pc.Origin() == by {
			return true
		}
	}
	return false
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
