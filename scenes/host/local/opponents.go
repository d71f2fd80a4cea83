package local

import (
	"fmt"
	"time"

	"yanyi/game"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine"
)

// computers are a game's opponents: their engine's questions, and the pause before a turn.
type computers struct {
	*players
	*told
	etiquette etiquette
	talk      talk
	engine    engine.Client
	stuck     bool          // the engine does not work
	doubted   bool          // the hint found first loses a piece, and others are looked for
	pause     time.Duration // until a computer's turn may be shown
	pace      host.Pace
	unhurried func() bool   // whether they take their time; nil for never
	shown     time.Duration // since the board last showed a turn, at a pace that leaves some out
}

// hintLimits make a hint good and quick. Lower levels overlook things among three.
const hintLimits = "level 8 time 1500"

// moreHints are the limits if the first turn found loses a piece, so that others are wanted.
const moreHints = "level 8 time 1500 multipv 5"

// slow is the time without an answer after which the person gets a notice.
const slow = 45 * time.Second

// rest withdraws the questions about a past position, and reports whether the new one is to be
// shown: at a fast pace not every turn is.
func (c *computers) rest(over bool) bool {
	c.engine.Cancel(engine.Move, engine.Hint) // the coach waits for its questions
	c.pause = c.beat()
	if c.shown < paces[c.pace].show && !over {
		return false
	}
	c.shown = 0
	return true
}

// wait counts the time until the next turn may be shown.
func (c *computers) wait(t host.Tick) {
	c.shown += t.Passed
	if (t.Still || c.pace != host.Usual) && c.pause > 0 {
		c.pause -= t.Passed
	}
}

// think asks the engine for the turn of a computer.
func (c *computers) think() {
	if c.human(c.match.OnTurn()) || !c.engine.Idle() || c.stuck {
		return
	}
	if !c.engine.Ask(engine.Question{Purpose: engine.Move, Position: c.match.Line(), Limits: c.limits()}) {
		c.fail()
	}
	if c.pace != host.PlayedOut {
		c.touch()
	}
}

// fail records that the engine does not work and notifies the person.
func (c *computers) fail() {
	c.stuck = true
	c.engine.Close()
	c.fault("error.worker")
}

// retry asks the engine again.
func (c *computers) retry() bool {
	if !c.stuck {
		return false
	}
	c.stuck = false
	c.touch()
	return true
}

// seed makes a computer's play vary from game to game and repeatable within one.
func (c *computers) seed() string {
	return fmt.Sprintf(" seed %d", c.match.Setup().Seed+uint64(c.match.Ply()))
}

// seek asks for a good turn for the person to move.
func (c *computers) seek(limits string) {
	c.engine.Ask(engine.Question{Purpose: engine.Hint, Position: c.match.Line(), Limits: limits + c.seed()})
	c.touch()
}

// listen lets time pass and takes an answer of the engine, if there is one. A computer's turn
// stays with the engine until the pause before it is over.
func (c *computers) listen(passed time.Duration) (a engine.Answer, ok bool) {
	if c.engine.Asks(engine.Move) && c.pause > 0 {
		return a, false
	}
	before := c.engine.Elapsed()
	a, ok = c.engine.Poll(passed)
	switch {
	case ok && a.Err != nil && a.Purpose != engine.Coach: // the next question by another part will report it
		c.fail()
		return a, false
	case before < slow && c.engine.Elapsed() >= slow:
		c.say(game.Say("error.worker.slow"))
	}
	return a, ok
}
