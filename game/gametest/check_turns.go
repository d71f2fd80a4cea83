package gametest

import (
	"slices"

	"yanyi/game"
)

// checkPlain is looked at in every position: who acts, and whether there is something to do.
func (w *walk) checkPlain() {
	outcome := w.pos.Outcome()
	actor := w.pos.Actor()
	if int(actor) >= len(w.in.Seats) {
		w.fail("actor is %d between turns", actor)
	}
	if !outcome.Over && !w.pos.Alive().Has(actor) {
		w.fail("actor %d is out", actor)
	}
	if outcome.Over && outcome.Reason == "" {
		w.fail("the game is over and no reason given")
	}
	if outcome.Over && outcome.Winner != game.NoSeat && int(outcome.Winner) >= len(w.in.Seats) {
		w.fail("winner %d", outcome.Winner)
	}
}

// checkThorough is looked at in sampled positions.
func (w *walk) checkThorough() {
	w.turns = w.pos.Turns(w.turns[:0])
	w.checkTurns()
	w.checkTurnTexts()
	w.checkEachTurn()
	w.checkTactical()
	w.checkText()
	w.checkViews()
	w.checkPhrases()
	w.checkClone()
	if !w.pos.Outcome().Over {
		w.checkReasons()
	}
}

// checkTurns: the list is the same each time, and no turn stands in it twice.
func (w *walk) checkTurns() {
	w.spare = w.pos.Turns(w.spare[:0])
	if !slices.Equal(w.turns, w.spare) {
		w.fail("Turns lists %d turns, then %d others or in another order", len(w.turns), len(w.spare))
	}
	seen := make(map[game.Turn]bool, len(w.turns))
	for _, t := range w.turns {
		if t.HasReveal() {
			w.fail("turn %s is listed with a draw", w.in.FormatTurn(t))
		}
		if seen[t.Chosen()] {
			w.fail("turn %s is listed twice", w.in.FormatTurn(t))
		}
		seen[t.Chosen()] = true
	}
}

// checkTurnTexts: a turn's text reads back as the turn.
func (w *walk) checkTurnTexts() {
	for _, t := range w.turns {
		w.checkTurnText(t)
	}
	if len(w.turns) == 0 {
		return
	}
	t := w.turns[w.rng.IntN(len(w.turns))]
	found, err := game.Find(w.in, w.pos, w.in.FormatTurn(t))
	if err != nil || found != t {
		w.fail("turn %s is found as %x, it is %x (%v)", w.in.FormatTurn(t), uint64(found), uint64(t), err)
	}
}

func (w *walk) checkTurnText(t game.Turn) {
	text := w.in.FormatTurn(t)
	back, err := w.in.ParseTurn(text)
	if err != nil {
		w.fail("turn %x: %v", uint64(t), err)
	}
	if back.Chosen() != t.Chosen() {
		w.fail("turn %x is written %s, which reads as %x", uint64(t), text, uint64(back))
	}
	if again := w.in.FormatTurn(back); again != text {
		w.fail("turn %s is written again as %s", text, again)
	}
}

// checkEachTurn does and undoes every turn with every draw: nothing may be left
// changed, positions with different boards may not share a hash, and Count counts.
func (w *walk) checkEachTurn() {
	text, hash, plies := w.pos.String(), w.pos.Hash(), w.pos.Plies()
	closer := 0
	if len(w.turns) > 0 {
		closer = w.rng.IntN(len(w.turns))
	}
	boards := make(map[uint64]string)
	count := 0
	for i, t := range w.turns {
		w.pos.Do(t)
		count += w.checkOutcomes(t, boards)
		w.pos.Undo()
		if w.pos.Hash() != hash || w.pos.Plies() != plies {
			w.fail("undoing %s leaves hash %x and %d plies, it was %x and %d", w.in.FormatTurn(t), w.pos.Hash(), w.pos.Plies(), hash, plies)
		}
		if i == closer && w.pos.String() != text {
			w.fail("undoing %s leaves %s", w.in.FormatTurn(t), w.pos.String())
		}
	}
	if got := w.pos.String(); got != text {
		w.fail("doing and undoing every turn leaves %s", got)
	}
	if got := w.pos.Count(); got != count {
		w.fail("Count is %d, the turns with their reveals are %d", got, count)
	}
}

// checkOutcomes examines the possible outcomes of a turn just done and returns their number.
func (w *walk) checkOutcomes(t game.Turn, boards map[uint64]string) int {
	if w.pos.Actor() != game.Chance {
		w.checkHashOf(t, boards)
		return 1
	}
	hash := w.pos.Hash()
	w.reveals = w.pos.Reveals(w.reveals[:0])
	seen := make(map[string]bool, len(w.reveals))
	for _, d := range w.reveals {
		drawn := t.WithReveal(d)
		text := w.in.FormatTurn(drawn)
		if d.Weight == 0 || seen[text] || !drawn.HasReveal() {
			w.fail("outcome %s: weight %d, or drawn twice, or nothing", text, d.Weight)
		}
		seen[text] = true
		w.pos.DoReveal(d)
		w.checkHashOf(drawn, boards)
		w.pos.Undo()
		if w.pos.Hash() != hash || w.pos.Actor() != game.Chance {
			w.fail("undoing the draw of %s leaves hash %x, it was %x", text, w.pos.Hash(), hash)
		}
		back, err := w.in.ParseTurn(text)
		if err != nil {
			w.fail("turn %s does not read back: %v", text, err)
		}
		if found, err := game.FindReveal(w.in, w.pos, back); err != nil || found != d {
			w.fail("the draw of %s is found as %+v, it is %+v (%v)", text, found, d, err)
		}
	}
	if len(seen) == 0 {
		w.fail("turn %s waits for a reveal that has no outcome", w.in.FormatTurn(t))
	}
	return len(seen)
}

// checkHashOf: different boards have different hashes. Boards are compared by
// what everybody sees; only a few turns of a position are worth the time.
func (w *walk) checkHashOf(t game.Turn, boards map[uint64]string) {
	if w.rng.IntN(8) != 0 {
		return
	}
	board := boardOf(w.pos.String())
	if other, ok := boards[w.pos.Hash()]; ok && other != board {
		w.fail("after %s the board is %s, and %s has the same hash", w.in.FormatTurn(t), board, other)
	}
	boards[w.pos.Hash()] = board
}
