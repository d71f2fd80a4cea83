package game

import (
	"strings"
)

// Fault is one thing wrong with a text.
type Fault struct {
	Field  string // of the text, such as "board"
	Square Square // NoSquare if it is not about a square
	What   string // what is wrong, for whoever writes the text by hand
	Text   string // the part of the text that What quotes, "" if it quotes none
	// Phrase says what is wrong to a player, where the field's name does not say
	// enough: with Square and Text an interface can tell the others by their field.
	Phrase Phrase
	Inner  Faults // of the error that What repeats, if it is or wraps a *Faults
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
		return string(appendVerb(nil, 'c', args[n]))
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

// Error lists every fault, each with its field.
func (f *Faults) Error() string {
	lines := make([]string, len(*f))
	for i, x := range *f {
		lines[i] = x.Field + ": " + x.What
	}
	return strings.Join(lines, "; ")
}
