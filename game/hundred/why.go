package hundred

import "yanyi/game"

// explainer says why turns are not legal.
type explainer struct{ p *position }

func (p *position) explainer() explainer { return explainer{p} }

// Why says why no legal turn goes from one square to another.
func (p *position) Why(from, to game.Square) game.Phrase {
	for _, t := range p.Turns(nil) {
		if t.From() == from && (t.To() == to || from == to) {
			return game.Phrase{}
		}
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
	return p.explainer().whyMove(uint8(from), uint8(to))
}

func (e explainer) whyMove(from, to uint8) game.Phrase {
	mover, target := e.p.at[from], e.p.at[to]
	switch {
	case target != game.NoPiece && target.Origin() == e.p.turn:
		if mover.Kind() == game.King && e.castleShape(from, to) != nil {
			return e.whyCastle(e.castleShape(from, to))
		}
		return game.Say("why.own", game.OfPiece("piece", target))
	case mover.Kind() == game.King && e.castleShape(from, to) != nil:
		return e.whyCastle(e.castleShape(from, to))
	}
	if why := e.whyShape(from, to); why.Key != "" {
		return why
	}
	if target.Kind() == game.King {
		return game.Say("why.king.two")
	}
	return e.whyUnsafe(from, to)
}

// whyShape says what is wrong with the way from from to to, if anything is.
func (e explainer) whyShape(from, to uint8) game.Phrase {
	d, i := direction(from, to)
	k := e.p.at[from].Kind()
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
		return unless(contains(leaps[from], to), shape)
	case game.Pawn:
		return e.whyPawn(from, to)
	case game.Queen:
		return e.whySlide(from, d, i, d >= 0, shape)
	case game.Rook:
		return e.whySlide(from, d, i, straight, shape)
	case game.Bishop:
		return e.whySlide(from, d, i, oblique, shape)
	case game.Cannon:
		return e.whyJump(from, to, d, i, straight, shape, "why.baige.cannon")
	default:
		return e.whyJump(from, to, d, i, oblique, shape, "why.archer")
	}
}

func unless(ok bool, why game.Phrase) game.Phrase {
	if ok {
		return game.Phrase{}
	}
	return why
}

// between counts the pieces on the first i squares of a ray and names the first.
func (e explainer) between(from uint8, d, i int) (n int, first uint8) {
	for _, sq := range rays[from][d].sq[:i] {
		if e.p.at[sq] != game.NoPiece {
			if n++; n == 1 {
				first = sq
			}
		}
	}
	return n, first
}

func (e explainer) whySlide(from uint8, d, i int, ok bool, shape game.Phrase) game.Phrase {
	if !ok {
		return shape
	}
	if n, first := e.between(from, d, i); n > 0 {
		return game.Say("why.blocked", game.OnSquare("square", game.Square(first)), game.OfPiece("piece", e.p.at[first]))
	}
	return game.Phrase{}
}

func (e explainer) whyJump(from, to uint8, d, i int, ok bool, shape game.Phrase, key string) game.Phrase {
	if !ok {
		return shape
	}
	n, first := e.between(from, d, i)
	empty := e.p.at[to] == game.NoPiece
	switch {
	case empty && n == 1:
		return game.Say("why.cannon.empty")
	case empty && n > 1:
		return game.Say("why.blocked", game.OnSquare("square", game.Square(first)), game.OfPiece("piece", e.p.at[first]))
	case !empty && n == 0:
		return game.Say(key + ".none")
	case !empty && n > 1:
		return game.Say(key+".many", game.OfNumber("n", n))
	}
	return game.Phrase{}
}

func (e explainer) whyPawn(from, to uint8) game.Phrase {
	df := int(to%10) - int(from%10)
	dr := rankOf(to, e.p.turn) - rankOf(from, e.p.turn)
	sq := game.OnSquare("square", game.Square(to))
	one := game.Square(int(from) + 10 - 20*int(e.p.turn))
	switch {
	case dr < 0:
		return game.Say("why.backward")
	case df == 0 && dr == 2 && rankOf(from, e.p.turn) != pawnRank:
		return game.Say("why.baige.pawn.double")
	case df == 0 && dr == 2 && e.p.at[one] != game.NoPiece:
		return game.Say("why.baige.pawn.double.blocked", game.OnSquare("square", one))
	case df == 0 && (dr == 1 || dr == 2):
		return e.whyStraight(sq, to)
	case dr == 1 && (df == 1 || df == -1):
		return e.whyOblique(sq, from, to)
	}
	return game.Say("why.shape.baige.p")
}

