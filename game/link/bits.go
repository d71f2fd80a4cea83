package link

import "math/bits"

// packer writes numbers by their bits.
type packer struct {
	data []byte
	used uint // bits of the last byte
}

func (p *packer) bits(v uint64, n int) {
	for i := n - 1; i >= 0; i-- {
		if p.used == 0 {
			p.data = append(p.data, 0)
		}
		p.data[len(p.data)-1] |= byte(v>>i&1) << (7 - p.used)
		p.used = (p.used + 1) % 8
	}
}

// below writes a number that is less than n.
func (p *packer) below(v, n int) { p.bits(uint64(v), bits.Len(uint(max(n-1, 0)))) }

// number writes a number that mostly has k bits: exponential Golomb coding.
func (p *packer) number(v uint64, k int) {
	high := v>>k + 1
	n := bits.Len64(high)
	p.bits(0, n-1)
	p.bits(high, n)
	p.bits(v&(1<<k-1), k)
}

// width is how many bits number takes.
func width(v uint64, k int) int { return 2*bits.Len64(v>>k+1) - 1 + k }

// unpacker reads what a packer wrote. Beyond the end it reads zeros, and short says so.
type unpacker struct {
	data  []byte
	at    int // in bits
	short bool
}

func (u *unpacker) bits(n int) (v uint64) {
	for range n {
		v <<= 1
		if u.at >= 8*len(u.data) {
			u.short = true
			continue
		}
		v |= uint64(u.data[u.at/8] >> (7 - u.at%8) & 1)
		u.at++
	}
	return v
}

func (u *unpacker) flag() bool { return u.bits(1) == 1 }

// below reads a number that should be less than n.
func (u *unpacker) below(n int) int { return int(u.bits(bits.Len(uint(max(n-1, 0))))) }

// mostBits is how many bits a number has at most.
const mostBits = 48

func (u *unpacker) number(k int) uint64 {
	n := 0
	for u.bits(1) == 0 {
		if n++; n > mostBits || u.short {
			u.short = true
			return 0
		}
	}
	high := uint64(1)<<n | u.bits(n)
	return (high-1)<<k | u.bits(k)
}

// ended reports whether all has been read.
func (u *unpacker) ended() bool { return !u.short && (u.at+7)/8 == len(u.data) }
