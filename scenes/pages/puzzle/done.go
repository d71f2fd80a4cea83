package puzzle

import (
	"slices"
	"time"

	"yanyi/assets/locale"
	"yanyi/game/puzzle"
	"yanyi/scenes/session"
)

// Done is a person's progress in puzzles so far.
type Done struct {
	Solved, Failed, Rush int
	Streak, Longest      int      // days in a row whose puzzle was solved
	Days                 []string // those days
	Today                bool     // today's is solved
	Rating               int
	Course               []int // the rating after each of the latest puzzles
}

// Newcomer reports whether the puzzles of the day are still easy.
func (d *Done) Newcomer() bool { return d.Solved < newcomers }

// DoneSoFar reads the progress up to a time.
func DoneSoFar(s *session.Session, now time.Time) Done {
	p := readProgress(s.Kept(keyPuzzles))
	today := dayOf(now)
	return Done{
		Solved: p.solved, Failed: p.failed, Rush: p.rush, Streak: p.streak(today), Longest: p.longest,
		Days: slices.Clone(p.days), Today: p.on(today), Rating: p.rating.shown(), Course: p.course,
	}
}

// Today is the day's puzzle for other pages, loaded when it is asked for, on each day anew.
type Today struct {
	tools    Tools
	library  *library
	day      string
	newcomer bool
	games    []string // in the order of that day
	found    *puzzle.Puzzle
	failed   bool
}

// NewToday returns the puzzle of each day on which it is asked for.
func NewToday(tools Tools) *Today { return &Today{tools: tools, library: newLibrary(tools.Puzzles)} }

// Puzzle is the puzzle of a time's day for a newcomer or another person, nil until it is
// loaded.
func (t *Today) Puzzle(now time.Time, newcomer bool) *puzzle.Puzzle {
	if day := dayOf(now); day != t.day || newcomer != t.newcomer {
		t.day, t.newcomer, t.games, t.found, t.failed = day, newcomer, puzzle.GamesOn(day, t.tools.ids()), nil, false
	}
	if t.found != nil || t.failed {
		return t.found
	}
	for _, id := range t.games {
		list, known, err := t.library.of(id)
		if !known {
			t.failed = err != nil
			return nil
		}
		if len(list) > 0 {
			t.found = puzzle.On(t.day, len(t.games), list, newcomer)
			return t.found
		}
	}
	return nil
}

// Words are the theme and the grade of a puzzle, in words.
func Words(of *puzzle.Puzzle) (theme, grade string) {
	return locale.T("puzzle.theme." + of.Theme.String()), locale.T("puzzle.grade." + string(rune('0'+of.Grade)))
}
