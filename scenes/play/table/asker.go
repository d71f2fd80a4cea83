package table

import (
	"fmt"
	"strings"
	"time"
)

// Engine is a computer opponent somewhere else: a goroutine on the desktop, a
// Web Worker in the browser. It speaks in lines of text.
type Engine interface {
	// Send passes a line to the opponent. It never blocks.
	Send(line string)
	// Receive returns the next line of the opponent, if one is waiting.
	Receive() (line string, ok bool)
	// Err says why the opponent cannot play, nil while it can.
	Err() error
}

// purpose is what an answer is wanted for.
type purpose uint8

const (
	forNothing purpose = iota // a question since withdrawn
	forTurn
	forHint
)

// asker puts questions to an engine and pairs its answers with them: the engine
// answers every "go" with one bestmove or error, in order, so a question that was
// withdrawn costs one answer to be thrown away.
type asker struct {
	engine  Engine
	asked   []purpose // unanswered questions, oldest first
	info    string    // newest info line of the current question
	elapsed time.Duration
}

// ask withdraws what was asked before and puts a new question.
func (a *asker) ask(p purpose, position, limits string) {
	a.withdraw()
	a.engine.Send(position)
	a.engine.Send("go " + limits)
	a.asked = append(a.asked, p)
	a.info, a.elapsed = "", 0
}

// withdraw stops the engine and forgets what it was asked for.
func (a *asker) withdraw() {
	if a.pending() == forNothing {
		return
	}
	a.asked[len(a.asked)-1] = forNothing
	a.engine.Send("stop")
}

// pending is what the engine is thinking about now.
func (a *asker) pending() purpose {
	if len(a.asked) == 0 {
		return forNothing
	}
	return a.asked[len(a.asked)-1]
}

// hurry makes the engine answer with the best it has found so far.
func (a *asker) hurry() {
	if a.pending() != forNothing {
		a.engine.Send("stop")
	}
}

// poll reads what the engine said and returns the answer to the question that
// still stands: the turn's text, or an error.
func (a *asker) poll() (answer string, p purpose, err error) {
	for {
		line, ok := a.engine.Receive()
		if !ok {
			return "", forNothing, a.failed()
		}
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "info":
			if len(a.asked) == 1 {
				a.info = rest
			}
		case "bestmove", "error":
			if p = a.answered(); p == forNothing {
				continue
			}
			if word == "error" {
				return "", p, fmt.Errorf("engine: %s", rest)
			}
			return rest, p, nil
		}
	}
}

// answered takes the oldest question off the list.
func (a *asker) answered() purpose {
	if len(a.asked) == 0 {
		return forNothing
	}
	p := a.asked[0]
	a.asked = a.asked[1:]
	return p
}

func (a *asker) failed() error {
	if a.pending() == forNothing {
		return nil
	}
	return a.engine.Err()
}
