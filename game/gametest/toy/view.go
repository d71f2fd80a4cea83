package toy

import "yanyi/game"

// View is what a seat may know; nothing is secret once the game runs.
func (p *position) View(s game.Seat) game.View {
	v := game.View{Seat: s, Actor: p.actor, Outcome: p.outcome,
		Diplomacy: game.Diplomacy{Champion: game.NoSeat, At: game.NoSquare}}
	for sq := range game.Square(squares) {
		v.Cells = append(v.Cells, game.Cell{Piece: p.cells[sq], Commander: p.commander(sq)})
	}
	for i := range p.g.info.Seats {
		v.Seats = append(v.Seats, p.seat(game.Seat(i)))
		if p.g.fault == Peeks && s != game.Seat(i) {
			continue
		}
		for k := game.King; k <= game.Wazir; k++ {
			if n := p.bags[i].Count(k); n > 0 {
				v.Bags = append(v.Bags, game.BagCount{Army: game.Army(i), Kind: k, N: n})
			}
		}
	}
	if (s == p.actor || p.g.fault == LeaksTurns) && !p.outcome.Over {
		v.Turns = p.Turns(nil)
	}
	return v
}

func (p *position) seat(s game.Seat) game.SeatView {
	v := game.SeatView{Alive: p.alive.Has(s), Ally: game.NoSeat, King: game.NoSquare}
	for sq, c := range p.cells {
		if c == game.NewPiece(game.King, s) {
			v.King = game.Square(sq)
		}
	}
	if len(p.g.info.Seats) == 2 {
		v.Tiles = []int{p.tiles[s][0], p.tiles[s][1]}
	}
	return v
}
