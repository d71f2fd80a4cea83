package threekingdoms

import "yanyi/game"

// third is the remaining one of three seats.
func third(a, b game.Seat) game.Seat { return game.Wu + game.Wei + game.Shu - a - b }

// diplomacy is the living players, the commanders of the armies and the alliance.
type diplomacy struct {
	alive     game.SeatSet // who is still in the game
	command   [4]game.Seat // the commander of each army; NoSeat for an idle one
	emperorBy game.Seat    // the commander of the emperor, or NoSeat
	hostile   [3]uint8     // for each seat the armies hostile to it, a bit each
	ally      [3]game.Seat // for each seat its ally, or NoSeat
	joint     game.SeatSet // the joint commanders of Han's soldier (README.md, Chibi)
	rests     bool         // Han's soldier may not move in the allies' next turn
	spent     bool         // the emperor has been deposed or an alliance made
}

// commander is the present commander of a piece.
func (d *diplomacy) commander(piece game.Piece) game.Seat {
	if piece == emperor {
		return d.emperorBy
	}
	return d.command[piece.Origin()]
}

// armiesOf are the armies that a seat commands, a bit each.
func (d *diplomacy) armiesOf(seat game.Seat) uint8 {
	var set uint8
	for army, c := range d.command {
		if c == seat {
			set |= 1 << army
		}
	}
	if d.joint.Has(seat) {
		set |= 1 << game.Han
	}
	return set
}

// judgeHostility computes the armies that are hostile to each seat: those commanded by living
// players who are not its allies (README.md, Check, turn order).
func (d *diplomacy) judgeHostility() {
	for seat := range d.hostile {
		var set uint8
		for army, c := range d.command {
			if c != game.NoSeat && c != game.Seat(seat) && c != d.ally[seat] {
				set |= 1 << army
			}
		}
		if d.joint != 0 && !d.joint.Has(game.Seat(seat)) {
			set |= 1 << game.Han
		}
		d.hostile[seat] = set
	}
}

// handOver puts an army under another seat's command, or leaves it idle.
func (p *position) handOver(army game.Army, to game.Seat) {
	from := p.moving.command[army]
	for sq := range p.moving.armies[army].all {
		piece := p.moving.board[sq]
		p.hash ^= p.moving.key(sq, piece, from) ^ p.moving.key(sq, piece, to)
	}
	p.moving.command[army] = to
	p.moving.enlist()
}

// join allies two seats.
func (d *diplomacy) join(a, b game.Seat) { d.ally[a], d.ally[b] = b, a }

// endAlliance ends the alliance, which holds only while all three live (README.md, Diplomacy).
func (p *position) endAlliance() {
	for a, b := range p.moving.ally {
		if b != game.NoSeat {
			p.moving.ally[a], p.moving.ally[b] = game.NoSeat, game.NoSeat
			p.Journal.Add(game.Event{Type: game.AllianceEnded, Seat: game.Seat(a), Other: b})
			return
		}
	}
}
