//go:build !(js && wasm)

package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"

	"yanyi/game/catalog"
	"yanyi/game/search"
)

func main() {
	if err := serve(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "engine:", err)
		os.Exit(1)
	}
}

// maxLine bounds a line: a position with thousands of turns fits.
const maxLine = 1 << 20

// serve speaks the protocol until r ends.
func serve(r io.Reader, w io.Writer) error {
	in := make(chan string)
	fault := make(chan error, 1)
	go func() { fault <- read(r, in) }()
	search.Serve(context.Background(), catalog.Find, in, func(line string) { fmt.Fprintln(w, line) })
	return <-fault
}

// read passes on lines until there are none left.
func read(r io.Reader, in chan<- string) error {
	defer close(in)
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, maxLine)
	for lines.Scan() {
		in <- lines.Text()
	}
	return lines.Err()
}
