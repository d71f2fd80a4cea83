package threekingdoms

import "yanyi/game"

var checkeredShapes = [16]string{
	game.King:   "why.shape.guoji.k",
	game.Queen:  "why.shape.guoji.q",
	game.Rook:   "why.shape.guoji.r",
	game.Bishop: "why.shape.guoji.b",
	game.Knight: "why.shape.guoji.n",
}

// why is the reason why a piece on the 15×15 squares does not go from one to another.
func (checkered) why(e *position, from, to game.Square) game.Phrase {
	piece := e.moving.board[from]
	if piece == emperor {
		return e.whyEmperor(from, to)
	}
	var why game.Phrase
	switch piece.Kind() {
	case game.Queen:
		why = e.whySlide(from, to, 0, 3)
	case game.Rook:
		why = e.whySlide(from, to, 0, 1)
	case game.Bishop:
		if !e.moving.hops[slot(piece)][from].has(to) {
			why = e.whySlide(from, to, 2, 3)
		}
	case game.Pawn:
		return e.whyPawn(from, to)
	case game.King:
		why = e.whyKing(from, to)
	case game.Knight:
		if !e.moving.hops[slot(piece)][from].has(to) {
			why = e.whyShape(piece)
		}
	}
	return firstOf(why, e.whyOccupied(piece, to))
}

// whySlide says that the squares are not on one line, or names the obstacle.
func (p *position) whySlide(from, to game.Square, first, last int) game.Phrase {
	path, ok := p.between(from, to, first, last)
	if !ok {
		return p.whyShape(p.moving.board[from])
	}
	return p.whyBlocked(path)
}

// whyPawn is the reason why a pawn does not go to a square.
func (p *position) whyPawn(from, to game.Square) game.Phrase {
	piece := p.moving.board[from]
	army := p.moving.turn
	steps := p.moving.rules.pawns[army].steps[from]
	a, d := p.moving.rules.frame.see(army, from)
	along, depth := p.moving.rules.frame.see(army, to)
	sideways, ahead := abs(along-a), depth-d
	home := p.moving.rules.pawns[army].home[from]
	switch {
	case steps.has(to) && p.moving.takes(p.moving.turn, p.moving.board[to]):
		return game.Say("why.pawn.straight")
	case steps.has(to):
		return firstOf(p.whyOccupied(piece, to), game.Say("why.pawn.blocked", game.OnSquare("square", to)))
	case p.moving.hops[slot(piece)][from].has(to):
		return p.whyPawnTakes(from, to)
	case p.moving.rules.pawns[army].home[to] && !home && sideways <= 1 && abs(ahead) <= 1:
		return game.Say("why.pawn.return")
	case sideways == 0 && ahead == 2 && piece.Origin() != army:
		return game.Say("why.pawn.double.absorbed")
	case sideways == 0 && ahead == 2 && (d != 1 || !home):
		return game.Say("why.pawn.double")
	case sideways == 0 && ahead == 2:
		return p.whyNoDouble(from, to)
	case home:
		return game.Say("why.shape.guoji.p.home")
	}
	return game.Say("why.shape.guoji.p.out")
}

// whyNoDouble names the occupied square.
func (p *position) whyNoDouble(from, to game.Square) game.Phrase {
	path, _ := p.between(from, to, 0, 1)
	for _, sq := range append(path, to) {
		if p.moving.board[sq] != game.NoPiece {
			return game.Say("why.pawn.double.blocked", game.OnSquare("square", sq))
		}
	}
	return game.Phrase{}
}

// whyPawnTakes is the reason why a pawn does not capture on a square it attacks.
func (p *position) whyPawnTakes(from, to game.Square) game.Phrase {
	if why := p.whyOccupied(p.moving.board[from], to); why.Key != "" {
		return why
	}
	pawn := p.moving.rights.pawnPassed(to)
	switch {
	case pawn == game.NoSquare:
		return game.Say("why.pawn.nothing", game.OnSquare("square", to))
	case !p.moving.beside(from, pawn):
		return game.Say("why.ep.beside")
	case p.moving.commander(p.moving.board[pawn]) == p.moving.ally[p.moving.turn]:
		return game.Say("why.ep.ally")
	}
	return game.Say("why.ep.late")
}

// whyKing is the reason why a king does not step or castle to a square.
func (p *position) whyKing(from, to game.Square) game.Phrase {
	if p.moving.hops[slot(p.moving.board[from])][from].has(to) {
		return game.Phrase{}
	}
	for i, rook := range p.moving.rules.rooks {
		if passed, reached := p.moving.rules.castlePath(rook); rook.seat == p.moving.turn && rook.king == from && reached == to {
			return p.whyNotCastle(i, passed, reached)
		}
	}
	return p.whyShape(p.moving.board[from])
}

// whyNotCastle is the reason why a king at home does not castle with a rook.
func (p *position) whyNotCastle(i int, passed, reached game.Square) game.Phrase {
	rook := p.moving.rules.rooks[i]
	switch {
	case p.moving.board[rook.at] != game.NewPiece(game.Rook, rook.seat):
		return game.Say("why.castle.gone")
	case p.moving.rights.castle>>i&1 == 0:
		return game.Say(p.whatMoved(rook))
	case p.moving.checked.Has(p.moving.turn):
		return game.Say("why.castle.check")
	case !p.moving.clearTo(rook):
		return p.whyBetween(rook)
	case p.moving.underFire(passed):
		return game.Say("why.castle.through", game.OnSquare("square", passed))
	}
	return game.Say("why.castle.into", game.OnSquare("square", reached))
}

// whyBetween names the piece between rook and king.
func (p *position) whyBetween(rook rookHome) game.Phrase {
	path, _ := p.between(rook.king, rook.at, 0, 1)
	for _, sq := range path {
		if p.moving.board[sq] != game.NoPiece {
			return game.Say("why.castle.between", game.OnSquare("square", sq))
		}
	}
	return game.Phrase{}
}

// whatMoved is the key of the reason why the castling right is lost although king and rook are
// at home, from the journal as far as it reaches back.
func (p *position) whatMoved(rook rookHome) string {
	key := "why.castle.moved.r"
	for _, event := range p.Journal.Events(p.Journal.Len()) {
		switch {
		case event.Type == game.Castled && event.Seat == rook.seat:
			return "why.castle.done"
		case event.Type == game.Moved && event.Piece == game.NewPiece(game.King, rook.seat):
			key = "why.castle.moved.k"
		}
	}
	return key
}
