//go:build !js

package platform

import (
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"yanyi/scenes/machine"
)

// Store keeps small texts by key, each in a file of its own in the user's data folder. A file
// is replaced whole or not at all, so that a crash while saving leaves the text of before.
//
// (github.com/quasilyte/gdata, the usual choice, writes in place and loses localStorage's
// errors; this store is hardly longer than its use would be.)
type Store struct {
	dir string
	err error // why nothing can be kept, nil if it can

	late *writer // of Save
}

const (
	ending = ".txt"
	aside  = ".aside-" // followed by the time: a text that could not be read
)

func openStore() *Store {
	dir, err := dataFolder()
	if err != nil {
		return &Store{err: fmt.Errorf("%w: %v", machine.ErrRefused, err)}
	}
	return openFolder(dir)
}

// openFolder keeps texts in dir, which is made if need be.
func openFolder(dir string) *Store {
	s := &Store{dir: dir}
	s.late = newWriter(s.Get, s.put)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		s.err = fmt.Errorf("%w: %v", machine.ErrRefused, err)
		return s
	}
	probe, err := os.CreateTemp(dir, ".probe-*")
	if err != nil {
		s.err = fmt.Errorf("%w: %v", machine.ErrRefused, err)
		return s
	}
	probe.Close()
	os.Remove(probe.Name())
	return s
}

// Err says why nothing can be kept here; it wraps ErrRefused. Nil if all is well.
func (s *Store) Err() error { return s.err }

// path is the file of a key. Any text may be a key.
func (s *Store) path(key string) string {
	return filepath.Join(s.dir, strings.ReplaceAll(url.PathEscape(key), ":", "%3A")+ending)
}

// Load is the text saved last under key, "" if there is none.
func (s *Store) Load(key string) (string, error) {
	if s.err != nil {
		return "", s.err
	}
	return s.late.load(key)
}

// Save keeps text under key, beside the program, or forgets an empty one; see Failed.
func (s *Store) Save(key, text string) error {
	if s.err == nil {
		s.late.save(key, text)
	}
	return s.err
}

// Failed takes the error of a save that has failed since, nil if none has.
func (s *Store) Failed() error {
	if s.err != nil {
		return nil // Save says so
	}
	return s.late.failed()
}

// Close waits until everything saved is on the disk. It returns an unreported error.
func (s *Store) Close() error {
	if s.err != nil {
		return nil
	}
	s.late.flush()
	return s.late.failed()
}

// put is Put, or Delete for an empty text.
func (s *Store) put(key, text string) error {
	if text == "" {
		return s.Delete(key)
	}
	return s.Put(key, text)
}

// Get is the text kept under key, "" if there is none.
func (s *Store) Get(key string) (string, error) {
	if s.err != nil {
		return "", s.err
	}
	text, err := os.ReadFile(s.path(key))
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	return string(text), err
}

// Put keeps text under key.
func (s *Store) Put(key, text string) error {
	if s.err != nil {
		return s.err
	}
	err := replace(s.path(key), text)
	if errors.Is(err, syscall.ENOSPC) {
		err = fmt.Errorf("%w: %v", machine.ErrFull, err)
	}
	return err
}

// replace writes a new file and puts it in the old one's place when it is all on the disk.
func replace(path, text string) error {
	f, err := os.CreateTemp(filepath.Dir(path), ".new-*")
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	if err == nil {
		err = f.Sync()
	}
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		os.Remove(f.Name())
	}
	return err
}

// Delete forgets a key. Forgetting an unknown one is no error.
func (s *Store) Delete(key string) error {
	if s.err != nil {
		return s.err
	}
	if err := os.Remove(s.path(key)); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// Keys lists the keys of the store, without those set aside, in no order.
func (s *Store) Keys() ([]string, error) {
	if s.err != nil {
		return nil, s.err
	}
	s.late.flush()
	files, err := os.ReadDir(s.dir)
	if err != nil {
		return nil, err
	}
	var keys []string
	for _, f := range files {
		name, ok := strings.CutSuffix(f.Name(), ending)
		if key, err := url.PathUnescape(name); ok && err == nil {
			keys = append(keys, key)
		}
	}
	return keys, nil
}

// SetAside moves a text that cannot be read out of the way, so that nothing
// overwrites it. It stays in the store's folder under a name with the time.
func (s *Store) SetAside(key string) error {
	if s.err != nil {
		return s.err
	}
	s.late.flush()
	path := s.path(key)
	return os.Rename(path, strings.TrimSuffix(path, ending)+aside+time.Now().UTC().Format("20060102T150405.000000000"))
}

// Erase forgets everything, texts set aside too. Files of others stay.
func (s *Store) Erase() error {
	if s.err != nil {
		return s.err
	}
	s.late.forget()
	files, err := os.ReadDir(s.dir)
	for _, f := range files {
		if name := f.Name(); strings.HasSuffix(name, ending) || strings.Contains(name, aside) {
			err = errors.Join(err, os.Remove(filepath.Join(s.dir, name)))
		}
	}
	return err
}

// Aside is how many texts were set aside.
func (s *Store) Aside() int {
	found, _ := filepath.Glob(filepath.Join(s.dir, "*"+aside+"*")) // the pattern is well formed
	return len(found)
}
