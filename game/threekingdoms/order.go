package threekingdoms

import (
	"math/bits"

	"yanyi/game"
)

// settle finds the next player after a turn or a resignation. It eliminates players whose turn
// it becomes and who have none (README.md, Check, turn order; Going out), until a player can
// move or the game has ended. Only the given seats can be in check at first: the mover is not.
func (p *position) settle(seats game.SeatSet) {
	if p.moving.leagued() && p.meeting() {
		return
	}
	announced := p.moving.checked
	p.spotChecks(seats, announced)
	for p.ending == goesOn {
		seat, early := p.next()
		p.moving.turn = seat
		if p.moving.anyTurn() {
			if early {
				p.tellWaiting()
			}
			p.moving.rules.style.settled(p)
			break
		}
		announced = p.moving.checked
		p.fall(p.moving.turn)
		p.spotChecks(p.moving.alive, announced)
	}
	if p.ending != goesOn {
		p.keepTurn()
	}
}

// single is the only member of a set.
func single(set game.SeatSet) game.Seat { return game.Seat(bits.TrailingZeros8(uint8(set))) }

// following is the next living player counter-clockwise from a seat.
func (p *position) following(s game.Seat) game.Seat {
	for range 3 {
		if s = (s + 1) % 3; p.moving.alive.Has(s) {
			break
		}
	}
	return s
}

// spotChecks finds the seats in check and reports new ones.
func (p *position) spotChecks(seats, announced game.SeatSet) {
	p.moving.checked = 0
	for s := game.Wu; s <= game.Shu; s++ {
		if !seats.Has(s) || !p.moving.inCheck(s) {
			continue
		}
		p.moving.checked = p.moving.checked.With(s)
		if announced.Has(s) {
			continue
		}
		n := p.moving.rules.style.threats(&p.moving, s, p.moving.king[s], p.moving.hostile[s], len(p.moving.threat))
		for _, sq := range p.moving.threat[:n] {
			p.Journal.Add(game.Event{Type: game.Check, Seat: s, From: sq, To: p.moving.king[s], Piece: p.moving.board[sq]})
		}
	}
}

// fall eliminates a player without a legal turn.
func (p *position) fall(s game.Seat) {
	switch checked := p.moving.checked.Has(s); {
	case p.moving.rules.pact && checked:
		p.disband(s, game.Mated)
	case checked:
		p.mate(s)
	case p.moving.rules.style.stalemateDraws():
		p.ending = drawnStalemate
	default:
		p.disband(s, game.Stalemated)
	}
}

// mate removes the king and hands the rest of the fallen player's forces to the absorber (兵力收编).
func (p *position) mate(s game.Seat) {
	heir, at := p.absorber(s), p.moving.king[s]
	p.Journal.Add(game.Event{Type: game.Removed, Seat: s, From: at, Piece: p.moving.board[at]})
	p.clear(at)
	p.Journal.Add(game.Event{Type: game.Absorbed, Seat: heir, Other: s, From: at})
	for army, c := range p.moving.command {
		if c == s {
			p.handOver(game.Army(army), heir)
		}
	}
	if p.moving.emperorBy == s {
		p.follow(heir)
	}
	p.goOut(s, game.Mated, heir)
}

// absorber is the last mover if a piece it commands attacks the fallen king; otherwise the first
// hostile attacker counter-clockwise after the fallen one.
//
// Ruling: the last mover too must be hostile; an ally's piece does not attack.
func (p *position) absorber(fallen game.Seat) game.Seat {
	n := p.moving.rules.style.threats(&p.moving, fallen, p.moving.king[fallen], p.moving.hostile[fallen], len(p.moving.threat))
	var attackers game.SeatSet
	for _, sq := range p.moving.threat[:n] {
		attackers = attackers.With(p.moving.commander(p.moving.board[sq]))
	}
	if attackers.Has(p.last) {
		return p.last
	}
	if s := (fallen + 1) % 3; attackers.Has(s) {
		return s
	}
	return (fallen + 2) % 3
}

// disband removes all pieces of a player, row by row.
func (p *position) disband(s game.Seat, how game.Fall) {
	for sq := range p.moving.forces(s).all {
		p.Journal.Add(game.Event{Type: game.Removed, Seat: s, From: sq, Piece: p.moving.board[sq]})
		p.clear(sq)
	}
	for army, c := range p.moving.command {
		if c == s {
			p.handOver(game.Army(army), game.NoSeat)
			p.emptyBag(game.Army(army))
		}
	}
	if p.moving.emperorBy == s {
		p.follow(game.NoSeat)
	}
	p.goOut(s, how, game.NoSeat)
}

// resign eliminates a living player at any time, like a stalemate.
func (p *position) resign(s game.Seat) {
	if p.moving.alive == allSeats {
		p.quit = p.quit.With(s)
	}
	if s != p.moving.turn && p.moving.rights.inRow[p.moving.turn] > 0 {
		p.moving.rights.inRow[p.moving.turn]-- // its turn will begin again
	}
	p.disband(s, game.Resigned)
}

// goOut eliminates a player: the alliance ends, its rights lapse.
func (p *position) goOut(s game.Seat, how game.Fall, heir game.Seat) {
	p.fallen[3-p.moving.alive.Len()] = s
	p.moving.alive = p.moving.alive.Without(s)
	p.moving.checked = p.moving.checked.Without(s)
	p.moving.king[s] = game.NoSquare
	p.restart()
	p.Journal.Add(game.Event{Type: game.WentOut, Seat: s, Other: heir, Fall: how})
	if p.moving.rules.pact {
		p.moving.joint = p.moving.joint.Without(s)
	}
	if !p.moving.rules.pact || s != game.Wei {
		p.endAlliance()
	}
	p.moving.judgeHostility()
	p.moving.dropRights(s)
	p.moving.trimRights()
	p.weighing.judge = nil // soldiers count differently under another commander
	p.judgeEnd()
}
