package threekingdoms

import "yanyi/game"

// View is what a seat may know. Nothing is secret in this family: a face-down piece is undecided
// until it is turned over.
func (p *position) View(s game.Seat) game.View {
	v := game.View{
		Seat:    s,
		Actor:   p.Actor(),
		Cells:   make([]game.Cell, len(p.moving.rules.info.Board.Points)),
		Seats:   make([]game.SeatView, len(p.moving.rules.info.Seats)),
		Bags:    p.bagCounts(),
		Outcome: p.Outcome(),
	}
	for sq := range v.Cells {
		v.Cells[sq] = p.moving.cell(game.Square(sq))
	}
	for i := range v.Seats {
		seat := game.Seat(i)
		v.Seats[i] = game.SeatView{
			Alive:   p.moving.alive.Has(seat),
			Checked: p.moving.checked.Has(seat),
			Ally:    p.moving.ally[i],
			King:    p.moving.king[i],
		}
	}
	v.Diplomacy = game.Diplomacy{Spent: p.moving.spent, Deposed: p.moving.emperorAt == game.NoSquare, Champion: p.moving.emperorBy, At: p.point}
	if p.moving.pieces[game.Han] > 0 {
		v.Diplomacy.Champion = p.moving.command[game.Han]
	}
	v.Wait, v.Facing, v.Joint = p.wait(), p.moving.facingKings(), p.jointView()
	if v.Actor == s {
		v.Turns = p.Turns(nil)
	}
	return v
}

func (m *moving) cell(sq game.Square) game.Cell {
	piece := m.board[sq]
	if piece == game.NoPiece {
		return game.Cell{Commander: game.NoSeat}
	}
	c := game.Cell{Piece: piece, Commander: m.commander(piece), Nth: m.nth[sq]}
	if piece.Kind() == game.King && piece != emperor && m.checked.Has(piece.Origin()) {
		c.Mark = game.MarkCheck
	}
	if piece == hanSoldier {
		if c.Mark = game.MarkReady; m.rests {
			c.Mark = game.MarkRests
		}
	}
	return c
}

// bagCounts is the number of face-down pieces, by army and kind.
func (p *position) bagCounts() []game.BagCount {
	var counts []game.BagCount
	for army := range p.bag {
		for k := game.King; k <= game.Wazir; k++ {
			if n := p.bag[army].Count(k); n > 0 {
				counts = append(counts, game.BagCount{Army: game.Army(army), Kind: k, N: n})
			}
		}
	}
	return counts
}
