package stratagem

import "yanyi/game"

// Events of the family, in the order in which a turn plays: sweep or slide,
// second chance, capture, move, promotion, kinds in force, staleness; check and
// the game's end are told last, when they are asked for.

// teller notes the events of a turn in the journal.
type teller struct{ p *position }

func (p *position) teller() teller { return teller{p} }

func (o teller) tell(e game.Event) { o.p.journal.Add(e) }

// tellMove tells the board's part of a turn that has just been moved.
func (o teller) tellMove(t game.Turn, mover, captive game.Piece) {
	us, from, to := o.p.side, t.From(), t.To()
	switch {
	case t.Swap():
		o.tell(game.Event{Type: game.Swapped, Seat: us, Other: us, From: from, To: to, Piece: mover, Became: captive})
	case t.Note()&noteExchange != 0:
		o.tell(game.Event{Type: game.Exchanged, Seat: us, Other: us ^ 1, From: from, To: to, Piece: mover, Became: captive})
	default:
		if captive != game.NoPiece {
			o.tell(game.Event{Type: game.Captured, Seat: us, Other: us ^ 1, From: to, To: to, Piece: captive, Became: captive})
		}
		o.tell(game.Event{Type: game.Moved, Seat: us, From: from, To: to, Piece: mover, Became: mover})
	}
	if k := t.Promotion(); k != game.NoKind {
		o.tellPromotion(to, k)
	}
	if k := t.Second(); k != game.NoKind && t.Slide() == game.NoSlide {
		o.tellPromotion(o.p.last[us], k)
	}
}

func (o teller) tellPromotion(sq game.Square, k game.Kind) {
	soldier := game.NewPiece(game.Pawn, o.p.side)
	o.tell(game.Event{Type: game.Promoted, Seat: o.p.side, From: sq, To: sq, Piece: soldier, Became: soldier.As(k)})
}

// tellSlide tells of a marker's slide and of both returning to 0.
func (o teller) tellSlide(from [2]uint8, dir game.Slide) {
	us := o.p.side
	to := from[us] + 1
	if dir == game.Back {
		to = from[us] - 1
	}
	o.tell(game.Event{Type: game.Slid, Seat: us, N: int8(from[us]), M: int8(to)})
	if to != 0 && to == from[us^1] {
		o.tell(game.Event{Type: game.Cancelled, Seat: us, Other: us ^ 1, N: int8(to)})
		return
	}
	o.tell(game.Event{Type: game.Activated, Seat: us, N: int8(to)})
}

// tellActive tells what a king's move changed in the kinds in force.
func (o teller) tellActive(was [2]uint8, void bool) {
	if o.p.void && !void {
		kind := o.p.kindAt[o.p.side][o.p.king[o.p.side]]
		o.tell(game.Event{Type: game.Cancelled, Seat: o.p.side, Other: o.p.side ^ 1, N: int8(kind)})
		return
	}
	for s := range game.Seat(2) {
		if o.p.active[s] != was[s] {
			o.tell(game.Event{Type: game.Activated, Seat: s, N: int8(o.p.active[s])})
		}
	}
}

// Events appends what happened in the last turn.
func (p *position) Events(dst []game.Event) []game.Event {
	if p.journal.Len() == 0 {
		return dst
	}
	dst = append(dst, p.journal.Events(1)...)
	if p.resign == game.NoSeat {
		king := p.king[p.side]
		for found := p.attacks().attackers(p.side, true); !found.empty(); {
			sq := found.pop()
			dst = append(dst, game.Event{Type: game.Check, Seat: p.side, Other: p.side ^ 1, From: sq, To: king, Piece: p.cells[sq]})
		}
	}
	if o := p.Outcome(); o.Over {
		dst = append(dst, game.Event{Type: game.Ended, Seat: o.Winner, Other: o.Side})
	}
	return dst
}
