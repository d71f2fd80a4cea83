//go:build js

package platform

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"syscall/js"
	"time"

	"yanyi/scenes/machine"
)

// Store keeps small texts by key in the page's localStorage. Where that is
// refused, as in a sandboxed frame, every method says so.
//
// (github.com/quasilyte/gdata, the usual choice, panics when the storage is
// full and needs eval, which careful hosts forbid.)
type Store struct {
	area js.Value // localStorage
	err  error    // why nothing can be kept, nil if it can

	changed []string // keys that other tabs have written, not yet taken
}

// Other pages may share the origin: our entries begin with our name.
const (
	prefix = "yanyi."
	aside  = "yanyi-aside." // followed by key and time: a text that could not be read
)

func openStore() *Store {
	s := &Store{}
	s.err = guard(func() {
		// A page without origin throws at the mere look at localStorage. Only an
		// exception thrown inside a call can be caught here, hence Reflect.
		s.area = js.Global().Get("Reflect").Call("get", js.Global(), "localStorage")
		s.area.Call("setItem", prefix+"probe", "1")
		s.area.Call("removeItem", prefix+"probe")
	})
	if s.err != nil && !errors.Is(s.err, machine.ErrFull) {
		s.err = fmt.Errorf("%w: %v", machine.ErrRefused, s.err)
	} else {
		s.err = nil
		s.listen()
	}
	return s
}

// listen notices writes by other tabs of the same origin.
func (s *Store) listen() {
	js.Global().Call("addEventListener", "storage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if key := args[0].Get("key"); key.Type() == js.TypeString {
			if name, ours := strings.CutPrefix(key.String(), prefix); ours && !slices.Contains(s.changed, name) {
				s.changed = append(s.changed, name)
			}
		}
		return nil
	}))
}

// Changed takes the next key that another tab has written; false if there is none.
func (s *Store) Changed() (key string, ok bool) {
	if len(s.changed) == 0 {
		return "", false
	}
	key, s.changed = s.changed[0], s.changed[1:]
	return key, true
}

// guard runs f and turns an exception of JavaScript into an error.
func guard(f func()) (err error) {
	defer func() {
		switch e := recover().(type) {
		case nil:
		case js.Error:
			err = e
			if name := e.Value.Get("name").String(); name == "QuotaExceededError" || name == "NS_ERROR_DOM_QUOTA_REACHED" {
				err = fmt.Errorf("%w: %v", machine.ErrFull, e)
			}
		case error: // a value of another type than expected
			err = e
		default:
			panic(e)
		}
	}()
	f()
	return nil
}

// Err says why nothing can be kept here; it wraps ErrRefused. Nil if all is well.
func (s *Store) Err() error { return s.err }

// try runs f unless nothing can be kept anyway.
func (s *Store) try(f func()) error {
	if s.err != nil {
		return s.err
	}
	return guard(f)
}

// Get is the text kept under key, "" if there is none.
func (s *Store) Get(key string) (text string, err error) {
	err = s.try(func() {
		if v := s.area.Call("getItem", prefix+key); v.Type() == js.TypeString {
			text = v.String()
		}
	})
	return text, err
}

// Load is Get.
func (s *Store) Load(key string) (string, error) { return s.Get(key) }

// Save keeps text under key; an empty one forgets it.
func (s *Store) Save(key, text string) error {
	if text == "" {
		return s.Delete(key)
	}
	return s.Put(key, text)
}

// Close does nothing: a page saves at once.
func (s *Store) Close() error { return nil }

// Put keeps text under key.
func (s *Store) Put(key, text string) error {
	return s.try(func() { s.area.Call("setItem", prefix+key, text) })
}

// Delete forgets a key. Forgetting an unknown one is no error.
func (s *Store) Delete(key string) error {
	return s.try(func() { s.area.Call("removeItem", prefix+key) })
}

// Keys lists the keys of the store, without those set aside, in no order.
func (s *Store) Keys() ([]string, error) { return s.list(prefix) }

func (s *Store) list(prefix string) (keys []string, err error) {
	err = s.try(func() {
		for i := range s.area.Get("length").Int() {
			if key, ok := strings.CutPrefix(s.area.Call("key", i).String(), prefix); ok {
				keys = append(keys, key)
			}
		}
	})
	return keys, err
}

// SetAside moves a text that cannot be read out of the way, so that nothing
// overwrites it. It stays in localStorage under a name with the time.
func (s *Store) SetAside(key string) error {
	text, err := s.Get(key)
	if err != nil {
		return err
	}
	name := aside + key + "." + time.Now().UTC().Format("20060102T150405.000000000")
	if err := s.try(func() { s.area.Call("setItem", name, text) }); err != nil {
		return err
	}
	return s.Delete(key)
}

// Erase forgets everything, texts set aside too, and the files of the page that are kept for
// playing without a network (wasm/update.js).
func (s *Store) Erase() error {
	for _, prefix := range []string{prefix, aside} {
		keys, err := s.list(prefix)
		for _, key := range keys {
			err = errors.Join(err, s.try(func() { s.area.Call("removeItem", prefix+key) }))
		}
		if err != nil {
			return err
		}
	}
	if page := js.Global().Get("yanyi"); page.Truthy() && page.Get("forget").Truthy() {
		page.Call("forget")
	}
	return nil
}

// Aside is how many texts were set aside.
func (s *Store) Aside() int {
	keys, _ := s.list(aside) // a store that cannot be read has none to show
	return len(keys)
}
