package threekingdoms

import "yanyi/game"

// explainer says why pieces do not move.
type explainer struct {
	p *position
	m *moving
}

func (p *position) explainer() explainer { return explainer{p, &p.moving} }

// Why says why no legal turn goes from one square to another; for equal squares,
// why the piece there cannot move at all. The zero Phrase: it can.
func (p *position) Why(from, to game.Square) game.Phrase {
	if why := p.explainer().whyNotThis(from); why.Key != "" {
		return why
	}
	moves := p.moving.rules.style.moves(&p.moving, nil, from)
	if from == to {
		return p.explainer().whyNowhere(from, moves)
	}
	for _, t := range moves {
		if t.To() != to {
			continue
		}
		if p.moving.safe(t) {
			return game.Phrase{}
		}
		return p.explainer().whyUnsafe(t)
	}
	return p.moving.rules.style.why(p.explainer(), from, to)
}

// whyNotThis says why the piece on a square does not move now, whatever its way.
func (e explainer) whyNotThis(from game.Square) game.Phrase {
	piece := e.m.board[from]
	c := e.m.commander(piece)
	switch {
	case e.p.ending != goesOn:
		return game.Say("why.over")
	case piece == game.NoPiece:
		return game.Say("why.nopiece")
	case piece == hanSoldier:
		return e.whyHan()
	case c == game.NoSeat && piece == emperor:
		return firstOf(e.whyChecked(), game.Say("why.emperor.own"))
	case c == game.NoSeat:
		return game.Say("why.idle")
	case c == e.m.turn && !e.p.chance:
		return game.Phrase{}
	}
	return game.Say("why.notyours", game.OfSeat("side", c), game.OfPiece("piece", piece))
}

// whyNowhere says why none of a piece's moves is legal.
func (e explainer) whyNowhere(from game.Square, moves []game.Turn) game.Phrase {
	for _, t := range moves {
		if e.m.safe(t) {
			return game.Phrase{}
		}
	}
	if len(moves) == 0 || from == e.m.king[e.m.turn] {
		return game.Say("why.nomoves")
	}
	if e.m.checked.Has(e.m.turn) || e.m.meets(moves[0]) {
		return e.whyUnsafe(moves[0])
	}
	return game.Say("why.pinned", game.OfPiece("piece", e.m.board[from]))
}

// whyUnsafe says what would attack the mover's king after a turn.
func (e explainer) whyUnsafe(t game.Turn) game.Phrase {
	if e.m.meets(t) {
		return game.Say("why.met", game.OfSeat("side", game.Wei+game.Shu-e.m.turn))
	}
	var before [len(e.m.threat)]game.Square
	was := e.p.Check(before[:0], e.m.turn)
	n := e.m.exposed(t, len(e.m.threat))
	at := e.m.threat[0]
	piece := e.m.board[at]
	switch {
	case piece.Kind() == game.King && !e.m.rules.castles:
		return game.Say("why.facing")
	case t.From() == e.m.king[e.m.turn]:
		return game.Say("why.into", game.OfPiece("piece", piece))
	case len(was) > 0 && n > 1:
		return game.Say("why.still.many", game.OfNumber("n", n))
	}
	key := "why.leaves"
	for _, sq := range was {
		if sq == at {
			key = "why.still"
		}
	}
	return game.Say(key, game.OnSquare("square", at), game.OfPiece("piece", piece))
}

// whyOccupied says why a piece may not end where something stands, or nothing.
func (e explainer) whyOccupied(piece game.Piece, to game.Square) game.Phrase {
	there := e.m.board[to]
	c := e.m.commander(there)
	switch {
	case there == game.NoPiece || e.m.enters(piece, to):
		return game.Phrase{}
	case there == emperor && !e.m.spent:
		return firstOf(e.whyChecked(), game.Say(e.m.rules.emperorReason))
	case there == hanSoldier:
		return game.Say("why.han.ally")
	case c == game.NoSeat && there.Hidden():
		return game.Say("why.hidden.idle")
	case c == game.NoSeat:
		return game.Say("why.idle.capture")
	case c == e.m.turn:
		return game.Say("why.own", game.OfPiece("piece", there))
	case c == e.m.ally[e.m.turn]:
		return game.Say("why.ally", game.OfSeat("side", c), game.OfPiece("piece", there))
	}
	if there == emperor {
		return game.Say("why.emperor.never")
	}
	return game.Say("why.king")
}

// whyChecked says that a check must be answered first: of the emperor, whom nothing but a
// horse may take, it is the nearer reason.
func (e explainer) whyChecked() game.Phrase {
	var buf [len(e.m.threat)]game.Square
	switch from := e.p.Check(buf[:0], e.m.turn); {
	case len(from) == 0:
		return game.Phrase{}
	case len(from) > 1:
		return game.Say("why.checked.many", game.OfNumber("n", len(from)))
	default:
		return game.Say("why.checked", game.OnSquare("square", from[0]), game.OfPiece("piece", e.m.board[from[0]]))
	}
}

// between lists the squares strictly between two on one of the given families of
// lines; ok is false if they share none. A gap in the line is NoSquare.
func (e explainer) between(from, to game.Square, first, last int) (squares []game.Square, ok bool) {
	for f := first; f <= last; f++ {
		line := e.m.lines.line[f][from]
		if line != e.m.lines.line[f][to] {
			continue
		}
		a, b := e.m.lines.place[f][from], e.m.lines.place[f][to]
		step := uint8(1)
		if a > b {
			step = ^uint8(0) // −1
		}
		for i := a + step; i != b; i += step {
			squares = append(squares, e.m.lines.square[line][i])
		}
		return squares, true
	}
	return nil, false
}

// whyBlocked says what stands in a slider's way, or that the board ends there.
func (e explainer) whyBlocked(path []game.Square) game.Phrase {
	for _, sq := range path {
		if sq == game.NoSquare {
			return game.Say("why.gap")
		}
		piece := e.m.board[sq]
		if piece == game.NoPiece {
			continue
		}
		at, what := game.OnSquare("square", sq), game.OfPiece("piece", piece)
		if c := e.m.commander(piece); c != game.NoSeat && c == e.m.ally[e.m.turn] {
			return game.Say("why.blocked.allied", at, game.OfSeat("side", c), what)
		}
		return game.Say("why.blocked", at, what)
	}
	return game.Phrase{}
}

// firstOf is the first phrase that says something.
func firstOf(phrases ...game.Phrase) game.Phrase {
	for _, phrase := range phrases {
		if phrase.Key != "" {
			return phrase
		}
	}
	return game.Phrase{}
}
