package hundred

import "yanyi/game"

// What a search may use beyond the rules (game.Tactical).

// InCheck reports whether the side to move is in check.
func (p *position) InCheck() bool { return p.checked }

// Pieces is the board by square.
func (p *position) Pieces() *[256]game.Piece { return &p.at }

// Prices appends the gain of each turn: most are plain moves to empty squares.
func (p *position) Prices(dst []int32, turns []game.Turn) []int32 {
	for _, t := range turns {
		gain := 0
		if t>>16 != 0 || p.at[t.To()] != game.NoPiece || t.To() == p.passed {
			gain = p.Gain(t)
		}
		dst = append(dst, int32(gain))
	}
	return dst
}

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
