package board

import "yanyi/game"

// Bag counts pieces whose identity is not decided yet, by kind; copying it copies its contents.
type Bag struct {
	n     [16]uint8
	total uint8
}

// Len is how many pieces are in the bag.
func (b *Bag) Len() int { return int(b.total) }

// Count is how many pieces of a kind are in the bag.
func (b *Bag) Count(k game.Kind) int { return int(b.n[k]) }

// Kinds is the number of distinct kinds in the bag.
func (b *Bag) Kinds() int {
	n := 0
	for _, c := range b.n {
		if c > 0 {
			n++
		}
	}
	return n
}

// Take removes one piece of a kind, which must be there.
func (b *Bag) Take(k game.Kind) { b.n[k]--; b.total-- }

// ParseBag reads letters such as "CCNNPPPPPRR"; "-" is the empty bag.
func ParseBag(s string) (Bag, error) {
	var b Bag
	if s == "-" {
		return b, nil
	}
	if s == "" {
		return b, game.Errorf("an empty bag is written -")
	}
	for i := range len(s) {
		k := game.KindOf(s[i])
		if k == game.NoKind {
			return b, game.Errorf("%q is no piece letter", s[i])
		}
		b.n[k]++
		b.total++
	}
	return b, nil
}

// String writes the bag's letters sorted, "-" if it is empty.
func (b *Bag) String() string { return string(b.Append(nil)) }

// Append appends the bag's text to dst.
func (b *Bag) Append(dst []byte) []byte {
	if b.total == 0 {
		return append(dst, '-')
	}
	for letter := byte('A'); letter <= 'Z'; letter++ {
		for range b.n[game.KindOf(letter)] {
			dst = append(dst, letter)
		}
	}
	return dst
}
