package proof_test

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
	"time"

	"yanyi/assets/puzzles"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/gametest"
	"yanyi/game/match"
	"yanyi/game/puzzle"
	"yanyi/game/puzzle/proof"
)

// The minimal numbers for each variant, and for the large ones.
const (
	fewest, many = 30, 60
	ofMates      = 20 // at most, percentage of mates in one
	ofTheme      = 60 // at most, percentage of one theme
)

var large = map[string]bool{"xiangqi": true, "yanyi": true, "mini": true, "qiji": true, "weiwo": true, "baige": true}

func puzzlesOf(t *testing.T, v game.Variant) []puzzle.Puzzle {
	t.Helper()
	all, err := puzzle.Read(puzzles.Of(v.Info().ID))
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// Every variant has enough puzzles of several themes and all grades, few of them mates in one; a
// match can begin from each, and its line can be played.
func TestEveryVariantHasPuzzles(t *testing.T) {
	for _, v := range catalog.All() {
		t.Run(v.Info().ID, func(t *testing.T) {
			all := puzzlesOf(t, v)
			want := fewest
			if large[v.Info().ID] {
				want = many
			}
			if len(all) < want {
				t.Errorf("%d puzzles, want %d", len(all), want)
			}
			themes, grades, mates := map[puzzle.Theme]int{}, map[int]int{}, 0
			for i := range all {
				p := &all[i]
				begin(t, v, p)
				themes[p.Theme]++
				grades[p.Grade]++
				if p.Goal == (puzzle.Goal{Aim: puzzle.Win, Plies: 1}) {
					mates++
					if p.Grade != 1 {
						t.Errorf("%s mates at once and is of grade %d", p.ID, p.Grade)
					}
				}
			}
			t.Log(themes, grades)
			if 100*mates > ofMates*len(all) {
				t.Errorf("%d of %d mate at once", mates, len(all))
			}
			if len(themes) < 3 || len(grades) < puzzle.Grades {
				t.Errorf("themes %v, grades %v", themes, grades)
			}
			for theme, n := range themes {
				if 100*n > ofTheme*len(all) {
					t.Errorf("%d of %d are about %s", n, len(all), theme)
				}
			}
		})
	}
}

// No two puzzles of a variant are alike: their positions differ on several squares.
func TestNoTwoPuzzlesAreAlike(t *testing.T) {
	const least = 8
	for _, v := range catalog.All() {
		all := puzzlesOf(t, v)
		var boards [][]game.Cell
		for i := range all {
			pos, _, err := all[i].Start(v)
			if err != nil {
				t.Fatal(err)
			}
			cells := pos.View(game.NoSeat).Cells
			for k, other := range boards {
				differ := 0
				for sq := range cells {
					if cells[sq].Piece != other[sq].Piece {
						differ++
					}
				}
				if differ < least {
					t.Errorf("%s: %s and %s differ on %d squares", v.Info().ID, all[i].ID, all[k].ID, differ)
				}
			}
			boards = append(boards, cells)
		}
	}
}

// begin begins a match from a puzzle and plays its line.
func begin(t *testing.T, v game.Variant, p *puzzle.Puzzle) {
	t.Helper()
	if _, _, err := p.Start(v); err != nil {
		t.Errorf("%s: %v", p.ID, err)
		return
	}
	m, err := match.New(v, match.Setup{Start: p.Position})
	if err != nil {
		t.Errorf("%s: %v", p.ID, err)
		return
	}
	for _, turn := range p.Line {
		if err := m.Play(turn); err != nil {
			t.Errorf("%s: %v", p.ID, err)
			return
		}
	}
}

// sample is the number of puzzles of each variant that are proven when all would take too long.
const sample = 5

// The puzzles are proven again: a few of each variant, different ones every day (SEED repeats
// another day's), of one variant in short runs, and all in soak runs.
func TestPuzzlesAreProven(t *testing.T) {
	rng := rand.New(rand.NewPCG(day(t), 0xDA7))
	variants := catalog.All()
	if testing.Short() {
		n := rng.IntN(len(variants))
		variants = variants[n : n+1]
	}
	for _, v := range variants {
		t.Run(v.Info().ID, func(t *testing.T) {
			all := puzzlesOf(t, v)
			if !gametest.Soak() {
				rng.Shuffle(len(all), func(i, k int) { all[i], all[k] = all[k], all[i] })
				all = all[:min(sample, len(all))]
			}
			j := proof.New(v)
			for i := range all {
				if err := j.Prove(&all[i]); err != nil {
					t.Errorf("%s: %v", all[i].String(), err)
				}
				t.Log(all[i].ID)
			}
		})
	}
}

// day is a number that changes every day.
func day(t *testing.T) uint64 {
	t.Helper()
	n := uint64(time.Now().Unix()) / (24 * 60 * 60)
	if text := os.Getenv("SEED"); text != "" {
		var err error
		if n, err = strconv.ParseUint(text, 10, 64); err != nil {
			t.Fatalf("SEED is no number: %v", err)
		}
	}
	t.Logf("SEED=%d", n)
	return n
}
