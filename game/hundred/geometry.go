package hundred

import (
	"math/bits"
	"sync"

	"yanyi/game"
	"yanyi/game/board"
)

const squares = 100

var geometry = game.NewBoard(game.Hundred, 10, 10, func(int, int) bool { return true })

// ray is the squares met from a square in one direction, nearest first.
type ray struct {
	n  uint8
	sq [9]uint8
}

var (
	rays    [squares][8]ray
	leaps   [squares][]uint8
	orth    [squares][]uint8 // one orthogonal step
	diag    [squares][]uint8 // one diagonal step
	center  [squares]int8    // 0 at the edge to 4 in the middle
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
				rays[sq][d].sq[i] = uint8(to)
				rays[sq][d].n++
			}
		}
		f, r := sq%10, sq/10
		center[sq] = int8(min(f, 9-f, r, 9-r))
	}
	fill(&leaps, board.KnightLeaps)
	fill(&orth, board.OrthogonalOne)
	fill(&diag, board.DiagonalOne)
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

func fill(dst *[squares][]uint8, offsets [][2]int) {
	for sq, to := range board.Steps(geometry, offsets, nil) {
		for _, t := range to {
			dst[sq] = append(dst[sq], uint8(t))
		}
	}
}

// set is a set of squares, 64 bits a word.
type set [2]uint64

func (s *set) add(sq uint8)      { s[sq>>6] |= 1 << (sq & 63) }
func (s *set) remove(sq uint8)   { s[sq>>6] &^= 1 << (sq & 63) }
func (s *set) has(sq uint8) bool { return s[sq>>6]>>(sq&63)&1 != 0 }
func (s *set) len() int          { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// pop removes and returns the lowest square; ok is false when the set is empty.
func (s *set) pop() (sq uint8, ok bool) {
	if s[0] != 0 {
		sq = uint8(bits.TrailingZeros64(s[0]))
		s[0] &= s[0] - 1
		return sq, true
	}
	if s[1] != 0 {
		sq = 64 + uint8(bits.TrailingZeros64(s[1]))
		s[1] &= s[1] - 1
		return sq, true
	}
	return 0, false
}
