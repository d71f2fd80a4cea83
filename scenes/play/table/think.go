package table

import (
	"fmt"
	"time"

	"yanyi/game"
)

// hintLimits let a hint be good and quick.
const hintLimits = "level 6 time 1500"

// slow is after how long without an answer the person is told.
const slow = 45 * time.Second

// Thinking reports whether a computer is thinking about its turn, and how long.
func (t *Table) Thinking() (time.Duration, bool) {
	return t.asker.elapsed, t.asker.pending() == forTurn
}

// Hinting reports whether a hint is being looked for.
func (t *Table) Hinting() bool { return t.asker.pending() == forHint }

// Hint is the turn proposed to the person, once it has been found.
func (t *Table) Hint() (game.Turn, bool) { return t.hint, t.hint != game.NoTurn }

// AskHint looks for a good turn for the person to move.
func (t *Table) AskHint() bool {
	if !t.hand.Active() || t.Hinting() || !t.start() {
		return false
	}
	t.hint = game.NoTurn
	t.asker.ask(forHint, t.match.Line(), hintLimits+t.seed())
	t.touch()
	return true
}

// MoveNow makes the computer play the best it has found so far.
func (t *Table) MoveNow() {
	t.pause = 0
	t.asker.hurry()
}

// start brings the engine to life and reports whether there is one.
func (t *Table) start() bool {
	if t.asker.engine == nil && t.deps.Engine != nil {
		t.asker.engine = t.deps.Engine()
	}
	return t.asker.engine != nil
}

// think asks the engine for the turn of a computer.
func (t *Table) think() {
	if t.Over() || t.Human(t.Actor()) || t.asker.pending() != forNothing || t.notice.Fault && t.stuck() {
		return
	}
	if !t.start() {
		t.fault("error.worker")
		return
	}
	level := t.match.Player(t.Actor()).Level
	t.asker.ask(forTurn, t.match.Line(), fmt.Sprintf("level %d%s%s", level, t.budget(), t.seed()))
	t.touch()
}

// stuck reports whether the newest notice says that the engine does not work.
func (t *Table) stuck() bool { return t.notice.Phrase.Key == "error.worker" }

// Retry asks a failed engine again.
func (t *Table) Retry() {
	if t.stuck() {
		t.notice = Notice{N: t.notice.N + 1}
		t.asker = asker{}
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

// listen reads what the engine has to say. A computer's turn is left with the
// engine until the pause before it is over.
func (t *Table) listen(dt time.Duration) {
	p := t.asker.pending()
	if p == forNothing || p == forTurn && t.pause > 0 {
		return
	}
	before := t.asker.elapsed
	t.asker.elapsed += dt
	if before < slow && t.asker.elapsed >= slow {
		t.say(game.Say("error.worker.slow"))
	}
	answer, p, err := t.asker.poll()
	switch {
	case err != nil:
		t.asker.withdraw()
		t.fault("error.worker")
	case p == forTurn:
		t.computed(answer)
	case p == forHint:
		t.hinted(answer)
	}
}

// computed plays what a computer answered.
func (t *Table) computed(answer string) {
	turn, err := game.Find(t.info, t.match.Position(), answer)
	if err != nil || !t.play(turn) {
		t.fault("error.worker")
	}
}

// hinted shows what the engine would play for the person.
func (t *Table) hinted(answer string) {
	turn, err := game.Find(t.info, t.match.Position(), answer)
	if err != nil || !t.hand.Active() {
		t.say(game.Say("play.hint.none"))
		return
	}
	t.hint = turn
	piece := t.match.Position().View(t.Actor()).Cells[turn.From()].Piece
	t.say(game.Say("play.hint.line", game.OfPiece("piece", piece), game.OnSquare("from", turn.From()), game.OnSquare("to", turn.To())))
}
