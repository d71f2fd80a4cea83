package threekingdoms

import (
	"math/bits"

	"yanyi/game"
)

// settle finds the next player after a turn or a resignation, letting those go
// out whose turn it becomes and who have none (README.md, Check, turn order; Going
// out), until somebody can move or the game has ended. Only the given seats can be
// in check at first: the mover is not.
func (p *position) settle(seats game.SeatSet) {
	if p.leagued() && p.meeting() {
		return
	}
	announced := p.checked
	p.spotChecks(seats, announced)
	for p.ending == goesOn {
		seat, early := p.next()
		p.turn = seat
		if p.anyTurn() {
			if early {
				p.tellWaiting()
			}
			p.style.settled(p)
			break
		}
		announced = p.checked
		p.fall(p.turn)
		p.spotChecks(p.alive, announced)
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
		if s = (s + 1) % 3; p.alive.Has(s) {
			break
		}
	}
	return s
}

// spotChecks works out which of the seats are in check and tells of those that
// were not before.
func (p *position) spotChecks(seats, announced game.SeatSet) {
	p.checked = 0
	for s := game.Wu; s <= game.Shu; s++ {
		if !seats.Has(s) || !p.inCheck(s) {
			continue
		}
		p.checked = p.checked.With(s)
		if announced.Has(s) {
			continue
		}
		n := p.style.threats(p, s, p.king[s], p.hostile[s], len(p.threat))
		for _, sq := range p.threat[:n] {
			p.journal.Add(game.Event{Type: game.Check, Seat: s, From: sq, To: p.king[s], Piece: p.board[sq]})
		}
	}
}

// fall lets a player without a legal turn go out.
func (p *position) fall(s game.Seat) {
	switch {
	case p.checked.Has(s):
		p.mate(s)
	case p.style.stalemateDraws():
		p.ending = drawnStalemate
	default:
		p.disband(s, game.Stalemated)
	}
}

// mate removes the king and hands all else the fallen commanded to the absorber
// (兵力收编).
func (p *position) mate(s game.Seat) {
	heir, at := p.absorber(s), p.king[s]
	p.journal.Add(game.Event{Type: game.Removed, Seat: s, From: at, Piece: p.board[at]})
	p.clear(at)
	p.journal.Add(game.Event{Type: game.Absorbed, Seat: heir, Other: s, From: at})
	for army, c := range p.command {
		if c == s {
			p.handOver(game.Army(army), heir)
		}
	}
	if p.emperorBy == s {
		p.follow(heir)
	}
	p.goOut(s, game.Mated, heir)
}

// absorber is the last mover if a piece it commands attacks the fallen king;
// otherwise the hostile player attacking it who comes first counter-clockwise
// after the fallen one.
//
// Ruling: the last mover too must be hostile; an ally's piece does not attack.
func (p *position) absorber(fallen game.Seat) game.Seat {
	n := p.style.threats(p, fallen, p.king[fallen], p.hostile[fallen], len(p.threat))
	var attackers game.SeatSet
	for _, sq := range p.threat[:n] {
		attackers = attackers.With(p.commander(p.board[sq]))
	}
	if attackers.Has(p.last) {
		return p.last
	}
	if s := (fallen + 1) % 3; attackers.Has(s) {
		return s
	}
	return (fallen + 2) % 3
}

// disband removes everything a player commands, row by row.
func (p *position) disband(s game.Seat, how game.Fall) {
	for sq := range p.forces(s).all {
		p.journal.Add(game.Event{Type: game.Removed, Seat: s, From: sq, Piece: p.board[sq]})
		p.clear(sq)
	}
	for army, c := range p.command {
		if c == s {
			p.handOver(game.Army(army), game.NoSeat)
			p.emptyBag(game.Army(army))
		}
	}
	if p.emperorBy == s {
		p.follow(game.NoSeat)
	}
	p.goOut(s, how, game.NoSeat)
}

// resign lets a living player give up: as a stalemate, at any time.
func (p *position) resign(s game.Seat) {
	if p.alive == allSeats {
		p.quit = p.quit.With(s)
	}
	if s != p.turn && p.rights.inRow[p.turn] > 0 {
		p.rights.inRow[p.turn]-- // its turn will begin once more
	}
	p.disband(s, game.Resigned)
}

// goOut takes a player out of the game: the alliance ends, its rights lapse.
func (p *position) goOut(s game.Seat, how game.Fall, heir game.Seat) {
	p.fallen[3-p.alive.Len()] = s
	p.alive = p.alive.Without(s)
	p.checked = p.checked.Without(s)
	p.king[s] = game.NoSquare
	p.restart()
	p.journal.Add(game.Event{Type: game.WentOut, Seat: s, Other: heir, Fall: how})
	p.endAlliance()
	p.judgeHostility()
	p.dropRights(s)
	p.trimRights()
	p.recount()
	p.judgeEnd()
}
