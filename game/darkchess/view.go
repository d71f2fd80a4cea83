package darkchess

import (
	"math/bits"

	"yanyi/game"
)

// View is what everybody sees: nobody knows the face-down pieces.
func (p *position) View(s game.Seat) game.View {
	v := game.View{
		Seat: s, Actor: p.Actor(), Cells: make([]game.Cell, squares),
		Seats: make([]game.SeatView, seats),
		Diplomacy: game.Diplomacy{
			Spent: p.spent, Deposed: p.spent, Champion: p.champion, At: game.NoSquare,
		},
		Outcome: p.Outcome(),
	}
	for sq := range v.Cells {
		v.Cells[sq] = game.Cell{Piece: p.at[sq], Commander: game.NoSeat}
		if pc := p.at[sq]; pc != game.NoPiece && !pc.Hidden() {
			v.Cells[sq].Commander = p.commander(pc.Origin())
		}
	}
	for i := range v.Seats {
		v.Seats[i] = p.seatView(game.Seat(i))
	}
	for army := range game.Army(seats) {
		for k := game.King; k <= game.Wazir; k++ {
			if n := p.bags[army].Count(k); n > 0 {
				v.Bags = append(v.Bags, game.BagCount{Army: army, Kind: k, N: n})
			}
		}
	}
	if s == v.Actor && !v.Outcome.Over {
		v.Turns = p.Turns(nil)
	}
	return v
}

func (p *position) seatView(s game.Seat) game.SeatView {
	sv := game.SeatView{Alive: p.alive.Has(s), Ally: game.NoSeat, King: game.NoSquare}
	if p.alliance.Has(s) {
		sv.Ally = game.Seat(bits.TrailingZeros8(uint8(p.alliance.Without(s))))
	}
	for own := p.open[s]; own != 0; {
		if sq := own.pop(); p.at[sq].Kind() == game.King {
			sv.King = sq
		}
	}
	return sv
}
