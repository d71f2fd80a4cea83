// Package correction has small nets that correct an evaluation of games of two.
//
// A net sees the pieces on their squares twice, as either side sees them: each side counts as
// the own one, at the bottom of the board. Both views have the same weights in the first layer,
// Units sums clamped to 0 to 1 and squared; the output is a weighted sum of both views' units in
// centipawns. All its numbers are integers, so that it gives the same value on every machine.
//
// The sums are not kept from turn to turn. Four of them share a word, so that a piece costs a
// few additions, and only positions that are evaluated pay for them.
package correction

import (
	"yanyi/game"
	"yanyi/game/board"
)

// Units is the number of sums of a view.
const Units = 16

// One is the number that stands for 1 in the first layer, whose weights are -One to One.
const One = 127

// Grain is what stands for a centipawn in the weights of the output.
const Grain = 16

// lanes is how many sums share a word. A lane holds a sum of weights plus offset each, which stays
// below 1<<16 for all pieces that a board of 128 squares has room for.
const (
	lanes  = 4
	words  = Units / lanes
	offset = 128
)

// Shape is the arrangement of a net's inputs, one for every piece on a square as a side sees it:
// the squares rank by rank from the side on, for each of the own kinds and then for each of the
// other side's. Square file + rank*Files is the first seat's view.
type Shape struct {
	Kinds        []game.Kind
	Files, Ranks int
}

// Inputs is the number of inputs.
func (s *Shape) Inputs() int { return 2 * len(s.Kinds) * s.Files * s.Ranks }

// input is the input of a piece: its owner is 0 for the own side, kind an index of Kinds, and the
// square is as the side sees it.
func (s *Shape) input(owner, kind, square int) int {
	return (owner*len(s.Kinds)+kind)*s.Files*s.Ranks + square
}

// seen is a square as seat side sees it.
func (s *Shape) seen(sq game.Square, side game.Seat) int {
	if side == game.First {
		return int(sq)
	}
	return (s.Ranks-1-int(sq)/s.Files)*s.Files + int(sq)%s.Files
}

// Men are the squares of each seat's pieces by kind.
type Men [2][]board.Set

// Net is a net.
type Net struct {
	shape Shape
	flip  [2][128]uint8   // squares as each seat sees them
	rows  [][words]uint64 // of each input
	bias  [Units]int
	outs  [2][Units]int // of the own view, and of the other one
	end   int
}

// Size is the length of a net's data in bytes: one for each weight of the first layer, and two for
// each further number.
func (s *Shape) Size() int { return s.Inputs()*Units + 2*(3*Units+1) }

// Read reads a net's data, which Raw.Append wrote.
func Read(data string, shape Shape) (*Net, error) {
	if len(data) != shape.Size() {
		return nil, game.Errorf("the net has %d bytes, not %d", len(data), shape.Size())
	}
	inputs := shape.Inputs()
	n := &Net{shape: shape, rows: make([][words]uint64, inputs)}
	for sq := range shape.Files * shape.Ranks {
		for side := range n.flip {
			n.flip[side][sq] = uint8(shape.seen(game.Square(sq), game.Seat(side)))
		}
	}
	for i := range inputs {
		for k := range Units {
			w := uint64(int(int8(data[i*Units+k])) + offset)
			n.rows[i][k/lanes] |= w << (16 * (k % lanes))
		}
	}
	rest := data[inputs*Units:]
	next := func() int {
		w := int16(uint16(rest[0]) | uint16(rest[1])<<8)
		rest = rest[2:]
		return int(w)
	}
	for _, to := range []*[Units]int{&n.bias, &n.outs[0], &n.outs[1]} {
		for k := range to {
			to[k] = next()
		}
	}
	n.end = next()
	return n, nil
}

// Judge is the correction for a side in centipawns. It is the other side's with the other sign.
func (n *Net) Judge(men *Men, side, toMove game.Seat) int {
	var a0, a1, a2, a3, b0, b1, b2, b3 uint64
	count, squares := 0, n.shape.Files*n.shape.Ranks
	near, far := &n.flip[toMove&1], &n.flip[toMove&1^1]
	for of, by := range men {
		owner := (of ^ int(toMove)) & 1 // 0 for the pieces of the side to move
		own := n.rows[owner*len(n.shape.Kinds)*squares:]
		other := n.rows[(owner^1)*len(n.shape.Kinds)*squares:]
		for i, k := range n.shape.Kinds {
			own, other := own[i*squares:][:squares], other[i*squares:][:squares]
			for pieces := by[k]; !pieces.Empty(); count++ {
				sq := pieces.Pop() & 127
				r, t := &own[near[sq]], &other[far[sq]]
				a0, a1, a2, a3 = a0+r[0], a1+r[1], a2+r[2], a3+r[3]
				b0, b1, b2, b3 = b0+t[0], b1+t[1], b2+t[2], b3+t[3]
			}
		}
	}
	sum := n.end * One * One
	sum += n.units(&n.outs[0], count*offset, [words]uint64{a0, a1, a2, a3})
	sum += n.units(&n.outs[1], count*offset, [words]uint64{b0, b1, b2, b3})
	if side != toMove {
		sum = -sum
	}
	return sum / (One * One * Grain)
}

// units is what a view's sums add to the output.
func (n *Net) units(outs *[Units]int, base int, sums [words]uint64) (sum int) {
	for w, four := range sums {
		bias, out := n.bias[w*lanes:w*lanes+lanes], outs[w*lanes:w*lanes+lanes]
		for k := range lanes {
			x := min(max(int(four&0xFFFF)-base+bias[k], 0), One)
			sum += x * x * out[k]
			four >>= 16
		}
	}
	return sum
}
