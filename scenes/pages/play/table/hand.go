package table

import (
	"slices"

	"yanyi/game"
)

// Answer is the result of an input on the board.
type Answer struct {
	Turn game.Turn   // the decided turn, if Done
	Done bool        // a whole turn is decided
	Why  game.Phrase // why it was refused; the zero Phrase if it was not
}

// Hand is a person's turn in the making: the list of legal turns, narrowed pick
// by pick. It knows no rules; refusals come from the rules (match.Preview.Why).
type Hand struct {
	chooser *game.Chooser
	why     func(from, to game.Square) game.Phrase
	waits   func(game.Turn) bool // a decided turn is played by Confirm alone
	ahead   bool                 // the turn is chosen before it is due
}

// Deal begins a turn among the given complete turns. why tells why squares make no
// turn; waits, which decided turns are not played before Confirm.
func (h *Hand) Deal(turns []game.Turn, why func(from, to game.Square) game.Phrase, waits func(game.Turn) bool) {
	h.chooser, h.why, h.waits, h.ahead = game.NewChooser(turns), why, waits, false
}

// Rest discards the turn in the making; nothing can be picked until the next Deal.
func (h *Hand) Rest() { h.chooser = nil }

// Copy is the hand as it is now.
func (h *Hand) Copy() *Hand {
	now := *h
	if h.chooser != nil {
		now.chooser = h.chooser.Clone()
	}
	return &now
}

// Active reports whether a turn that is due is in the making.
func (h *Hand) Active() bool { return h.chooser != nil && !h.ahead }

// Ahead reports whether a turn can be chosen before it is due.
func (h *Hand) Ahead() bool { return h.chooser != nil && h.ahead }

// Selected is the square of the selected piece, or NoSquare.
func (h *Hand) Selected() game.Square { return h.picked(game.ChooseFrom) }

// Aimed is the square picked as target while more must be decided, or NoSquare.
func (h *Hand) Aimed() game.Square { return h.picked(game.ChooseTo) }

func (h *Hand) picked(f game.Field) game.Square {
	if h.chooser == nil {
		return game.NoSquare
	}
	if v, ok := h.chooser.Value(f); ok {
		return game.Square(v)
	}
	return game.NoSquare
}

// Movable reports whether some legal turn starts from the square.
func (h *Hand) Movable(sq game.Square) bool {
	if h.chooser == nil || sq == game.NoSquare {
		return false
	}
	return slices.ContainsFunc(h.open(), func(t game.Turn) bool { return t.From() == sq })
}

// open lists the turns possible before any square was picked.
func (h *Hand) open() []game.Turn {
	c := *h.chooser
	for c.Picked(game.ChooseFrom) || c.Picked(game.ChooseTo) {
		c.Back()
	}
	return c.Left()
}

// IsTarget reports whether the selected piece may go to the square.
func (h *Hand) IsTarget(sq game.Square) bool {
	return h.Selected() != game.NoSquare && h.chooser.Offers(game.ChooseTo, uint8(sq))
}

// Tap is a click or tap on a square: it selects, goes there, deselects, or is refused with a
// reason. A second tap on the target of a turn that waits confirms it.
func (h *Hand) Tap(sq game.Square) Answer {
	if h.chooser == nil || sq == game.NoSquare {
		return Answer{}
	}
	if t, ok := h.Proposed(); ok && h.Aimed() == sq {
		return Answer{Turn: t, Done: true}
	}
	from := h.Selected()
	switch {
	case h.Aimed() != game.NoSquare:
		// A choice beside the square is open: a tap elsewhere leaves it.
		h.Back()
		return Answer{}
	case from != game.NoSquare && sq == from && !h.IsTarget(sq):
		h.Release()
		return Answer{}
	case from != game.NoSquare && h.IsTarget(sq):
		return h.aim(sq)
	case h.Movable(sq):
		h.Release()
		return h.take(sq)
	case from != game.NoSquare:
		return Answer{Why: h.why(from, sq)}
	}
	return Answer{Why: h.why(sq, sq)}
}

