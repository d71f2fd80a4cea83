package table

import (
	"fmt"
	"time"

	"yanyi/game"
)

// opponents are the computers at a table: what they are asked, and how long a
// position stands before their next turn is shown.
type opponents struct {
	*seats
	*news
	asker asker
	stuck bool // the engine does not work
	hint  game.Turn
	pause time.Duration // until a computer's turn may be shown
	pace  Pace
	shown time.Duration // since the board last showed a turn, at a pace that leaves some out
}

// hintLimits let a hint be good and quick. Lower levels overlook things among three.
const hintLimits = "level 8 time 1500"

// slow is after how long without an answer the person is told.
const slow = 45 * time.Second

// Thinking reports whether a computer is thinking about its turn, and how long.
func (o *opponents) Thinking() (time.Duration, bool) {
	return o.asker.elapsed, o.asker.want == forTurn
}

// Hinting reports whether a hint is being looked for.
func (o *opponents) Hinting() bool { return o.asker.want == forHint }

// Hint is the turn proposed to the person, once it has been found.
func (o *opponents) Hint() (game.Turn, bool) { return o.hint, o.hint != game.NoTurn }

// think asks the engine for the turn of a computer.
func (o *opponents) think() {
	if o.Over() || o.Human(o.Actor()) || o.asker.want != forNothing || o.Stuck() {
		return
	}
	if !o.asker.ask(forTurn, o.match.Line(), o.limits()) {
		o.fail()
	}
	if o.pace != AtOnce {
		o.touch()
	}
}

// fail notes that the engine does not work and tells the person.
func (o *opponents) fail() {
	o.stuck = true
	o.fault("error.worker")
}

// Stuck reports whether a computer cannot move because its engine does not work.
func (o *opponents) Stuck() bool { return o.stuck }

// Retry asks the engine again.
func (o *opponents) Retry() {
	if o.stuck {
		o.stuck = false
		o.asker.close()
		o.touch()
	}
}

// seed makes a computer's play differ from game to game and repeat within one.
func (o *opponents) seed() string {
	return fmt.Sprintf(" seed %d", o.match.Setup().Seed+uint64(o.match.Ply()))
}

// seek asks for a good turn for the person to move.
func (o *opponents) seek() bool {
	if !o.asker.ask(forHint, o.match.Line(), hintLimits+o.seed()) {
		o.fault("error.worker")
		return false
	}
	o.hint = game.NoTurn
	o.touch()
	return true
}

// listen reads what the engine has to say: the answer to a question for a purpose,
// if there is one. A computer's turn is left with the engine until the pause before it
// is over.
func (o *opponents) listen(dt time.Duration) (answer string, p purpose) {
	p = o.asker.want
	if p == forNothing {
		return "", forNothing
	}
	before := o.asker.elapsed
	o.asker.elapsed += dt
	if before < slow && o.asker.elapsed >= slow {
		o.say(game.Say("error.worker.slow"))
	}
	if p == forTurn && o.pause > 0 {
		return "", forNothing
	}
	answer, p, err := o.asker.poll()
	if err != nil {
		o.fail()
		return "", forNothing
	}
	return answer, p
}
