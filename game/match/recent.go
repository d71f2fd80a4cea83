package match

import "yanyi/game"

// Recent is the turns marked on the board after the first ply turns: the last turn with its
// events, and the last one of the third player (neither the last mover nor the one to move) if
// the moved piece still stands on its target; NoTurn for none.
func (m *Match) Recent(ply int) (last, earlier game.Turn, events []game.Event) {
	if ply < 1 || ply > len(m.moves) {
		return game.NoTurn, game.NoTurn, nil
	}
	move := m.moves[ply-1]
	view := m.ViewAt(ply, game.NoSeat)
	for i := ply - 2; i >= 0; i-- {
		e := m.moves[i]
		if e.Resigned || e.Seat == move.Seat || e.Seat == view.Actor {
			continue
		}
		if view.Cells[e.Turn.To()].Commander == e.Seat {
			earlier = e.Turn
		}
		break
	}
	if !move.Resigned {
		last = move.Turn
	}
	return last, earlier, move.Events
}
