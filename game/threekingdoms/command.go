package threekingdoms

import "yanyi/game"

// third is the remaining one of three seats.
func third(a, b game.Seat) game.Seat { return game.Wu + game.Wei + game.Shu - a - b }

// armiesOf is the armies a seat commands, a bit each.
func (s *state) armiesOf(seat game.Seat) uint8 {
	var set uint8
	for army, c := range s.command {
		if c == seat {
			set |= 1 << army
		}
	}
	return set
}

// judgeHostility works out which armies are hostile to whom: those commanded by
// living players who are not allied (README.md, Check, turn order).
func (s *state) judgeHostility() {
	for seat := range s.hostile {
		var set uint8
		for army, c := range s.command {
			if c != game.NoSeat && c != game.Seat(seat) && c != s.ally[seat] {
				set |= 1 << army
			}
		}
		s.hostile[seat] = set
	}
}

// handOver puts an army under another seat's command, or leaves it idle.
func (p *position) handOver(army game.Army, to game.Seat) {
	from := p.command[army]
	for sq := range p.armies[army].all {
		piece := p.board[sq]
		p.hash ^= p.key(sq, piece, from) ^ p.key(sq, piece, to)
	}
	p.command[army] = to
	p.enlist()
}

// join allies two seats.
func (p *position) join(a, b game.Seat) {
	p.ally[a], p.ally[b] = b, a
}

// endAlliance ends the alliance, which holds no longer than all three live
// (README.md, Diplomacy).
func (p *position) endAlliance() {
	for a, b := range p.ally {
		if b != game.NoSeat {
			p.ally[a], p.ally[b] = game.NoSeat, game.NoSeat
			p.journal.Add(game.Event{Type: game.AllianceEnded, Seat: game.Seat(a), Other: b})
			return
		}
	}
}
