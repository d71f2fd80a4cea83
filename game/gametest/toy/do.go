package toy

import "yanyi/game"

// Do plays a turn or a resignation.
func (p *position) Do(t game.Turn) {
	*p.journal.Begin() = p.state
	if p.g.fault == Panics && p.journal.Len() > 9 {
		panic("the rules break down")
	}
	if s, ok := t.Resigns(); ok {
		p.resigns(s)
		return
	}
	if p.cells[t.From()].Hidden() || p.cells[t.To()].Hidden() {
		p.mover, p.pending = p.actor, t
		p.actor = game.Chance
		p.hash = p.fresh() ^ uint64(t)*0x9E3779B97F4A7C15
		return
	}
	p.play(t, game.Reveal{})
}

// DoReveal resolves the reveal a turn waits for.
func (p *position) DoReveal(d game.Reveal) {
	*p.journal.Begin() = p.state
	p.actor = p.mover
	p.play(p.pending, d)
}

func (p *position) play(t game.Turn, d game.Reveal) {
	from, to := t.From(), t.To()
	mover, captive := p.cells[from], p.cells[to]
	if p.g.fault != Endless {
		p.clock++
	}
	p.cells[from], p.cells[to] = game.NoPiece, game.NoPiece
	loser := game.NoSeat
	var taken *game.Event
	if captive != game.NoPiece {
		p.clock = 0
		loser = p.army[captive.Origin()]
		taken = &game.Event{Type: game.Captured, Seat: p.actor, Other: loser, From: to, Piece: captive, Became: d.Captive}
		p.unbag(d.Captive)
	}
	if taken != nil && p.g.fault != LoseEvent && p.g.fault != LateCapture {
		p.journal.Add(*taken)
	}
	p.journal.Add(game.Event{Type: game.Moved, Seat: p.actor, From: from, To: to, Piece: mover})
	if taken != nil && p.g.fault == LateCapture {
		p.journal.Add(*taken)
	}
	p.cells[to] = mover
	if mover.Hidden() {
		p.journal.Add(game.Event{Type: game.Revealed, Seat: p.actor, From: to, Piece: mover, Became: d.Mover})
		p.cells[to] = d.Mover
		p.unbag(d.Mover)
	}
	if captive.Kind() == game.King && !captive.Hidden() {
		p.absorb(loser, to)
	}
	p.pass(p.actor)
}

func (p *position) unbag(c game.Piece) {
	if c != game.NoPiece {
		p.bags[c.Origin()].Take(c.Kind())
	}
}

func (p *position) absorb(loser game.Seat, at game.Square) {
	for i := range p.army {
		if p.army[i] == loser {
			p.army[i] = p.actor
		}
	}
	p.journal.Add(game.Event{Type: game.Absorbed, Seat: p.actor, Other: loser, From: at})
	p.leave(loser, game.Event{Type: game.WentOut, Seat: loser, Other: p.actor, Fall: game.Mated})
}

// leave puts a seat out.
func (p *position) leave(s game.Seat, e game.Event) {
	p.out[s] = int8(len(p.g.info.Seats) - p.alive.Len())
	p.alive = p.alive.Without(s)
	if p.g.fault != SilentWentOut {
		p.journal.Add(e)
	}
	if p.alive.Len() == 1 {
		return
	}
}

func (p *position) resigns(s game.Seat) {
	p.resign = p.resign || p.alive.Len() == len(p.g.info.Seats) && p.alive.Len() == 3
	p.remove(s)
	p.leave(s, game.Event{Type: game.WentOut, Seat: s, Fall: game.Resigned})
	if p.actor == s {
		p.pass(s)
		return
	}
	p.judge()
	p.hash = p.fresh()
}

// remove removes everything a seat commands from the board; a face-down piece is never shown.
func (p *position) remove(s game.Seat) {
	for sq := range game.Square(squares) {
		if p.commander(sq) != s {
			continue
		}
		p.journal.Add(game.Event{Type: game.Removed, Seat: s, From: sq, Piece: p.cells[sq]})
		if c := p.cells[sq]; c.Hidden() {
			for k := game.King; k <= game.Wazir; k++ {
				if p.bags[c.Origin()].Count(k) > 0 {
					p.bags[c.Origin()].Take(k)
					break
				}
			}
		}
		p.cells[sq] = game.NoPiece
	}
}

// pass gives the turn to the next living seat; one that cannot move goes out.
func (p *position) pass(from game.Seat) {
	p.actor = p.next(from)
	for p.alive.Len() > 1 && p.Count() == 0 && p.g.fault != WrongCount {
		stuck := p.actor
		p.remove(stuck)
		p.leave(stuck, game.Event{Type: game.WentOut, Seat: stuck, Fall: game.Stalemated})
		p.actor = p.next(stuck)
	}
	p.judge()
	p.hash = p.fresh()
}

func (p *position) next(s game.Seat) game.Seat {
	n := game.Seat(len(p.g.info.Seats))
	for range n {
		if s = (s + 1) % n; p.alive.Has(s) {
			return s
		}
	}
	return s
}

// judge finds out whether the game is over.
func (p *position) judge() {
	switch {
	case p.alive.Len() == 1:
		p.actor = p.next(p.actor)
		p.outcome = game.Outcome{Over: true, Winner: p.actor, Reason: "event.result.by.last", Points: p.points()}
	case p.clock >= quiet && p.g.fault != Endless:
		p.outcome = game.Outcome{Over: true, Winner: game.NoSeat, Reason: "event.result.draw.clock.xiangqi", Points: p.points()}
	default:
		p.outcome = game.Outcome{Winner: game.NoSeat, Points: p.points()}
		return
	}
	if p.g.fault != NoEnd && p.journal.Len() > 0 {
		p.journal.Add(game.Event{Type: game.Ended})
	}
}

// points are those of the three kingdoms: winner 2, first out 1 or −1, second 0, drawn 1.
func (p *position) points() (points [3]int8) {
	if len(p.g.info.Seats) == 2 {
		return points
	}
	over := p.alive.Len() == 1 || p.clock >= quiet
	for s := range points {
		switch {
		case p.alive.Has(game.Seat(s)) && p.alive.Len() == 1:
			points[s] = 2
		case p.alive.Has(game.Seat(s)) && over:
			points[s] = 1
		case p.out[s] == 0 && p.resign:
			points[s] = -1
		case p.out[s] == 0:
			points[s] = 1
		}
	}
	return points
}
