package match

import "yanyi/game"

// Questions about the present position that only some games answer; others return nothing.

// Basis is the stratagem kind that a turn rests on, 0 for none, and whether it is an exchange.
func (p Preview) Basis(t game.Turn) (stratagem int, exchange bool) {
	if ex, ok := p.pos.(game.Explainer); ok {
		return ex.Basis(t)
	}
	return 0, false
}

// Barriers appends the pieces over which a turn goes where the base rules would be barred.
func (p Preview) Barriers(dst []game.Square, t game.Turn) []game.Square {
	if ex, ok := p.pos.(game.Explainer); ok {
		return ex.Barriers(dst, t)
	}
	return dst
}

// Suppose appends the turns that a kind of stratagem in force would give the player to move:
// with its marker on cell kind or, if at is a square, with its king there; see game.Explainer.
func (p Preview) Suppose(dst []game.Turn, kind int, at game.Square) []game.Turn {
	if ex, ok := p.pos.(game.Explainer); ok {
		return ex.Suppose(dst, kind, at)
	}
	return dst
}

// Denied lists what the promotion of a turn cannot be now, with the reasons.
func (p Preview) Denied(t game.Turn) []game.Denial {
	if p, ok := p.pos.(game.Promoter); ok {
		return p.Denied(t)
	}
	return nil
}

// Threatens reports whether Threats returns anything: where it is not obvious what takes what.
func (p Preview) Threatens() bool { _, ok := p.pos.(game.Threatener); return ok }

// Threats appends the squares of the pieces that could take the piece on from if it stood on at.
func (p Preview) Threats(dst []game.Square, from, at game.Square) []game.Square {
	if th, ok := p.pos.(game.Threatener); ok {
		return th.Threats(dst, from, at)
	}
	return dst
}

// Checkers appends the squares of the pieces that check a seat's king.
func (p Preview) Checkers(dst []game.Square, s game.Seat) []game.Square { return p.pos.Check(dst, s) }

// Due appends the mover's pieces that go stale with this turn unless they move, before the end.
func (p Preview) Due(dst []game.Square) []game.Square {
	if st, ok := p.pos.(game.Staler); ok && !p.over {
		return st.Due(dst)
	}
	return dst
}

// Warning says which count is about to end the game, the zero Phrase while none is.
func (p Preview) Warning() game.Phrase {
	if w, ok := p.pos.(game.Warner); ok {
		return w.Warning()
	}
	return game.Phrase{}
}
