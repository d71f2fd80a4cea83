package hundred

import "yanyi/game"

// Why is the reason why no legal turn goes from one square to another.
func (p *position) Why(from, to game.Square) game.Phrase {
	if game.Goes(p.Turns(nil), from, to) {
		return game.Phrase{}
	}
	pc := p.at[from]
	switch {
	case p.Outcome().Over:
		return game.Say("why.over")
	case pc == game.NoPiece:
		return game.Say("why.nopiece")
	case pc.Origin() != p.turn:
		return game.Say("why.notyours.two", game.OfSeat("side", pc.Origin()), game.OfPiece("piece", pc))
	case from == to:
		return game.Say("why.nomoves")
	}
	return p.whyMove(from, to)
}

func (p *position) whyMove(from, to game.Square) game.Phrase {
	mover, target := p.at[from], p.at[to]
	switch {
	case target != game.NoPiece && target.Origin() == p.turn:
		if mover.Kind() == game.King && p.castleShape(from, to) != nil {
			return p.whyCastle(p.castleShape(from, to))
		}
		return game.Say("why.own", game.OfPiece("piece", target))
	case mover.Kind() == game.King && p.castleShape(from, to) != nil:
		return p.whyCastle(p.castleShape(from, to))
	}
	if why := p.whyShape(from, to); why.Key != "" {
		return why
	}
	if target.Kind() == game.King {
		return game.Say("why.king.two")
	}
	return p.whyUnsafe(from, to)
}

// whyShape is the fault of the way from from to to, if there is one.
func (p *position) whyShape(from, to game.Square) game.Phrase {
	d, i := direction(from, to)
	k := p.at[from].Kind()
	shape := game.Say("why.shape.baige." + string(k.Letter()+'a'-'A'))
	straight, oblique := d >= 0 && d&1 == 0, d >= 0 && d&1 == 1
	switch k {
	case game.King, game.Guard:
		return unless(i == 0, shape)
	case game.Ferz:
		return unless(oblique && i == 0, shape)
	case game.Wazir:
		return unless(straight && i == 0, shape)
	case game.Knight:
		return unless(steps[game.Knight][from].Has(to), shape)
	case game.Pawn:
		return p.whyPawn(from, to)
	case game.Queen:
		return p.whySlide(from, d, i, d >= 0, shape)
	case game.Rook:
		return p.whySlide(from, d, i, straight, shape)
	case game.Bishop:
		return p.whySlide(from, d, i, oblique, shape)
	case game.Cannon:
		return p.whyJump(from, to, d, i, straight, shape, "why.baige.cannon")
	default:
		return p.whyJump(from, to, d, i, oblique, shape, "why.archer")
	}
}

func unless(ok bool, why game.Phrase) game.Phrase {
	if ok {
		return game.Phrase{}
	}
	return why
}

// between counts the pieces on the first i squares of a ray and names the first.
func (p *position) between(from game.Square, d, i int) (n int, first game.Square) {
	for _, sq := range rays[from][d].sq[:i] {
		if p.at[sq] != game.NoPiece {
			if n++; n == 1 {
				first = sq
			}
		}
	}
	return n, first
}

func (p *position) whySlide(from game.Square, d, i int, ok bool, shape game.Phrase) game.Phrase {
	if !ok {
		return shape
	}
	if n, first := p.between(from, d, i); n > 0 {
		return game.Say("why.blocked", game.OnSquare("square", first), game.OfPiece("piece", p.at[first]))
	}
	return game.Phrase{}
}

func (p *position) whyJump(from, to game.Square, d, i int, ok bool, shape game.Phrase, key string) game.Phrase {
	if !ok {
		return shape
	}
	n, first := p.between(from, d, i)
	empty := p.at[to] == game.NoPiece
	switch {
	case empty && n == 1:
		return game.Say("why.cannon.empty")
	case empty && n > 1:
		return game.Say("why.blocked", game.OnSquare("square", first), game.OfPiece("piece", p.at[first]))
	case !empty && n == 0:
		return game.Say(key + ".none")
	case !empty && n > 1:
		return game.Say(key+".many", game.OfNumber("n", n))
	}
	return game.Phrase{}
}

func (p *position) whyPawn(from, to game.Square) game.Phrase {
	df := int(to%10) - int(from%10)
	dr := rankOf(to, p.turn) - rankOf(from, p.turn)
	sq := game.OnSquare("square", to)
	one := game.Square(int(from) + 10 - 20*int(p.turn))
	switch {
	case dr < 0:
		return game.Say("why.backward")
	case df == 0 && dr == 2 && rankOf(from, p.turn) != pawnRank:
		return game.Say("why.baige.pawn.double")
	case df == 0 && dr == 2 && p.at[one] != game.NoPiece:
		return game.Say("why.baige.pawn.double.blocked", game.OnSquare("square", one))
	case df == 0 && (dr == 1 || dr == 2):
		return p.whyStraight(sq, to)
	case dr == 1 && (df == 1 || df == -1):
		return p.whyOblique(sq, from, to)
	}
	return game.Say("why.shape.baige.p")
}

