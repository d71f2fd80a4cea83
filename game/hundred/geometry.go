package hundred

import (
	"sync"

	"yanyi/game"
	"yanyi/game/board"
)

const squares = 100

var geometry = game.NewBoard(game.Hundred, 10, 10, func(int, int) bool { return true })

// ray is the squares met from a square in one direction, nearest first.
type ray struct {
	n  uint8
	sq [9]game.Square
}

var (
	rays    [squares][8]ray
	zobrist struct {
		piece   [2][16][squares]uint64
		castle  [16]uint64
		passed  [squares]uint64
		toBlack uint64
	}
)

// ready fills the tables, once, before the first position is read.
var ready = sync.OnceFunc(func() {
	lines := board.NewLines(geometry)
	for sq := range squares {
		for d := range 8 {
			for i, to := range lines[sq][d] {
				rays[sq][d].sq[i] = to
				rays[sq][d].n++
			}
		}
	}
	layLanes()
	keys := board.NewKeys(0xBA16E)
	for side := range 2 {
		for kind := range 16 {
			keys.Fill(zobrist.piece[side][kind][:])
		}
	}
	keys.Fill(zobrist.castle[:])
	keys.Fill(zobrist.passed[:])
	zobrist.toBlack = keys.Next()
})
