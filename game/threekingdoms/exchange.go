//go:build !page

package threekingdoms

import "yanyi/game"

// mostTakers bounds the captures of an exchange that are looked at.
const mostTakers = 16

// regal is what a king counts that would have to be taken in an exchange.
const regal = 20_000

// Exchange is what a turn nets in centipawns if the given side, to which the player to
// move belongs, and all others go on capturing on its last square, each with its
// cheapest piece and only as long as that pays. Whether kings are left in check is not
// looked at. A capture within the side nets nothing.
func (p *position) Exchange(t game.Turn, side game.SeatSet) int {
	if _, resigns := t.Resigns(); resigns || p.chance {
		return 0
	}
	from, at := t.From(), p.target(t)
	victim := p.board[at]
	switch {
	case p.partner(t) != game.NoSeat:
		return p.Gain(t)
	case victim != game.NoPiece && p.losesDuel(t):
		return -p.worthOn(from)
	case victim != game.NoPiece && victim != emperor && side.Has(p.commander(victim)):
		return -1
	case p.bags: // whoever captures may prove to be worth anything
		return p.Gain(t)
	}
	won := 0
	if victim != game.NoPiece {
		won = p.Gain(t)
	}
	return won - p.recaptured(from, t.To(), side)
}

// recaptured is what the others win by capturing on a square after the piece from
// another has come there.
func (p *position) recaptured(from, to game.Square, side game.SeatSet) int {
	var lifted [mostTakers]game.Square
	var pieces [mostTakers]game.Piece
	var gains [mostTakers]int
	n, on := 0, p.board[from]
	sides := [2]game.SeatSet{allSeats &^ side, side}
	stake := p.stake(from)
	lifted[0], pieces[0] = from, p.pick(from)
	for n+1 < mostTakers {
		taker := p.cheapest(to, on, sides[n&1])
		if taker == game.NoSquare {
			break
		}
		gains[n] = stake
		n++
		stake, on = p.stake(taker), p.board[taker]
		lifted[n], pieces[n] = taker, p.pick(taker)
	}
	for i := n; i >= 0; i-- {
		p.drop(lifted[i], pieces[i])
	}
	v := 0
	for i := n - 1; i >= 0; i-- {
		v = max(0, gains[i]-v)
	}
	return v
}

// stake is what the piece on a square puts at risk in an exchange.
func (p *position) stake(sq game.Square) int {
	if piece := p.board[sq]; piece.Kind() == game.King {
		return regal
	}
	return p.worthOn(sq)
}

// against is the armies, a bit each, that fight for a side and may take a piece.
func (p *position) against(on game.Piece, side game.SeatSet) (armies uint8) {
	if on == emperor {
		return 0
	}
	for army, c := range p.command {
		if side.Has(c) && p.hostile[c]>>on.Origin()&1 != 0 {
			armies |= 1 << army
		}
	}
	return armies
}

// fights reports whether a piece is one of some armies' or an emperor who obeys them.
func (p *position) fights(piece game.Piece, armies uint8) bool {
	if piece == emperor {
		return p.emperorBy != game.NoSeat && armies>>p.emperorBy&1 != 0
	}
	return armies>>piece.Origin()&1 != 0
}

// cheapest is where the cheapest piece of a side stands that takes a piece on a square,
// or NoSquare.
func (p *position) cheapest(to game.Square, on game.Piece, side game.SeatSet) game.Square {
	c := cheap{game.NoSquare, 2 * regal}
	armies := p.against(on, side)
	for f := range p.lines.families {
		line, place := p.lines.line[f][to], p.lines.place[f][to]
		for _, up := range [2]bool{true, false} {
			at := p.taken.next(line, place, up)
			sq := p.lines.square[line][at]
			if sq == game.NoSquare {
				continue
			}
			if piece := p.board[sq]; p.fights(piece, armies) && (along(piece.Kind(), f) || (at == place+1 || at == place-1) && p.steps(piece, sq, to)) {
				c.meet(p, sq)
			}
			sq = p.lines.square[line][p.taken.next(line, at, up)]
			if sq != game.NoSquare && p.board[sq].Kind() == game.Cannon && p.fights(p.board[sq], armies) {
				c.meet(p, sq)
			}
		}
	}
	p.cheapestLeaper(&c, to, armies)
	return c.at
}

// steps reports whether a piece takes on a square beside it other than by sliding.
func (p *position) steps(piece game.Piece, from, to game.Square) bool {
	hops := p.hops[slot(piece)]
	return hops != nil && hops[from].has(to)
}

// cheapestLeaper looks at those that leap over whatever is between.
func (p *position) cheapestLeaper(c *cheap, to game.Square, armies uint8) {
	for _, sq := range p.hops[game.NewPiece(game.Knight, game.Wu)][to].list() {
		if piece := p.board[sq]; piece.Kind() == game.Knight && p.fights(piece, armies) {
			c.meet(p, sq)
		}
	}
	for army := game.Wu; army <= game.Shu && !p.castles; army++ {
		for _, k := range [2]game.Kind{game.Bishop, game.Advisor} {
			for _, sq := range p.hops[game.NewPiece(k, army)][to].list() {
				if piece := p.board[sq]; piece == game.NewPiece(k, army) && p.fights(piece, armies) && p.steps(piece, sq, to) {
					c.meet(p, sq)
				}
			}
		}
	}
}

// cheap is the cheapest of the pieces met so far.
type cheap struct {
	at    game.Square
	worth int
}

func (c *cheap) meet(p *position, sq game.Square) {
	if worth := p.stake(sq); worth < c.worth {
		c.at, c.worth = sq, worth
	}
}
