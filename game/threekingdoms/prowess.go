package threekingdoms

import "yanyi/game"

// prowess is a general's two values in a duel, 1 to 5 (README.md, Duels 趣味单挑). A
// capture succeeds if either of the attacker's is at least the defender's.
type prowess struct{ might, wits int8 }

// prowessTable is the generals of each army by kind, in the rules' order.
type prowessTable [4][16][]prowess

// The values of this edition; the copy deck's generals have the same.
var (
	yanyiProwess = prowessTable{
		game.Wu: {
			game.King:    {{2, 4}},
			game.Rook:    {{3, 5}, {3, 4}},
			game.Knight:  {{3, 3}, {4, 2}},
			game.Bishop:  {{2, 5}, {2, 4}},
			game.Advisor: {{4, 1}, {4, 2}},
			game.Cannon:  {{5, 2}, {4, 3}},
			game.Pawn:    {{3, 4}, {3, 3}, {3, 2}, {2, 3}, {3, 1}},
		},
		game.Wei: {
			game.King:    {{3, 5}},
			game.Rook:    {{4, 2}, {4, 1}},
			game.Knight:  {{5, 4}, {4, 3}},
			game.Bishop:  {{1, 5}, {1, 5}},
			game.Advisor: {{5, 1}, {5, 1}},
			game.Cannon:  {{4, 3}, {3, 3}},
			game.Pawn:    {{4, 2}, {3, 2}, {3, 3}, {4, 1}, {2, 4}},
		},
		game.Shu: {
			game.King:    {{3, 3}},
			game.Rook:    {{5, 3}, {5, 2}},
			game.Knight:  {{5, 2}, {4, 3}},
			game.Bishop:  {{1, 5}, {1, 4}},
			game.Advisor: {{3, 2}, {4, 1}},
			game.Cannon:  {{5, 4}, {5, 1}},
			game.Pawn:    {{4, 2}, {4, 1}, {2, 3}, {4, 1}, {2, 4}},
		},
		game.Han: {
			game.King:   {{1, 3}},
			game.Rook:   {{5, 1}, {4, 1}, {3, 2}},
			game.Cannon: {{3, 4}},
		},
	}
	guojiProwess = prowessTable{
		game.Wu: {
			game.King:   {{2, 4}},
			game.Queen:  {{5, 2}, {4, 3}},
			game.Rook:   {{3, 5}, {3, 4}},
			game.Knight: {{3, 3}, {4, 2}},
			game.Bishop: {{2, 5}, {2, 4}},
			game.Pawn:   {{4, 2}, {4, 1}, {3, 4}, {3, 3}, {3, 2}, {2, 3}, {3, 1}, {2, 2}, {1, 4}},
		},
		game.Wei: {
			game.King:   {{3, 5}},
			game.Queen:  {{5, 1}, {5, 1}},
			game.Rook:   {{4, 2}, {4, 1}},
			game.Knight: {{5, 4}, {4, 3}},
			game.Bishop: {{1, 5}, {1, 5}},
			game.Pawn:   {{4, 2}, {4, 3}, {3, 3}, {3, 2}, {3, 3}, {4, 1}, {2, 4}, {3, 1}, {3, 5}},
		},
		game.Shu: {
			game.King:   {{3, 3}},
			game.Queen:  {{5, 4}, {4, 4}},
			game.Rook:   {{5, 3}, {5, 2}},
			game.Knight: {{5, 2}, {4, 3}},
			game.Bishop: {{1, 5}, {1, 4}},
			game.Pawn:   {{5, 1}, {4, 2}, {3, 2}, {4, 1}, {4, 1}, {2, 3}, {4, 1}, {2, 4}, {3, 2}},
		},
		game.Han: {
			game.King:  {{1, 3}},
			game.Queen: {{3, 4}, {5, 1}, {4, 1}},
		},
	}
)

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
