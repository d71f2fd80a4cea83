package stratagem

import "yanyi/game"

// View is what a seat may know: everything, and its turns if it is to move. Tiles are face up
// once play has begun (README.md, Sixteen tiles).
func (p *position) View(s game.Seat) game.View {
	v := game.View{
		Seat: s, Actor: p.side, Void: p.void, Outcome: p.Outcome(),
		Cells: make([]game.Cell, len(p.v.tables.board.Points)),
		Seats: []game.SeatView{p.seatView(red), p.seatView(black)},
	}
	v.Diplomacy.Champion, v.Diplomacy.At = game.NoSeat, game.NoSquare
	for i := range v.Cells {
		v.Cells[i] = p.cellView(game.Square(i))
	}
	for s, seat := range v.Seats {
		if seat.Checked {
			v.Cells[p.king[s]].Mark |= game.MarkCheck
		}
	}
	if s == p.side {
		v.Turns = p.Turns(nil)
	}
	return v
}

func (p *position) cellView(sq game.Square) game.Cell {
	pc := p.cells[sq]
	if pc == game.NoPiece {
		return game.Cell{Commander: game.NoSeat}
	}
	c := game.Cell{Piece: pc, Commander: pc.Origin()}
	if p.stale.Has(sq) {
		c.Mark |= game.MarkStale
	}
	if p.held(pc.Origin()).Has(sq) {
		c.Mark |= game.MarkHeld
	}
	// The piece is safe only from turns that slide (README.md, Tracks).
	if p.cap == sq {
		c.Mark |= game.MarkSafe
	}
	return c
}

func (p *position) seatView(s game.Seat) game.SeatView {
	v := game.SeatView{
		Alive: p.Alive().Has(s), Checked: p.attacked(s), Ally: game.NoSeat,
		King: p.king[s], Active: int(p.active[s]), Track: int(p.marker[s]),
	}
	if p.v.palace {
		for _, n := range p.tiles[s] {
			v.Tiles = append(v.Tiles, int(n))
		}
	}
	for i, k := range poolKinds {
		for range p.pool[s][i] {
			v.Pool = append(v.Pool, k)
		}
	}
	return v
}

// Basis returns the kind of stratagem that a legal turn needs, 0 if none, and whether it is an
// exchange (game.Explainer).
func (p *position) Basis(t game.Turn) (stratagem int, exchange bool) {
	if t.Note()&noteStratagem == 0 && t.Promotion() == game.NoKind && t.Second() == game.NoKind {
		return 0, false
	}
	before := p.mark()
	if t.Slide() != game.NoSlide {
		p.slide(p.side, t.Slide())
	}
	if t.Second() != game.NoKind && t.Slide() == game.NoSlide {
		p.move(t)
	}
	stratagem = int(p.active[before.side])
	p.back(&before)
	return stratagem, t.Note()&noteExchange != 0
}
