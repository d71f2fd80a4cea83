package threekingdoms

import "yanyi/game"

// Gain estimates the immediate gain of a turn: its capture, Han with the emperor, or the effect
// of an alliance. A lost duel costs the attacker.
func (p *position) Gain(t game.Turn) int {
	if _, resigns := t.Resigns(); resigns || p.chance {
		return 0
	}
	at := p.moving.target(t)
	victim := p.moving.board[at]
	switch {
	case victim == emperor:
		return p.evaluation().sums[game.Han].worth()
	case victim != game.NoPiece && p.moving.losesDuel(t):
		return -p.evaluation().worthOn(t.From())
	}
	gain := 0
	if victim != game.NoPiece {
		gain = p.evaluation().worthOn(at)
	}
	if ally := p.moving.partner(t); ally != game.NoSeat {
		gain += p.evaluation().allianceGain(ally)
	}
	return gain
}

// worthOn is the value of the piece on a square; that of a face-down one is the mean of its
// army's bag.
func (e evaluation) worthOn(sq game.Square) int {
	piece := e.m.board[sq]
	army := piece.Origin()
	if !piece.Hidden() {
		return e.judge.counted(e.m, sq, piece).worth()
	}
	bag := &e.bags[army]
	sum := 0
	for k := game.King; k <= game.Wazir; k++ {
		sum += bag.Count(k) * e.judge.kind[k]
	}
	return sum / max(bag.Len(), 1)
}
