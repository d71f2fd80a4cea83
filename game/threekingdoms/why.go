package threekingdoms

import "yanyi/game"

// Why is the reason why no legal turn goes from one square to another; for equal squares, why
// the piece there cannot move at all. The zero Phrase means that it can.
func (p *position) Why(from, to game.Square) game.Phrase {
	if why := p.whyNotThis(from); why.Key != "" {
		return why
	}
	moves := p.moving.rules.style.moves(&p.moving, nil, from)
	if from == to {
		return p.whyNowhere(from, moves)
	}
	for _, t := range moves {
		if t.To() != to {
			continue
		}
		if p.moving.safe(t) {
			return game.Phrase{}
		}
		return p.whyUnsafe(t)
	}
	return p.moving.rules.style.why(p, from, to)
}

// whyNotThis is the reason why the piece on a square does not move now, whatever its way of
// moving.
func (p *position) whyNotThis(from game.Square) game.Phrase {
	piece := p.moving.board[from]
	c := p.moving.commander(piece)
	switch {
	case p.ending != goesOn:
		return game.Say("why.over")
	case piece == game.NoPiece:
		return game.Say("why.nopiece")
	case piece == hanSoldier:
		return p.whyHan()
	case c == game.NoSeat && piece == emperor:
		return firstOf(p.whyChecked(), game.Say("why.emperor.own"))
	case c == game.NoSeat:
		return game.Say("why.idle")
	case c == p.moving.turn && !p.chance:
		return game.Phrase{}
	}
	return game.Say("why.notyours", game.OfSeat("side", c), game.OfPiece("piece", piece))
}

// whyNowhere is the reason why none of a piece's moves is legal.
func (p *position) whyNowhere(from game.Square, moves []game.Turn) game.Phrase {
	for _, t := range moves {
		if p.moving.safe(t) {
			return game.Phrase{}
		}
	}
	if len(moves) == 0 || from == p.moving.king[p.moving.turn] {
		return game.Say("why.nomoves")
	}
	if p.moving.checked.Has(p.moving.turn) || p.moving.meets(moves[0]) {
		return p.whyUnsafe(moves[0])
	}
	return game.Say("why.pinned", game.OfPiece("piece", p.moving.board[from]))
}

// whyUnsafe names what would attack the mover's king after a turn.
func (p *position) whyUnsafe(t game.Turn) game.Phrase {
	if p.moving.meets(t) {
		return game.Say("why.met", game.OfSeat("side", game.Wei+game.Shu-p.moving.turn))
	}
	var before [len(p.moving.threat)]game.Square
	was := p.Check(before[:0], p.moving.turn)
	n := p.moving.exposed(t, len(p.moving.threat))
	at := p.moving.threat[0]
	piece := p.moving.board[at]
	switch {
	case piece.Kind() == game.King && !p.moving.rules.castles:
		return game.Say("why.facing")
	case t.From() == p.moving.king[p.moving.turn]:
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

// whyOccupied is the reason why a piece may not end on an occupied square, or the zero phrase.
func (p *position) whyOccupied(piece game.Piece, to game.Square) game.Phrase {
	there := p.moving.board[to]
	c := p.moving.commander(there)
	switch {
	case there == game.NoPiece || p.moving.enters(piece, to):
		return game.Phrase{}
	case there == emperor && !p.moving.spent:
		return firstOf(p.whyChecked(), game.Say(p.moving.rules.emperorReason))
	case there == hanSoldier:
		return game.Say("why.han.ally")
	case c == game.NoSeat && there.Hidden():
		return game.Say("why.hidden.idle")
	case c == game.NoSeat:
		return game.Say("why.idle.capture")
	case c == p.moving.turn:
		return game.Say("why.own", game.OfPiece("piece", there))
	case c == p.moving.ally[p.moving.turn]:
		return game.Say("why.ally", game.OfSeat("side", c), game.OfPiece("piece", there))
	}
	if there == emperor {
		return game.Say("why.emperor.never")
	}
	return game.Say("why.king")
}

// whyChecked says that a check must be answered first: it takes precedence over the reason that
// only a horse captures the emperor.
func (p *position) whyChecked() game.Phrase {
	var buf [len(p.moving.threat)]game.Square
	switch from := p.Check(buf[:0], p.moving.turn); {
	case len(from) == 0:
		return game.Phrase{}
	case len(from) > 1:
		return game.Say("why.checked.many", game.OfNumber("n", len(from)))
	default:
		return game.Say("why.checked", game.OnSquare("square", from[0]), game.OfPiece("piece", p.moving.board[from[0]]))
	}
}

// between lists the squares strictly between two on one of the given families of
// lines; ok is false if they share none. A gap in the line is NoSquare.
func (p *position) between(from, to game.Square, first, last int) (squares []game.Square, ok bool) {
	for f := first; f <= last; f++ {
		line := p.moving.lines.line[f][from]
		if line != p.moving.lines.line[f][to] {
			continue
		}
		a, b := p.moving.lines.place[f][from], p.moving.lines.place[f][to]
		step := uint8(1)
		if a > b {
			step = ^uint8(0) // −1
		}
		for i := a + step; i != b; i += step {
			squares = append(squares, p.moving.lines.square[line][i])
		}
		return squares, true
	}
	return nil, false
}

// whyBlocked names the piece that blocks a slider, or says that the board ends there.
func (p *position) whyBlocked(path []game.Square) game.Phrase {
	for _, sq := range path {
		if sq == game.NoSquare {
			return game.Say("why.gap")
		}
		piece := p.moving.board[sq]
		if piece == game.NoPiece {
			continue
		}
		at, what := game.OnSquare("square", sq), game.OfPiece("piece", piece)
		if c := p.moving.commander(piece); c != game.NoSeat && c == p.moving.ally[p.moving.turn] {
			return game.Say("why.blocked.allied", at, game.OfSeat("side", c), what)
		}
		return game.Say("why.blocked", at, what)
	}
	return game.Phrase{}
}

// firstOf is the first phrase that is not zero.
func firstOf(phrases ...game.Phrase) game.Phrase {
	for _, phrase := range phrases {
		if phrase.Key != "" {
			return phrase
		}
	}
	return game.Phrase{}
}
