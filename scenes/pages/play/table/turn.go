package table

import (
	"errors"

	"yanyi/game"
	"yanyi/game/room"
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
		a.Why = t.match.Why(sq, sq)
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
func (t *Table) GoLive() { t.GoTo(t.match.Ply()) }

// Step looks n turns further or, with n negative, back.
func (t *Table) Step(n int) { t.GoTo(t.Ply() + n) }

// ready reports whether a tap on the board means a move now; where it does not
// because somebody else is to move, it says so.
func (t *Table) ready(sq game.Square) bool {
	switch {
	case !t.Live() || t.prefs.Watch || t.Over() || sq == game.NoSquare:
		return false
	case t.Sent():
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
	switch {
	case t.prefs.Watch:
		return errors.New("the game is only looked at")
	case t.Over():
		return errors.New("the game is over")
	case !t.Human(t.Actor()):
		return errors.New("it is a computer's turn")
	}
	turn, err := t.match.Find(text)
	if err != nil {
		return err
	}
	if !t.play(turn) {
		return errors.New("the turn could not be taken")
	}
	return nil
}

// play takes a turn for the actor.
func (t *Table) play(turn game.Turn) bool {
	if t.elsewhere != nil {
		return t.send(turn)
	}
	actor := t.Actor()
	if err := t.match.PlayTurn(turn); err != nil {
		t.fault("error.unexpected")
		return false
	}
	if t.Human(actor) {
		t.viewer = actor
	}
	t.played()
	return true
}

// waits reports whether a decided turn is played only once it is confirmed: any
// turn if the person wants it so, and those that cost what the board does not show.
func (t *Table) waits(turn game.Turn) bool {
	return t.prefs.Confirm || t.StakeOf(turn).Grave()
}

// TakeBack goes back to before the last turn a person took, stopping a computer
// that thinks. It reports whether anything was taken back.
func (t *Table) TakeBack() bool {
	if t.prefs.Watch || !t.CanTakeBack() {
		return false
	}
	if t.elsewhere != nil {
		return t.ask(room.TakeBack)
	}
	if err := t.match.TakeBackTo(t.takeBackTo()); err != nil {
		t.fault("error.unexpected")
		return false
	}
	t.line++
	t.manners = newManners(t.match)
	t.pace = Usual
	t.played()
	return true
}

// Resign gives up for the Resigner.
func (t *Table) Resign() bool {
	s, ok := t.Resigner()
	if !ok {
		return false
	}
	if t.elsewhere != nil {
		t.elsewhere.Resign()
		return true
	}
	if err := t.match.Resign(s); err != nil {
		t.fault("error.unexpected")
		return false
	}
	t.played()
	return true
}
