package board

import "math/rand/v2"

// Keys is a source of 64-bit hash keys (Zobrist hashing), the same for a seed in every build.
type Keys struct{ r *rand.PCG }

// NewKeys returns a source of keys. Families use different seeds.
func NewKeys(seed uint64) Keys { return Keys{rand.NewPCG(seed, 0x9E3779B97F4A7C15)} }

// Next returns the next key.
func (k Keys) Next() uint64 { return k.r.Uint64() }

// Fill fills dst with keys.
func (k Keys) Fill(dst []uint64) {
	for i := range dst {
		dst[i] = k.r.Uint64()
	}
}
