package stratagem

import "yanyi/game"

// Events of the family, in the order of a turn: sweep or slide, second chance, capture, move,
// promotion, kinds in force, staleness; check and the game's end come last and are computed on
// request.

func (p *position) tell(e game.Event) { p.Journal.Add(e) }

// tellMove records the events of a turn's move.
func (p *position) tellMove(t game.Turn, mover, captive game.Piece) {
	us, from, to := p.side, t.From(), t.To()
	switch {
	case t.Swap():
		p.tell(game.Event{Type: game.Swapped, Seat: us, Other: us, From: from, To: to, Piece: mover, Became: captive})
	case t.Note()&noteExchange != 0:
		p.tell(game.Event{Type: game.Exchanged, Seat: us, Other: us ^ 1, From: from, To: to, Piece: mover, Became: captive})
	default:
		if captive != game.NoPiece {
			p.tell(game.Event{Type: game.Captured, Seat: us, Other: us ^ 1, From: to, To: to, Piece: captive, Became: captive})
		}
		p.tell(game.Event{Type: game.Moved, Seat: us, From: from, To: to, Piece: mover, Became: mover})
	}
	if k := t.Promotion(); k != game.NoKind {
		p.tellPromotion(to, k)
	}
	if k := t.Second(); k != game.NoKind && t.Slide() == game.NoSlide {
		p.tellPromotion(p.last[us], k)
	}
}

func (p *position) tellPromotion(sq game.Square, k game.Kind) {
	soldier := game.NewPiece(game.Pawn, p.side)
	p.tell(game.Event{Type: game.Promoted, Seat: p.side, From: sq, To: sq, Piece: soldier, Became: soldier.As(k)})
}

// tellSlide records a marker's slide and the return of both to 0.
func (p *position) tellSlide(from [2]uint8, dir game.Slide) {
	us := p.side
	to := from[us] + 1
	if dir == game.Back {
		to = from[us] - 1
	}
	p.tell(game.Event{Type: game.Slid, Seat: us, N: int8(from[us]), M: int8(to)})
	if to != 0 && to == from[us^1] {
		p.tell(game.Event{Type: game.Cancelled, Seat: us, Other: us ^ 1, N: int8(to)})
		return
	}
	p.tell(game.Event{Type: game.Activated, Seat: us, N: int8(to)})
}

// tellActive records the changes of the kinds in force by a king's move.
func (p *position) tellActive(was [2]uint8, void bool) {
	if p.void && !void {
		kind := p.kindAt[p.side][p.king[p.side]]
		p.tell(game.Event{Type: game.Cancelled, Seat: p.side, Other: p.side ^ 1, N: int8(kind)})
		return
	}
	for s := range game.Seat(2) {
		if p.active[s] != was[s] {
			p.tell(game.Event{Type: game.Activated, Seat: s, N: int8(p.active[s])})
		}
	}
}

// Events appends the events of the last turn.
func (p *position) Events(dst []game.Event) []game.Event {
	if p.Journal.Len() == 0 {
		return dst
	}
	dst = append(dst, p.Journal.Events(1)...)
	if p.resign == game.NoSeat {
		king := p.king[p.side]
		for found := p.attackers(p.side, true); !found.Empty(); {
			sq := found.Pop()
			dst = append(dst, game.Event{Type: game.Check, Seat: p.side, Other: p.side ^ 1, From: sq, To: king, Piece: p.cells[sq]})
		}
	}
	if o := p.Outcome(); o.Over {
		dst = append(dst, game.Event{Type: game.Ended, Seat: o.Winner, Other: o.Side})
	}
	return dst
}
