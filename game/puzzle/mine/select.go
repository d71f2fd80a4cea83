package mine

import (
	"cmp"
	"slices"

	"yanyi/game/puzzle"
)

// The limits of a choice of puzzles: of one game, and of a hundred those that mate at once.
const (
	ofGame     = 3
	ofMates    = 15
	mostShared = 8 // squares that two positions must differ in
)

// Choose is so many of the puzzles found, no two alike, spread over themes and grades: in
// turn one of each theme and grade, those found first before others. They come by grade.
func (m *Mine) Choose(want int) []puzzle.Puzzle {
	c := chooser{want: want, ofTheme: m.Share, ofEasiest: m.Easy, sure: m.sure, games: map[int]int{}, themes: map[puzzle.Theme]int{}}
	groups := map[kind][]*find{}
	for i := range m.found {
		f := &m.found[i]
		k := kind{f.Grade, f.Theme}
		groups[k] = append(groups[k], f)
	}
	for took := true; took; {
		took = false
		for grade := puzzle.Grades; grade >= 1; grade-- {
			for theme := range puzzle.Theme(puzzle.Themes) {
				k := kind{grade, theme}
				var ok bool
				groups[k], ok = c.takeOne(groups[k])
				took = took || ok
			}
		}
	}
	return c.sorted()
}

// kind is the class over which puzzles are spread.
type kind struct {
	grade int
	theme puzzle.Theme
}

// takeOne takes the first puzzle that nothing speaks against, and returns those behind it.
func (c *chooser) takeOne(finds []*find) (rest []*find, ok bool) {
	for i, f := range finds {
		if len(c.chosen) == c.want {
			return nil, false
		}
		if c.take(f) {
			return finds[i+1:], true
		}
	}
	return nil, false
}

// sure reports whether a further look at a puzzle finds the same. It is asked once.
func (m *Mine) sure(f *find) bool {
	if f.doubt == unasked {
		f.doubt = doubtful
		if m.judge.Sure(&f.Puzzle) {
			f.doubt = sure
		}
	}
	return f.doubt == sure
}

// chooser chooses.
type chooser struct {
	want          int
	ofTheme       int // puzzles of one theme of a hundred
	ofEasiest     int // and of the easiest grade
	sure          func(f *find) bool
	chosen        []*find
	games         map[int]int
	themes        map[puzzle.Theme]int
	mates, simple int
}

// take takes a puzzle if nothing speaks against it.
func (c *chooser) take(f *find) bool {
	if c.full(f) {
		return false
	}
	if slices.ContainsFunc(c.chosen, func(other *find) bool { return alike(f, other) }) {
		return false
	}
	if !c.sure(f) {
		return false
	}
	c.keep(f)
	return true
}

// full reports whether there are enough puzzles of the kind of one, or of its game.
func (c *chooser) full(f *find) bool {
	return f.game >= 0 && c.games[f.game] >= ofGame ||
		f.matesAtOnce() && 100*(c.mates+1) > ofMates*c.want ||
		f.Grade == 1 && 100*(c.simple+1) > c.ofEasiest*c.want ||
		100*c.themes[f.Theme] >= c.ofTheme*c.want
}

func (c *chooser) keep(f *find) {
	c.chosen = append(c.chosen, f)
	c.games[f.game]++
	c.themes[f.Theme]++
	if f.matesAtOnce() {
		c.mates++
	}
	if f.Grade == 1 {
		c.simple++
	}
}

func (f *find) matesAtOnce() bool { return f.Goal == puzzle.Goal{Aim: puzzle.Win, Plies: 1} }

// alike reports whether two puzzles are much the same: in positions with few differences,
// by the same piece going the same way to the same end, or in one game to the same point.
func alike(a, b *find) bool {
	differ := 0
	for sq := range a.cells {
		if a.cells[sq].Piece != b.cells[sq].Piece {
			differ++
		}
	}
	mover := a.cells[a.key.From()].Piece == b.cells[b.key.From()].Piece && a.key.To() == b.key.To()
	same := mover && a.key.Chosen() == b.key.Chosen() && a.Goal == b.Goal &&
		a.cells[a.key.To()].Piece == b.cells[b.key.To()].Piece
	return same || mover && a.game == b.game && a.game >= 0 || differ < mostShared
}

// sorted is the chosen puzzles, by grade and theme.
func (c *chooser) sorted() []puzzle.Puzzle {
	slices.SortStableFunc(c.chosen, func(a, b *find) int {
		return cmp.Or(a.Grade-b.Grade, int(a.Theme)-int(b.Theme))
	})
	var all []puzzle.Puzzle
	for _, f := range c.chosen {
		all = append(all, f.Puzzle)
	}
	return all
}
