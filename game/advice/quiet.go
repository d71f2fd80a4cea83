package advice

import "yanyi/game"

// roomier is by how many points more a piece has room.
const roomier = 3

// quiet is a reason that fits any turn.
func (j *judge) quiet() game.Phrase {
	if j.turn.Flip() {
		return game.Say("hint.turns")
	}
	f, plain := j.plain()
	if !plain && j.mover().Hidden() && !j.turn.Swap() {
		return game.Say("hint.shows")
	}
	if !plain || j.turn.Swap() || j.inCheck(f) {
		return game.Say("hint.best")
	}
	next, ok := j.passed(f.pos, j.me)
	if !ok {
		return game.Say("hint.best")
	}
	if !j.mover().Hidden() && ways(next, j.turn.To()) >= ways(j.pos, j.turn.From())+roomier {
		return game.Say("hint.room", piece(at(next, j.turn.To())))
	}
	for _, reason := range []func() game.Phrase{
		func() game.Phrase { return j.opens(next, roomier) }, j.castles, j.develops,
		func() game.Phrase { return j.opens(next, 1) }, j.draws,
	} {
		if p := reason(); p.Key != "" {
			return p
		}
	}
	return game.Say("hint.best")
}

// castles is that the king leaves the middle together with a rook.
func (j *judge) castles() game.Phrase {
	if _, ok := j.sure(func(_ *future, e *game.Event) bool { return e.Type == game.Castled }); ok {
		return game.Say("hint.castles")
	}
	return game.Phrase{}
}

// develops says that a piece of weight leaves its place of the start.
func (j *judge) develops() game.Phrase {
	own, from := j.mover(), j.turn.From()
	start, err := j.v.Parse("start", j.o)
	if err != nil || worth(own) < worthTelling || own.Kind() == game.Advisor {
		return game.Phrase{}
	}
	if v := start.View(game.NoSeat); v.Cells[from] != j.before.Cells[from] {
		return game.Phrase{}
	}
	return game.Say("hint.develops", piece(own))
}

// draws is that a soldier goes away from its king, or another piece nearer to it.
func (j *judge) draws() game.Phrase {
	own, king := j.mover(), j.before.Seats[j.me].King
	if own.Hidden() || own.Kind() == game.King || king == game.NoSquare || j.before.Cells[j.turn.From()].Commander != j.me {
		return game.Phrase{}
	}
	was, is := j.apart(j.turn.From(), king), j.apart(j.turn.To(), king)
	switch pawn := own.Kind() == game.Pawn; {
	case pawn && is > was:
		return game.Say("hint.gains", piece(own))
	case !pawn && is < was:
		return game.Say("hint.guards", piece(own))
	}
	return game.Phrase{}
}

// apart is how many points lie between two, the longer way.
func (j *judge) apart(a, b game.Square) int {
	p, q := j.in.Board.Points[a], j.in.Board.Points[b]
	return max(distance(int(p.File), int(q.File)), distance(int(p.Rank), int(q.Rank)))
}

func distance(a, b int) int { return max(a-b, b-a) }

// opens is the weightiest other piece that has so much more room in a position.
func (j *judge) opens(next game.Position, more int) game.Phrase {
	if p := j.opened(next, more); p != game.NoPiece {
		return game.Say("hint.opens", piece(p))
	}
	return game.Phrase{}
}

func (j *judge) opened(next game.Position, more int) game.Piece {
	best := game.NoPiece
	now := next.View(game.NoSeat)
	for i, c := range j.before.Cells {
		sq := game.Square(i)
		if c.Commander == j.me && now.Cells[sq] == c && sq != j.turn.To() && worth(c.Piece) > max(worth(best), worthTelling-1) &&
			ways(next, sq) >= ways(j.pos, sq)+more {
			best = c.Piece
		}
	}
	return best
}

// ways is to how many squares the piece on one may go.
func ways(pos game.Position, sq game.Square) int {
	to := map[game.Square]bool{}
	for _, t := range pos.Turns(nil) {
		if t.From() == sq {
			to[t.To()] = true
		}
	}
	return len(to)
}
