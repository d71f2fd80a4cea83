package main

import (
	"context"
	"fmt"
	"strings"

	"yanyi/game"
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

// chooser asks for a turn within so many nodes, and for what the search thinks of the
// position.
func (o *opponent) chooser(nodes uint64) func(pos game.Position, line string) (turn string, score int, err error) {
	limits := limitsText(0, 0, 0, nodes)
	return func(_ game.Position, line string) (turn string, score int, err error) {
		turn, err = o.best(line, limits, func(info string) {
			var depth, searched, took int
			fmt.Sscanf(info, "info depth %d nodes %d time %d score %d", &depth, &searched, &took, &score)
		})
		return turn, score, err
	}
}
