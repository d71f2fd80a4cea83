package stratagem

import (
	"yanyi/game"
	"yanyi/game/board"
)

// ring is the border of a board as a closed line.
type ring struct {
	squares []game.Square
	index   [maxSquares]int // place on the ring, -1 off it
	corner  set
}

func newRing(g *boardTables) *ring {
	r := new(ring)
	f, top := files-1, g.ranks-1
	for i := 0; i < f; i++ {
		r.squares = append(r.squares, g.at(red, i, 0))
	}
	for i := 0; i < top; i++ {
		r.squares = append(r.squares, g.at(red, f, i))
	}
	for i := f; i > 0; i-- {
		r.squares = append(r.squares, g.at(red, i, top))
	}
	for i := top; i > 0; i-- {
		r.squares = append(r.squares, g.at(red, 0, i))
	}
	for sq := range r.index {
		r.index[sq] = -1
	}
	for i, sq := range r.squares {
		r.index[sq] = i
	}
	r.corner = board.SetOf(g.at(red, 0, 0), g.at(red, f, 0), g.at(red, 0, top), g.at(red, f, top))
	return r
}

// at is the ring's square i, modulo its length.
func (r *ring) at(i int) game.Square {
	n := len(r.squares)
	return r.squares[(i+n)%n]
}
