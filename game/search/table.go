package search

import (
	"math/bits"

	"yanyi/game"
)

// bound says what a stored value is to the true one.
type bound uint8

const (
	unknown bound = iota
	lower         // the value is at least this
	upper         // the value is at most this
	exact
)

// entry is what one search of a position found.
type entry struct {
	key   uint32 // the hash bits that do not choose the bucket
	turn  uint32 // the best turn's chosen part, which fits 32 bits
	value int16
	gen   uint16 // search it stems from; older ones count as absent
	depth int8
	bound bound
}

// bucket holds a deep entry and a recent one.
type bucket [2]entry

// table is the transposition table: results by [game.Position.Hash].
type table struct {
	buckets []bucket
	shift   uint
	gen     uint16
}

// begin empties the table and makes room for about n positions.
func (t *table) begin(n uint64) {
	size := 1 << bits.Len64(min(max(n, 1<<10), maxEntries)/2-1)
	if t.gen++; size != len(t.buckets) || t.gen == 0 {
		t.buckets = make([]bucket, size)
		t.shift = uint(64 - bits.Len(uint(size-1)))
		t.gen = 1
	}
}

// mix spreads a hash over all bits, so that families may use any kind of key.
func mix(h uint64) uint64 {
	h ^= h >> 32
	h *= 0xD6E8FEB86659FD93
	h ^= h >> 29
	h *= 0x9E3779B97F4A7C15
	return h ^ h>>32
}

func (t *table) bucket(h uint64) *bucket { return &t.buckets[h>>t.shift] }

// probe finds what is stored for a mixed hash.
func (t *table) probe(h uint64) (entry, bool) {
	for _, e := range t.bucket(h) {
		if e.key == uint32(h) && e.gen == t.gen && e.bound != unknown {
			return e, true
		}
	}
	return entry{}, false
}

// store keeps a result, deep ones longer than shallow ones.
func (t *table) store(h uint64, turn game.Turn, value, depth int, b bound) {
	bk := t.bucket(h)
	e := entry{uint32(h), uint32(turn.Chosen()), int16(value), t.gen, int8(depth), b}
	i := 1
	if deep := &bk[0]; deep.gen != t.gen || deep.key == e.key || depth >= int(deep.depth) {
		i = 0
		if deep.gen == t.gen && deep.key != e.key {
			bk[1] = *deep
		}
	}
	if old := &bk[i]; e.turn == 0 && old.key == e.key && old.gen == e.gen {
		e.turn = old.turn // a result without a best turn must not forget one
	}
	bk[i] = e
}
