package threekingdoms

import "yanyi/game"

// envoy reports whether a piece of the player to move may depose and ally: a horse of its
// own kingdom while Han is idle (本国骑兵; README.md, Diplomacy).
func (p *position) envoy(piece game.Piece) bool {
	return !p.spent && slot(piece) == game.NewPiece(game.Knight, p.turn)
}

// partner is whom a turn would ally the mover with, or NoSeat (README.md, Diplomacy): its own
// kingdom's horse lands on another's alliance point while Han is idle and all three live.
func (p *position) partner(t game.Turn) game.Seat {
	if p.alive != allSeats || !p.envoy(p.board[t.From()]) {
		return game.NoSeat
	}
	for s, sq := range p.points {
		if sq == t.To() && game.Seat(s) != p.turn && !p.losesDuel(t) {
			return game.Seat(s)
		}
	}
	return game.NoSeat
}

const allSeats game.SeatSet = 1<<game.Wu | 1<<game.Wei | 1<<game.Shu

// ally carries an alliance out. The third player commands Han from now on.
func (p *position) allyWith(other game.Seat, point game.Square) {
	a := p.turn
	c := third(a, other)
	p.join(a, other)
	p.point = point
	p.journal.Add(game.Event{Type: game.Allied, Seat: a, Other: other, Third: c, To: point})
	p.spendHan(c)
}

// depose gives Han to the deposer; the emperor's event came before his captor's
// move. If all three live the other two are allied.
func (p *position) depose() {
	if p.alive == allSeats {
		a := (p.turn + 1) % 3
		p.join(a, third(p.turn, a))
	}
	p.spendHan(p.turn)
}

// deposed is the event of deposing.
func (p *position) deposed(sq game.Square) game.Event {
	e := game.Event{Type: game.Deposed, Seat: p.turn, To: sq, Piece: emperor, Other: game.NoSeat, Third: game.NoSeat}
	if p.alive == allSeats {
		e.Other = (p.turn + 1) % 3
		e.Third = third(p.turn, e.Other)
		e.N = 1
	}
	return e
}

// spendHan ends diplomacy for this game: Han's army obeys the seat.
func (p *position) spendHan(to game.Seat) {
	p.spent = true
	p.restart()
	p.handOver(game.Han, to)
	if p.emperorAt != game.NoSquare {
		p.follow(to)
	}
	p.judgeHostility()
	p.journal.Add(game.Event{Type: game.CommanderChanged, Seat: to, Piece: emperor})
	p.trimRights()
}
