package game

import "strings"

// Fault is one thing wrong with a text.
type Fault struct {
	Field  string // of the text, such as "board"
	Square Square // NoSquare if it is not about a square
	What   string // the fault, in words for the writer of the text
	Text   string // the part of the text that What quotes, its beginning if it is long; "" if it quotes none
	// Phrase explains the fault to a player, where the field's name says too little; from
	// Square and Text an interface can explain the others by their field.
	Phrase Phrase
	Inner  Faults // of the error that What repeats, if that is or wraps a *Faults

	Line, Column int // where it stands in the text, from 1; 0 where that is not known
}

// Say gives the fault a phrase. Square and Text stand for {square} and {text}
// without being among the arguments.
func (x *Fault) Say(key string, args ...Arg) { x.Phrase = Phrase{key, args} }

// Faults are all faults of a text at once; a *Faults is an error.
type Faults []Fault

// Add notes a fault and returns it, to be given a phrase before the next is noted.
func (f *Faults) Add(field string, sq Square, format string, args ...any) *Fault {
	x := Fault{Field: field, Square: sq, What: Sprintf(format, args...), Text: quoted(format, args)}
	for _, arg := range args {
		if err, ok := arg.(error); ok {
			x.Inner = within(err)
		}
	}
	*f = append(*f, x)
	return &(*f)[len(*f)-1]
}

// within is the faults that an error is or wraps.
func within(err error) Faults {
	for err != nil {
		if f, ok := err.(*Faults); ok {
			return *f
		}
		wrapper, ok := err.(interface{ Unwrap() error })
		if !ok {
			break
		}
		err = wrapper.Unwrap()
	}
	return nil
}

// quoted is the argument for the first %q of a message.
func quoted(format string, args []any) string {
	before, _, ok := strings.Cut(format, "%q")
	if n := strings.Count(before, "%"); ok && n < len(args) {
		return strings.TrimSuffix(Brief(string(appendVerb(nil, 'c', args[n]))), "…")
	}
	return ""
}

// Err is nil if there are no faults.
func (f *Faults) Err() error {
	if len(*f) == 0 {
		return nil
	}
	return f
}

// mostTold is how many faults an error lists.
const mostTold = 20

// Error lists the faults, each with its field; of very many the first ones.
func (f *Faults) Error() string {
	var lines []string
	for i, x := range *f {
		if i == mostTold {
			lines = append(lines, Sprintf("and %d more", len(*f)-i))
			break
		}
		lines = append(lines, x.Field+": "+x.What)
	}
	return strings.Join(lines, "; ")
}

// doubter is a Position that can say why no game leads to it although it can be played: too
// many pieces of a kind, a piece on a square that none of its kind reaches, a check that
// should have been answered.
type doubter interface {
	// Doubts lists all such things, as faults of a position's text with their phrases.
	Doubts() Faults
}

// Doubts lists why no game leads to a playable position; nothing if one may or it is unknown.
func Doubts(pos Position) Faults {
	if d, ok := pos.(doubter); ok {
		return d.Doubts()
	}
	return nil
}
