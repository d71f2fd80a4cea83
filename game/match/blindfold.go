package match

import (
	"fmt"
	"strconv"
	"strings"
)

// Blindfold is how much of a game the people at this screen played without seeing the pieces.
type Blindfold struct {
	Turns int // taken without seeing them
	Peeks int // looks at the pieces
}

// Any reports whether any of it was played so.
func (b Blindfold) Any() bool { return b != Blindfold{} }

// blindfoldTag tells it in a record, such as "24 turns, 3 peeks".
const blindfoldTag = "Blindfold"

// blindfoldMost bounds either number in a record.
const blindfoldMost = 9999

func (b Blindfold) String() string { return fmt.Sprintf("%d turns, %d peeks", b.Turns, b.Peeks) }

// parseBlindfold reads String's text.
func parseBlindfold(text string) (Blindfold, error) {
	turns, rest, _ := strings.Cut(text, " turns, ")
	peeks, ok := strings.CutSuffix(rest, " peeks")
	t, err := strconv.ParseUint(turns, 10, 16)
	p, err2 := strconv.ParseUint(peeks, 10, 16)
	if !ok || err != nil || err2 != nil || t > blindfoldMost || p > blindfoldMost {
		return Blindfold{}, fmt.Errorf("blindfold %q: want numbers up to %d, such as %q", text, blindfoldMost, Blindfold{24, 3})
	}
	return Blindfold{int(t), int(p)}, nil
}

// Blindfold is how much of the game was played without seeing the pieces.
func (b *beside) Blindfold() Blindfold { return b.blindfold }

// NoteUnseen notes a turn taken without seeing the pieces.
func (b *beside) NoteUnseen() { b.blindfold.Turns = min(b.blindfold.Turns+1, blindfoldMost) }

// NotePeek notes a look at the pieces.
func (b *beside) NotePeek() { b.blindfold.Peeks = min(b.blindfold.Peeks+1, blindfoldMost) }

// blindfold reads the tag of a record.
func (r *reader) blindfold() Blindfold {
	text, ok := r.Tag(blindfoldTag)
	if !ok {
		return Blindfold{}
	}
	b, err := parseBlindfold(text)
	if err != nil {
		r.bad("tag "+blindfoldTag, "%v", err)
	}
	return b
}