func (e explainer) whyStraight(sq game.Arg, to uint8) game.Phrase {
	switch pc := e.p.at[to]; {
	case pc == game.NoPiece:
		return game.Phrase{}
	case pc.Origin() == e.p.turn:
		return game.Say("why.baige.pawn.blocked", sq)
	}
	return game.Say("why.baige.pawn.straight")
}

// whyOblique is about captures onto an empty square: a pawn beside may have made
// its double step too long ago.
func (e explainer) whyOblique(sq game.Arg, from, to uint8) game.Phrase {
	if e.p.at[to] != game.NoPiece || to == e.p.passed {
		return game.Phrase{}
	}
	beside := from/10*10 + to%10
	if e.p.at[beside] == game.NewPiece(game.Pawn, e.p.turn^1) && rankOf(beside, e.p.turn^1) == pawnRank+2 {
		return game.Say("why.baige.ep.late")
	}
	return game.Say("why.baige.pawn.nothing", sq)
}

// whyUnsafe is for moves whose shape is right: the king would be attacked, the
// check be the fourth.
func (e explainer) whyUnsafe(from, to uint8) game.Phrase {
	if e.p.safeAfter(from, to) {
		if e.p.checks[e.p.turn].sq == from && e.p.checks[e.p.turn].n == checksMost {
			return game.Say("why.fourth")
		}
		return game.Say("why.shape.baige." + string(e.p.at[from].Kind().Letter()+'a'-'A'))
	}
	by, attacker, n := e.attackerAfter(from, to)
	square, piece := game.OnSquare("square", by), game.OfPiece("piece", attacker)
	switch {
	case e.p.at[from].Kind() == game.King:
		return game.Say("why.into", piece)
	case e.p.checked && n > 1:
		return game.Say("why.still.many", game.OfNumber("n", n))
	case e.p.checked && e.attackedBy(uint8(by)):
		return game.Say("why.still", square, piece)
	}
	return game.Say("why.leaves", square, piece)
}

// attackedBy reports whether the piece on sq attacks the mover's king already.
func (e explainer) attackedBy(sq uint8) bool {
	for _, a := range e.p.attackers(nil, e.p.king[e.p.turn], e.p.turn^1) {
		if uint8(a) == sq {
			return true
		}
	}
	return false
}

// attackerAfter plays a pseudo-legal move and names a piece that attacks the
// mover's king, and how many do.
func (e explainer) attackerAfter(from, to uint8) (game.Square, game.Piece, int) {
	us := e.p.turn
	e.p.Do(game.Move(game.Square(from), game.Square(to)))
	list := e.p.attackers(nil, e.p.king[us], us^1)
	pc := e.p.at[list[0]]
	e.p.Undo()
	return list[0], pc, len(list)
}

// castleShape is the row of a king's wish to castle: by its target or by pointing
// at the rook's home, whether or not it may.
func (e explainer) castleShape(from, to uint8) *castling {
	for i := range castles {
		c := &castles[i]
		if c.side == e.p.turn && c.kingFrom == from && (c.kingTo == to || c.rookFrom == to) {
			return c
		}
	}
	return nil
}

func (e explainer) whyCastle(c *castling) game.Phrase {
	if e.p.castling&c.right == 0 {
		if e.p.castling&(whiteShort|whiteLong)<<(2*e.p.turn) != 0 {
			return game.Say("why.baige.castle.moved.r")
		}
		return game.Say("why.baige.castle.moved.k")
	}
	for _, sq := range c.between {
		if e.p.at[sq] != game.NoPiece {
			return game.Say("why.baige.castle.between", game.OnSquare("square", game.Square(sq)))
		}
	}
	switch {
	case e.p.checked:
		return game.Say("why.baige.castle.check")
	case e.p.castleAttacked(c, c.rookTo):
		return game.Say("why.castle.through", game.OnSquare("square", game.Square(c.rookTo)))
	case e.p.castleAttacked(c, c.kingTo):
		return game.Say("why.castle.into", game.OnSquare("square", game.Square(c.kingTo)))
	case e.p.checks[e.p.turn].sq == c.kingFrom && e.p.checks[e.p.turn].n == checksMost:
		return game.Say("why.fourth")
	}
	return game.Say("why.own", game.OfPiece("piece", e.p.at[c.rookFrom]))
}

// direction is the ray from one square on which another lies, and its index on
// it; -1, -1 if none.
func direction(from, to uint8) (d, i int) {
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

func contains(list []uint8, sq uint8) bool {
	for _, s := range list {
		if s == sq {
			return true
		}
	}
	return false
}
