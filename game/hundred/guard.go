package hundred

import (
	"yanyi/game"
	"yanyi/game/board"
)

// guarded marks the squares that matter to the king of the side to move when it is not in check:
// a non-king move that neither starts nor ends on one of them cannot expose the king. Along each
// ray from the king, with p1, p2, p3 the first three pieces met:
//
//   - p1 pinned before a slider p2, or p1 and p2 before a jumper p3 (one leaving
//     would make the other its screen): these may not simply leave;
//   - an enemy jumper p1 waits for a screen: empty squares before it may not
//     simply be entered.
func (p *position) guarded() (marks set) {
	king, them := p.king[p.turn], p.turn^1
	men := &p.men[them&1]
	far := [2]set{
		men[game.Queen].Or(men[game.Rook]).Or(men[game.Cannon]),
		men[game.Queen].Or(men[game.Bishop]).Or(men[game.Advisor]),
	}
	for d := range 8 {
		if lanes[king][d].Meets(far[d&1]) {
			p.guardRay(&rays[king][d], d, them, &marks)
		}
	}
	return marks
}

func (p *position) guardRay(r *ray, d int, them game.Seat, marks *set) {
	var met [2]game.Square
	found := 0
	for i := range int(r.n) {
		sq := r.sq[i]
		pc := p.at[sq]
		if pc == game.NoPiece {
			continue
		}
		enemy := pc.Origin() == them
		switch {
		case found == 0 && enemy && pc.Kind() == jumper(d):
			for _, empty := range r.sq[:i] {
				marks.Add(empty)
			}
		case found == 1 && enemy && slides(pc.Kind(), d):
			marks.Add(met[0])
		case found == 2:
			if enemy && pc.Kind() == jumper(d) {
				marks.Add(met[0])
				marks.Add(met[1])
			}
			return
		}
		met[found] = sq
		found++
	}
}

// cure is the set of squares to which a piece other than the king may move to end a check: the
// checking piece's square, and those between it and the king. A piece in between may move
// anywhere, because a cannon or an archer may be jumping over it.
func (p *position) cure() (to, between set) {
	king := p.king[p.turn]
	checker := p.attacking(king, p.turn^1, p.of[0].Or(p.of[1])).Low()
	for d, lane := range &lanes[king] {
		if lane.Has(checker) {
			between = lane.Minus(lanes[checker][d]).Minus(board.Bit(checker))
		}
	}
	return between.Or(board.Bit(checker)), between
}

func slides(k game.Kind, d int) bool {
	return k == game.Queen || k == game.Rook && d&1 == 0 || k == game.Bishop && d&1 == 1
}
