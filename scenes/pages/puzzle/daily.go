package puzzle

import (
	"cmp"
	"hash/fnv"
	"slices"
	"time"

	"yanyi/game/puzzle"
)

// dayOf is a day's name, which is that of its date everywhere: by UTC.
func dayOf(t time.Time) string { return t.UTC().Format(time.DateOnly) }

// draw is what a word draws on a day: as good as by chance, and the same for everybody.
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

// drawn is the games in the order in which a day asks them for its puzzle. Each draws for
// itself, so that a new one changes only the days that it wins.
func drawn(day string, games []string) []string {
	list := slices.Clone(games)
	slices.SortFunc(list, func(a, b string) int {
		return cmp.Or(cmp.Compare(draw(day, a), draw(day, b)), cmp.Compare(a, b))
	})
	return list
}

// ofDay is the puzzle of a day among those of its game, of which there is at least one. Each
// draws for itself here, too.
func ofDay(day string, all []puzzle.Puzzle) *puzzle.Puzzle {
	best := &all[0]
	for i := range all {
		if p := &all[i]; cmp.Or(cmp.Compare(draw(day, p.ID), draw(day, best.ID)), cmp.Compare(p.ID, best.ID)) < 0 {
			best = p
		}
	}
	return best
}
