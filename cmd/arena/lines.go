package main

import (
	"bufio"
	"io"

	"yanyi/cmd/arena/uci"
	"yanyi/cmd/internal/cli"
)

// speak lets an interface play against the search.
func speak(c *cli.Call) error {
	c.VariantFlags()
	v, o, err := c.ParseVariant()
	if err != nil {
		return err
	}
	return uci.Converse(v, o, c.In, c.Out)
}

// linesOf passes a text's lines on until it ends, then closes lines. Read errors go to fault.
func linesOf(text io.Reader, lines chan<- string, fault chan<- error, done <-chan struct{}) {
	defer close(lines)
	s := bufio.NewScanner(text)
	s.Buffer(nil, uci.LongestLine)
	for s.Scan() {
		select {
		case lines <- s.Text():
		case <-done:
			return
		}
	}
	fault <- s.Err()
}
