package threekingdoms

import (
	"math/bits"

	"yanyi/game"
	"yanyi/game/board"
)

// hashKeys are the keys of a variant's Zobrist hash. The commander of a piece rotates its key.
type hashKeys struct {
	at     [128][256]uint64 // by piece, face-down ones by slot, and square
	turn   [3]uint64
	alive  [8]uint64
	ally   [8]uint64
	first  [8]uint64
	spent  uint64
	owed   [2][3]uint64      // by how, passed or soon, and seat
	bag    [4][16][16]uint64 // by origin, kind and number left
	castle [64]uint64
	pass   [256]uint64 // en passant: passed square, rotated by its holders
}

func newHashKeys(id string) *hashKeys {
	seed := uint64(0)
	for _, c := range id {
		seed = seed*131 + uint64(c)
	}
	source := board.NewKeys(seed)
	k := new(hashKeys)
	for i := range k.at {
		source.Fill(k.at[i][:])
	}
	for i := range k.bag {
		for j := range k.bag[i] {
			source.Fill(k.bag[i][j][1:])
		}
	}
	for _, dst := range [][]uint64{k.turn[:], k.alive[:], k.ally[1:], k.first[1:], k.castle[1:], k.pass[:]} {
		source.Fill(dst)
	}
	k.spent = source.Next()
	for i := range k.owed {
		source.Fill(k.owed[i][:])
	}
	return k
}

// key is the hash of a piece on its square under a commander. In a game with duels it also
// includes the person.
func (m *moving) key(sq game.Square, piece game.Piece, commander game.Seat) uint64 {
	h := bits.RotateLeft64(m.rules.keys.at[piece&127][sq], int(commander&15)*3)
	if m.mode == duels {
		h *= 2*uint64(m.nth[sq]) + 1
	}
	return h
}

// pairOf is the two allied seats, or none.
func (d *diplomacy) pairOf() game.SeatSet {
	for seat, other := range d.ally {
		if other != game.NoSeat {
			return game.SetOf(game.Seat(seat), other)
		}
	}
	return 0
}

// loose is the part of the hash that belongs neither to the board nor to the bags: it is cheap
// enough to compute before and after a turn.
func (p *position) loose() uint64 {
	k, m := p.moving.rules.keys, &p.moving.situation
	h := k.turn[m.turn] ^ k.alive[m.alive] ^ k.ally[m.pairOf()] ^ k.first[m.first]
	if p.chance {
		h ^= k.at[0][p.waiting.From()] ^ bits.RotateLeft64(k.at[0][p.waiting.To()], 1)
	}
	if m.spent {
		h ^= k.spent
	}
	if m.rests {
		h ^= bits.RotateLeft64(k.spent, 1)
	}
	if p.owed.how != nothing {
		h ^= k.owed[p.owed.how-passed][p.owed.seat]
	}
	h ^= k.castle[m.rights.castle]
	for _, pass := range m.rights.list() {
		h ^= bits.RotateLeft64(k.pass[pass.square], int(pass.holders))
	}
	return h
}

// repetition is the hash by which positions count as the same: pieces, commanders, turn with
// what is owed, alliance and Han's state, but not outstanding first moves (README.md, Going
// out).
//
// Ruling: face-down pieces, castling rights and rights to capture in passing distinguish
// positions.
func (p *position) repetition() uint64 { return p.hash ^ p.moving.rules.keys.first[p.moving.first] }

// rehash is the hash computed from scratch.
func (p *position) rehash() uint64 {
	h := p.loose()
	for sq := range p.moving.rules.info.Board.Points {
		if piece := p.moving.board[sq]; piece != game.NoPiece {
			h ^= p.moving.key(game.Square(sq), piece, p.moving.commander(piece))
		}
	}
	for army := range p.bag {
		for kind := game.King; kind <= game.Wazir; kind++ {
			h ^= p.moving.rules.keys.bag[army][kind][p.bag[army].Count(kind)&15]
		}
	}
	return h
}
