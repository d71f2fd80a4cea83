package threekingdoms

import "yanyi/game"

// pieceWorth is what a piece counts in Eval and Gain, in centipawns.
var pieceWorth = [16]int{
	game.Queen: 1000, game.Rook: 900, game.Cannon: 480, game.Knight: 470,
	game.Bishop: 220, game.Advisor: 220, game.Pawn: 100,
}

// weigh fills the table of what each piece is worth on each square.
func (r *rules) weigh() {
	for army := range r.worth {
		for k := range r.worth[army] {
			for sq := range r.info.Board.Points {
				r.worth[army][k][sq] = int16(pieceWorth[k])
			}
		}
	}
}

// Eval is how well a seat stands.
func (p *Position) Eval(s game.Seat) int {
	score := 0
	for army, c := range p.command {
		switch {
		case c == s:
			score += 2 * int(p.power[army])
		case c != game.NoSeat:
			score -= int(p.power[army])
		}
	}
	return score / 2
}

// Gain guesses what a turn wins at once.
func (p *Position) Gain(t game.Turn) int {
	if _, resigns := t.Resigns(); resigns || p.chance {
		return 0
	}
	return pieceWorth[p.board[t.To()].Kind()]
}
