package threekingdoms

import (
	"math/bits"

	"yanyi/game"
)

// order finds whose turn it is after another.
type order struct {
	p *position
	m *moving
}

func (p *position) order() order { return order{p, &p.moving} }

// settle finds the next player after a turn or a resignation, letting those go
// out whose turn it becomes and who have none (README.md, Check, turn order; Going
// out), until somebody can move or the game has ended. Only the given seats can be
// in check at first: the mover is not.
func (o order) settle(seats game.SeatSet) {
	if o.m.leagued() && o.p.result().meeting() {
		return
	}
	announced := o.m.checked
	o.spotChecks(seats, announced)
	for o.p.ending == goesOn {
		seat, early := o.next()
		o.m.turn = seat
		if o.m.anyTurn() {
			if early {
				o.tellWaiting()
			}
			o.m.rules.style.settled(o.p)
			break
		}
		announced = o.m.checked
		o.p.departure().fall(o.m.turn)
		o.spotChecks(o.m.alive, announced)
	}
	if o.p.ending != goesOn {
		o.p.result().keepTurn()
	}
}

// single is the only member of a set.
func single(set game.SeatSet) game.Seat { return game.Seat(bits.TrailingZeros8(uint8(set))) }

// following is the next living player counter-clockwise from a seat.
func (o order) following(s game.Seat) game.Seat {
	for range 3 {
		if s = (s + 1) % 3; o.m.alive.Has(s) {
			break
		}
	}
	return s
}

// spotChecks works out which of the seats are in check and tells of those that
// were not before.
func (o order) spotChecks(seats, announced game.SeatSet) {
	o.m.checked = 0
	for s := game.Wu; s <= game.Shu; s++ {
		if !seats.Has(s) || !o.m.inCheck(s) {
			continue
		}
		o.m.checked = o.m.checked.With(s)
		if announced.Has(s) {
			continue
		}
		n := o.m.rules.style.threats(o.m, s, o.m.king[s], o.m.hostile[s], len(o.m.threat))
		for _, sq := range o.m.threat[:n] {
			o.p.journal.Add(game.Event{Type: game.Check, Seat: s, From: sq, To: o.m.king[s], Piece: o.m.board[sq]})
		}
	}
}

// departure takes players out of the game (README.md, Going out).
type departure struct {
	p *position
	m *moving
}

func (p *position) departure() departure { return departure{p, &p.moving} }

// fall lets a player without a legal turn go out.
func (d departure) fall(s game.Seat) {
	switch checked := d.m.checked.Has(s); {
	case d.m.rules.pact && checked:
		d.disband(s, game.Mated)
	case checked:
		d.mate(s)
	case d.m.rules.style.stalemateDraws():
		d.p.ending = drawnStalemate
	default:
		d.disband(s, game.Stalemated)
	}
}

// mate removes the king and hands all else the fallen commanded to the absorber
// (兵力收编).
func (d departure) mate(s game.Seat) {
	heir, at := d.absorber(s), d.m.king[s]
	d.p.journal.Add(game.Event{Type: game.Removed, Seat: s, From: at, Piece: d.m.board[at]})
	d.p.clear(at)
	d.p.journal.Add(game.Event{Type: game.Absorbed, Seat: heir, Other: s, From: at})
	for army, c := range d.m.command {
		if c == s {
			d.p.treaty().handOver(game.Army(army), heir)
		}
	}
	if d.m.emperorBy == s {
		d.p.treaty().follow(heir)
	}
	d.goOut(s, game.Mated, heir)
}

// absorber is the last mover if a piece it commands attacks the fallen king;
// otherwise the hostile player attacking it who comes first counter-clockwise
// after the fallen one.
//
// Ruling: the last mover too must be hostile; an ally's piece does not attack.
func (d departure) absorber(fallen game.Seat) game.Seat {
	n := d.m.rules.style.threats(d.m, fallen, d.m.king[fallen], d.m.hostile[fallen], len(d.m.threat))
	var attackers game.SeatSet
	for _, sq := range d.m.threat[:n] {
		attackers = attackers.With(d.m.commander(d.m.board[sq]))
	}
	if attackers.Has(d.p.last) {
		return d.p.last
	}
	if s := (fallen + 1) % 3; attackers.Has(s) {
		return s
	}
	return (fallen + 2) % 3
}

// disband removes everything a player commands, row by row.
func (d departure) disband(s game.Seat, how game.Fall) {
	for sq := range d.m.forces(s).all {
		d.p.journal.Add(game.Event{Type: game.Removed, Seat: s, From: sq, Piece: d.m.board[sq]})
		d.p.clear(sq)
	}
	for army, c := range d.m.command {
		if c == s {
			d.p.treaty().handOver(game.Army(army), game.NoSeat)
			d.emptyBag(game.Army(army))
		}
	}
	if d.m.emperorBy == s {
		d.p.treaty().follow(game.NoSeat)
	}
	d.goOut(s, how, game.NoSeat)
}

// resign lets a living player give up: as a stalemate, at any time.
func (d departure) resign(s game.Seat) {
	if d.m.alive == allSeats {
		d.p.quit = d.p.quit.With(s)
	}
	if s != d.m.turn && d.m.rights.inRow[d.m.turn] > 0 {
		d.m.rights.inRow[d.m.turn]-- // its turn will begin once more
	}
	d.disband(s, game.Resigned)
}

// goOut takes a player out of the game: the alliance ends, its rights lapse.
func (d departure) goOut(s game.Seat, how game.Fall, heir game.Seat) {
	d.p.fallen[3-d.m.alive.Len()] = s
	d.m.alive = d.m.alive.Without(s)
	d.m.checked = d.m.checked.Without(s)
	d.m.king[s] = game.NoSquare
	d.p.restart()
	d.p.journal.Add(game.Event{Type: game.WentOut, Seat: s, Other: heir, Fall: how})
	if d.m.rules.pact {
		d.m.joint = d.m.joint.Without(s)
	}
	if !d.m.rules.pact || s != game.Wei {
		d.p.treaty().endAlliance()
	}
	d.m.judgeHostility()
	d.m.dropRights(s)
	d.m.trimRights()
	d.p.weighing.judge = nil // soldiers count otherwise with another commander
	d.p.result().judgeEnd()
}
