package hundred

import "yanyi/game"

// View is the whole position: nothing is hidden in this game.
func (p *position) View(s game.Seat) game.View {
	v := game.View{
		Seat: s, Actor: p.turn, Cells: make([]game.Cell, squares),
		Seats:     make([]game.SeatView, 2),
		Diplomacy: game.Diplomacy{Champion: game.NoSeat, At: game.NoSquare},
		Outcome:   p.Outcome(),
	}
	for sq := range v.Cells {
		v.Cells[sq] = game.Cell{Piece: p.at[sq], Commander: game.NoSeat}
		if p.at[sq] != game.NoPiece {
			v.Cells[sq].Commander = p.at[sq].Origin()
		}
	}
	for i := range v.Seats {
		seat := game.Seat(i)
		checked := p.attacked(p.king[i], seat^1)
		v.Seats[i] = game.SeatView{
			Alive: p.Alive().Has(seat), Checked: checked, Ally: game.NoSeat, King: p.king[i],
		}
		if checked {
			v.Cells[p.king[i]].Mark |= game.MarkCheck
		}
	}
	if s == p.turn && !v.Outcome.Over {
		v.Turns = p.Turns(nil)
	}
	return v
}
