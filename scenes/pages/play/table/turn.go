package table

import (
	"errors"

	"yanyi/game"
	"yanyi/scenes/host"
)

// Hand is the turn in the making; read only. Change it through the table.
func (t *Table) Hand() *Hand { return &t.hand }

// Tap is a click or tap on a square of the board.
func (t *Table) Tap(sq game.Square) {
	if t.hand.Ahead() && sq != game.NoSquare {
		t.tapAhead(sq)
		return
	}
	t.retract() // pressed before it could be played
	if !t.ready(sq) {
		return
	}
	from := t.hand.Selected()
	a := t.hand.Tap(sq)
	if a.Why.Key != "" && t.meant(from, sq) {
		a.Why = t.Preview().Why(sq, sq)
	}
	t.answer(a)
}

// meant reports whether a tap on a square that is no target was meant to select another piece
// there: one of the mover's own, while no king is selected, which might castle or change places
// with it.
func (t *Table) meant(from, sq game.Square) bool {
	cells := t.View().Cells
	return from != game.NoSquare && sq != from && cells[sq].Commander == t.Actor() && cells[from].Piece.Kind() != game.King
}

// lift lifts the piece on a square to drag it and reports whether it may move.
func (t *Table) lift(sq game.Square) bool {
	if !t.Live() || !t.hand.Lift(sq) {
		return false
	}
	t.retract()
	t.touch()
	return true
}

// cancel goes one step back: out of a choice, off a piece, out of the past, if there is one.
func (t *Table) cancel() bool {
	switch {
	case t.hand.Back(), t.retract():
	case !t.Live():
		t.GoLive()
	default:
		return false
	}
	t.touch()
	return true
}

// GoTo shows the position after the given number of turns; the last is the present.
func (t *Table) GoTo(ply int) {
	if t.lookAt(ply) {
		t.deal()
		t.touch()
	}
}

// GoLive shows the present again.
func (t *Table) GoLive() { t.GoTo(t.line.Ply()) }

// ready reports whether a tap on the board means a move now; if not, it says why in a game here.
func (t *Table) ready(sq game.Square) bool {
	rests := t.Rests()
	if may := t.May(); sq == game.NoSquare || may.Idle || may.Looked {
		return false
	}
	t.say(rests)
	return rests.Key == ""
}

// Rests is why no move can be made now; the zero Phrase while one can.
func (t *Table) Rests() game.Phrase {
	switch may := t.May(); {
	case t.Over():
		return game.Say("why.over")
	case may.Idle:
		return game.Say("play.idle")
	case may.Sent:
		return game.Say("play.sent")
	case may.Warned.Open:
		return game.Say("coach.asks")
	case may.Looked:
		return game.Say("coach.looks")
	case !t.Live():
		return game.Say("play.past")
	case !t.hand.Active():
		return game.Say("event.turn.thinking", game.OfSeat("side", t.Actor()))
	}
	return game.Phrase{}
}

// aim picks a square's piece and another square as its target, where more may be chosen.
func (t *Table) aim(from, to game.Square) {
	t.hand.Release()
	if t.hand.Lift(from) {
		t.answer(t.hand.Drop(to))
	}
}

// propose picks a legal move and awaits Confirm, like one whose cost the board does not show.
func (t *Table) propose(turn game.Turn) {
	if t.hand.Ahead() {
		t.choose(turn)
		return
	}
	if t.hand.propose(turn) {
		t.hint = game.NoTurn
		t.touch()
	}
}

func (t *Table) answer(a Answer) {
	t.hint = game.NoTurn
	t.touch()
	if !a.Done {
		t.say(a.Why)
		return
	}
	if t.hand.Ahead() {
		t.choose(a.Turn)
		return
	}
	t.play(host.Request{Do: host.Play, Turn: a.Turn})
}

// Play plays the turn that a text denotes, for the person on turn.
func (t *Table) Play(text string) error {
	switch may := t.May(); {
	case may.Idle:
		return errors.New("the game is only looked at")
	case t.Over():
		return errors.New("the game is over")
	case !may.Move:
		return errors.New("it is a computer's turn")
	}
	turn, err := t.line.Find(text)
	if err != nil {
		return err
	}
	if !t.play(host.Request{Do: host.Play, Turn: turn}) {
		return errors.New("the turn could not be taken")
	}
	return nil
}

// Do carries out a request, or passes it to the host; false if that is not possible now.
func (t *Table) Do(r host.Request) bool {
	switch r.Do {
	case host.Tap:
		t.Tap(r.Square)
	case host.Lift:
		return t.lift(r.Square)
	case host.Drop:
		t.answer(t.hand.Drop(r.Square))
	case host.Aim:
		t.aim(r.Square, r.To)
	case host.Propose:
		t.propose(r.Turn)
	case host.Choose:
		t.answer(t.hand.Choose(r.Field, r.Value))
	case host.Prefer:
		t.prefer(r.Field, r.Value, r.Open)
	case host.Confirm:
		t.answer(t.hand.Confirm())
	case host.Cancel:
		return t.cancel()
	case host.Write:
		return t.Play(r.Text) == nil
	case host.Peek:
		return t.peek()
	case host.GoTo:
		t.GoTo(r.Ply)
	case host.Rotate:
		t.SetBottom((t.bottom + 1) % game.Seat(len(t.info.Seats)))
	case host.Resign, host.Draw:
		s, ok := t.Resigner()
		r.Seat = s
		return ok && t.ask(r)
	case host.Hint:
		t.hint = game.NoTurn
		return (t.hand.Active() || t.Busy().Hinting) && t.ask(r)
	default:
		return t.ask(r)
	}
	return true
}
