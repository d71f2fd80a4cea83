package hundred

import "yanyi/game"

// What a search may use beyond the rules (game.Tactical).

// InCheck reports whether the side to move is in check.
func (p *position) InCheck() bool { return p.checked }

// At is the piece on a square.
func (p *position) At(sq game.Square) game.Piece { return p.at[sq] }

// Pass passes the turn. It refuses in check and for a side that has little more than pawns,
// which may profit from not moving.
func (p *position) Pass() bool {
	us := p.turn
	if p.checked || !p.Mobile(us) {
		return false
	}
	*p.Journal.Begin() = undo{state: p.state}
	p.setPassed(nowhere)
	p.halfmove = 0
	p.checks[us] = streak{sq: nowhere}
	p.full += int32(us)
	p.pass()
	p.History.Push(p.hash)
	return true
}

// Mobile reports whether a side has a piece stronger than pawns and footmen.
func (p *position) Mobile(s game.Seat) bool {
	men := &p.men[s&1]
	small := men[game.King].Or(men[game.Pawn]).Or(men[game.Ferz]).Or(men[game.Wazir])
	return p.of[s&1] != small
}

// Gains appends the turns that gain something at once.
func (p *position) Gains(dst []game.Turn) []game.Turn { return p.list(dst, true) }

// Verdict is the outcome as far as it is known without generating turns.
func (p *position) Verdict() game.Outcome {
	switch {
	case p.ended(), p.halfmove >= halfmoveLimit:
		return p.Outcome()
	case p.History.Count(p.hash, int(p.halfmove)) >= 2:
		return draw("event.result.draw.repetition")
	}
	return game.Outcome{Winner: game.NoSeat}
}
