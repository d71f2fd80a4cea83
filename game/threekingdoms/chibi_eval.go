package threekingdoms

import "yanyi/game"

// Skip passes the turn, which no rule allows, and reports whether that is possible. Undo takes
// it back. No earlier position counts as repeated after it.
func (p *position) Skip() bool {
	m := &p.moving
	if !m.rules.pact || p.ending != goesOn || m.checked.Has(m.turn) || p.owed.how != nothing || !m.heavy(m.turn) {
		return false
	}
	p.open()
	p.last, p.still = m.turn, 0
	p.clock++
	if m.turn != game.Wei {
		m.rests, p.hanBy = false, game.NoSeat
	}
	p.settle(m.alive.Without(p.last))
	p.close()
	return true
}

// heavy reports whether a seat's side has a long-range piece.
func (m *moving) heavy(s game.Seat) bool {
	for sq := range m.armies[s].all {
		switch m.board[sq].Kind() {
		case game.Rook, game.Cannon, game.Knight:
			return true
		}
	}
	return false
}

// Chibi is evaluated as a game of two sides (README.md, Chibi): both allies have the same value,
// and Wei its negative.

// The values of the sides' particularities, in centipawns.
const (
	restWorth = 20  // Han may not move next
	pairWorth = 850 // two allies move twice in a round
	pactOdds  = 400 // the difference that makes the chances e to 1; fitted with pairWorth to 100 games at 2,000 nodes a turn
)

// pactEval is Eval: the allies' side against Wei's.
func (e evaluation) pactEval(s game.Seat) int {
	var forces [3]int
	e.mobility(&forces)
	v := e.sums[game.Han].worth()
	for seat := range forces {
		forces[seat] += e.strength(game.Seat(seat))
	}
	v += forces[game.Wu] + forces[game.Shu]
	if e.m.rests {
		v -= restWorth
	}
	if e.m.joint == bound {
		v += pairWorth
	}
	v += e.pactSiege() - forces[game.Wei] + e.pactChase(v, forces[game.Wei])
	if (s == game.Wei) == (v > 0) { // good for Wei, or bad for the allies
		return -e.waning(abs(v))
	}
	return e.waning(abs(v))
}

// pactSiege is the allies' joint siege of Wei's palace minus Wei's siege of theirs, which counts
// as one: two moves in a round are the greater danger to a king, but a side that can attack two
// kings reaches one sooner.
func (e evaluation) pactSiege() int {
	ours := e.sums[game.Han].besieges(game.Wei)
	for seat := range e.m.command[:game.Han] {
		if seat := game.Seat(seat); seat != game.Wei && e.m.alive.Has(seat) {
			ours += e.sums[seat].besieges(game.Wei)
		}
	}
	prey := game.Shu
	if !e.m.alive.Has(prey) {
		prey = game.Wu
	}
	theirs := e.sums[game.Wei].besieges(prey)
	ours, theirs = ours/siegeUnit, theirs/siegeUnit
	return (ours*ours - theirs*theirs) * e.judge.besieged / 800
}

// pactChase evaluates the hunt for a king whose side has hardly any material left.
func (e evaluation) pactChase(ours, theirs int) (v int) {
	switch {
	case hunts(ours, theirs) && e.m.alive.Has(game.Wei):
		for seat := game.Wu; seat <= game.Shu; seat += game.Shu {
			if e.m.alive.Has(seat) {
				v += e.pursuit(game.Wei, seat)
			}
		}
	case hunts(theirs, ours):
		for seat := game.Wu; seat <= game.Shu; seat += game.Shu {
			if e.m.alive.Has(seat) {
				v -= e.pursuit(seat, game.Wei)
			}
		}
	}
	return v
}

// Pact is the permanent allies.
func (p *position) Pact() game.SeatSet { return p.moving.rules.info.Pact }
