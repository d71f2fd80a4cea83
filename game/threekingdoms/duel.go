package threekingdoms

import "yanyi/game"

// losesDuel reports whether a capturing turn fails for the duel: the attacker's
// might and wits are both below the defender's (README.md, Duels 趣味单挑).
func (p *position) losesDuel(t game.Turn) bool {
	if p.mode != duels {
		return false
	}
	attacker, defender, fought := p.duelists(t)
	return fought && attacker.might < defender.might && attacker.wits < defender.wits
}

// duelists are the persons of a capture, if it is one that is fought out: neither
// piece is a king.
func (p *position) duelists(t game.Turn) (attacker, defender prowess, fought bool) {
	from, to := t.From(), p.target(t)
	piece, victim := p.board[from], p.board[to]
	if victim == game.NoPiece || piece.Kind() == game.King || victim.Kind() == game.King {
		return attacker, defender, false
	}
	return p.prowess(from), p.prowess(to), true
}

// duel tells of the duel of a capture and reports whether the attacker wins.
// Captures by a king are not fought out and succeed.
func (p *position) duel(t game.Turn) bool {
	if _, _, fought := p.duelists(t); !fought {
		return true
	}
	won := !p.losesDuel(t)
	from, at := t.From(), p.target(t)
	e := game.Event{Type: game.Dueled, Seat: p.turn, From: from, To: at, Piece: p.board[from], Became: p.board[at]}
	e.Other = p.commander(e.Became)
	if won {
		e.N = 1
	}
	p.journal.Add(e)
	return won
}
