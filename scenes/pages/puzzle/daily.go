package puzzle

import (
	"cmp"
	"hash/fnv"
	"slices"
	"time"

	"yanyi/game/puzzle"
)

// dayOf is a day's name: its UTC date, the same everywhere.
func dayOf(t time.Time) string { return t.UTC().Format(time.DateOnly) }

// draw is a word's pseudo-random number of a day, the same for everybody.
func draw(day, word string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(day + " " + word)) // never fails
	x := h.Sum64()
	x ^= x >> 33 // FNV hardly mixes its last bytes into the high bits
	x *= 0xff51afd7ed558ccd
	x ^= x >> 33
	x *= 0xc4ceb9fe1a85ec53
	return x ^ x>>33
}

// drawn lists the games in the order in which a day asks them for its puzzle. Each draws its
// own number, so that a new game changes only the days that it wins.
func drawn(day string, games []string) []string {
	list := slices.Clone(games)
	slices.SortFunc(list, func(a, b string) int {
		return cmp.Or(cmp.Compare(draw(day, a), draw(day, b)), cmp.Compare(a, b))
	})
	return list
}

// newcomers is the number of solved puzzles below which a person is a newcomer, and easy the
// highest grade of a newcomer's puzzles.
const (
	newcomers = 5
	easy      = 2
)

// newcomer reports whether puzzles of the day are to be easy.
func (p *progress) newcomer() bool { return p.solved < newcomers }

// ofDay is the puzzle of a day among those of its game, of which there is at least one; for a
// newcomer among the easy ones, if there are any. Here too each puzzle draws its own number.
func ofDay(day string, all []puzzle.Puzzle, newcomer bool) *puzzle.Puzzle {
	var best *puzzle.Puzzle
	for i := range all {
		p := &all[i]
		if newcomer && p.Grade > easy {
			continue
		}
		if best == nil || cmp.Or(cmp.Compare(draw(day, p.ID), draw(day, best.ID)), cmp.Compare(p.ID, best.ID)) < 0 {
			best = p
		}
	}
	if best == nil {
		return ofDay(day, all, false)
	}
	return best
}
