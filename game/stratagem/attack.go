package stratagem

import "yanyi/game"

// Held pieces attack nothing (README.md, Sixteen tiles 14). That needs no test here: a held
// piece stands diagonally next to the king that holds it, from where no piece attacks him.
// Elephants and advisors never leave their own bank and attack no king.

// attacks looks for what attacks kings and what a king or a line is guarded by.
type attacks struct{ p *position }

func (p *position) attacks() attacks { return attacks{p} }

// attackers is the enemy pieces that attack s's king with the kinds in force
// now; unless all is set, the search ends with the first found.
func (a attacks) attackers(s game.Seat, all bool) (found set) {
	k, e, g := a.p.king[s], s^1, a.p.v.tables
	if !a.p.has(e, untouchable) {
		from := g.pawnFrom[e][k]
		if a.p.has(e, retreats) {
			from = from.or(g.retreatFrom[e][k])
		}
		if found = a.p.by[e][game.Pawn].and(from); !found.empty() && !all {
			return found
		}
	}
	if horses := a.p.by[e][game.Knight].and(g.horseAround[k]); !horses.empty() {
		found = found.or(a.horsesOn(k, horses, a.p.has(e, freeLegs)))
		if !found.empty() && !all {
			return found
		}
	}
	if sliders := a.sliders(e).and(g.cross[k]); !sliders.empty() {
		found = found.or(a.slidersOn(k, s, sliders, all))
	}
	return found
}

// attacked reports whether s's king is attacked.
func (a attacks) attacked(s game.Seat) bool { return !a.attackers(s, false).empty() }

// sliders is those pieces of side e that attack kings along lines: rooks, cannons, and its
// king, which attacks the one it faces unless the other side has 可飛將 (README.md,
// Settings 2).
func (a attacks) sliders(e game.Seat) set {
	s := a.p.by[e][game.Rook].or(a.p.by[e][game.Cannon])
	if !a.p.has(e^1, flying) {
		s.add(a.p.king[e])
	}
	return s
}

func (a attacks) horsesOn(k game.Square, horses set, free bool) (found set) {
	for _, h := range a.p.v.tables.horseFrom[k] {
		if horses.has(h.to) && (free || a.p.cells[h.via] == game.NoPiece) {
			found.add(h.to)
		}
	}
	return found
}

func (a attacks) slidersOn(k game.Square, s game.Seat, sliders set, all bool) (found set) {
	occ := a.p.occupied()
	for d, ray := range &a.p.v.tables.rays[k] {
		if !ray.meets(sliders) {
			continue
		}
		pieces := ray.and(occ)
		for between := 0; between < 2 && !pieces.empty(); between++ {
			sq := nearest(d, pieces)
			pieces.remove(sq)
			if sliders.has(sq) && a.strikes(a.p.cells[sq].Kind(), between, sq, k, s) {
				if found.add(sq); !all {
					return found
				}
			}
		}
	}
	return found
}

// strikes reports whether an enemy slider on sq attacks s's king on k, which is on one line
// with it, with so many pieces between them.
func (a attacks) strikes(slider game.Kind, between int, sq, k game.Square, s game.Seat) bool {
	switch {
	case slider != game.Cannon:
		// Facing kings are on one file: each keeps to its own bank.
		return between == 0
	case between == 1:
		return true
	default:
		return a.p.has(s^1, screens) && a.riverScreens(sq, k)
	}
}

// Check appends the squares of the pieces that attack s's king now.
func (p *position) Check(dst []game.Square, s game.Seat) []game.Square {
	for found := p.attacks().attackers(s, true); !found.empty(); {
		dst = append(dst, found.pop())
	}
	return dst
}

// riverScreens tells whether the river is a screen between a cannon and the next
// piece on its line (README.md, River screen 河炮架; Fine points 9): they stand on one
// file on opposite banks, and no third piece could ever come to stand between them.
func (a attacks) riverScreens(cannon, target game.Square) bool {
	g := a.p.v.tables
	if !g.file[cannon].has(target) || g.river.has(cannon) || g.river.has(target) ||
		g.half[red].has(cannon) == g.half[red].has(target) {
		return false
	}
	var between set
	for sq := min(cannon, target) + files; sq < max(cannon, target); sq += files {
		between.add(sq)
	}
	return between.empty() || !a.canReach(between, a.neverScreens(cannon, target))
}

// neverScreens is the pieces that can never come to stand between a cannon and the piece
// beyond the river: these two and, if that piece is the enemy king, the cannon's own king,
// who may not face him.
func (a attacks) neverScreens(cannon, target game.Square) set {
	pieces := bit(cannon).or(bit(target))
	if us := a.p.cells[cannon].Origin(); target == a.p.king[us^1] {
		pieces.add(a.p.king[us])
	}
	return pieces
}

// canReach tells whether a piece other than those left out could ever stand on
// one of the points, by the static test of 河炮架.
func (a attacks) canReach(points, leftOut set) bool {
	g := a.p.v.tables
	for s := range game.Seat(2) {
		rovers := a.p.by[s][game.Rook].or(a.p.by[s][game.Knight]).or(a.p.by[s][game.Cannon])
		switch {
		case !rovers.minus(leftOut).empty(),
			points.meets(g.palace[s]) && !leftOut.has(a.p.king[s]),
			points.meets(g.cross5[s]) && !a.p.by[s][game.Advisor].minus(leftOut).empty(),
			points.meets(g.stations[s]) && !a.p.by[s][game.Bishop].minus(leftOut).empty():
			return true
		}
		for pawns := a.p.by[s][game.Pawn].minus(leftOut); !pawns.empty(); {
			if points.meets(g.pawnReach[s][pawns.pop()]) {
				return true
			}
		}
	}
	return false
}
