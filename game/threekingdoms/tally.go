package threekingdoms

import (
	"yanyi/game"
	"yanyi/game/weights"
)

// tally sums over an army the values that stay constant while its pieces do not move, updated by
// put: values with a horse's distance to the emperor, and the weights in the siege of each
// seat's palace.
type tally struct {
	stand weights.Score // worth and hunt
	siege uint64        // siegeBits for each seat
}

const siegeBits = 21

func newTally(worth, hunt int, siege [3]int, by int) tally {
	t := tally{stand: weights.Pair(worth, hunt)}
	for s, n := range siege {
		t.siege |= uint64(max(0, n*by)) << (s * siegeBits)
	}
	return t
}

// add adds a multiple of a tally.
func (t *tally) add(o *tally, times int) {
	t.stand += o.stand.Times(times)
	t.siege += o.siege * uint64(times)
}

func (t *tally) worth() int { return t.stand.Mid() }
func (t *tally) hunt() int  { return t.stand.End() }
func (t *tally) besieges(s game.Seat) int {
	return int(t.siege >> (int(s) * siegeBits) & (1<<siegeBits - 1))
}

// weighing is the sums over the pieces of each army, and the judge that computed them: none
// before the first evaluation.
type weighing struct {
	judge *judge
	sums  [4]tally
}

// weigh adds a multiple of a piece's values to its army's sums: for a face-down piece those of
// its slot alone, since its identity is valued by the bag.
func (w *weighing) weigh(m *moving, sq game.Square, piece game.Piece, times int) {
	if w.judge == nil {
		return
	}
	if piece.Hidden() {
		w.sums[piece.Origin()].stand += weights.Pair(times*w.judge.slots[piece.Kind()], 0)
		return
	}
	w.sums[piece.Origin()].add(w.judge.counted(m, sq, piece), times)
}

// counted is the value of a face-up piece on a square: a soldier's depends on its commander's
// forward direction.
//
//go:noinline
func (j *judge) counted(m *moving, sq game.Square, piece game.Piece) *tally {
	army, k := piece.Origin(), piece.Kind()
	if c := m.command[army]; k == game.Pawn && c.Player() {
		army = c
	}
	return &j.counts[army][k][sq]
}

// weighBag adds a number of face-down pieces of a kind.
func (w *weighing) weighBag(army game.Army, k game.Kind, n int) {
	if w.judge == nil {
		return
	}
	w.sums[army].stand += weights.Pair(n*(w.judge.kind[k]+w.judge.covered), 0)
}
