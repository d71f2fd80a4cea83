package threekingdoms

import "yanyi/game"

// Do plays a listed turn, or a resignation of any living seat. A turn that shows
// a face-down piece waits for its reveal and is carried out by DoReveal.
func (p *position) Do(t game.Turn) {
	p.open()
	seat, resigns := t.Resigns()
	switch {
	case resigns:
		p.resign(seat)
		p.settle(p.moving.alive)
	case p.moving.board[t.From()].Hidden() || p.moving.board[t.To()].Hidden():
		p.await(t)
	default:
		p.carry(t, game.Reveal{})
		p.settle(p.moving.alive.Without(p.last))
	}
	p.close()
}

// DoReveal carries out the turn that waited for the reveal.
func (p *position) DoReveal(d game.Reveal) {
	p.open()
	p.chance = false
	p.takeFromBags(d)
	p.carry(p.waiting, d)
	p.waiting = game.NoTurn
	p.settle(p.moving.alive.Without(p.last))
	p.close()
}

// open begins a journal entry and takes the loose part out of the hash.
func (p *position) open() {
	u := p.Journal.Begin()
	u.situation = p.moving.situation
	u.state = p.state
	u.changes, u.history = len(p.changes), p.History.Len()
	p.hash ^= p.loose()
}

// close records the new position and reports a game's end.
func (p *position) close() {
	if p.ending != goesOn {
		p.owed = owed{} // nobody moves any more (README.md, Fine points 1)
	}
	p.hash ^= p.loose()
	if p.chance {
		return
	}
	p.History.Push(p.repetition())
	if reason, _ := p.reason(); reason != "" {
		p.Journal.Add(game.Event{Type: game.Ended, Seat: p.victor})
	}
}

// Undo takes back the last Do or DoReveal.
func (p *position) Undo() {
	u := p.Journal.Drop()
	for i := len(p.changes) - 1; i >= u.changes; i-- {
		c := p.changes[i]
		p.moving.set(c.sq, c.piece, c.nth)
	}
	p.changes = p.changes[:u.changes]
	for p.History.Len() > u.history {
		p.History.Pop()
	}
	changed := p.moving.command != u.situation.command
	p.moving.situation = u.situation
	p.state = u.state
	if changed {
		p.moving.enlist()
	}
}

// carry moves the pieces of a turn, reveals what was drawn and applies the turn's diplomacy.
//
// Ruling: a face-down piece acts as its slot throughout its first move, so one on a horse's
// point that reached the emperor or an alliance point would count as a horse, whatever it turns
// out to be.
func (p *position) carry(t game.Turn, d game.Reveal) {
	from, to := t.From(), t.To()
	piece, victim, partner := p.moving.board[from], p.moving.board[p.moving.target(t)], p.moving.partner(t)
	p.last = p.moving.turn
	p.moving.first = p.moving.first.Without(p.moving.turn)
	p.clock++
	p.still++
	p.moving.rights.lapse(p.moving.turn)
	p.moving.disturb(from)
	if victim != game.NoPiece && !p.overcome(t, d.Captive) {
		p.moving.trimRights()
		return // the attacker lost the duel
	}
	p.moving.disturb(to)
	p.travel(from, to)
	p.moving.rules.style.after(p, t, piece)
	if d.Mover != game.NoPiece {
		p.reveal(to, d.Mover)
	}
	switch {
	case victim == emperor:
		p.depose()
	case partner != game.NoSeat:
		p.allyWith(partner, to)
	}
	p.moving.trimRights()
}

// travel moves a piece and records the event.
func (p *position) travel(from, to game.Square) {
	piece := p.moving.board[from]
	p.Journal.Add(game.Event{Type: game.Moved, Seat: p.moving.turn, From: from, To: to, Piece: piece})
	p.shift(from, to)
	if piece.Kind() == game.King && piece != emperor {
		p.moving.king[p.moving.turn] = to
	}
}

// target is the square on which a turn captures: its last square, except en passant.
func (m *moving) target(t game.Turn) game.Square {
	if t.Note() == noteEnPassant {
		return m.rights.pawnPassed(t.To())
	}
	return t.To()
}

// overcome captures the turn's target and reports whether the piece moves on: it may lose a duel
// instead.
//
// Ruling: an attacker that falls resets the clock as a capture does.
func (p *position) overcome(t game.Turn, captive game.Piece) bool {
	from, at := t.From(), p.moving.target(t)
	p.restart()
	p.moving.rights.inRow = [3]uint8{}
	switch {
	case p.moving.board[at] == emperor:
		p.Journal.Add(p.deposed(at))
		p.clear(at)
	case p.moving.mode == duels && !p.duel(t):
		p.capture(from, p.moving.commander(p.moving.board[at]), game.NoPiece)
		return false
	default:
		p.capture(at, p.moving.turn, captive)
	}
	return true
}

// restart resets the clock after an event that moves cannot reverse: a capture, diplomacy, an
// elimination (README.md, Fine points 3).
func (p *position) restart() { p.clock, p.still = 0, 0 }

// capture takes the piece on a square off the board; identity is the drawn one of a face-down
// piece.
func (p *position) capture(sq game.Square, by game.Seat, identity game.Piece) {
	piece := p.moving.board[sq]
	p.Journal.Add(game.Event{Type: game.Captured, Seat: by, Other: p.moving.commander(piece), From: sq, Piece: piece, Became: identity})
	p.clear(sq)
}
