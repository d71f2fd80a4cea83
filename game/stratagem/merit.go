package stratagem

import "yanyi/game"

// newMerit works out, for one side, what a place adds to the value of the piece
// that stands there, in centipawns.
func (g *ground) newMerit(s game.Seat) *[game.Pawn + 1][maxSquares]int16 {
	m := new([game.Pawn + 1][maxSquares]int16)
	for i := range g.board.Points {
		sq := game.Square(i)
		file, rank := g.seen(s, sq)
		middle := min(file, files-1-file) // 0 at the edge, 4 in the centre
		m[game.King][sq] = kingMerit(file, rank)
		m[game.Advisor][sq] = int16(8 * (rank % 2))
		m[game.Bishop][sq] = int16(5 * middle)
		m[game.Knight][sq] = knightMerit(middle, rank)
		m[game.Rook][sq] = rookMerit(middle, rank)
		m[game.Cannon][sq] = cannonMerit(middle, rank)
		m[game.Pawn][sq] = g.pawnMerit(s, sq, middle, rank)
	}
	return m
}

// kingMerit likes the back rank and the middle file.
func kingMerit(file, rank int) int16 {
	if file == 4 {
		return int16(-12 * rank)
	}
	return int16(-8 - 12*rank)
}

// knightMerit likes the centre beyond the own third rank, not the edge.
func knightMerit(middle, rank int) int16 {
	return int16(10*min(middle, 3) + 6*min(rank, 6) - 30)
}

// rookMerit likes open middle files and the enemy's third and second rank.
func rookMerit(middle, rank int) int16 {
	bonus := 4 * min(middle, 3)
	if rank >= 5 {
		bonus += 14
	}
	if rank == 0 {
		bonus -= 12
	}
	return int16(bonus)
}

// cannonMerit likes the middle file and its own half while pieces abound.
func cannonMerit(middle, rank int) int16 {
	bonus := 2 * middle
	if middle == 4 && rank <= 3 {
		bonus += 16
	}
	return int16(bonus)
}

// pawnMerit doubles a soldier that has crossed, more so near the enemy's palace;
// one on the last rank goes nowhere.
func (g *ground) pawnMerit(s game.Seat, sq game.Square, middle, rank int) int16 {
	switch {
	case g.last[s].has(sq):
		return 10
	case !g.crossed(s, sq):
		return int16(4 * max(rank-3, 0))
	}
	bonus := 50 + 12*min(middle, 4)
	if g.palace[s^1].has(sq) {
		bonus += 30
	}
	return int16(bonus)
}
