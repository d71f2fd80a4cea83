//go:build !js

package platform

import "sync"

// writer writes texts into a folder beside the program, one after the other in the given order,
// without waiting for the disk. Reading through it sees every text as if already written.
type writer struct {
	get func(key string) (string, error)
	put func(key, text string) error // an empty text forgets the key

	lock    sync.Mutex
	idle    *sync.Cond      // the queue has run empty
	queue   []entry         // not yet written; the first may be under way
	running bool            // a goroutine is writing
	lost    map[string]lost // could not be written
	failing bool            // the last write failed, and that was or will be reported
	failure error           // to be reported
}

type entry struct{ key, text string }

// lost is a text that could not be written, and the content of the folder instead. The program
// continues with the text until another process writes the key.
type lost struct{ text, instead string }

func newWriter(get func(string) (string, error), put func(key, text string) error) *writer {
	w := &writer{get: get, put: put, lost: map[string]lost{}}
	w.idle = sync.NewCond(&w.lock)
	return w
}

// load is the text last saved under a key.
func (w *writer) load(key string) (string, error) {
	if text, ok := w.waiting(key); ok {
		return text, nil
	}
	kept, err := w.get(key)
	w.lock.Lock()
	defer w.lock.Unlock()
	if l, ok := w.lost[key]; ok && err == nil {
		if l.instead == kept {
			return l.text, nil
		}
		delete(w.lost, key)
	}
	return kept, err
}

// waiting is the newest text of a key that is not yet written.
func (w *writer) waiting(key string) (string, bool) {
	w.lock.Lock()
	defer w.lock.Unlock()
	for i := len(w.queue) - 1; i >= 0; i-- {
		if w.queue[i].key == key {
			return w.queue[i].text, true
		}
	}
	return "", false
}

// save has a text written.
func (w *writer) save(key, text string) {
	w.lock.Lock()
	defer w.lock.Unlock()
	w.queue = append(w.queue, entry{key, text})
	if !w.running {
		w.running = true
		go w.run()
	}
}

// run writes until nothing is left to write.
func (w *writer) run() {
	for {
		e, ok := w.next()
		if !ok {
			return
		}
		err := w.put(e.key, e.text)
		instead := ""
		if err != nil {
			instead, _ = w.get(e.key) // an unreadable file holds nothing
		}
		w.written(e, err, instead)
	}
}

func (w *writer) next() (entry, bool) {
	w.lock.Lock()
	defer w.lock.Unlock()
	if len(w.queue) > 0 {
		return w.queue[0], true
	}
	w.running, w.queue = false, nil
	w.idle.Broadcast()
	return entry{}, false
}

// written notes the result of a write. Of failures in a row the first is reported.
func (w *writer) written(e entry, err error, instead string) {
	w.lock.Lock()
	defer w.lock.Unlock()
	w.queue = w.queue[1:]
	if err == nil {
		delete(w.lost, e.key)
		w.failing = false
		return
	}
	w.lost[e.key] = lost{e.text, instead}
	if !w.failing {
		w.failing, w.failure = true, err
	}
}

// failed takes the failure to be reported, nil if there is none.
func (w *writer) failed() error {
	w.lock.Lock()
	defer w.lock.Unlock()
	err := w.failure
	w.failure = nil
	return err
}

// forget waits until everything is written, and forgets failed texts.
func (w *writer) forget() {
	w.flush()
	w.lock.Lock()
	defer w.lock.Unlock()
	clear(w.lost)
}

// flush waits until everything is written.
func (w *writer) flush() {
	w.lock.Lock()
	defer w.lock.Unlock()
	for w.running {
		w.idle.Wait()
	}
}
