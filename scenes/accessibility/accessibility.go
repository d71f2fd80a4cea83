// Package accessibility is the interface between pages and screen readers.
package accessibility

import (
	"sort"
	"strconv"
	"strings"

	"yanyi/scenes/canvas"
)

// News is an announcement of a page, repeated where N has grown since, even if it is the same.
type News struct {
	Text   string
	N      int
	Urgent bool // it is announced at once
}

// Teller is a page that announces events.
type Teller interface {
	// News are the lines that hold at present, each always in its place.
	News() []News
}

// Question is an open question with its answers.
type Question struct {
	Text    string // in sentences
	Answers []Answer
	Holds   bool // no move is taken before it is answered
}

// Answer is an answer to a question: the control that gives it, and its label.
type Answer struct{ Control, Label string }

// Options are the answers, each behind the number that gives it.
func (q *Question) Options() []string {
	var list []string
	for i, a := range q.Answers {
		list = append(list, strconv.Itoa(i+1)+" "+a.Label)
	}
	return list
}

// Choice is the control of the answer that a text gives, by its number or its label.
func (q *Question) Choice(text string) (control string, ok bool) {
	for i, a := range q.Answers {
		if text == strconv.Itoa(i+1) || strings.EqualFold(text, a.Label) {
			return a.Control, true
		}
	}
	return "", false
}

// Reply is the result of a typed line.
type Reply struct {
	Said  string
	Press string // the control that the line presses, "" for none
}

// Ask is a reader's requests to a page in a tick, by the ids of its controls.
type Ask struct {
	Control string // "" where nothing is asked
	Point   string // of the control's places, "" for the control itself
	Press   bool   // it is pressed; else the keyboard goes there
	Line    string // typed for the control's places
}

// Point is a place within an area that can be reached by itself, such as a point of a board.
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
	sort.Slice(points, func(i, k int) bool {
		a, b := &points[i], &points[k]
		if a.Row != b.Row {
			return a.Row < b.Row
		}
		return a.Column < b.Column
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
	// News is the last event there, and the present announcement.
	News() (last string, said News)
	// Prompt is what may be typed at present, "" for nothing: then there is no field.
	Prompt() string
	// Hear obeys a typed line: a move, a question, an answer.
	Hear(line string) Reply
}

// To applies a request to an area's places; it returns the reply and whether it was about them.
func To(p Places, a Ask) (reply Reply, done bool) {
	switch {
	case p == nil:
		return Reply{}, false
	case a.Line != "":
		return p.Hear(a.Line), true
	case a.Point != "":
		p.Reach(a.Point, a.Press)
		return Reply{}, true
	}
	return Reply{}, false
}
