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

// serve speaks the protocol until r ends or says quit.
func serve(r io.Reader, w io.Writer) error {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	in := make(chan string)
	fault := make(chan error, 1)
	go func() { fault <- read(ctx, r, in) }()
	search.Serve(ctx, catalog.Find, in, func(line string) { fmt.Fprintln(w, line) })
	select {
	case err := <-fault:
		return err
	default:
		return nil // quit came before the end
	}
}

// read passes on lines until there are none left.
func read(ctx context.Context, r io.Reader, in chan<- string) error {
	defer close(in)
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, maxLine)
	for lines.Scan() {
		select {
		case in <- lines.Text():
		case <-ctx.Done():
			return nil
		}
	}
	return lines.Err()
}
