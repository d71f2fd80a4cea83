package hundred

import "testing"

// By the weights, a castled king is better than one that may still castle, which is better than one that has
// walked, to the castled square or out among its own pieces.
func TestCastlingBeatsWaitingBeatsWalking(t *testing.T) {
	const rest = "rnbgqkgbnr/1ac4ca1/fffffwwwww/pppppppppp/10/10/PPPPPPPPPP/FFFFFWWWWW/"
	best := [...]string{
		"1ACGNBCA2/RNBGQ1RK2 w kq - 0 1 -/-",
		"1ACGNBCA2/RNBGQK3R w KQkq - 0 1 -/-",
		"1ACGNBCA2/RNBGQ2K1R w kq - 0 1 -/-",
		"1ACGNBCAK1/RNBGQ4R w kq - 0 1 -/-",
	}
	last := 0
	for i, text := range best {
		score := read(t, rest+text).Plain(white)
		if i > 0 && score >= last {
			t.Errorf("%s: %d, the better %d", text, score, last)
		}
		last = score
	}
}
