package stratagem

import (
	"yanyi/game"
	"yanyi/game/board"
)

// Pinned pieces attack nothing (README.md, Sixteen tiles 14). That needs no test here: a pinned
// piece stands diagonally next to the king that pins it, from where no piece attacks him.
// Elephants and advisors never leave their own bank and attack no king.

// attackers are the enemy pieces that attack s's king with the kinds in force; unless all is
// set, the search ends with the first found.
func (p *position) attackers(s game.Seat, all bool) (found set) {
	k, e, g := p.king[s], s^1, p.v.tables
	if !p.has(e, untouchable) {
		from := g.pawnFrom[e][k]
		if p.has(e, retreats) {
			from = from.Or(g.retreatFrom[e][k])
		}
		if found = p.by[e][game.Pawn].And(from); !found.Empty() && !all {
			return found
		}
	}
	if horses := p.by[e][game.Knight].And(g.horseAround[k]); !horses.Empty() {
		found = found.Or(p.horsesOn(k, horses, p.has(e, freeLegs)))
		if !found.Empty() && !all {
			return found
		}
	}
	if sliders := p.sliders(e).And(g.cross[k]); !sliders.Empty() {
		found = found.Or(p.slidersOn(k, s, sliders, all))
	}
	return found
}

// attacked reports whether s's king is attacked.
func (p *position) attacked(s game.Seat) bool { return !p.attackers(s, false).Empty() }

// sliders are those pieces of side e that attack kings along lines: rooks, cannons, and its
// king, which attacks the one it faces unless the other side has 可飛將 (README.md, Settings 2).
func (p *position) sliders(e game.Seat) set {
	s := p.by[e][game.Rook].Or(p.by[e][game.Cannon])
	if !p.has(e^1, flying) {
		s.Add(p.king[e])
	}
	return s
}

func (p *position) horsesOn(k game.Square, horses set, free bool) (found set) {
	for _, h := range p.v.tables.horseFrom[k] {
		if horses.Has(h.to) && (free || p.cells[h.via] == game.NoPiece) {
			found.Add(h.to)
		}
	}
	return found
}

func (p *position) slidersOn(k game.Square, s game.Seat, sliders set, all bool) (found set) {
	occ := p.occupied()
	for d, ray := range &p.v.tables.rays[k] {
		if !ray.Meets(sliders) {
			continue
		}
		pieces := ray.And(occ)
		for between := 0; between < 2 && !pieces.Empty(); between++ {
			sq := nearest(d, pieces)
			pieces.Remove(sq)
			if sliders.Has(sq) && p.strikes(p.cells[sq].Kind(), between, sq, k, s) {
				if found.Add(sq); !all {
					return found
				}
			}
		}
	}
	return found
}

// strikes reports whether an enemy slider on sq attacks s's king on k, which is on one line
// with it, with so many pieces between them.
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
	for found := p.attackers(s, true); !found.Empty(); {
		dst = append(dst, found.Pop())
	}
	return dst
}

// riverScreens reports whether the river is a screen between a cannon and the next piece on its
// line (README.md, River screen 河炮架; Fine points 9): they stand on one file on opposite banks,
// and no third piece could ever stand between them.
func (p *position) riverScreens(cannon, target game.Square) bool {
	g := p.v.tables
	if !g.file[cannon].Has(target) || g.river.Has(cannon) || g.river.Has(target) ||
		g.half[red].Has(cannon) == g.half[red].Has(target) {
		return false
	}
	var between set
	for sq := min(cannon, target) + files; sq < max(cannon, target); sq += files {
		between.Add(sq)
	}
	return between.Empty() || !p.canReach(between, p.neverScreens(cannon, target))
}

// neverScreens are the pieces that can never stand between a cannon and the piece beyond the
// river: these two and, if that piece is the enemy king, the cannon's own king, who may not face
// him.
func (p *position) neverScreens(cannon, target game.Square) set {
	pieces := board.Bit(cannon).Or(board.Bit(target))
	if us := p.cells[cannon].Origin(); target == p.king[us^1] {
		pieces.Add(p.king[us])
	}
	return pieces
}

// canReach reports whether a piece could ever stand on one of the points, by 河炮架's static test.
func (p *position) canReach(points, leftOut set) bool {
	g := p.v.tables
	for s := range game.Seat(2) {
		rovers := p.by[s][game.Rook].Or(p.by[s][game.Knight]).Or(p.by[s][game.Cannon])
		switch {
		case !rovers.Minus(leftOut).Empty(),
			points.Meets(g.palace[s]) && !leftOut.Has(p.king[s]),
			points.Meets(g.cross5[s]) && !p.by[s][game.Advisor].Minus(leftOut).Empty(),
			points.Meets(g.stations[s]) && !p.by[s][game.Bishop].Minus(leftOut).Empty():
			return true
		}
		for pawns := p.by[s][game.Pawn].Minus(leftOut); !pawns.Empty(); {
			if points.Meets(g.pawnReach[s][pawns.Pop()]) {
				return true
			}
		}
	}
	return false
}
