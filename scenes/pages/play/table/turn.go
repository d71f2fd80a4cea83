package table

import "yanyi/game"

// Hand is the turn in the making; read only. Change it through the table.
func (t *Table) Hand() *Hand { return &t.hand }

// Tap is a click or tap on a square of the board.
func (t *Table) Tap(sq game.Square) {
	if !t.ready(sq) {
		return
	}
	t.answer(t.hand.Tap(sq))
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

// ready reports whether a tap on the board means a move now; where it does not,
// it says what the person may want to know.
func (t *Table) ready(sq game.Square) bool {
	switch {
	case !t.Live():
		t.GoLive()
		return false
	case t.Over() || sq == game.NoSquare:
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

// play takes a turn for the actor.
func (t *Table) play(turn game.Turn) bool {
	t.asker.withdraw()
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

// CanTakeBack reports whether a person has taken a turn that can be taken back.
func (t *Table) CanTakeBack() bool { return !t.Over() && t.takeBackTo() >= 0 }

// takeBackTo is the ply before the last turn a person took, or -1. A person who
// has resigned is out of reach.
func (t *Table) takeBackTo() int {
	if ply, ok := t.match.LastTurnOf(t.seatsOfPeople()); ok && !t.match.Moves()[ply].Resigned {
		return ply
	}
	return -1
}

// TakeBack goes back to before the last turn a person took, stopping a computer
// that thinks. It reports whether anything was taken back.
func (t *Table) TakeBack() bool {
	if !t.CanTakeBack() {
		return false
	}
	t.asker.withdraw()
	if err := t.match.TakeBackTo(t.takeBackTo()); err != nil {
		t.fault("error.unexpected")
		return false
	}
	t.line++
	t.played()
	return true
}

// Resigner is the living person who would resign now: the one to move, else the
// one who looks.
func (t *Table) Resigner() (game.Seat, bool) {
	people := t.people()
	if t.Over() {
		return game.NoSeat, false
	}
	for _, s := range []game.Seat{t.Actor(), t.viewer, t.bottom} {
		if people.Has(s) {
			return s, true
		}
	}
	for s := range game.Seat(len(t.info.Seats)) {
		if people.Has(s) {
			return s, true
		}
	}
	return game.NoSeat, false
}

// Resign gives up for the Resigner.
func (t *Table) Resign() bool {
	s, ok := t.Resigner()
	if !ok {
		return false
	}
	t.asker.withdraw()
	if err := t.match.Resign(s); err != nil {
		t.fault("error.unexpected")
		return false
	}
	t.played()
	return true
}
