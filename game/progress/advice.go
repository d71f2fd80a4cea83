package progress

import (
	"slices"
	"sort"

	"yanyi/game"
	"yanyi/game/match"
)

// What is the kind of an advice.
type What uint8

// The kinds of advice. Every kind but Nothing is one tap away.
const (
	Nothing What = iota
	Lesson       // begin with the first lesson
	GoOn         // go on with the lessons
	Puzzle       // solve the puzzle of today
	Higher       // a level has been beaten often enough: try the next
	Lower        // a level has won too often: try the one below
	Larger       // the way into a larger game has been won: try that one
	Untried      // a game that has not been played yet
)

// Advice is what to do next.
type Advice struct {
	What    What
	Variant string // the game to play
	Level   int    // at which
	Times   int    // how often the other level was won or lost
}

// State is the basis of the advice.
type State struct {
	Tally          Tally
	Lessons, Of    int  // finished, of how many
	Begun          bool // one that is not finished
	PuzzleSolved   bool // that of today
	PuzzlesOffered bool
}

// enough is how often a level is won or lost before another one is advised.
const enough = 3

// firstLevel is the level at which a player begins a new game.
const firstLevel = 3

// Advise chooses the advice. Of the games the one played last comes first, then in their order.
func Advise(games []game.Variant, s State) Advice {
	all := s.Tally.All()
	if all.Played == 0 && s.Lessons == 0 && !s.Begun {
		return Advice{What: Lesson}
	}
	order := slices.Clone(games)
	sort.SliceStable(order, func(i, k int) bool { return s.Tally.late(order[i]) < s.Tally.late(order[k]) })
	for _, v := range order {
		if a, ok := s.Tally.step(v.Info().ID); ok {
			return a
		}
	}
	for _, v := range order {
		id, next := v.Info().ID, v.Info().Appeal.Before
		if next != "" && s.Tally.Of(id).Won > 0 && s.Tally.Of(next).Played == 0 {
			return Advice{What: Larger, Variant: next, Level: firstLevel}
		}
	}
	switch {
	case s.PuzzlesOffered && !s.PuzzleSolved:
		return Advice{What: Puzzle}
	case s.Lessons < s.Of && (s.Begun || all.Played == 0):
		return Advice{What: GoOn}
	}
	return s.Tally.untried(games)
}

// late puts the game that was played last before the others.
func (t *Tally) late(v game.Variant) int {
	if v.Info().ID == t.last {
		return 0
	}
	return 1
}

// step is the level to try of a game, where there is one to advise.
func (t *Tally) step(variant string) (a Advice, ok bool) {
	for level := match.Levels; level >= 1; level-- {
		switch c := t.At(variant, level); {
		case c.Won >= enough && level < match.Levels:
			return Advice{Higher, variant, level + 1, c.Won}, true
		case c.Won > 0:
			return a, false // the winner of a game on this page plays on here
		case c.Lost >= enough && c.Drawn == 0 && level > 1 && !t.wonBelow(variant, level):
			return Advice{Lower, variant, level - 1, c.Lost}, true
		}
	}
	return a, false
}

// wonBelow reports whether a lower level has been beaten.
func (t *Tally) wonBelow(variant string, level int) bool {
	for level--; level >= 1; level-- {
		if t.At(variant, level).Won > 0 {
			return true
		}
	}
	return false
}

// untried is a game that has not been played, ways into larger ones first.
func (t *Tally) untried(games []game.Variant) Advice {
	for _, small := range []bool{true, false} {
		for _, v := range games {
			in := v.Info()
			if in.Listed() && (in.Appeal.Before != "") == small && t.Of(in.ID).Played == 0 {
				return Advice{What: Untried, Variant: in.ID, Level: firstLevel}
			}
		}
	}
	return Advice{}
}
