package gametest

import (
	"os"
	"strconv"
	"testing"
	"time"
)

// Soak reports whether tests may take hours in place of minutes: `make soak` says so by SOAK=1.
func Soak() bool { return os.Getenv("SOAK") == "1" }

// shortGames are played with -short, also by the race detector: one beside another.
const shortGames = 2

// gamesOf is how many games of a run are played now: all when soaking, else a tenth.
func gamesOf(games int) int {
	switch {
	case testing.Short():
		return min(games, shortGames)
	case Soak():
		return games
	}
	return max(games/10, shortGames)
}

// firstSeed is the seed of a run's first game. It moves on every day, so that every day
// other games are played; SEED in the environment repeats those of another day.
func firstSeed(t *testing.T) uint64 {
	t.Helper()
	if text := os.Getenv("SEED"); text != "" {
		seed, err := strconv.ParseUint(text, 10, 64)
		if err != nil {
			t.Fatalf("SEED is no number: %v", err)
		}
		return seed
	}
	const day, most = 24 * 60 * 60, 10_000 // games of a run at most
	return uint64(time.Now().Unix()) / day * most
}
