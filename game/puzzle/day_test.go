package puzzle_test

import (
	"slices"
	"testing"
	"time"

	"yanyi/assets/puzzles"
	"yanyi/game/catalog"
	"yanyi/game/puzzle"
)

// pools are the puzzles of all games.
func pools(t *testing.T) (games []string, of map[string][]puzzle.Puzzle) {
	t.Helper()
	of = map[string][]puzzle.Puzzle{}
	for _, v := range catalog.All() {
		id := v.Info().ID
		all, err := puzzle.Read(puzzles.Of(id))
		if err != nil {
			t.Fatal(err)
		}
		games, of[id] = append(games, id), all
	}
	return games, of
}

func dates(first string, n int) (days []string) {
	from, _ := time.Parse(time.DateOnly, first)
	for i := range n {
		days = append(days, from.AddDate(0, 0, i).Format(time.DateOnly))
	}
	return days
}

// A day's puzzle returns only after all others of its pool had their day, and never on the next
// day: over more days than every pool lasts, for newcomers and others.
func TestThePuzzlesOfTheDayDoNotRepeat(t *testing.T) {
	games, of := pools(t)
	for _, newcomer := range []bool{false, true} {
		last, came := map[string]int{}, map[string]int{} // by puzzle and game, counted per game
		game, again := "", 0
		for n, day := range dates("2026-11-01", 400*4) {
			g := puzzle.GamesOn(day, games)[0]
			p := puzzle.On(day, len(games), of[g], newcomer)
			if g == game {
				t.Errorf("%s: %s on two days running", day, g)
			}
			if newcomer && p.Grade > 2 {
				t.Errorf("%s: %s is of grade %d", day, p.ID, p.Grade)
			}
			size := len(of[g])
			if newcomer {
				size = len(slices.DeleteFunc(slices.Clone(of[g]), func(p puzzle.Puzzle) bool { return p.Grade > 2 }))
			}
			game = g
			came[g]++
			if at, ok := last[g+p.ID]; ok {
				again++
				if came[g]-at < size || !newcomer && n < 400 {
					t.Errorf("%s: %s of %s returns after %d of %d puzzles", day, p.ID, g, came[g]-at, size)
				}
			}
			last[g+p.ID] = came[g]
		}
		if again == 0 {
			t.Error("no pool begins anew")
		}
	}
}

// Tiny pools and the order of the puzzles change nothing.
func TestPuzzlesOfTheDayFromFew(t *testing.T) {
	all := []puzzle.Puzzle{{ID: "a"}, {ID: "b"}, {ID: "c"}}
	back := slices.Clone(all)
	slices.Reverse(back)
	for size := 1; size <= 3; size++ {
		before := ""
		for _, day := range dates("2026-11-01", 60) {
			if g := puzzle.GamesOn(day, []string{"x"}); !slices.Equal(g, []string{"x"}) {
				t.Fatalf("%v", g)
			}
			id := puzzle.On(day, 1, all[:size], false).ID
			if id == before && size > 1 {
				t.Errorf("%d: %s again on %s", size, id, day)
			}
			if size == 3 && puzzle.On(day, 1, back, true).ID != id {
				t.Errorf("the order counts on %s", day)
			}
			before = id
		}
	}
	if puzzle.GamesOn("2026-11-01", nil) != nil || puzzle.On("?", 1, all, false) == nil {
		t.Error("no games, or no day")
	}
}
