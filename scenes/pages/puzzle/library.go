package puzzle

import (
	"errors"
	"strconv"

	"yanyi/game/puzzle"
	"yanyi/scenes/machine"
)

// library is the puzzles of the games asked for so far.
type library struct {
	ask   func(variant string) <-chan machine.Reply // nil where there are none
	known map[string][]puzzle.Puzzle
	asked map[string]<-chan machine.Reply
}

func newLibrary(ask func(variant string) <-chan machine.Reply) *library {
	return &library{ask: ask, known: map[string][]puzzle.Puzzle{}, asked: map[string]<-chan machine.Reply{}}
}

// errNone says that no puzzles are available here.
var errNone = errors.New("no puzzles")

// of is a game's puzzles; known is false until they are loaded. A failed load is tried again.
func (l *library) of(variant string) (list []puzzle.Puzzle, known bool, err error) {
	if list, known = l.known[variant]; known {
		return list, true, nil
	}
	if l.ask == nil {
		return nil, false, errNone
	}
	if l.asked[variant] == nil {
		l.asked[variant] = l.ask(variant)
	}
	select {
	case reply := <-l.asked[variant]:
		delete(l.asked, variant)
		if list, err = read(reply); err != nil {
			return nil, false, err
		}
		l.known[variant] = list
		return list, true, nil
	default:
		return nil, false, nil
	}
}

// read reads loaded data.
func read(r machine.Reply) ([]puzzle.Puzzle, error) {
	switch {
	case r.Err != nil:
		return nil, r.Err
	case r.Status != 200:
		return nil, errors.New(strconv.Itoa(r.Status))
	}
	return puzzle.Read(r.Body)
}
