package puzzle

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"yanyi/game/catalog"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// The rating's history is kept up to its bound, without its damaged entries.
func TestTheCourseOfTheRatingIsKept(t *testing.T) {
	p := readProgress("")
	for i := range mostCourse + 20 {
		p.note("yanyi", "p"+string(rune('a'+i%26))+string(rune('a'+i/26)), 3, i%3 > 0)
	}
	again := readProgress(p.String())
	if n := len(again.course); n != mostCourse || !slices.Equal(again.course, p.course) || again.course[n-1] != p.rating.shown() {
		t.Errorf("%d of %d: %v", n, len(p.course), again.course)
	}
	if got := readProgress("course 1500 1510 x 1520\n").course; !slices.Equal(got, []int{1500, 1510}) {
		t.Errorf("damaged: %v", got)
	}
	if got := readProgress("course 1500 99999999\n").course; !slices.Equal(got, []int{1500}) {
		t.Errorf("unbelievable: %v", got)
	}
}

// The progress is available to other pages, and the daily puzzle is the one that the page opens.
func TestDoneAndToday(t *testing.T) {
	now := time.Date(2026, 11, 27, 12, 0, 0, 0, time.UTC)
	m := &scenetest.Machine{Store: map[string]string{keyPuzzles: "rating 1620.4 80 0.06\ncount 9 3 5 4\ndays 2026-11-25 2026-11-26\ncourse 1600 1620\n"}}
	sh := session.New(m)
	d := DoneSoFar(sh, now)
	if d.Solved != 9 || d.Streak != 2 || d.Longest != 4 || d.Today || d.Rating != 1620 || len(d.Course) != 2 || len(d.Days) != 2 {
		t.Errorf("%+v", d)
	}
	today := NewToday(Tools{Games: catalog.All(), Puzzles: m.Puzzles})
	found := today.Puzzle(now, d.Newcomer())
	p := New(sh, Tools{Games: catalog.All(), Puzzles: m.Puzzles}, "?")
	p.now = func() time.Time { return now }
	p.ofDay(dayOf(now))
	if found == nil || p.desk == nil || p.desk.solver.puzzle.ID != found.ID {
		t.Errorf("today's is %v", found)
	}
	if next := today.Puzzle(now.AddDate(0, 0, 1), d.Newcomer()); next == nil || next.ID == found.ID {
		t.Errorf("the next day's is %v", next)
	}
}

// Players with fewer than five solved puzzles get easy daily puzzles, on the home page too.
func TestANewcomersPuzzleOfTheDayIsEasy(t *testing.T) {
	for solved, easyOnes := range map[int]bool{0: true, 4: true, 5: false} {
		m := &scenetest.Machine{Store: map[string]string{keyPuzzles: fmt.Sprintf("rating 1500 80 0.06\ncount %d 0 0 0\n", solved)}}
		sh := session.New(m)
		today := NewToday(Tools{Games: catalog.All(), Puzzles: m.Puzzles})
		p := New(sh, Tools{Games: catalog.All(), Puzzles: m.Puzzles}, "?")
		hard := 0
		for n := range 40 {
			now := time.Date(2026, 1, 1+n, 12, 0, 0, 0, time.UTC)
			p.now = func() time.Time { return now }
			p.ofDay(dayOf(now))
			d := DoneSoFar(sh, now)
			if of := today.Puzzle(now, d.Newcomer()); of == nil || p.desk == nil || of.ID != p.desk.solver.puzzle.ID {
				t.Fatalf("%d solved: the first page has another puzzle: %v", solved, of)
			}
			if p.desk.solver.puzzle.Grade > 2 {
				hard++
			}
		}
		if easyOnes != (hard == 0) {
			t.Errorf("%d solved: %d of 40 days are hard", solved, hard)
		}
	}
}
