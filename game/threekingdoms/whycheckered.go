package threekingdoms

import "yanyi/game"

var checkeredShapes = [16]string{
	game.King:   "why.shape.guoji.k",
	game.Queen:  "why.shape.guoji.q",
	game.Rook:   "why.shape.guoji.r",
	game.Bishop: "why.shape.guoji.b",
	game.Knight: "why.shape.guoji.n",
}

// why says why a piece on the 15×15 squares does not go from one to another.
func (checkered) why(e explainer, from, to game.Square) game.Phrase {
	piece := e.m.board[from]
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
		if !e.m.hops[slot(piece)][from].has(to) {
			why = e.whySlide(from, to, 2, 3)
		}
	case game.Pawn:
		return e.whyPawn(from, to)
	case game.King:
		why = e.whyKing(from, to)
	case game.Knight:
		if !e.m.hops[slot(piece)][from].has(to) {
			why = e.whyShape(piece)
		}
	}
	return firstOf(why, e.whyOccupied(piece, to))
}

// whySlide: not on one line, or something in the way.
func (e explainer) whySlide(from, to game.Square, first, last int) game.Phrase {
	path, ok := e.between(from, to, first, last)
	if !ok {
		return e.whyShape(e.m.board[from])
	}
	return e.whyBlocked(path)
}

// whyPawn says why a pawn does not go somewhere.
func (e explainer) whyPawn(from, to game.Square) game.Phrase {
	piece := e.m.board[from]
	army := e.m.turn
	steps := e.m.rules.pawns[army].steps[from]
	a, d := e.m.rules.frame.see(army, from)
	along, depth := e.m.rules.frame.see(army, to)
	sideways, ahead := abs(along-a), depth-d
	home := e.m.rules.pawns[army].home[from]
	switch {
	case steps.has(to) && e.m.takes(e.m.turn, e.m.board[to]):
		return game.Say("why.pawn.straight")
	case steps.has(to):
		return firstOf(e.whyOccupied(piece, to), game.Say("why.pawn.blocked", game.OnSquare("square", to)))
	case e.m.hops[slot(piece)][from].has(to):
		return e.whyPawnTakes(from, to)
	case e.m.rules.pawns[army].home[to] && !home && sideways <= 1 && abs(ahead) <= 1:
		return game.Say("why.pawn.return")
	case sideways == 0 && ahead == 2 && piece.Origin() != army:
		return game.Say("why.pawn.double.absorbed")
	case sideways == 0 && ahead == 2 && (d != 1 || !home):
		return game.Say("why.pawn.double")
	case sideways == 0 && ahead == 2:
		return e.whyNoDouble(from, to)
	case home:
		return game.Say("why.shape.guoji.p.home")
	}
	return game.Say("why.shape.guoji.p.out")
}

// whyNoDouble names the square that is not empty.
func (e explainer) whyNoDouble(from, to game.Square) game.Phrase {
	path, _ := e.between(from, to, 0, 1)
	for _, sq := range append(path, to) {
		if e.m.board[sq] != game.NoPiece {
			return game.Say("why.pawn.double.blocked", game.OnSquare("square", sq))
		}
	}
	return game.Phrase{}
}

// whyPawnTakes says why a pawn does not capture on a square it attacks.
func (e explainer) whyPawnTakes(from, to game.Square) game.Phrase {
	if why := e.whyOccupied(e.m.board[from], to); why.Key != "" {
		return why
	}
	pawn := e.m.rights.pawnPassed(to)
	switch {
	case pawn == game.NoSquare:
		return game.Say("why.pawn.nothing", game.OnSquare("square", to))
	case !beside(e.m, from, pawn):
		return game.Say("why.ep.beside")
	case e.m.commander(e.m.board[pawn]) == e.m.ally[e.m.turn]:
		return game.Say("why.ep.ally")
	}
	return game.Say("why.ep.late")
}

// whyKing says why a king does not step or castle somewhere.
func (e explainer) whyKing(from, to game.Square) game.Phrase {
	if e.m.hops[slot(e.m.board[from])][from].has(to) {
		return game.Phrase{}
	}
	for i, rook := range e.m.rules.rooks {
		if passed, reached := e.m.rules.castlePath(rook); rook.seat == e.m.turn && rook.king == from && reached == to {
			return e.whyNotCastle(i, passed, reached)
		}
	}
	return e.whyShape(e.m.board[from])
}

// whyNotCastle says why a king at home does not castle with a rook.
func (e explainer) whyNotCastle(i int, passed, reached game.Square) game.Phrase {
	rook := e.m.rules.rooks[i]
	switch {
	case e.m.board[rook.at] != game.NewPiece(game.Rook, rook.seat):
		return game.Say("why.castle.gone")
	case e.m.rights.castle>>i&1 == 0:
		return game.Say(e.whatMoved(rook))
	case e.m.checked.Has(e.m.turn):
		return game.Say("why.castle.check")
	case !clearTo(e.m, rook):
		return e.whyBetween(rook)
	case underFire(e.m, passed):
		return game.Say("why.castle.through", game.OnSquare("square", passed))
	}
	return game.Say("why.castle.into", game.OnSquare("square", reached))
}

// whyBetween names the piece between rook and king.
func (e explainer) whyBetween(rook rookHome) game.Phrase {
	path, _ := e.between(rook.king, rook.at, 0, 1)
	for _, sq := range path {
		if e.m.board[sq] != game.NoPiece {
			return game.Say("why.castle.between", game.OnSquare("square", sq))
		}
	}
	return game.Phrase{}
}

// whatMoved is the key of why the right to castle is gone though king and rook
// stand at home. The journal tells, as far as it reaches back.
func (e explainer) whatMoved(rook rookHome) string {
	key := "why.castle.moved.r"
	for _, event := range e.p.journal.Events(e.p.journal.Len()) {
		switch {
		case event.Type == game.Castled && event.Seat == rook.seat:
			return "why.castle.done"
		case event.Type == game.Moved && event.Piece == game.NewPiece(game.King, rook.seat):
			key = "why.castle.moved.k"
		}
	}
	return key
}
