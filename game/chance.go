package game

import (
	"math/rand/v2"
	"slices"
)

// Pick picks one of n by weight and returns its index: a weight of 2 is picked
// twice as often as one of 1, one of 0 never. Not all weights may be 0. The same
// random numbers pick the same, in every edition: matches rely on it.
func Pick(r *rand.Rand, n int, weight func(i int) int) int {
	total := 0
	for i := range n {
		total += weight(i)
	}
	left := r.IntN(total)
	for i := range n {
		if left -= weight(i); left < 0 {
			return i
		}
	}
	panic("game: the pick lies beyond the weights")
}

// PickReveal picks one of the outcomes of a pending reveal by weight.
func PickReveal(r *rand.Rand, outcomes []Reveal) Reveal {
	return outcomes[Pick(r, len(outcomes), func(i int) int { return int(outcomes[i].Weight) })]
}

// Drawn adds to a turn's notation the piece that its reveal turns its mover into, if any.
func Drawn(notation Phrase, d Reveal) Phrase {
	if d.Mover == NoPiece {
		return notation
	}
	return Say("notation.reveal", OfPhrase("text", notation), OfPiece("piece", d.Mover))
}

// Redo plays a recorded turn, its reveal included.
func Redo(pos Position, t Turn) {
	pos.Do(t.WithReveal(Reveal{}))
	if t.HasReveal() {
		pos.DoReveal(t.Reveal())
	}
}

// Brings reports whether a legal turn of pos surely makes something happen,
// whatever is drawn in it. pos stays as it is.
func Brings(pos Position, t Turn, what EventType) bool {
	pos = pos.Clone()
	pos.Do(t)
	if pos.Actor() != Chance {
		return lastBrought(pos, what)
	}
	for _, d := range pos.Reveals(nil) {
		pos.DoReveal(d)
		brought := lastBrought(pos, what)
		if pos.Undo(); !brought {
			return false
		}
	}
	return true
}

func lastBrought(pos Position, what EventType) bool {
	return slices.ContainsFunc(pos.Events(nil), func(e Event) bool { return e.Type == what })
}
