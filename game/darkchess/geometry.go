package darkchess

import (
	"math/bits"
	"sync"

	"yanyi/game"
	"yanyi/game/board"
)

const squares = 53

// farthest is the largest number of steps between two squares: opposite corners of the body.
const farthest = 12

// geometry is the body b2–h8 and the four gates (README.md, Board and set-up).
var geometry = func() *game.Board {
	b := game.NewBoard(game.City, 9, 9, func(f, r int) bool {
		body := f >= 1 && f <= 7 && r >= 1 && r <= 7
		gate := (f == 0 || f == 8) && r == 4 || (r == 0 || r == 8) && f == 4
		return body || gate
	})
	b.Landmarks = []game.Landmark{{Square: b.At(4, 4), Kind: game.EmperorPoint, Seat: game.Han}}
	for _, g := range [][2]int{{8, 4}, {4, 8}, {0, 4}, {4, 0}} {
		b.Landmarks = append(b.Landmarks, game.Landmark{Square: b.At(g[0], g[1]), Kind: game.Gate, Seat: game.NoSeat})
	}
	return b
}()

var (
	throne = geometry.At(4, 4) // e5

	steps    = board.Steps(geometry, board.OrthogonalOne, nil)
	lines    = board.NewLines(geometry)
	distance [squares][squares]uint8
	beside   [squares]set // the squares a step away
	across   [squares]set // those on the same file or rank

	edges [16][16]int16 // by two kinds: the second's worth if only the first may capture it, minus the first's if only the second may

	keys struct {
		piece    [squares][128]uint64
		actor    [3]uint64
		alive    [8]uint64
		alliance [8]uint64
		champion [4]uint64
		bag      [3][16][16]uint64
		pending  [squares]uint64
	}
)

// ready fills the tables, once, before the first position is read.
var ready = sync.OnceFunc(func() {
	for a, p := range geometry.Points {
		for b, q := range geometry.Points {
			distance[a][b] = uint8(abs(p.File-q.File) + abs(p.Rank-q.Rank))
			if distance[a][b] == 1 {
				beside[a].add(game.Square(b))
			}
			if p.File == q.File || p.Rank == q.Rank {
				across[a].add(game.Square(b))
			}
		}
	}
	for k := game.King; k <= game.Pawn; k++ {
		for prey := game.King; prey <= game.Pawn; prey++ {
			if k != game.Cannon && beats(k, prey) && !beats(prey, k) {
				edges[k][prey] += int16(worth[prey])
				edges[prey][k] -= int16(worth[prey])
			}
		}
	}
	source := board.NewKeys(0xA4C1)
	for sq := range squares {
		source.Fill(keys.piece[sq][:])
	}
	for _, table := range [][]uint64{keys.actor[:], keys.alive[:], keys.alliance[:], keys.champion[:], keys.pending[:]} {
		source.Fill(table)
	}
	for army := range 3 {
		for kind := range 16 {
			source.Fill(keys.bag[army][kind][:])
		}
	}
})

func abs(n int8) int8 { return max(n, -n) }

// set is a set of squares.
type set uint64

func (s *set) add(sq game.Square)     { *s |= 1 << sq }
func (s *set) remove(sq game.Square)  { *s &^= 1 << sq }
func (s set) has(sq game.Square) bool { return s>>sq&1 != 0 }
func (s set) len() int                { return bits.OnesCount64(uint64(s)) }

// pop removes and returns the lowest square of a set that is not empty.
func (s *set) pop() game.Square {
	sq := game.Square(bits.TrailingZeros64(uint64(*s)))
	*s &= *s - 1
	return sq
}
