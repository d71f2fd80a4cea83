package threekingdoms

import (
	"math/bits"

	"yanyi/game"
)

// A board has four families of lines: ranks, files and the two diagonals. A square has a place
// on one line of each. Places are numbered from 1; where no square exists a line has a wall,
// which is always occupied, so that every scan of a line ends.
const (
	maxLines = 88 // two families of 15 and two of 29, or 17 + 17
	maxPlace = 19
)

type lines struct {
	families int // 2: orthogonal only; 4: diagonals too
	line     [4][256]uint8
	place    [4][256]uint8
	square   [maxLines][maxPlace + 1]game.Square // NoSquare is a wall
	seen     [256]set                            // by square: the squares on a line with it, itself too
	walls    [maxLines]uint32
}

func newLines(b *game.Board, diagonals bool) *lines {
	l := &lines{families: 2}
	n := max(b.Files, b.Ranks)
	index := []func(f, r int) (line, place int){
		func(f, r int) (int, int) { return r, f },
		func(f, r int) (int, int) { return n + f, r },
		func(f, r int) (int, int) { return 2*n + f - r + n - 1, r },
		func(f, r int) (int, int) { return 4*n - 1 + f + r, r },
	}
	if diagonals {
		l.families = 4
	}
	for i := range l.square {
		l.walls[i] = ^uint32(0)
		for j := range l.square[i] {
			l.square[i][j] = game.NoSquare
		}
	}
	for sq, p := range b.Points {
		for f, at := range index[:l.families] {
			line, place := at(int(p.File), int(p.Rank))
			l.line[f][sq], l.place[f][sq] = uint8(line), uint8(place+1)
			l.square[line][place+1] = game.Square(sq)
			l.walls[line] &^= 1 << (place + 1)
		}
	}
	for sq := range b.Points {
		for f := range l.families {
			for _, other := range l.square[l.line[f][sq]] {
				if other != game.NoSquare {
					l.seen[sq].add(other)
				}
			}
		}
	}
	return l
}

// occupancy is, for each line, the places that are walls or hold a piece.
type occupancy [maxLines]uint32

// flip adds or removes the piece on a square.
func (l *lines) flip(o *occupancy, sq game.Square) {
	for f := range l.families {
		o[l.line[f][sq]] ^= 1 << l.place[f][sq]
	}
}

// next is the first occupied place after a given one on a line, upwards or downwards; the given
// place must not be the outermost wall.
func (o *occupancy) next(line, place uint8, up bool) uint8 {
	if up {
		return place + 1 + uint8(bits.TrailingZeros32(o[line]>>((place+1)&31)))
	}
	return place - 33 + uint8(bits.Len32(o[line]<<(-place&31)))
}
