//go:build !page

package threekingdoms

import "yanyi/game"

// Gain guesses what a turn wins at once: what it captures, Han with the emperor,
// or what an alliance changes. A lost duel costs the attacker.
func (p *position) Gain(t game.Turn) int {
	if _, resigns := t.Resigns(); resigns || p.chance {
		return 0
	}
	at := p.target(t)
	victim := p.board[at]
	switch {
	case victim == emperor:
		return p.sums[game.Han].worth()
	case victim != game.NoPiece && p.losesDuel(t):
		return -p.worthOn(t.From())
	}
	gain := 0
	if victim != game.NoPiece {
		gain = p.worthOn(at)
	}
	if ally := p.partner(t); ally != game.NoSeat {
		gain += p.allianceGain(ally)
	}
	return gain
}

// worthOn is what the piece on a square counts; a face-down one counts as much as
// its army's bag has on average.
func (p *position) worthOn(sq game.Square) int {
	piece := p.board[sq]
	army := piece.Origin()
	if !piece.Hidden() {
		return p.counted(sq, piece).worth()
	}
	bag := &p.bag[army]
	sum := 0
	for k := game.King; k <= game.Wazir; k++ {
		sum += bag.Count(k) * p.kind[k]
	}
	return sum / max(bag.Len(), 1)
}
