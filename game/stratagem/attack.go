package stratagem

import "yanyi/game"

// Held pieces attack nothing (README.md, Sixteen tiles 14); nothing need be done
// for it here: what is held stands diagonally next to the king that holds it, and
// from there no piece attacks him. Elephants and advisors never leave their own
// bank and attack no king.

// attackers is the enemy pieces that attack s's king with the kinds in force
// now; unless all is set, the search ends with the first found.
func (p *position) attackers(s game.Seat, all bool) (found set) {
	k, e, g := p.king[s], s^1, p.v.ground
	if !p.has(e, untouchable) {
		from := g.pawnFrom[e][k]
		if p.has(e, retreats) {
			from = from.or(g.retreatFrom[e][k])
		}
		if found = p.by[e][game.Pawn].and(from); !found.empty() && !all {
			return found
		}
	}
	if horses := p.by[e][game.Knight].and(g.horseAround[k]); !horses.empty() {
		found = found.or(p.horsesOn(k, horses, p.has(e, freeLegs)))
		if !found.empty() && !all {
			return found
		}
	}
	if sliders := p.sliders(e).and(g.cross[k]); !sliders.empty() {
		found = found.or(p.slidersOn(k, s, sliders, all))
	}
	return found
}

// attacked reports whether s's king is attacked.
func (p *position) attacked(s game.Seat) bool { return !p.attackers(s, false).empty() }

// sliders is e's pieces that attack kings along lines: rooks, cannons, and its
// king by facing, if the other side does not own 可飛將 (README.md, Settings 2).
func (p *position) sliders(e game.Seat) set {
	s := p.by[e][game.Rook].or(p.by[e][game.Cannon])
	if !p.has(e^1, flying) {
		s.add(p.king[e])
	}
	return s
}

func (p *position) horsesOn(k game.Square, horses set, free bool) (found set) {
	for _, h := range p.v.ground.horseFrom[k] {
		if horses.has(h.to) && (free || p.cells[h.via] == game.NoPiece) {
			found.add(h.to)
		}
	}
	return found
}

func (p *position) slidersOn(k game.Square, s game.Seat, sliders set, all bool) (found set) {
	occ := p.occupied()
	for d, ray := range &p.v.ground.rays[k] {
		if !ray.meets(sliders) {
			continue
		}
		pieces := ray.and(occ)
		for between := 0; between < 2 && !pieces.empty(); between++ {
			sq := nearest(d, pieces)
			pieces.remove(sq)
			if sliders.has(sq) && p.strikes(p.cells[sq].Kind(), between, sq, k, s) {
				if found.add(sq); !all {
					return found
				}
			}
		}
	}
	return found
}

// strikes reports whether an enemy slider on sq attacks s's king on k, on one
// line with it over a number of pieces.
func (p *position) strikes(slider game.Kind, between int, sq, k game.Square, s game.Seat) bool {
	switch {
	case slider != game.Cannon:
		// Facing kings are on one file: each keeps to its own bank.
		return between == 0
	case between == 1:
		return true
	default:
		return p.has(s^1, screens) && p.riverScreens(sq, k)
	}
}

// Check appends the squares of the pieces that attack s's king now.
func (p *position) Check(dst []game.Square, s game.Seat) []game.Square {
	for found := p.attackers(s, true); !found.empty(); {
		dst = append(dst, found.pop())
	}
	return dst
}

// riverScreens tells whether the river is a screen between a cannon and the next
// piece on its line (README.md, River screen 河炮架; Fine points 9): they stand on one
// file on opposite banks, and no third piece could ever come to stand between them.
func (p *position) riverScreens(cannon, target game.Square) bool {
	g := p.v.ground
	if !g.file[cannon].has(target) || g.river.has(cannon) || g.river.has(target) ||
		g.half[red].has(cannon) == g.half[red].has(target) {
		return false
	}
	var between set
	for sq := min(cannon, target) + files; sq < max(cannon, target); sq += files {
		between.add(sq)
	}
	return between.empty() || !p.canReach(between, p.neverScreens(cannon, target))
}

// neverScreens is the pieces that are not asked whether they could come between:
// the two themselves and, against the enemy king, the cannon's own king, who may
// not face him.
func (p *position) neverScreens(cannon, target game.Square) set {
	pieces := bit(cannon).or(bit(target))
	if us := p.cells[cannon].Origin(); target == p.king[us^1] {
		pieces.add(p.king[us])
	}
	return pieces
}

// canReach tells whether a piece other than those left out could ever stand on
// one of the points, by the static test of 河炮架.
func (p *position) canReach(points, leftOut set) bool {
	g := p.v.ground
	for s := range game.Seat(2) {
		rovers := p.by[s][game.Rook].or(p.by[s][game.Knight]).or(p.by[s][game.Cannon])
		switch {
		case !rovers.minus(leftOut).empty(),
			points.meets(g.palace[s]) && !leftOut.has(p.king[s]),
			points.meets(g.cross5[s]) && !p.by[s][game.Advisor].minus(leftOut).empty(),
			points.meets(g.stations[s]) && !p.by[s][game.Bishop].minus(leftOut).empty():
			return true
		}
		for pawns := p.by[s][game.Pawn].minus(leftOut); !pawns.empty(); {
			if points.meets(g.pawnReach[s][pawns.pop()]) {
				return true
			}
		}
	}
	return false
}
