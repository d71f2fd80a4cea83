package stratagem

import "yanyi/game"

// Why is the reason why no legal turn goes from one square to another. Reasons are tried in this
// order: the side to move and the piece, the king's constraints, pins and protections, the
// stratagem that would have to be in force, and the way the piece moves.
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
	if game.Goes(p.buf, from, to) {
		return game.Phrase{}
	}
	if from == to {
		return p.whyStuck(from)
	}
	return p.whyNot(from, to)
}

// whyStuck is the reason why a piece has no turn at all.
func (p *position) whyStuck(from game.Square) game.Phrase {
	if p.held(p.side).Has(from) {
		return game.Say("why.held")
	}
	if p.king[p.side] == from && p.outside(p.side) && !p.checked {
		return game.Say("why.swap.outside.check")
	}
	p.buf = p.list(p.buf[:0], true, false)
	for _, t := range p.buf {
		if t.From() == from && !p.checked && p.king[p.side] != from {
			return game.Say("why.pinned", game.OfPiece("piece", p.cells[from]))
		}
	}
	return game.Say("why.nomoves")
}

func (p *position) whyNot(from, to game.Square) game.Phrase {
	if t, ok := p.unsafe(from, to); ok {
		return p.whyUnsafe(t)
	}
	pc, target := p.cells[from], p.cells[to]
	switch {
	case p.held(p.side).Has(from):
		return game.Say("why.held")
	case target != game.NoPiece && target.Origin() == p.side:
		if pc.Kind() == game.King && p.v.swaps {
			return p.whyNoSwap(from, to)
		}
		return game.Say("why.own", game.OfPiece("piece", target))
	case to == p.king[p.side^1]:
		return game.Say("why.king.two")
	case to == p.cap && p.bannedAfterSlide(from):
		return game.Say("why.slide.banned", game.OfPiece("piece", target))
	}
	if why := p.whyProtected(from, to); why.Key != "" {
		return why
	}
	if why := p.whyStratagem(from, to); why.Key != "" {
		return why
	}
	return p.whyShape(from, to)
}

// unsafe finds a turn that only the own king's safety forbids, a plain one first.
func (p *position) unsafe(from, to game.Square) (game.Turn, bool) {
	p.buf = p.list(p.buf[:0], true, false)
	for _, t := range p.buf {
		if t.From() == from && t.To() == to {
			return t, true
		}
	}
	return game.NoTurn, false
}

// bannedAfterSlide reports whether a capture is forbidden only because the turn began with a
// slide and the piece captured last turn (README.md, Tracks).
func (p *position) bannedAfterSlide(from game.Square) bool {
	for _, dir := range [2]game.Slide{game.Forward, game.Back} {
		if !p.canSlide(p.side, dir) {
			continue
		}
		before, spare := p.mark(), p.cap
		p.slide(p.side, dir)
		p.cap = game.NoSquare
		_, open := p.unsafe(from, spare)
		p.back(&before)
		if open {
			return true
		}
	}
	return false
}

// whyUnsafe names the square from which the own king would be attacked.
func (p *position) whyUnsafe(t game.Turn) game.Phrase {
	us, before := p.side, p.mark()
	was := p.attackers(us, true)
	if t.Sweep() {
		p.clear(p.stale.And(p.of[us^1]))
	}
	if t.Slide() != game.NoSlide {
		p.slide(us, t.Slide())
	}
	king := p.cells[t.From()].Kind() == game.King
	p.move(t)
	found := p.attackers(us, true)
	n, sq := found.Len(), found.Pop()
	facing := sq == p.king[us^1]
	attacker := p.cells[sq]
	fly := facing && p.has(us^1, flying)
	p.back(&before)
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
	case n > 1 && p.checked:
		return game.Say("why.still.many", game.OfNumber("n", n))
	case was.Has(sq):
		return game.Say("why.still", at...)
	}
	return game.Say("why.leaves", at...)
}

// whyProtected names what protects a target that the piece could reach: 無敵兵, 無敵炮, 侵宮馬.
func (p *position) whyProtected(from, to game.Square) game.Phrase {
	pc, target := p.cells[from], p.cells[to]
	if target == game.NoPiece || !p.reachesBare(from, to) {
		return game.Phrase{}
	}
	switch {
	case target.Kind() == game.Pawn && p.has(p.side^1, untouchable):
		return game.Say("why.untouchable.target")
	case pc.Kind() == game.Pawn && p.has(p.side, untouchable):
		return game.Say("why.untouchable.take")
	case pc.Kind() != game.King:
		return game.Phrase{}
	case target.Kind() == game.Cannon && p.has(p.side^1, sparesCannon):
		return game.Say("why.invincible.cannon")
	case target.Kind() == game.Knight && p.has(p.side^1, sparesHorse):
		return game.Say("why.raiding.horse")
	}
	return game.Phrase{}
}

// reachesBare reports whether the piece could go there if neither side had a kind in force.
func (p *position) reachesBare(from, to game.Square) bool {
	kept := p.effects
	p.effects = [2]effect{}
	active := p.active
	p.active = [2]uint8{}
	_, ok := p.unsafe(from, to)
	p.active, p.effects = active, kept
	return ok
}

// Denied is the kinds that 升底兵 cannot bring back only because the side has lost none of
// them (README.md, Rising soldier 升底兵; game.Promoter).
func (p *position) Denied(t game.Turn) []game.Denial {
	if t.Promotion() == game.NoKind && t.Second() == game.NoKind {
		return nil
	}
	var denied []game.Denial
	for i, k := range poolKinds {
		if p.pool[p.side][i] == 0 {
			denied = append(denied, game.Denial{Kind: k, Why: game.Say("play.promote.none")})
		}
	}
	return denied
}
