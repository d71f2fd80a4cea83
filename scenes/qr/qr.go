// Package qr makes QR codes (ISO/IEC 18004) of links: bytes alone, error correction of
// level M, the first mask, versions up to 13. It is a fourth of the size of libraries that
// can do more, which the page has no room for; its tests compare it with one of them.
package qr

// Code is a QR code.
type Code struct {
	Size  int // modules in a line, without the quiet zone around
	black []bool
	fixed []bool // modules that are not of the data
}

// Black reports whether a module is dark.
func (c *Code) Black(x, y int) bool { return c.black[y*c.Size+x] }

// version is how the data of a version is secured at level M.
type version struct{ blocks, check int } // blocks, and check bytes of each

var versions = [...]version{
	1: {1, 10}, 2: {1, 16}, 3: {1, 26}, 4: {2, 18}, 5: {2, 24}, 6: {4, 16}, 7: {4, 18},
	8: {4, 22}, 9: {5, 22}, 10: {5, 26}, 11: {5, 30}, 12: {8, 22}, 13: {9, 22},
}

// bytes is how many bytes a version holds, check bytes included.
func bytes(v int) int {
	bits := (16*v+128)*v + 64
	if v >= 2 {
		n := v/7 + 2 // rows of alignment patterns
		bits -= (25*n-10)*n - 55
	}
	if v >= 7 {
		bits -= 36
	}
	return bits / 8
}

// Encode is the smallest code of a text, nil if the text is too long for any.
func Encode(text string) *Code {
	for v := 1; v < len(versions); v++ {
		room := bytes(v) - versions[v].blocks*versions[v].check
		if text := packed(text, v, room); len(text) == room {
			return draw(v, secured(text, v))
		}
	}
	return nil
}

// packed is the text with its head, filled up to a length; longer if it does not fit.
func packed(text string, v, room int) []byte {
	count := 8 // bits of the length
	if v >= 10 {
		count = 16
	}
	var out []byte
	n := 0
	put := func(value, bits int) {
		for i := bits - 1; i >= 0; i-- {
			if n%8 == 0 {
				out = append(out, 0)
			}
			out[n/8] |= byte(value>>i&1) << (7 - n%8)
			n++
		}
	}
	put(4, 4) // bytes follow
	put(len(text), count)
	for i := range len(text) {
		put(int(text[i]), 8)
	}
	put(0, min(4, max(0, 8*room-n)))
	for fill := byte(0xEC); len(out) < room; fill ^= 0xEC ^ 0x11 {
		out = append(out, fill)
	}
	return out
}

// secured is data in blocks with their check bytes, interleaved.
func secured(data []byte, v int) []byte {
	n, check := versions[v].blocks, versions[v].check
	short := len(data) / n
	longer := len(data) % n // of the blocks, the last, have a byte more
	blocks, checks := make([][]byte, n), make([][]byte, n)
	for i := range n {
		size := short
		if i >= n-longer {
			size++
		}
		blocks[i], data = data[:size], data[size:]
		checks[i] = remainder(blocks[i], check)
	}
	return append(interleaved(blocks, short+1), interleaved(checks, check)...)
}

// interleaved is the first bytes of all blocks, then the second ones, and so on.
func interleaved(blocks [][]byte, longest int) (out []byte) {
	for i := range longest {
		for _, b := range blocks {
			if i < len(b) {
				out = append(out, b[i])
			}
		}
	}
	return out
}

// remainder is the check bytes of a block: what is left of it, as a polynomial over
// GF(256), divided by the product of (x - 2^i).
func remainder(data []byte, check int) []byte {
	divisor := make([]byte, check)
	divisor[check-1] = 1
	root := byte(1)
	for range check {
		for j := range divisor {
			divisor[j] = times(divisor[j], root)
			if j+1 < check {
				divisor[j] ^= divisor[j+1]
			}
		}
		root = times(root, 2)
	}
	out := make([]byte, check)
	for _, b := range data {
		factor := b ^ out[0]
		copy(out, out[1:])
		out[check-1] = 0
		for i, d := range divisor {
			out[i] ^= times(d, factor)
		}
	}
	return out
}

// times is the product in GF(256) modulo x^8 + x^4 + x^3 + x^2 + 1.
func times(a, b byte) (p byte) {
	for i := 7; i >= 0; i-- {
		high := p >> 7
		p = p<<1 ^ high*0x1D ^ b>>i&1*a
	}
	return p
}
