package threekingdoms

import "yanyi/game"

// why is the reason why a piece on the points of a cross does not go from one to another.
func (cross) why(e *position, from, to game.Square) game.Phrase {
	piece := e.moving.board[from]
	if piece == emperor {
		return e.whyEmperor(from, to)
	}
	var why game.Phrase
	switch piece.Kind() {
	case game.Rook:
		why = e.whyRook(from, to)
	case game.Cannon:
		return e.whyCannon(from, to)
	default:
		why = e.whyLeap(from, to)
	}
	return firstOf(why, e.whyOccupied(piece, to))
}

// whyRook says that the squares are not on one line, or names the obstacle.
func (p *position) whyRook(from, to game.Square) game.Phrase {
	path, ok := p.between(from, to, 0, 1)
	if !ok {
		return p.whyShape(p.moving.board[from])
	}
	return p.whyBlocked(path)
}

// whyCannon names the line, the missing screen, or the rule of the first turn.
func (p *position) whyCannon(from, to game.Square) game.Phrase {
	piece := p.moving.board[from]
	path, ok := p.between(from, to, 0, 1)
	if !ok {
		return p.whyShape(piece)
	}
	screens := 0
	for _, sq := range path {
		if p.moving.board[sq] != game.NoPiece {
			screens++
		}
	}
	if why := p.whyOccupied(piece, to); why.Key != "" {
		return why
	}
	switch empty := p.moving.board[to] == game.NoPiece; {
	case empty && screens == 1:
		return game.Say("why.cannon.empty")
	case empty && screens > 1:
		return p.whyBlocked(path)
	case !empty && screens == 0:
		return game.Say("why.cannon.none")
	case !empty && screens > 1:
		return game.Say("why.cannon.many", game.OfNumber("n", screens))
	}
	return game.Say("why.cannon.first")
}

// whyLeap names the way the piece steps, or the area it has to stay in.
func (p *position) whyLeap(from, to game.Square) game.Phrase {
	piece := p.moving.board[from]
	if p.moving.hops[slot(piece)][from].has(to) {
		return game.Phrase{}
	}
	a, b := p.moving.rules.info.Board.Points[from], p.moving.rules.info.Board.Points[to]
	files, ranks := abs(int(b.File-a.File)), abs(int(b.Rank-a.Rank))
	switch k := piece.Kind(); {
	case k == game.King && files+ranks == 1:
		return game.Say("why.palace.k")
	case k == game.Advisor && files == 1 && ranks == 1:
		return game.Say("why.palace.a")
	case k == game.Bishop && files == 2 && ranks == 2:
		return game.Say(p.moving.rules.homeReason)
	case k == game.Pawn && files+ranks == 1:
		return game.Say("why.soldier.border")
	case k == game.Knight && files+ranks == 3 && files*ranks == 2:
		return game.Say("why.horse.block")
	}
	return p.whyShape(piece)
}

// crossShapes are the keys of how each piece moves.
var crossShapes = [16]string{
	game.King:    "why.shape.yanyi.k",
	game.Advisor: "why.shape.yanyi.a",
	game.Bishop:  "why.shape.yanyi.b",
	game.Knight:  "why.shape.yanyi.n",
	game.Rook:    "why.shape.yanyi.r",
	game.Cannon:  "why.shape.yanyi.c",
	game.Pawn:    "why.shape.yanyi.p",
}

// whyShape says how the piece moves, a face-down one as its slot.
func (p *position) whyShape(piece game.Piece) game.Phrase {
	if piece.Hidden() {
		return game.Say("why.shape.hidden", game.OfPiece("piece", piece.As(piece.Kind())))
	}
	return game.Say(p.moving.rules.shapes[piece.Kind()])
}

func abs(n int) int { return max(n, -n) }
