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
	if !t.ready(sq) {
		return
	}
	from := t.hand.Selected()
	a := t.hand.Tap(sq)
	if a.Why.Key != "" && t.meant(from, sq) {
		a.Why = t.line.Preview().Why(sq, sq)
	}
	t.answer(a)
}

// meant reports whether a tap on a square that is no target was to take up another
// piece there: one of the mover's own, while no king is selected, which might castle
// or change places with it.
func (t *Table) meant(from, sq game.Square) bool {
	cells := t.View().Cells
	return from != game.NoSquare && sq != from && cells[sq].Commander == t.Actor() && cells[from].Piece.Kind() != game.King
}

// Lift takes up the piece on a square to drag it and reports whether it may move.
func (t *Table) Lift(sq game.Square) bool {
	if !t.Live() || !t.hand.Lift(sq) {
		return false
	}
	t.touch()
	return true
}

// Drop puts the dragged piece down on a square; NoSquare is beside the board.
func (t *Table) Drop(sq game.Square) { t.answer(t.hand.Drop(sq)) }

// Choose decides an open choice of the turn.
func (t *Table) Choose(f game.Field, value uint8) { t.answer(t.hand.Choose(f, value)) }

// Confirm plays the turn that waits for it.
func (t *Table) Confirm() { t.answer(t.hand.Confirm()) }

// Cancel goes one step back: out of a choice, off a piece, out of the past. It
// reports whether there was anything to leave.
func (t *Table) Cancel() bool {
	switch {
	case t.hand.Back():
	case !t.Live():
		t.GoLive()
	default:
		return false
	}
	t.touch()
	return true
}

// GoTo looks at the position after the given number of turns; the last is the
// present.
func (t *Table) GoTo(ply int) {
	if t.lookAt(ply) {
		t.deal()
		t.touch()
	}
}

// GoLive looks at the present again.
func (t *Table) GoLive() { t.GoTo(t.line.Ply()) }

// Step looks n turns further or, with n negative, back.
func (t *Table) Step(n int) { t.GoTo(t.Ply() + n) }

// ready reports whether a tap on the board means a move now; where it does not
// because somebody else is to move, it says so.
func (t *Table) ready(sq game.Square) bool {
	switch may := t.May(); {
	case !t.Live() || may.Idle || may.Sent || t.Over() || sq == game.NoSquare:
		return false
	case may.Warned.Open || may.Looked: // nobody thinks: a coach has the word
		return false
	case !t.hand.Active():
		t.say(game.Say("event.turn.thinking", game.OfSeat("side", t.Actor())))
		return false
	}
	return true
}

func (t *Table) answer(a Answer) {
	t.hint = game.NoTurn
	t.touch()
	if !a.Done {
		t.say(a.Why)
		return
	}
	t.play(a.Turn)
}

// Play takes the turn that a text writes, for the person whose turn it is.
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
	if !t.play(turn) {
		return errors.New("the turn could not be taken")
	}
	return nil
}

// play takes a turn for the actor.
func (t *Table) play(turn game.Turn) bool { return t.do(host.Request{Do: host.Play, Turn: turn}) }

// TakeBack goes back to before the last turn a person took, or asks the others for it.
func (t *Table) TakeBack() bool { return t.do(host.Request{Do: host.TakeBack}) }

// Resign gives up for the Resigner.
func (t *Table) Resign() bool {
	s, ok := t.Resigner()
	return ok && t.do(host.Request{Do: host.Resign, Seat: s})
}

// OfferDraw offers a draw for the person to move or who looks.
func (t *Table) OfferDraw() bool {
	s, ok := t.Resigner()
	return ok && t.do(host.Request{Do: host.Draw, Seat: s})
}

// AnswerDraw is the asked person's answer to the offer.
func (t *Table) AnswerDraw(yes bool) { t.do(host.Request{Do: host.Answer, Yes: yes}) }

// Rematch plays the same game again, everybody one seat further, or asks the others to.
func (t *Table) Rematch() bool { return t.do(host.Request{Do: host.Rematch}) }

// AskHint looks for a good turn for the person to move; while one is being looked
// for it calls that off.
func (t *Table) AskHint() bool {
	t.hint = game.NoTurn
	return (t.hand.Active() || t.Busy().Hinting) && t.do(host.Request{Do: host.Hint})
}

// Coach has a coach look on or sends it away, or answers what it says: host.Coach, host.Heed.
func (t *Table) Coach(do host.Verb, yes bool) bool { return t.do(host.Request{Do: do, Yes: yes}) }

// SetPace lets the computers play on at a pace while the person is out.
func (t *Table) SetPace(p host.Pace) { t.do(host.Request{Do: host.SetPace, Pace: p}) }

// Retry starts an engine again that did not work.
func (t *Table) Retry() { t.do(host.Request{Do: host.Retry}) }
