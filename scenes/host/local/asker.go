package local

import (
	"fmt"
	"strings"
	"time"

	"yanyi/scenes/machine"
)

// Engine is a computer opponent.
type Engine = machine.Engine

// purpose is what an answer is wanted for.
type purpose uint8

const (
	forNothing purpose = iota
	forTurn
	forHint
	forCoach
)

// asker puts one question at a time to an engine, which it starts when one is
// needed and keeps until a question is withdrawn.
type asker struct {
	start   func() Engine
	engine  Engine
	want    purpose
	best    string // the first turn of the best line so far
	line    string // that line
	chances string // of that line, by seat
	lines   []string
	elapsed time.Duration // since the question
	awake   bool          // the engine has answered before
}

// ask withdraws what was asked before and puts a new question. It reports whether
// there is an engine to put it to.
func (a *asker) ask(p purpose, position, limits string) bool {
	a.withdraw()
	if a.engine == nil && a.start != nil {
		a.engine = a.start()
	}
	if a.engine == nil {
		return false
	}
	a.engine.Send(position)
	a.engine.Send("go " + limits)
	a.want, a.best, a.line, a.chances, a.elapsed = p, "", "", "", 0
	return true
}

// withdraw takes a question back. The engine may not hear it while it thinks, so
// that it is ended; the next question starts another.
func (a *asker) withdraw() {
	if a.want != forNothing {
		a.close()
	}
}

// close ends the engine, if there is one.
func (a *asker) close() {
	if a.engine != nil {
		a.engine.Stop()
	}
	a.engine, a.want, a.awake = nil, forNothing, false
}

// hurry has the engine answer at once.
func (a *asker) hurry() {
	if a.engine != nil && a.want != forNothing {
		a.engine.Send("stop")
	}
}

// poll reads what the engine has said. p tells which question was answered, or
// could not be, if any.
func (a *asker) poll() (answer string, p purpose, err error) {
	if a.want == forNothing {
		return "", forNothing, nil
	}
	a.lines = a.engine.Lines(a.lines[:0])
	for _, line := range a.lines {
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "info":
			a.note(rest)
		case "bestmove":
			p, a.want, a.awake = a.want, forNothing, true
			return rest, p, nil
		case "error":
			p = a.want
			a.close()
			return "", p, fmt.Errorf("engine: %s", rest)
		}
	}
	if err := a.engine.Err(); err != nil {
		p = a.want
		a.close()
		return "", p, err
	}
	return "", forNothing, nil
}

// note keeps the best turn of an info line and what chances it leaves.
func (a *asker) note(info string) {
	if before, pv, ok := strings.Cut(info, " pv "); ok {
		_, a.chances, _ = strings.Cut(before, " chances ")
		a.best, _, _ = strings.Cut(pv, " ")
		a.line = pv
	}
}
