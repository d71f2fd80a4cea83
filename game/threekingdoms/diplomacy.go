package threekingdoms

import "yanyi/game"

// envoy reports whether a piece of the player to move may depose and ally: a horse of its
// own kingdom while Han is idle (本国骑兵; README.md, Diplomacy).
func (m *moving) envoy(piece game.Piece) bool {
	return !m.spent && slot(piece) == game.NewPiece(game.Knight, m.turn)
}

// partner is whom a turn would ally the mover with, or NoSeat (README.md, Diplomacy): its own
// kingdom's horse lands on another's alliance point while Han is idle and all three live.
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

// treaty makes and ends alliances, and gives command from one to another.
type treaty struct {
	p *position
	m *moving
}

func (p *position) treaty() treaty { return treaty{p, &p.moving} }

// allyWith carries an alliance out. The third player commands Han from now on.
func (t treaty) allyWith(other game.Seat, point game.Square) {
	a := t.m.turn
	c := third(a, other)
	t.m.join(a, other)
	t.p.point = point
	t.p.journal.Add(game.Event{Type: game.Allied, Seat: a, Other: other, Third: c, To: point})
	t.spendHan(c)
}

// depose gives Han to the deposer; the emperor's event came before his captor's
// move. If all three live the other two are allied.
func (t treaty) depose() {
	if t.m.alive == allSeats {
		a := (t.m.turn + 1) % 3
		t.m.join(a, third(t.m.turn, a))
	}
	t.spendHan(t.m.turn)
}

// deposed is the event of deposing.
func (t treaty) deposed(sq game.Square) game.Event {
	e := game.Event{Type: game.Deposed, Seat: t.m.turn, To: sq, Piece: emperor, Other: game.NoSeat, Third: game.NoSeat}
	if t.m.alive == allSeats {
		e.Other = (t.m.turn + 1) % 3
		e.Third = third(t.m.turn, e.Other)
		e.N = 1
	}
	return e
}

// spendHan ends diplomacy for this game: Han's army obeys the seat.
func (t treaty) spendHan(to game.Seat) {
	t.m.spent = true
	t.p.restart()
	t.handOver(game.Han, to)
	if t.m.emperorAt != game.NoSquare {
		t.follow(to)
	}
	t.m.judgeHostility()
	t.p.journal.Add(game.Event{Type: game.CommanderChanged, Seat: to, Piece: emperor})
	t.m.trimRights()
}
