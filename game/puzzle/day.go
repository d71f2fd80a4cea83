package puzzle

import (
	"hash/fnv"
	"slices"
	"sort"
	"strconv"
	"time"
)

// The puzzle of a day. The games take turns, each once in a round, and each has its puzzles in
// an order of its own, from the beginning again once all have come. So none returns before its
// pool is used up, and the pools of two days running are different ones. wasm/kitpuzzle.js
// computes the same for pages around a board.

// Draw is a word's pseudo-random number for an occasion, the same for everybody.
func Draw(occasion, word string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(occasion + " " + word)) // never fails
	x := h.Sum64()
	x ^= x >> 33 // FNV hardly mixes its last bytes into the high bits
	x *= 0xff51afd7ed558ccd
	x ^= x >> 33
	x *= 0xc4ceb9fe1a85ec53
	return x ^ x>>33
}

// Shuffled is words in an order that depends on the occasion, but not on their former order.
func Shuffled(occasion string, words []string) []string {
	list := slices.Clone(words)
	sort.Slice(list, func(i, k int) bool {
		a, b := Draw(occasion, list[i]), Draw(occasion, list[k])
		return a < b || a == b && list[i] < list[k]
	})
	return list
}

// round is the games in the order of a round. The first is not the last of the round before.
func round(n int, games []string) []string {
	if len(games) < 3 { // nothing else would part the rounds
		n = 0
	}
	list := Shuffled("round "+strconv.Itoa(n), games)
	if n > 0 && list[0] == Shuffled("round "+strconv.Itoa(n-1), games)[len(games)-1] {
		list[0], list[1] = list[1], list[0]
	}
	return list
}

// dayNumber counts the days, given as dates, from one that is long past. An unreadable day is
// the first.
func dayNumber(day string) int {
	t, _ := time.Parse(time.DateOnly, day)
	return max(0, int(t.Unix()/(24*60*60)))
}

// GamesOn lists the games in the order in which a day asks them for its puzzle: the one whose
// turn it is, then the others.
func GamesOn(day string, games []string) []string {
	if len(games) == 0 {
		return nil
	}
	n := dayNumber(day)
	list := round(n/len(games), games)
	at := n % len(games)
	return append(list[at:len(list):len(list)], list[:at]...)
}

// easy is the highest grade of the puzzles of the day for newcomers.
const easy = 2

// On is the puzzle of a day among those of its game, of which there is at least one, where so
// many games take turns; for a newcomer among the easy ones, if there are any.
func On(day string, games int, all []Puzzle, newcomer bool) *Puzzle {
	var pool []string
	for i := range all {
		if !newcomer || all[i].Grade <= easy {
			pool = append(pool, all[i].ID)
		}
	}
	if len(pool) == 0 {
		return On(day, games, all, false)
	}
	n := dayNumber(day) / games // each game has one day in a round
	id := Shuffled(all[0].Variant, pool)[n%len(pool)]
	return &all[slices.IndexFunc(all, func(p Puzzle) bool { return p.ID == id })]
}
