package host

import (
	"errors"
	"sync"
)

// ErrBig says that a text is too large to be a record.
var ErrBig = errors.New("too large")

// Arrival is a text that was brought to the program: pasted, dropped on it,
// chosen from a folder, or named on the command line. Err says why it could not
// be read; it wraps ErrBig where it is too large.
type Arrival struct {
	Text string
	Err  error
}

// inbox keeps arrivals until they are asked for.
type inbox struct {
	lock sync.Mutex
	list []Arrival
}

// Deliver puts a text, or why there is none, into the inbox.
func (b *inbox) Deliver(text string, err error) {
	if err == nil && len(text) > maxRecord {
		text, err = "", ErrBig
	}
	b.lock.Lock()
	defer b.lock.Unlock()
	b.list = append(b.list, Arrival{text, err})
}

// Arrived takes the next text from the inbox; false if there is none.
func (b *inbox) Arrived() (Arrival, bool) {
	b.lock.Lock()
	defer b.lock.Unlock()
	if len(b.list) == 0 {
		return Arrival{}, false
	}
	next := b.list[0]
	b.list = b.list[1:]
	return next, true
}