// Lift lifts the piece of a square for dragging and reports whether it may move at all. A piece
// that only turns over is not dragged.
func (h *Hand) Lift(sq game.Square) bool {
	if !h.Movable(sq) {
		return false
	}
	if h.Selected() != sq || h.Aimed() != game.NoSquare {
		h.Release()
		h.chooser.Pick(game.ChooseFrom, uint8(sq))
	}
	return !h.onlyFlips()
}

// Drop puts the dragged piece down. On its own square it stays selected; where
// it may not go it returns and the answer says why.
func (h *Hand) Drop(sq game.Square) Answer {
	from := h.Selected()
	switch {
	case from == game.NoSquare || sq == from:
		return Answer{}
	case sq == game.NoSquare:
		return Answer{}
	case h.IsTarget(sq):
		return h.aim(sq)
	}
	return Answer{Why: h.why(from, sq)}
}

// take selects a movable piece. One that can only turn over does so at once.
func (h *Hand) take(sq game.Square) Answer {
	h.chooser.Pick(game.ChooseFrom, uint8(sq))
	if h.onlyFlips() {
		return h.decide()
	}
	return Answer{}
}

func (h *Hand) onlyFlips() bool {
	return !slices.ContainsFunc(h.chooser.Left(), func(t game.Turn) bool { return !t.Flip() })
}

func (h *Hand) aim(sq game.Square) Answer {
	h.chooser.Pick(game.ChooseTo, uint8(sq))
	return h.decide()
}

// Choose picks a value of the open choice, such as the kind of a promotion.
func (h *Hand) Choose(f game.Field, value uint8) Answer {
	if h.chooser == nil || !h.chooser.Pick(f, value) {
		return Answer{}
	}
	return h.decide()
}

// decide is the answer after a pick: the turn, if one remains and no confirmation is needed.
func (h *Hand) decide() Answer {
	if t, ok := h.chooser.Turn(); ok && h.chooser.Picked(game.ChooseFrom) && !h.waits(t) {
		return Answer{Turn: t, Done: true}
	}
	return Answer{}
}

// Proposed is the decided turn that awaits Confirm.
func (h *Hand) Proposed() (game.Turn, bool) {
	if h.chooser == nil || !h.complete() {
		return game.NoTurn, false
	}
	if t, ok := h.chooser.Turn(); ok && h.waits(t) {
		return t, true
	}
	return game.NoTurn, false
}

// propose picks all of a turn, and reports whether it awaits Confirm.
func (h *Hand) propose(turn game.Turn) bool {
	if h.chooser == nil {
		return false
	}
	h.chooser = game.NewChooser(h.all())
	for f := game.ChooseSweep; f <= game.ChooseSecond; f++ {
		h.chooser.Pick(f, f.Value(turn))
	}
	t, ok := h.Proposed()
	return ok && t.Chosen() == turn.Chosen()
}

// complete reports whether the person has picked from and to.
func (h *Hand) complete() bool {
	return h.chooser.Picked(game.ChooseFrom) && (h.chooser.Picked(game.ChooseTo) || h.onlyFlips())
}

// Confirm plays the proposed turn.
func (h *Hand) Confirm() Answer {
	t, ok := h.Proposed()
	return Answer{Turn: t, Done: ok}
}

// Asks is the choice that must be made now beside the target square, with the
// values it may take; ok is false while no such choice is open.
func (h *Hand) Asks() (f game.Field, values []uint8, ok bool) {
	if h.chooser == nil || h.Aimed() == game.NoSquare {
		return 0, nil, false
	}
	if f, ok = h.chooser.Next(); !ok {
		return 0, nil, false
	}
	return f, h.chooser.Values(f), true
}

// Back undoes the last pick (Escape, one step) and reports whether there was one.
func (h *Hand) Back() bool { return h.chooser != nil && h.chooser.Back() }

// Release deselects the piece and its target, and keeps earlier choices.
func (h *Hand) Release() {
	for h.chooser != nil && (h.chooser.Picked(game.ChooseFrom) || h.chooser.Picked(game.ChooseTo)) {
		h.chooser.Back()
	}
}
