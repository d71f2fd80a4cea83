package threekingdoms

import "yanyi/game"

// losesDuel reports whether a capture fails by the duel: the attacker's might and wits are both
// below the defender's (README.md, Duels 趣味单挑).
func (m *moving) losesDuel(t game.Turn) bool {
	if m.mode != duels {
		return false
	}
	attacker, defender, fought := m.duelists(t)
	return fought && attacker.might < defender.might && attacker.wits < defender.wits
}

// duelists are the persons of a capture that is fought out, which is one without a king.
func (m *moving) duelists(t game.Turn) (attacker, defender prowess, fought bool) {
	from, to := t.From(), m.target(t)
	piece, victim := m.board[from], m.board[to]
	if victim == game.NoPiece || piece.Kind() == game.King || victim.Kind() == game.King {
		return attacker, defender, false
	}
	return m.prowess(from), m.prowess(to), true
}

// duel records the duel of a capture and reports whether the attacker wins. Captures by a king
// are not fought out and succeed.
func (p *position) duel(t game.Turn) bool {
	if _, _, fought := p.moving.duelists(t); !fought {
		return true
	}
	won := !p.moving.losesDuel(t)
	from, at := t.From(), p.moving.target(t)
	e := game.Event{Type: game.Dueled, Seat: p.moving.turn, From: from, To: at, Piece: p.moving.board[from], Became: p.moving.board[at]}
	e.Other = p.moving.commander(e.Became)
	if won {
		e.N = 1
	}
	p.Journal.Add(e)
	return won
}
