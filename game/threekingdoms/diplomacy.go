package threekingdoms

import "yanyi/game"

// envoy reports whether a piece of the player to move may depose and ally: a horse of its
// own kingdom while Han is idle (本国骑兵; README.md, Diplomacy).
func (m *moving) envoy(piece game.Piece) bool {
	return !m.spent && slot(piece) == game.NewPiece(game.Knight, m.turn)
}

// partner is the player with whom a turn would ally the mover, or NoSeat (README.md, Diplomacy):
// a horse of the mover's own kingdom lands on another's alliance point while Han is idle and all
// three live.
func (m *moving) partner(t game.Turn) game.Seat {
	if m.alive != allSeats || !m.envoy(m.board[t.From()]) {
		return game.NoSeat
	}
	for s, sq := range m.rules.points {
		if sq == t.To() && game.Seat(s) != m.turn && !m.losesDuel(t) {
			return game.Seat(s)
		}
	}
	return game.NoSeat
}

const allSeats game.SeatSet = 1<<game.Wu | 1<<game.Wei | 1<<game.Shu

// allyWith makes an alliance. The third player commands Han from now on.
func (p *position) allyWith(other game.Seat, point game.Square) {
	a := p.moving.turn
	c := third(a, other)
	p.moving.join(a, other)
	p.point = point
	p.Journal.Add(game.Event{Type: game.Allied, Seat: a, Other: other, Third: c, To: point})
	p.spendHan(c)
}

// depose gives Han to the deposer; the event of the emperor's capture precedes that of the move.
// If all three live the other two are allied.
func (p *position) depose() {
	if p.moving.alive == allSeats {
		a := (p.moving.turn + 1) % 3
		p.moving.join(a, third(p.moving.turn, a))
	}
	p.spendHan(p.moving.turn)
}

// deposed is the event of deposing.
func (p *position) deposed(sq game.Square) game.Event {
	e := game.Event{Type: game.Deposed, Seat: p.moving.turn, To: sq, Piece: emperor, Other: game.NoSeat, Third: game.NoSeat}
	if p.moving.alive == allSeats {
		e.Other = (p.moving.turn + 1) % 3
		e.Third = third(p.moving.turn, e.Other)
		e.N = 1
	}
	return e
}

// spendHan ends diplomacy for this game: Han's army obeys the seat.
func (p *position) spendHan(to game.Seat) {
	p.moving.spent = true
	p.restart()
	p.handOver(game.Han, to)
	if p.moving.emperorAt != game.NoSquare {
		p.follow(to)
	}
	p.moving.judgeHostility()
	p.Journal.Add(game.Event{Type: game.CommanderChanged, Seat: to, Piece: emperor})
	p.moving.trimRights()
}
