package main

import (
	"context"
	"fmt"
	"strings"

	"yanyi/game/catalog"
	"yanyi/game/search"
)

// opponent is a conversation with the search, over the same lines as the page's
// worker.
type opponent struct {
	in, out chan string
	cancel  context.CancelFunc
}

func newOpponent() *opponent {
	ctx, cancel := context.WithCancel(context.Background())
	o := &opponent{in: make(chan string), out: make(chan string, 64), cancel: cancel}
	go search.Serve(ctx, catalog.Find, o.in, func(line string) {
		select {
		case o.out <- line:
		case <-ctx.Done():
		}
	})
	return o
}

// close ends the conversation.
func (o *opponent) close() { o.cancel() }

// best asks for a turn: position is a position line, limits what follows go. Each
// info line is passed to tell, which may be nil.
func (o *opponent) best(position, limits string, tell func(line string)) (string, error) {
	o.in <- position
	o.in <- strings.TrimRight("go "+limits, " ")
	for line := range o.out {
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "bestmove":
			return rest, nil
		case "error":
			return "", fmt.Errorf("search: %s", rest)
		case "info":
			if tell != nil {
				tell(line)
			}
		}
	}
	panic("arena: the search ended without an answer")
}
