package search

import (
	"math"
	"math/bits"

	"yanyi/game"
)

// bound is the relation of a stored value to the true one.
type bound uint8

const (
	unknown bound = iota
	lower         // the value is at least this
	upper         // the value is at most this
	exact
)

// unjudged stands for an evaluation that was not asked for.
const unjudged = math.MinInt16

// entry is the stored result of one search of a position.
type entry struct {
	key   uint32 // the hash bits that do not choose the bucket
	turn  uint32 // the best turn's chosen part, which fits 32 bits
	value int16
	stand int16  // evaluation for the acting side, or unjudged
	gen   uint16 // search it stems from; entries of searches before first count as absent
	depth int8
	bound bound
}

// bucket holds the entries among which a new one finds its place.
type bucket [4]entry

// transpositionTable is results by [game.Position.Hash]. They stay during a game.
type transpositionTable struct {
	buckets    []bucket
	shift      uint
	gen, first uint16
}

// begin makes room for about n positions, and forgets old ones unless the search goes on.
func (t *transpositionTable) begin(n uint64, goesOn bool) {
	size := 1 << bits.Len64(min(max(n, 1<<10), maxEntries)/4-1)
	if t.gen++; size != len(t.buckets) || t.gen == 0 {
		t.buckets = make([]bucket, size)
		t.shift = uint(64 - bits.Len(uint(size-1)))
		t.gen, t.first = 1, 1
	}
	if !goesOn {
		t.first = t.gen
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

func (t *transpositionTable) bucket(h uint64) *bucket { return &t.buckets[h>>t.shift] }

// early reads from the bucket of a mixed hash before it is needed, so that it is on its way from
// memory meanwhile. The result matters only in that it is kept: else nothing would be read.
func (t *transpositionTable) early(h uint64) uint32 {
	if i := h >> t.shift; i < uint64(len(t.buckets)) {
		return t.buckets[i][0].key
	}
	return 0
}

// probe finds the entry of a mixed hash.
func (t *transpositionTable) probe(h uint64) (entry, bool) {
	if t.buckets == nil {
		return entry{}, false
	}
	bk := t.bucket(h)
	for i := range bk {
		if e := &bk[i]; e.key == uint32(h) && e.gen >= t.first && e.bound != unknown {
			e.gen = t.gen
			return *e, true
		}
	}
	return entry{}, false
}

// store keeps a result in place of the least valuable one: shallow old ones first.
func (t *transpositionTable) store(h uint64, turn game.Turn, value, stand, depth int, b bound) {
	e := t.place(h)
	same := e.key == uint32(h) && e.gen >= t.first
	if same && b != exact && e.gen == t.gen && depth < int(e.depth)-3 {
		return
	}
	best := uint32(turn.Chosen())
	if same { // an unknown evaluation must not replace a known one
		if best == 0 {
			best = e.turn
		}
		if stand == unjudged {
			stand = int(e.stand)
		}
	}
	*e = entry{uint32(h), best, int16(value), int16(stand), t.gen, int8(depth), b}
}

// place is where a result for the hash goes.
func (t *transpositionTable) place(h uint64) *entry {
	bk := t.bucket(h)
	worst := &bk[0]
	for i := range bk {
		e := &bk[i]
		if e.gen < t.first || e.key == uint32(h) {
			return e
		}
		if e.merit(t.gen) < worst.merit(t.gen) {
			worst = e
		}
	}
	return worst
}

// merit is how much an entry is worth keeping: its depth, less for each search since.
func (e *entry) merit(gen uint16) int { return int(e.depth) - 4*int(gen-e.gen) }
