package threekingdoms

import (
	"yanyi/game"
	"yanyi/game/weights"
)

// tally sums over an army the values that do not change while its pieces stand, updated by put:
// worth with a horse's nearness to the emperor, and the weight in the siege of each seat's
// palace.
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

// add counts a tally so many times more, or less.
func (t *tally) add(o *tally, times int) {
	t.stand += o.stand.Times(times)
	t.siege += o.siege * uint64(times)
}

func (t *tally) worth() int { return t.stand.Mid() }
func (t *tally) hunt() int  { return t.stand.End() }
func (t *tally) besieges(s game.Seat) int {
	return int(t.siege >> (int(s) * siegeBits) & (1<<siegeBits - 1))
}

// weighing is the sums over the pieces of each army, and the judge behind them: none until the
// first evaluation.
type weighing struct {
	judge *judge
	sums  [4]tally
}

// weigh counts a piece so many times more in what its army counts: of one that lies face
// down its slot alone, for what it may be the bag counts.
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

// counted is the value of a face-up piece on a square: a soldier by where its commander's
// forward is.
//
//go:noinline
func (j *judge) counted(m *moving, sq game.Square, piece game.Piece) *tally {
	army, k := piece.Origin(), piece.Kind()
	if c := m.command[army]; k == game.Pawn && c.Player() {
		army = c
	}
	return &j.counts[army][k][sq]
}

// weighBag counts so many more pieces of a kind that lie face down.
func (w *weighing) weighBag(army game.Army, k game.Kind, n int) {
	if w.judge == nil {
		return
	}
	w.sums[army].stand += weights.Pair(n*(w.judge.kind[k]+w.judge.covered), 0)
}
