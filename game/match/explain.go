package match

import "yanyi/game"

// What only some games can tell of the present position. Asked of a game that cannot,
// each answers that there is nothing.

// Basis is the kind of stratagem that a turn rests on, 0 for none, and whether it is
// an exchange; see game.Explainer.
func (m *Match) Basis(t game.Turn) (stratagem int, exchange bool) {
	if ex, ok := m.pos.(game.Explainer); ok {
		return ex.Basis(t)
	}
	return 0, false
}

// Barriers appends the pieces over which a turn goes and which would bar the base
// rules' way there.
func (m *Match) Barriers(dst []game.Square, t game.Turn) []game.Square {
	if ex, ok := m.pos.(game.Explainer); ok {
		return ex.Barriers(dst, t)
	}
	return dst
}

// Suppose appends the turns that a kind of stratagem would give whoever is to move if
// it were in force: with its marker on cell kind or, if at is a square, with its king
// there; see game.Explainer.
func (m *Match) Suppose(dst []game.Turn, kind int, at game.Square) []game.Turn {
	if ex, ok := m.pos.(game.Explainer); ok {
		return ex.Suppose(dst, kind, at)
	}
	return dst
}

// Denied lists what the promotion of a turn cannot be now, with the reasons.
func (m *Match) Denied(t game.Turn) []game.Denial {
	if p, ok := m.pos.(game.Promoter); ok {
		return p.Denied(t)
	}
	return nil
}

// Threatens reports whether Threats can tell anything: whether it is a game in which
// it is not plain to see who takes whom.
func (m *Match) Threatens() bool { _, ok := m.pos.(game.Threatener); return ok }

// Threats appends the squares of the pieces that could take the piece on from if it
// stood on at; see game.Threatener.
func (m *Match) Threats(dst []game.Square, from, at game.Square) []game.Square {
	if th, ok := m.pos.(game.Threatener); ok {
		return th.Threats(dst, from, at)
	}
	return dst
}

// Checkers appends the squares of the pieces that check a seat's king.
func (m *Match) Checkers(dst []game.Square, s game.Seat) []game.Square { return m.pos.Check(dst, s) }

// Due appends the pieces of whoever is to move that go stale with this turn unless it
// is they that move; none once the game is over.
func (m *Match) Due(dst []game.Square) []game.Square {
	if st, ok := m.pos.(game.Staler); ok && !m.Over() {
		return st.Due(dst)
	}
	return dst
}

// Warning says which count is about to end the game, the zero Phrase while none is.
func (m *Match) Warning() game.Phrase {
	if w, ok := m.pos.(game.Warner); ok {
		return w.Warning()
	}
	return game.Phrase{}
}