func (p *position) whyStraight(sq game.Arg, to game.Square) game.Phrase {
	switch pc := p.at[to]; {
	case pc == game.NoPiece:
		return game.Phrase{}
	case pc.Origin() == p.turn:
		return game.Say("why.baige.pawn.blocked", sq)
	}
	return game.Say("why.baige.pawn.straight")
}

// whyOblique concerns captures onto an empty square: a pawn beside may have made its double step
// too long ago.
func (p *position) whyOblique(sq game.Arg, from, to game.Square) game.Phrase {
	if p.at[to] != game.NoPiece || to == p.passed {
		return game.Phrase{}
	}
	beside := from/10*10 + to%10
	if p.at[beside] == game.NewPiece(game.Pawn, p.turn^1) && rankOf(beside, p.turn^1) == pawnRank+2 {
		return game.Say("why.baige.ep.late")
	}
	return game.Say("why.baige.pawn.nothing", sq)
}

// whyUnsafe concerns moves of a correct shape: the king would be attacked, or the check would be
// the fourth.
func (p *position) whyUnsafe(from, to game.Square) game.Phrase {
	if p.safeAfter(from, to) {
		if p.checks[p.turn].sq == from && p.checks[p.turn].n == checksMost {
			return game.Say("why.fourth")
		}
		return game.Say("why.shape.baige." + string(p.at[from].Kind().Letter()+'a'-'A'))
	}
	by, attacker, n := p.attackerAfter(from, to)
	square, piece := game.OnSquare("square", by), game.OfPiece("piece", attacker)
	switch {
	case p.at[from].Kind() == game.King:
		return game.Say("why.into", piece)
	case p.checked && n > 1:
		return game.Say("why.still.many", game.OfNumber("n", n))
	case p.checked && p.attacking(p.king[p.turn], p.turn^1, p.of[0].Or(p.of[1])).Has(by):
		return game.Say("why.still", square, piece)
	}
	return game.Say("why.leaves", square, piece)
}

// attackerAfter plays a pseudo-legal move, and names an attacker of the king and counts all.
func (p *position) attackerAfter(from, to game.Square) (game.Square, game.Piece, int) {
	us := p.turn
	p.Do(game.Move(from, to))
	list := p.attackers(nil, p.king[us], us^1)
	pc := p.at[list[0]]
	p.Undo()
	return list[0], pc, len(list)
}

// castleShape is the row of an attempt to castle, by the king's target or the rook's square,
// permitted or not.
func (p *position) castleShape(from, to game.Square) *castling {
	for i := range castles {
		c := &castles[i]
		if c.side == p.turn && c.kingFrom == from && (c.kingTo == to || c.rookFrom == to) {
			return c
		}
	}
	return nil
}

func (p *position) whyCastle(c *castling) game.Phrase {
	if p.castling&c.right == 0 {
		if p.castling&(whiteShort|whiteLong)<<(2*p.turn) != 0 {
			return game.Say("why.baige.castle.moved.r")
		}
		return game.Say("why.baige.castle.moved.k")
	}
	for _, sq := range c.between {
		if p.at[sq] != game.NoPiece {
			return game.Say("why.baige.castle.between", game.OnSquare("square", sq))
		}
	}
	switch {
	case p.checked:
		return game.Say("why.baige.castle.check")
	case p.castleAttacked(c, c.rookTo):
		return game.Say("why.castle.through", game.OnSquare("square", c.rookTo))
	case p.castleAttacked(c, c.kingTo):
		return game.Say("why.castle.into", game.OnSquare("square", c.kingTo))
	case p.checks[p.turn].sq == c.kingFrom && p.checks[p.turn].n == checksMost:
		return game.Say("why.fourth")
	}
	return game.Say("why.own", game.OfPiece("piece", p.at[c.rookFrom]))
}

// direction is the ray from one square to another, and its index on it; -1, -1 if none.
func direction(from, to game.Square) (d, i int) {
	for d := range 8 {
		r := &rays[from][d]
		for i := range int(r.n) {
			if r.sq[i] == to {
				return d, i
			}
		}
	}
	return -1, -1
}

// Denied is the queen while the side has one on the board (README.md, Promotion; game.Promoter).
func (p *position) Denied(t game.Turn) []game.Denial {
	if t.Promotion() == game.NoKind || t.Promotion() == game.Queen || !p.hasQueen(p.turn) {
		return nil
	}
	return []game.Denial{{Kind: game.Queen, Why: game.Say("play.promote.queen")}}
}
