package platform

import (
	"sync"

	"yanyi/scenes/machine"
)

// inbox keeps arrivals until they are asked for.
type inbox struct {
	lock sync.Mutex
	list []machine.Arrival
}

// Deliver puts a text, or why there is none, into the inbox.
func (b *inbox) Deliver(text string, err error) {
	if err == nil && len(text) > maxRecord {
		text, err = "", machine.ErrBig
	}
	b.lock.Lock()
	defer b.lock.Unlock()
	b.list = append(b.list, machine.Arrival{Text: text, Err: err})
}

// Arrived takes the next text from the inbox; false if there is none.
func (b *inbox) Arrived() (machine.Arrival, bool) {
	b.lock.Lock()
	defer b.lock.Unlock()
	if len(b.list) == 0 {
		return machine.Arrival{}, false
	}
	next := b.list[0]
	b.list = b.list[1:]
	return next, true
}
