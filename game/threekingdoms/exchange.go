package threekingdoms

import "yanyi/game"

// mostTakers bounds the captures of an exchange.
const mostTakers = 16

// regal is the value of a king in an exchange.
const regal = 20_000

// Exchange is the net gain of a turn in centipawns if the given side, to which the player to
// move belongs, and all others continue capturing on its last square, each with its cheapest
// piece and only as long as it pays. Kings left in check are ignored. A capture within the side
// gains nothing.
func (p *position) Exchange(t game.Turn, side game.SeatSet) int {
	if _, resigns := t.Resigns(); resigns || p.chance {
		return 0
	}
	from, at := t.From(), p.moving.target(t)
	victim := p.moving.board[at]
	switch {
	case p.moving.partner(t) != game.NoSeat:
		return p.Gain(t)
	case victim != game.NoPiece && p.moving.losesDuel(t):
		return -p.evaluation().worthOn(from)
	case victim != game.NoPiece && victim != emperor && side.Has(p.moving.commander(victim)):
		return -1
	case p.moving.rules.bags: // whoever captures may prove to be worth anything
		return p.Gain(t)
	}
	won := 0
	if victim != game.NoPiece {
		won = p.Gain(t)
	}
	return won - exchange{&p.moving, p.evaluation()}.recaptured(from, t.To(), side)
}

// exchange is a sequence of captures on one square.
type exchange struct {
	m *moving
	e evaluation
}

// recaptured is the others' gain from captures on a square after the piece from another square
// has come there.
func (x exchange) recaptured(from, to game.Square, side game.SeatSet) int {
	var lifted [mostTakers]game.Square
	var pieces [mostTakers]game.Piece
	var gains [mostTakers]int
	n, on := 0, x.m.board[from]
	sides := [2]game.SeatSet{allSeats &^ side, side}
	stake := x.stake(from)
	lifted[0], pieces[0] = from, x.m.pick(from)
	for n+1 < mostTakers {
		taker := x.cheapest(to, on, sides[n&1])
		if taker == game.NoSquare {
			break
		}
		gains[n] = stake
		n++
		stake, on = x.stake(taker), x.m.board[taker]
		lifted[n], pieces[n] = taker, x.m.pick(taker)
	}
	for i := n; i >= 0; i-- {
		x.m.drop(lifted[i], pieces[i])
	}
	v := 0
	for i := n - 1; i >= 0; i-- {
		v = max(0, gains[i]-v)
	}
	return v
}

// stake is the value that the piece on a square risks in an exchange.
func (x exchange) stake(sq game.Square) int {
	if piece := x.m.board[sq]; piece.Kind() == game.King {
		return regal
	}
	return x.e.worthOn(sq)
}

// against is the armies, a bit each, that fight for a side and may capture a piece.
func (d *diplomacy) against(on game.Piece, side game.SeatSet) (armies uint8) {
	if on == emperor {
		return 0
	}
	for army, c := range d.command {
		if side.Has(c) && d.hostile[c]>>on.Origin()&1 != 0 {
			armies |= 1 << army
		}
	}
	if side&d.joint != 0 && !d.rests && on.Origin() == game.Wei {
		armies |= 1 << game.Han
	}
	return armies
}

// fights reports whether a piece belongs to one of some armies or is an emperor who obeys them.
func (d *diplomacy) fights(piece game.Piece, armies uint8) bool {
	if piece == emperor {
		return d.emperorBy != game.NoSeat && armies>>d.emperorBy&1 != 0
	}
	return armies>>piece.Origin()&1 != 0
}

// cheapest is the square of a side's cheapest piece that can capture on a square, or NoSquare.
func (x exchange) cheapest(to game.Square, on game.Piece, side game.SeatSet) game.Square {
	c := cheap{game.NoSquare, 2 * regal}
	armies := x.m.against(on, side)
	for f := range x.m.lines.families {
		line, place := x.m.lines.line[f][to], x.m.lines.place[f][to]
		for _, up := range [2]bool{true, false} {
			at := x.m.taken.next(line, place, up)
			sq := x.m.lines.square[line][at]
			if sq == game.NoSquare {
				continue
			}
			if piece := x.m.board[sq]; x.m.fights(piece, armies) && (along(piece.Kind(), f) || (at == place+1 || at == place-1) && x.m.steps(piece, sq, to)) {
				c.meet(x, sq)
			}
			sq = x.m.lines.square[line][x.m.taken.next(line, at, up)]
			if sq != game.NoSquare && x.m.board[sq].Kind() == game.Cannon && x.m.fights(x.m.board[sq], armies) {
				c.meet(x, sq)
			}
		}
	}
	x.cheapestLeaper(&c, to, armies)
	return c.at
}

// steps reports whether a piece captures on an adjacent square other than by sliding.
func (m *moving) steps(piece game.Piece, from, to game.Square) bool {
	hops := m.hops[slot(piece)]
	return hops != nil && hops[from].has(to)
}

// cheapestLeaper examines the pieces that leap.
func (x exchange) cheapestLeaper(c *cheap, to game.Square, armies uint8) {
	for _, sq := range x.m.hops[game.NewPiece(game.Knight, game.Wu)][to].list() {
		if piece := x.m.board[sq]; piece.Kind() == game.Knight && x.m.fights(piece, armies) {
			c.meet(x, sq)
		}
	}
	for army := game.Wu; army <= game.Shu && !x.m.rules.castles; army++ {
		for _, k := range [2]game.Kind{game.Bishop, game.Advisor} {
			for _, sq := range x.m.hops[game.NewPiece(k, army)][to].list() {
				if piece := x.m.board[sq]; piece == game.NewPiece(k, army) && x.m.fights(piece, armies) && x.m.steps(piece, sq, to) {
					c.meet(x, sq)
				}
			}
		}
	}
}

// cheap is the cheapest piece found so far.
type cheap struct {
	at    game.Square
	worth int
}

func (c *cheap) meet(x exchange, sq game.Square) {
	if worth := x.stake(sq); worth < c.worth {
		c.at, c.worth = sq, worth
	}
}

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
