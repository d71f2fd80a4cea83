package stratagem

import "yanyi/game"

// What a search may use beyond the rules (game.Tactical).

// InCheck reports whether the side to move is in check.
func (p *position) InCheck() bool { return p.checked }

// Pieces is the board by square.
func (p *position) Pieces() *[256]game.Piece { return &p.cells }

// Prices appends the gain of each turn: most are plain moves to empty squares.
func (p *position) Prices(dst []int32, turns []game.Turn) []int32 {
	for _, t := range turns {
		gain := 0
		if t>>16 != 0 || p.cells[t.To()] != game.NoPiece {
			gain = p.Gain(t)
		}
		dst = append(dst, int32(gain))
	}
	return dst
}

// Pass passes the turn. It refuses in three cases: in check, if a second chance would lapse, and
// if the side has neither rook nor horse nor cannon, because such a side may profit from not
// moving. Pieces in the river become stale as after any turn.
func (p *position) Pass() bool {
	us := p.side
	if p.checked || p.last[us] != game.NoSquare || !p.Mobile(us) {
		return false
	}
	*p.Journal.Begin() = p.mark()
	p.clock = 0
	p.cap, p.lm = game.NoSquare, game.NoSquare
	if p.v.river {
		p.stale = p.stale.Or(p.of[us].And(p.v.tables.river))
		if p.has(us, neverStale) {
			p.stale = p.stale.Minus(p.by[us][game.Pawn])
		}
	}
	p.side ^= 1
	p.checked = false
	p.arisen()
	return true
}

// Mobile reports whether a side has a rook, a horse or a cannon.
func (p *position) Mobile(s game.Seat) bool {
	return !p.by[s][game.Rook].Or(p.by[s][game.Knight]).Or(p.by[s][game.Cannon]).Empty()
}

// Gains appends the turns that gain something at once.
func (p *position) Gains(dst []game.Turn) []game.Turn {
	n := len(dst)
	dst = p.generate(dst, generator{gains: true})
	return append(dst[:n], game.Gaining(p, dst[n:])...)
}

// Verdict is the outcome as far as it is known without generating turns.
func (p *position) Verdict() game.Outcome {
	switch {
	case p.ended(), p.clock >= quietLimit:
		return p.Outcome()
	case p.History.Count(p.Hash(), int(p.clock)) >= 2:
		return p.repetition()
	}
	return game.Outcome{Winner: game.NoSeat}
}
