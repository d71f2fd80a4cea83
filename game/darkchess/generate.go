package darkchess

import "yanyi/game"

// rank is the order of capture: a piece captures equal and lower ranks (README.md, Turn). The sum
// of ranks decides a game after fifty quiet rounds (README.md, Going out, end).
var rank = [16]int{
	game.King: 7, game.Rook: 6, game.Cannon: 5, game.Knight: 4, game.Bishop: 3, game.Advisor: 2, game.Pawn: 1,
}

// beats reports whether a kind other than the cannon may capture another: equal or
// lower rank, but a soldier takes a king and a king no soldier.
func beats(k, target game.Kind) bool {
	switch {
	case k == game.King && target == game.Pawn:
		return false
	case k == game.Pawn && target == game.King:
		return true
	}
	return rank[k] >= rank[target]
}

// jumpable reports whether a cannon may capture the kind.
func jumpable(k game.Kind) bool { return k != game.King && k != game.Rook }

// Turns appends the actor's legal turns: turn-overs first, then moves.
func (p *position) Turns(dst []game.Turn) []game.Turn {
	if p.pending != game.NoSquare || p.alive.Len() < 2 {
		return dst
	}
	for hidden := p.hidden; hidden != 0; {
		dst = append(dst, game.TurnOver(hidden.pop()))
	}
	return p.moves(dst)
}

// Count is the number of turns with every distinct outcome of a turn-over.
func (p *position) Count() int {
	if p.pending != game.NoSquare || p.alive.Len() < 2 {
		return 0
	}
	p.buf = p.moves(p.buf[:0])
	return len(p.buf) + p.hidden.len()*p.distinct()
}

// distinct is the number of different pieces that may lie face down.
func (p *position) distinct() int {
	n := 0
	for i := range p.bags {
		n += p.bags[i].Kinds()
	}
	return n
}

// Reveals appends the possible identities of the turned piece.
func (p *position) Reveals(dst []game.Reveal) []game.Reveal {
	if p.pending == game.NoSquare {
		return dst
	}
	for army := range game.Army(seats) {
		for k := game.King; k <= game.Wazir; k++ {
			if n := p.bags[army].Count(k); n > 0 {
				dst = append(dst, game.Reveal{Mover: game.NewPiece(k, army), Weight: uint32(n)})
			}
		}
	}
	return dst
}

func (p *position) moves(dst []game.Turn) []game.Turn {
	for own := p.commanded(p.actor); own != 0; {
		from := own.pop()
		if p.at[from].Kind() == game.Cannon {
			dst = p.jumps(dst, from)
		}
		dst = p.walks(dst, from)
	}
	return dst
}

// walks are the single steps and, but for the cannon, the captures they make.
func (p *position) walks(dst []game.Turn, from game.Square) []game.Turn {
	for _, to := range steps[from] {
		if p.mayStep(from, to) {
			dst = append(dst, game.Move(from, to))
		}
	}
	return dst
}

func (p *position) mayStep(from, to game.Square) bool {
	pc, target := p.at[from], p.at[to]
	k := pc.Kind()
	switch {
	case target == game.NoPiece:
		return (k != game.King || p.safe(from, to)) && !p.repeats(from, to)
	case target.Hidden():
		return false
	case target.Origin() == game.Han && target.Kind() == game.King:
		return k == game.Knight
	case k == game.Cannon || !p.hostile(target, p.actor) || !beats(k, target.Kind()):
		return false
	}
	return k != game.King || p.safe(from, to)
}

// jumps are the cannon's captures: over face-down pieces or exactly one open, at any distance.
func (p *position) jumps(dst []game.Turn, from game.Square) []game.Turn {
	for d := 0; d < 8; d += 2 {
		faceDown, faceUp := 0, 0
		for _, to := range lines[from][d] {
			pc := p.at[to]
			switch {
			case pc == game.NoPiece:
				continue
			case pc.Hidden():
				faceDown++
				continue
			}
			if jumps(faceDown, faceUp) && p.jumpTarget(pc) {
				dst = append(dst, game.Move(from, to))
			}
			faceUp++
		}
	}
	return dst
}

// jumps reports whether a cannon may capture across so many pieces.
func jumps(faceDown, faceUp int) bool {
	return faceDown > 0 && faceUp == 0 || faceDown == 0 && faceUp == 1
}

func (p *position) jumpTarget(pc game.Piece) bool {
	return jumpable(pc.Kind()) && p.hostile(pc, p.actor)
}

// safe is 君主不可主动送吃: no hostile face-up soldier or king stands beside the square the king moves
// to.
func (p *position) safe(from, to game.Square) bool { return p.danger(from, to) == game.NoSquare }

func (p *position) danger(from, to game.Square) game.Square {
	for _, sq := range steps[to] {
		pc := p.at[sq]
		if pc == game.NoPiece || pc.Hidden() || sq == from {
			continue
		}
		if k := pc.Kind(); (k == game.Pawn || k == game.King) && p.hostile(pc, p.actor) {
			return sq
		}
	}
	return game.NoSquare
}

// repeats reports whether a quiet step would lead to a position a third time, which is illegal.
// A repetition takes every living seat there and back twice.
func (p *position) repeats(from, to game.Square) bool {
	if int(p.clock) < 4*p.alive.Len()-1 {
		return false
	}
	pc := p.at[from]
	next := p.nextAlive(p.actor)
	hash := p.hash ^ keys.piece[from][pc] ^ keys.piece[to][pc] ^ keys.actor[p.actor] ^ keys.actor[next]
	return p.History.Count(hash, int(p.clock)) >= 2
}

func (p *position) nextAlive(s game.Seat) game.Seat {
	for range seats {
		if s = (s + 1) % seats; p.alive.Has(s) {
			break
		}
	}
	return s
}
