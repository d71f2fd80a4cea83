package threekingdoms

import "yanyi/game"

// View is what a seat may know. Nothing is secret in this family: what lies face
// down is not decided before it is seen.
func (p *position) View(s game.Seat) game.View {
	v := game.View{
		Seat:    s,
		Actor:   p.Actor(),
		Cells:   make([]game.Cell, len(p.info.Board.Points)),
		Seats:   make([]game.SeatView, len(p.info.Seats)),
		Bags:    p.bagCounts(),
		Outcome: p.Outcome(),
	}
	for sq := range v.Cells {
		v.Cells[sq] = p.cell(game.Square(sq))
	}
	for i := range v.Seats {
		seat := game.Seat(i)
		v.Seats[i] = game.SeatView{
			Alive:   p.alive.Has(seat),
			Checked: p.checked.Has(seat),
			Ally:    p.ally[i],
			King:    p.king[i],
		}
	}
	v.Diplomacy = game.Diplomacy{Spent: p.spent, Deposed: p.emperorAt == game.NoSquare, Champion: p.emperorBy, At: p.point}
	if p.pieces[game.Han] > 0 {
		v.Diplomacy.Champion = p.command[game.Han]
	}
	v.Wait, v.Facing = p.wait(), p.facing()
	if v.Actor == s {
		v.Turns = p.Turns(nil)
	}
	return v
}

func (p *position) cell(sq game.Square) game.Cell {
	piece := p.board[sq]
	if piece == game.NoPiece {
		return game.Cell{Commander: game.NoSeat}
	}
	c := game.Cell{Piece: piece, Commander: p.commander(piece), Nth: p.nth[sq]}
	if piece.Kind() == game.King && piece != emperor && p.checked.Has(piece.Origin()) {
		c.Mark = game.MarkCheck
	}
	return c
}

// bagCounts is what lies face down, by army and kind.
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
