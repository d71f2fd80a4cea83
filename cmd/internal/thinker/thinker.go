// Package thinker is a conversation with the search, for programs that ask it for turns.
package thinker

import (
	"context"
	"fmt"
	"strings"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/search"
)

// Thinker is a conversation with the search, over the same lines as the page's worker.
type Thinker struct {
	In, Out chan string
	cancel  context.CancelFunc
}

// New begins a conversation.
func New() *Thinker {
	ctx, cancel := context.WithCancel(context.Background())
	o := &Thinker{In: make(chan string), Out: make(chan string, 64), cancel: cancel}
	go search.Serve(ctx, catalog.Find, o.In, func(line string) {
		select {
		case o.Out <- line:
		case <-ctx.Done():
		}
	})
	return o
}

// Close ends the conversation.
func (o *Thinker) Close() { o.cancel() }

// Best asks for a turn: position is a position line, limits the words behind go. Each info
// line is passed to tell, which may be nil.
func (o *Thinker) Best(position, limits string, tell func(line string)) (string, error) {
	o.In <- position
	o.In <- strings.TrimRight("go "+limits, " ")
	for line := range o.Out {
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
	panic("thinker: the search ended without an answer")
}

// Chooser asks for a turn within so many nodes, and for the search's score of the position.
func (o *Thinker) Chooser(nodes uint64) func(pos game.Position, line string) (turn string, score int, err error) {
	limits := Limits(0, 0, 0, nodes)
	return func(_ game.Position, line string) (turn string, score int, err error) {
		turn, err = o.Best(line, limits, func(info string) {
			var depth, searched, took int
			fmt.Sscanf(info, "info depth %d nodes %d time %d score %d", &depth, &searched, &took, &score)
		})
		return turn, score, err
	}
}

// Line is one of several lines of a search.
type Line struct {
	Turn  string
	Score int // centipawns for the side to move
}

// Lines asks for the best turns within so many nodes, the best first: those of the last depth at
// which all of them were searched.
func (o *Thinker) Lines(position string, most int, nodes uint64) (lines []Line, err error) {
	var now []Line
	best, err := o.Best(position, fmt.Sprintf("multipv %d nodes %d", most, nodes), func(info string) {
		var n, depth, searched, took, score int
		if _, err := fmt.Sscanf(info, "info multipv %d depth %d nodes %d time %d score %d", &n, &depth, &searched, &took, &score); err != nil {
			return // the only turn there is
		}
		if n == 1 {
			now = now[:0]
		}
		_, line, _ := strings.Cut(info, " pv ")
		turn, _, _ := strings.Cut(line, " ")
		if now = append(now, Line{turn, score}); len(now) >= len(lines) {
			lines = append(lines[:0], now...)
		}
	})
	if len(lines) == 0 {
		lines = []Line{{Turn: best}}
	}
	return lines, err
}

// Limits is what follows go for the limits that are set.
func Limits(level int, limit time.Duration, depth int, nodes uint64) string {
	var words []string
	add := func(name string, n int64) {
		if n != 0 {
			words = append(words, fmt.Sprintf("%s %d", name, n))
		}
	}
	add("level", int64(level))
	add("time", limit.Milliseconds())
	add("depth", int64(depth))
	add("nodes", int64(nodes))
	return strings.Join(words, " ")
}

// Position is a position as the search takes it.
func Position(v game.Variant, o game.Options, position string) string {
	line := "position " + v.Info().ID
	for _, opt := range v.Info().Options {
		if value, ok := o[opt.Key]; ok {
			line += " " + opt.Key + "=" + value
		}
	}
	return line + " | " + position
}
