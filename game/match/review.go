package match

import "yanyi/game"

// review is a second position that walks to and fro in the turns played, so that
// looking back does not disturb the present one.
type review struct {
	pos game.Position
	ply int
}

// to walks to a ply of the match.
func (r *review) to(m *Match, ply int) game.Position {
	ply = max(0, min(ply, len(m.moves)))
	for ; r.ply > ply; r.ply-- {
		undo(r.pos, m.moves[r.ply-1].Turn)
	}
	for ; r.ply < ply; r.ply++ {
		game.Redo(r.pos, m.moves[r.ply].Turn)
	}
	return r.pos
}

// leave walks out of the turns after ply, which are about to be forgotten.
func (r *review) leave(m *Match, ply int) {
	if r.ply > ply {
		r.to(m, ply)
	}
}

// ViewAt is what a seat could know after the first ply turns. At the present ply
// it is View.
func (m *Match) ViewAt(ply int, s game.Seat) game.View {
	if ply >= len(m.moves) || m.Deploying() {
		return m.View(s)
	}
	return m.review.to(m, ply).View(s)
}

// PositionAt is the position string after the first ply turns.
func (m *Match) PositionAt(ply int) string {
	return m.review.to(m, ply).String()
}
