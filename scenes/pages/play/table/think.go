package table

import (
	"fmt"
	"time"

	"yanyi/game"
	"yanyi/game/search"
)

// hintLimits let a hint be good and quick: the strongest level, cut short.
var hintLimits = fmt.Sprintf("level %d time 1500", search.Levels)

// slow is after how long without an answer the person is told.
const slow = 45 * time.Second

// Thinking reports whether a computer is thinking about its turn, and how long.
func (t *Table) Thinking() (time.Duration, bool) {
	return t.asker.elapsed, t.asker.want == forTurn
}

// Hinting reports whether a hint is being looked for.
func (t *Table) Hinting() bool { return t.asker.want == forHint }

// Hint is the turn proposed to the person, once it has been found.
func (t *Table) Hint() (game.Turn, bool) { return t.hint, t.hint != game.NoTurn }

// AskHint looks for a good turn for the person to move.
func (t *Table) AskHint() bool {
	if !t.hand.Active() || t.Hinting() {
		return false
	}
	if !t.asker.ask(forHint, t.match.Line(), hintLimits+t.seed()) {
		t.fault("error.worker")
		return false
	}
	t.hint = game.NoTurn
	t.touch()
	return true
}

// MoveNow makes the computer play the best it has found so far.
func (t *Table) MoveNow() bool {
	answer, p, ok := t.asker.hurry()
	if ok {
		t.pause = 0
		t.answered(answer, p)
	}
	return ok
}

// think asks the engine for the turn of a computer.
func (t *Table) think() {
	if t.Over() || t.Human(t.Actor()) || t.asker.want != forNothing || t.Stuck() {
		return
	}
	// A record may name a level that these opponents do not have.
	level := min(t.match.Player(t.Actor()).Level, search.Levels)
	limits := fmt.Sprintf("level %d%s%s", level, t.budget(), t.seed())
	if !t.asker.ask(forTurn, t.match.Line(), limits) {
		t.fail()
	}
	t.touch()
}

// fail notes that the engine does not work and tells the person.
func (t *Table) fail() {
	t.stuck = true
	t.fault("error.worker")
}

// Stuck reports whether a computer cannot move because its engine does not work.
func (t *Table) Stuck() bool { return t.stuck }

// Retry asks the engine again.
func (t *Table) Retry() {
	if t.stuck {
		t.stuck = false
		t.asker.close()
		t.touch()
	}
}

// budget keeps a computer with a clock from running out of time.
func (t *Table) budget() string {
	if !t.match.Setup().Clock.On() {
		return ""
	}
	left := t.match.Left(t.Actor())
	return fmt.Sprintf(" time %d", max(left/20, 20*time.Millisecond).Milliseconds())
}

// seed makes a computer's play differ from game to game and repeat within one.
func (t *Table) seed() string {
	return fmt.Sprintf(" seed %d", t.match.Setup().Seed+uint64(t.match.Ply()))
}

// listen reads what the engine has to say. A computer's answer is left with the
// engine until the pause before it is over. It reports whether an answer came.
func (t *Table) listen(dt time.Duration) bool {
	p := t.asker.want
	if p == forNothing {
		return false
	}
	before := t.asker.elapsed
	t.asker.elapsed += dt
	if before < slow && t.asker.elapsed >= slow {
		t.say(game.Say("error.worker.slow"))
	}
	if p == forTurn && t.pause > 0 {
		return false
	}
	answer, p, err := t.asker.poll()
	if err != nil {
		t.fail()
		return true
	}
	t.answered(answer, p)
	return p != forNothing
}

// answered does with an answer what it was wanted for.
func (t *Table) answered(answer string, p purpose) {
	switch p {
	case forTurn:
		t.computed(answer)
	case forHint:
		t.hinted(answer)
	}
}

// computed plays what a computer answered.
func (t *Table) computed(answer string) {
	turn, err := t.match.Find(answer)
	if err != nil || !t.play(turn) {
		t.fail()
	}
}

// hinted shows what the engine would play for the person.
func (t *Table) hinted(answer string) {
	turn, err := t.match.Find(answer)
	if err != nil || !t.hand.Active() {
		t.say(game.Say("play.hint.none"))
		return
	}
	t.hint = turn
	piece := t.match.View(t.Actor()).Cells[turn.From()].Piece
	t.say(game.Say("play.hint.line", game.OfPiece("piece", piece), game.OnSquare("from", turn.From()), game.OnSquare("to", turn.To())))
}
