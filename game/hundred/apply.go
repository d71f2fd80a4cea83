package hundred

import "yanyi/game"

// Do plays a legal turn or a resignation.
func (p *position) Do(t game.Turn) {
	u := p.Journal.Begin()
	*u = undo{state: p.state, turn: t}
	if loser, ok := t.Resigns(); ok {
		p.resign(loser)
		return
	}
	us, from, to := p.turn, t.From(), t.To()
	mover := p.at[from]
	castle := p.castlingOf(from, to)
	u.mover, u.capSq = mover, p.passedPawn(from, to)
	u.captured = p.at[u.capSq]
	promoted := t.Promotion() != game.NoKind
	p.capture(u.captured, u.capSq)
	p.step(mover, from, to, t.Promotion())
	if castle != nil {
		p.castleRook(castle)
	}
	p.setCastling(p.castling &^ (rightsLost[from] | rightsLost[to]))
	p.setPassed(nowhere)
	if mover.Kind() == game.Pawn && (to-from == 20 || from-to == 20) {
		p.setPassed((from + to) / 2)
	}
	if mover.Kind() == game.Pawn || promoted || u.captured != game.NoPiece {
		p.halfmove = 0
	} else {
		p.halfmove++
	}
	p.full += int32(us)
	p.pass()
	p.History.Push(p.hash)
	p.checked = p.attacked(p.king[us^1], us)
	p.countChecks(us, from, to)
}

func (p *position) capture(pc game.Piece, sq game.Square) {
	if pc == game.NoPiece {
		return
	}
	p.remove(sq)
	p.Journal.Add(game.Event{
		Type: game.Captured, Seat: p.turn, Other: p.turn ^ 1, From: sq,
		To: sq, Piece: pc, Became: pc,
	})
	if p.checks[p.turn^1].sq == sq {
		p.checks[p.turn^1] = streak{sq: nowhere}
	}
}

// step moves the piece and promotes it.
func (p *position) step(mover game.Piece, from, to game.Square, promotion game.Kind) {
	p.remove(from)
	p.Journal.Add(game.Event{
		Type: game.Moved, Seat: p.turn, From: from, To: to,
		Piece: mover, Became: mover,
	})
	now := mover
	if promotion != game.NoKind {
		now = mover.As(promotion)
		p.Journal.Add(game.Event{
			Type: game.Promoted, Seat: p.turn, From: to, To: to,
			Piece: mover, Became: now,
		})
	}
	p.put(now, to)
}

func (p *position) castleRook(c *castling) {
	rook := p.at[c.rookFrom]
	p.remove(c.rookFrom)
	p.put(rook, c.rookTo)
	p.Journal.Add(game.Event{
		Type: game.Castled, Seat: p.turn, From: c.rookFrom,
		To: c.rookTo, Piece: rook, Became: rook,
	})
}

// countChecks keeps the run of checks given by one piece (README.md, Repeated checks 長捉).
func (p *position) countChecks(us game.Seat, from, to game.Square) {
	run := p.checks[us]
	switch {
	case !p.checked:
		run = streak{sq: nowhere}
	case run.sq == from:
		run = streak{sq: to, n: run.n + 1}
	default:
		run = streak{sq: to, n: 1}
	}
	p.checks[us] = run
	if !p.checked {
		return
	}
	var buf [16]game.Square
	for _, sq := range p.attackers(buf[:0], p.king[us^1], us) {
		p.Journal.Add(game.Event{
			Type: game.Check, Seat: us ^ 1, Other: us, From: sq,
			To: p.king[us^1], Piece: p.at[sq],
		})
	}
}

// resign ends the game; the board stays as it is.
func (p *position) resign(loser game.Seat) {
	p.resigner = loser
	p.History.Push(p.hash)
	p.Journal.Add(game.Event{Type: game.WentOut, Seat: loser, Other: loser ^ 1, Fall: game.Resigned})
}

// Undo takes back the last turn.
func (p *position) Undo() {
	u := p.Journal.Drop()
	p.History.Pop()
	if _, ok := u.turn.Resigns(); ok {
		p.state = u.state
		return
	}
	p.turn ^= 1
	p.full -= int32(p.turn)
	if u.mover == game.NoPiece { // a pass
		p.state = u.state
		return
	}
	from, to := u.turn.From(), u.turn.To()
	p.remove(to)
	p.put(u.mover, from)
	if u.captured != game.NoPiece {
		p.put(u.captured, u.capSq)
	}
	p.state = u.state
	if c := p.castlingOf(from, to); c != nil {
		rook := p.at[c.rookTo]
		p.remove(c.rookTo)
		p.put(rook, c.rookFrom)
		p.hash = u.hash
	}
}
