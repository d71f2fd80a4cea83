package board

// History is the hashes of past positions, for draws by repetition.
type History struct {
	hashes []uint64
}

// Push notes the position that has just arisen.
func (h *History) Push(hash uint64) { h.hashes = append(h.hashes, hash) }

// Pop forgets the newest position.
func (h *History) Pop() { h.hashes = h.hashes[:len(h.hashes)-1] }

// Len is the number of positions noted.
func (h *History) Len() int { return len(h.hashes) }

// Count is how often the hash occurs among the newest back+1 positions. Pass as back how
// many turns ago something irreversible happened last: older positions cannot recur.
func (h *History) Count(hash uint64, back int) int {
	n := 0
	for i := len(h.hashes) - 1; i >= 0 && i >= len(h.hashes)-1-back; i-- {
		if h.hashes[i] == hash {
			n++
		}
	}
	return n
}

// First is the index of the oldest of the newest back+1 positions with the hash,
// or -1.
func (h *History) First(hash uint64, back int) int {
	first := -1
	for i := len(h.hashes) - 1; i >= 0 && i >= len(h.hashes)-1-back; i-- {
		if h.hashes[i] == hash {
			first = i
		}
	}
	return first
}

// Clone is an independent copy.
func (h *History) Clone() History { return History{append([]uint64(nil), h.hashes...)} }
