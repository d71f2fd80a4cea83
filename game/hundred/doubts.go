package hundred

import "yanyi/game"

// complement is the number of pieces of a kind that a side has at the start.
var complement = [game.Wazir + 1]int{game.Queen: 1, game.Guard: 2, game.Bishop: 2, game.Knight: 2, game.Rook: 2, game.Cannon: 2, game.Advisor: 2, game.Ferz: 5, game.Wazir: 5, game.Pawn: 10}

// Doubts lists the reasons why no game leads to the position (README.md, Position string): pawns
// behind their rank, and more pieces than promotion can have made.
func (p *position) Doubts() game.Faults {
	var faults game.Faults
	for side := range game.Seat(2) {
		var n [game.Wazir + 1]int
		for sq, pc := range p.at {
			if pc == game.NoPiece || pc.Origin() != side {
				continue
			}
			n[pc.Kind()]++
			if pc.Kind() == game.Pawn && rankOf(game.Square(sq), side) < pawnRank {
				faults.Add("board", game.Square(sq), "no pawn comes to %s", geometry.Name(game.Square(sq))).
					Say("error.position.stray", game.OfPiece("piece", pc))
			}
		}
		for k := range n {
			if pc := game.NewPiece(game.Kind(k), side); tooMany(&n, game.Kind(k)) {
				faults.Add("board", game.NoSquare, "%d of %s's %c", n[k], info.Seats[side].Tag, pc.Kind().Letter()).
					Say("error.position.many", game.OfSeat("side", side), game.OfPiece("piece", pc))
			}
		}
	}
	return faults
}

// tooMany reports whether there are more pieces of a kind than promotions of the missing pawns
// can have made: knights and guards come from pawns, bishops and archers from swordsmen, rooks
// and cannons from axemen, and all from pawns; a queen only where there is none.
func tooMany(n *[game.Wazir + 1]int, k game.Kind) bool {
	more := func(kinds ...game.Kind) (sum int) {
		for _, k := range kinds {
			sum += max(0, n[k]-complement[k])
		}
		return sum
	}
	switch {
	case k == game.King || n[k] <= complement[k]:
		return false
	case k == game.Queen || k == game.Pawn:
		return true
	}
	made := more(game.Knight, game.Guard) +
		max(0, n[game.Ferz]+more(game.Bishop, game.Advisor)-complement[game.Ferz]) +
		max(0, n[game.Wazir]+more(game.Rook, game.Cannon)-complement[game.Wazir])
	return made > max(0, complement[game.Pawn]-n[game.Pawn])
}
