// Package reading is what pages and those who read them without seeing them ask of each
// other.
package reading

import (
	"slices"

	"yanyi/scenes/canvas"
)

// Ask is what a reader asks of a page in a tick, by the ids of its controls.
type Ask struct {
	Control string // "" where nothing is asked
	Point   string // of the control's places, "" for the control itself
	Press   bool   // it is pressed; else the keyboard goes there
	Line    string // said to the control's places
}

// Point is a place within an area that can be reached by itself, such as a point of a
// board.
type Point struct {
	ID, Name    string
	Row, Column int // from the upper left, 0 is the first
	Rect        canvas.Rect
	On          bool // chosen
}

// Entry is a line of a list that can be gone to by itself, such as a turn.
type Entry struct {
	ID, Name string
	Rect     canvas.Rect // from the list's upper left corner
	On       bool        // it is what is looked at
}

// Entries are the lines of a list.
type Entries interface {
	// Entries lists them. The list is theirs.
	Entries() []Entry
	// Open looks at one.
	Open(id string)
}

// Rowed puts points into rows.
func Rowed(points []Point) {
	slices.SortFunc(points, func(a, b Point) int {
		if a.Row != b.Row {
			return a.Row - b.Row
		}
		return a.Column - b.Column
	})
}

// Places are the points of an area.
type Places interface {
	// Points lists them, row by row. The list is theirs.
	Points() []Point
	// At is the point that has the keyboard, "" if none has.
	At() string
	// Reach gives the keyboard to a point, and presses it.
	Reach(id string, press bool)
	// News is what has happened there last, and what is said there now.
	News() (last, said string)
	// Hear takes what is typed, a turn or a question, and answers.
	Hear(line string) string
}

// To does to an area's places what is asked and returns the answer. It reports whether
// it was about them.
func To(p Places, a Ask) (answer string, done bool) {
	switch {
	case p == nil:
		return "", false
	case a.Line != "":
		return p.Hear(a.Line), true
	case a.Point != "":
		p.Reach(a.Point, a.Press)
		return "", true
	}
	return "", false
}
