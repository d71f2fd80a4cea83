package stratagem

import "yanyi/game"

// explainer says why turns are not legal.
type explainer struct{ p *position }

func (p *position) explainer() explainer { return explainer{p} }

// Why says why no legal turn goes from one square to another; the reasons are
// tried from the plain to the subtle: whose turn and piece it is, what keeps the
// king from it, what is bound or protected, then which stratagem would have to
// be in force, and last how the piece moves.
func (p *position) Why(from, to game.Square) game.Phrase {
	if p.Outcome().Over {
		return game.Say("why.over")
	}
	points := len(p.v.tables.board.Points)
	if int(from) >= points || int(to) >= points {
		return game.Say("why.offboard")
	}
	pc := p.cells[from]
	switch {
	case pc == game.NoPiece:
		return game.Say("why.nopiece")
	case pc.Origin() != p.side:
		return game.Say("why.notyours.two", game.OfSeat("side", pc.Origin()), game.OfPiece("piece", pc))
	}
	p.buf = p.Turns(p.buf[:0])
	for _, t := range p.buf {
		if t.From() == from && (t.To() == to || from == to) {
			return game.Phrase{}
		}
	}
	if from == to {
		return p.explainer().whyStuck(from)
	}
	return p.explainer().whyNot(from, to)
}

// whyStuck says why a piece has no turn at all.
func (e explainer) whyStuck(from game.Square) game.Phrase {
	if e.p.held(e.p.side).has(from) {
		return game.Say("why.held")
	}
	if e.p.king[e.p.side] == from && e.p.outside(e.p.side) && !e.p.checked {
		return game.Say("why.swap.outside.check")
	}
	e.p.buf = e.p.list(e.p.buf[:0], true, false)
	for _, t := range e.p.buf {
		if t.From() == from && !e.p.checked && e.p.king[e.p.side] != from {
			return game.Say("why.pinned", game.OfPiece("piece", e.p.cells[from]))
		}
	}
	return game.Say("why.nomoves")
}

func (e explainer) whyNot(from, to game.Square) game.Phrase {
	if t, ok := e.unsafe(from, to); ok {
		return e.whyUnsafe(t)
	}
	pc, target := e.p.cells[from], e.p.cells[to]
	switch {
	case e.p.held(e.p.side).has(from):
		return game.Say("why.held")
	case target != game.NoPiece && target.Origin() == e.p.side:
		if pc.Kind() == game.King && e.p.v.swaps {
			return e.whyNoSwap(from, to)
		}
		return game.Say("why.own", game.OfPiece("piece", target))
	case to == e.p.king[e.p.side^1]:
		return game.Say("why.king.two")
	case to == e.p.cap && e.bannedAfterSlide(from):
		return game.Say("why.slide.banned", game.OfPiece("piece", target))
	}
	if why := e.whyProtected(from, to); why.Key != "" {
		return why
	}
	if why := e.whyStratagem(from, to); why.Key != "" {
		return why
	}
	return e.whyShape(from, to)
}

// unsafe finds a turn that only the own king's safety forbids, a plain one first.
func (e explainer) unsafe(from, to game.Square) (game.Turn, bool) {
	e.p.buf = e.p.list(e.p.buf[:0], true, false)
	for _, t := range e.p.buf {
		if t.From() == from && t.To() == to {
			return t, true
		}
	}
	return game.NoTurn, false
}

// bannedAfterSlide reports whether a capture is forbidden only because the turn began with a
// slide and the piece captured last turn (README.md, Tracks).
func (e explainer) bannedAfterSlide(from game.Square) bool {
	for _, dir := range [2]game.Slide{game.Forward, game.Back} {
		if !e.p.canSlide(e.p.side, dir) {
			continue
		}
		before, spare := e.p.mark(), e.p.cap
		e.p.slide(e.p.side, dir)
		e.p.cap = game.NoSquare
		_, open := e.unsafe(from, spare)
		e.p.back(&before)
		if open {
			return true
		}
	}
	return false
}

// whyUnsafe says from where the own king would be attacked.
func (e explainer) whyUnsafe(t game.Turn) game.Phrase {
	us, before := e.p.side, e.p.mark()
	was := e.p.attacks().attackers(us, true)
	if t.Sweep() {
		e.p.clear(e.p.stale.and(e.p.of[us^1]))
	}
	if t.Slide() != game.NoSlide {
		e.p.slide(us, t.Slide())
	}
	king := e.p.cells[t.From()].Kind() == game.King
	e.p.move(t)
	found := e.p.attacks().attackers(us, true)
	n, sq := found.len(), found.pop()
	facing := sq == e.p.king[us^1]
	attacker := e.p.cells[sq]
	fly := facing && e.p.has(us^1, flying)
	e.p.back(&before)
	at := []game.Arg{game.OnSquare("square", sq), game.OfPiece("piece", attacker)}
	switch {
	case t.Sweep():
		return game.Say("why.sweep.check")
	case t.Swap() && facing:
		return game.Say("why.swap.face")
	case t.Swap():
		return game.Say("why.swap.still")
	case fly:
		return game.Say("why.facing.own")
	case facing:
		return game.Say("why.facing")
	case king:
		return game.Say("why.into", at[1])
	case n > 1 && e.p.checked:
		return game.Say("why.still.many", game.OfNumber("n", n))
	case was.has(sq):
		return game.Say("why.still", at...)
	}
	return game.Say("why.leaves", at...)
}

// whyProtected says what shields a target that the piece could reach: 無敵兵,
// 無敵炮, 侵宮馬.
func (e explainer) whyProtected(from, to game.Square) game.Phrase {
	pc, target := e.p.cells[from], e.p.cells[to]
	if target == game.NoPiece || !e.reachesBare(from, to) {
		return game.Phrase{}
	}
	switch {
	case target.Kind() == game.Pawn && e.p.has(e.p.side^1, untouchable):
		return game.Say("why.untouchable.target")
	case pc.Kind() == game.Pawn && e.p.has(e.p.side, untouchable):
		return game.Say("why.untouchable.take")
	case pc.Kind() != game.King:
		return game.Phrase{}
	case target.Kind() == game.Cannon && e.p.has(e.p.side^1, sparesCannon):
		return game.Say("why.invincible.cannon")
	case target.Kind() == game.Knight && e.p.has(e.p.side^1, sparesHorse):
		return game.Say("why.raiding.horse")
	}
	return game.Phrase{}
}

// reachesBare reports whether the piece could go there if neither side had a kind in force.
func (e explainer) reachesBare(from, to game.Square) bool {
	kept := e.p.effects
	e.p.effects = [2]effect{}
	active := e.p.active
	e.p.active = [2]uint8{}
	_, ok := e.unsafe(from, to)
	e.p.active, e.p.effects = active, kept
	return ok
}
