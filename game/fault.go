package game

import (
	"strings"
)

// Fault is one thing wrong with a text: which field, which square if it is about
// one, and what.
type Fault struct {
	Field  string
	Square Square // NoSquare if it is not about a square
	What   string
}

// Faults are all faults of a text at once; a *Faults is an error.
type Faults []Fault

// Add notes a fault.
func (f *Faults) Add(field string, sq Square, format string, args ...any) {
	*f = append(*f, Fault{field, sq, Sprintf(format, args...)})
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
