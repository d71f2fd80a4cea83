package local

import (
	"fmt"
	"time"

	"yanyi/game"
	"yanyi/scenes/host"
)

// computers are the opponents of a game: what they are asked, and how long a
// position stands before their next turn is shown.
type computers struct {
	*players
	*told
	etiquette etiquette
	asker     asker
	stuck     bool          // the engine does not work
	pause     time.Duration // until a computer's turn may be shown
	pace      host.Pace
	shown     time.Duration // since the board last showed a turn, at a pace that leaves some out
}

// hintLimits let a hint be good and quick. Lower levels overlook things among three.
const hintLimits = "level 8 time 1500"

// slow is after how long without an answer the person is told.
const slow = 45 * time.Second

// rest withdraws what was asked of a position that is no more, and reports whether what
// has come of it is to be shown: in haste not every turn is.
func (c *computers) rest(over bool) bool {
	if c.asker.want != forCoach { // which waits for what it has asked
		c.asker.withdraw()
	}
	c.pause = paces[c.pace].beat
	if c.shown < paces[c.pace].show && !over {
		return false
	}
	c.shown = 0
	return true
}

// wait lets time pass until the next turn may be shown.
func (c *computers) wait(t host.Tick) {
	c.shown += t.Passed
	if (t.Still || c.pace != host.Usual) && c.pause > 0 {
		c.pause -= t.Passed
	}
}

// think asks the engine for the turn of a computer.
func (c *computers) think() {
	if c.human(c.match.OnTurn()) || c.asker.want != forNothing || c.stuck {
		return
	}
	if !c.asker.ask(forTurn, c.match.Line(), c.limits()) {
		c.fail()
	}
	if c.pace != host.PlayedOut {
		c.touch()
	}
}

// fail notes that the engine does not work and tells the person.
func (c *computers) fail() {
	c.stuck = true
	c.fault("error.worker")
}

// retry asks the engine again.
func (c *computers) retry() bool {
	if !c.stuck {
		return false
	}
	c.stuck = false
	c.asker.close()
	c.touch()
	return true
}

// seed makes a computer's play differ from game to game and repeat within one.
func (c *computers) seed() string {
	return fmt.Sprintf(" seed %d", c.match.Setup().Seed+uint64(c.match.Ply()))
}

// seek asks for a good turn for the person to move.
func (c *computers) seek() bool {
	if !c.asker.ask(forHint, c.match.Line(), hintLimits+c.seed()) {
		c.fault("error.worker")
		return false
	}
	c.touch()
	return true
}

// listen reads what the engine has to say: the answer to a question for a purpose,
// if there is one. A computer's turn is left with the engine until the pause before it
// is over.
func (c *computers) listen(dt time.Duration) (answer string, p purpose) {
	p = c.asker.want
	if p == forNothing {
		return "", forNothing
	}
	before := c.asker.elapsed
	c.asker.elapsed += dt
	if before < slow && c.asker.elapsed >= slow {
		c.say(game.Say("error.worker.slow"))
	}
	if p == forTurn && c.pause > 0 {
		return "", forNothing
	}
	answer, p, err := c.asker.poll()
	if err != nil && p != forCoach { // the next question of another one will tell
		c.fail()
		return "", forNothing
	}
	return answer, p
}
