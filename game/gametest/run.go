package gametest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"yanyi/game"
)

// longest is the number of turns after which a game counts as endless.
const longest = 20_000

// Run plays random games of a variant and holds it to the contracts of package game at every
// position: turns and their texts, Do and Undo, positions and their texts, hashes, events and
// views, reasons, clones, allocations, ends. Games run in parallel subtests; the test that calls
// Run must not be parallel itself, for allocations are counted. So many games are played by
// `make soak`, a tenth of them otherwise and a handful with -short. What is played changes from
// day to day; a failure names the game's seed, and SEED=N repeats the run that begins with it.
func Run(t *testing.T, v game.Variant, o game.Options, games int) {
	t.Helper()
	deck, err := readDeck()
	if err != nil {
		t.Fatal(err)
	}
	if err := CheckInfo(v.Info()); err != nil {
		t.Error(err)
	}
	games = gamesOf(games)
	first := firstSeed(t)
	t.Logf("the first of %d games has seed %d", games, first)
	t.Run("allocations", func(t *testing.T) {
		for seed := range uint64(4) {
			if err := Allocations(v, o, seed); err != nil {
				t.Error(err)
			}
		}
	})
	met := new(tally)
	leave := 0
	if testing.Short() {
		leave = thorough // games whose positions are all checked in all ways take long
	}
	t.Run("games", func(t *testing.T) {
		for nth := range games {
			t.Run(strconv.Itoa(nth), func(t *testing.T) {
				t.Parallel()
				w := &walk{v: v, in: v.Info(), o: o, nth: nth + leave, seed: first + uint64(nth), deck: deck, tally: met, long: longest}
				if err := w.game(); err != nil {
					t.Fatal(err)
				}
			})
		}
	})
	t.Log(met)
}

// CheckInfo reports the faults of a variant's description.
func CheckInfo(in *game.Info) error {
	var faults game.Faults
	bad := func(format string, args ...any) { faults.Add(in.ID, game.NoSquare, "%s", fmt.Sprintf(format, args...)) }
	if in.ID == "" || in.Family == "" || in.Pieces == "" || in.Board == nil || in.Start == "" {
		bad("id, family, pieces, board or start is missing")
	}
	if n := len(in.Seats); n < 2 || n > 3 {
		bad("%d seats", n)
	}
	if len(in.Armies) < len(in.Seats) || len(in.Armies) > 4 {
		bad("%d armies for %d seats", len(in.Armies), len(in.Seats))
	}
	letters, pigments := map[byte]bool{}, map[game.Pigment]bool{}
	for i, a := range in.Armies {
		if a.Pigment == game.Unpainted || pigments[a.Pigment] {
			bad("army %d: pigment %d is missing or doubled", i, a.Pigment)
		}
		pigments[a.Pigment] = true
		if a.Letter == 0 || a.Key == "" || letters[a.Letter] {
			bad("army %d: letter %q or key %q is missing or doubled", i, a.Letter, a.Key)
		}
		letters[a.Letter] = true
	}
	tags := map[string]bool{}
	for i, s := range in.Seats {
		if s.Letter == 0 || s.Key == "" || s.Tag == "" || s.Result == "" || tags[s.Tag] || tags[s.Result] {
			bad("seat %d %+v: a part is missing or doubled", i, s)
		}
		if s.Quarter < 0 || s.Quarter > 3 {
			bad("seat %d: %d quarter turns", i, s.Quarter)
		}
		tags[s.Tag], tags[s.Result] = true, true
	}
	for _, opt := range in.Options {
		if opt.Key == "" || len(opt.Values) < 2 {
			bad("option %q has no choice", opt.Key)
		}
	}
	checkFacts(in, bad)
	return faults.Err()
}

// checkFacts reports impossible facts in a variant's description of its pieces.
func checkFacts(in *game.Info, bad func(format string, args ...any)) {
	if !slices.Contains(in.Kinds, game.King) {
		bad("kinds %v without a king", in.Kinds)
	}
	for _, k := range in.Ranks {
		if !slices.Contains(in.Kinds, k) {
			bad("kind %d has a rank and is none of its pieces", k)
		}
	}
	for _, w := range in.Worths {
		if !slices.Contains(in.Kinds, w.Kind) {
			bad("kind %d has a worth and is none of its pieces", w.Kind)
		}
	}
	if in.Bags != strings.Contains(in.Start, "~") {
		bad("bags %v do not fit the start %s", in.Bags, in.Start)
	}
	if in.Listed() && in.Appeal == (game.Appeal{}) {
		bad("it has a place of its own and appeals to nobody")
	}
}
