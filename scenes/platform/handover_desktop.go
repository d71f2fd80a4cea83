//go:build !js

package platform

import (
	"io"
	"net"
	"os"
	"path/filepath"
	"sync/atomic"
	"time"
)

// door is where a program started with a record passes it to the running one: a socket in the
// user's data folder, private to the user. Another data folder is another program.
type door struct {
	listener net.Listener
	called   atomic.Bool
}

const (
	// handingTime is how long a hand-over may take: a program that hangs gets no records.
	handingTime = 2 * time.Second
	taken       = "taken\n" // the answer
)

func doorPath() (string, error) {
	dir, err := dataFolder()
	return filepath.Join(dir, "door"), err
}

// HandOver gives a record's file to the program that runs already and reports whether it
// has it. False says that there is none, or none that listens: then this one is to show it.
func HandOver(record string) bool {
	path, err := doorPath()
	if err != nil {
		return false
	}
	c, err := net.DialTimeout("unix", path, handingTime)
	if err != nil {
		return false
	}
	defer c.Close()
	c.SetDeadline(time.Now().Add(handingTime))
	f, err := os.Open(record)
	if err != nil {
		return false
	}
	defer f.Close()
	if _, err := io.Copy(c, io.LimitReader(f, maxRecord+1)); err != nil {
		return false
	}
	c.(*net.UnixConn).CloseWrite()
	answer, err := io.ReadAll(c)
	return err == nil && string(answer) == taken
}

// openDoor listens for records, unless a program does already or the system forbids it.
func (s *system) openDoor() {
	s.door = &door{}
	path, err := doorPath()
	if err != nil {
		return
	}
	l, err := net.Listen("unix", path)
	if err != nil {
		c, dialed := net.DialTimeout("unix", path, handingTime)
		if dialed == nil {
			c.Close()
			return
		}
		os.Remove(path) // of a program that ended without closing it
		if l, err = net.Listen("unix", path); err != nil {
			return
		}
	}
	os.Chmod(path, 0o600) // the folder is the user's own; so is this
	s.door.listener = l
	go s.receive(l)
}

// receive takes records until the door is closed.
func (s *system) receive(l net.Listener) {
	for {
		c, err := l.Accept()
		if err != nil {
			return
		}
		go s.take(c)
	}
}

func (s *system) take(c net.Conn) {
	defer c.Close()
	c.SetDeadline(time.Now().Add(handingTime))
	text, err := io.ReadAll(io.LimitReader(c, maxRecord+1))
	if err != nil || len(text) == 0 {
		return // a connection without a record
	}
	s.Deliver(string(text), nil)
	s.door.called.Store(true)
	io.WriteString(c, taken)
}

// Called reports, once, that a record was handed over, whose sender wants to see it.
func (s *system) Called() bool { return s.door.called.Swap(false) }

// close ends listening.
func (s *system) close() {
	if s.door != nil && s.door.listener != nil {
		s.door.listener.Close()
	}
}
