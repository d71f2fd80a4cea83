//go:build !js

package platform

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
)

// Paste asks for the text on the clipboard; it arrives in the inbox.
func (s *system) Paste() { go func() { s.Deliver(tryPaste(pasters)) }() }

// tryPaste is the output of the first of the programs that exists.
func tryPaste(programs [][]string) (string, error) {
	for _, p := range programs {
		path, err := exec.LookPath(p[0])
		if err != nil {
			continue
		}
		c := exec.Command(path, p[1:]...)
		quietly(c)
		out, err := c.Output()
		return string(out), err
	}
	return "", errors.New("no program for the clipboard")
}

// deliverFile reads a file into the inbox.
func (b *inbox) deliverFile(path string) {
	f, err := os.Open(path)
	if err != nil {
		b.Deliver("", err)
		return
	}
	defer f.Close()
	b.DeliverFrom(f)
}

// DeliverFrom reads a text into the inbox.
func (b *inbox) DeliverFrom(r io.Reader) {
	text, err := io.ReadAll(io.LimitReader(r, maxRecord+1))
	if err != nil {
		err = fmt.Errorf("read: %w", err)
	}
	b.Deliver(string(text), err)
}
