package gametest

import (
	"slices"
	"strings"

	"yanyi/game"
)

// boardOf is the board field of a position text.
func boardOf(text string) string {
	board, _, _ := strings.Cut(text, " ")
	return board
}

// checkText: the position's text reads as the same position, as far as a text
// can tell (not how often it occurred, nor who resigned).
func (w *walk) checkText() {
	text := w.pos.String()
	pos, err := w.v.Parse(text, w.o)
	if err != nil {
		w.fail("own text does not read: %v", err)
	}
	if again := pos.String(); again != text {
		w.fail("own text reads as %s", again)
	}
	if pos.Plies() != 0 {
		w.fail("%d plies to take back in a position just read", pos.Plies())
	}
	if w.resigned() && len(w.in.Seats) == 2 {
		return // the text of a game for two does not tell who gave up
	}
	if pos.Alive() != w.pos.Alive() {
		w.fail("read from its text, alive are %b, not %b", pos.Alive(), w.pos.Alive())
	}
	if w.checkOutcomeOf(pos) {
		return
	}
	if pos.Hash() != w.pos.Hash() {
		w.fail("hash is %x, read from its text %x", w.pos.Hash(), pos.Hash())
	}
	w.checkSameSeats(pos)
	w.checkSameTurns(pos)
	w.checkSuccessor(pos)
}

// checkSameTurns compares the turns. Where repeating a position is illegal
// (game/darkchess/README.md, Going out, end) a text, which remembers none, may allow more.
func (w *walk) checkSameTurns(read game.Position) {
	w.spare = read.Turns(w.spare[:0])
	only := slices.DeleteFunc(slices.Clone(w.spare), func(t game.Turn) bool {
		return slices.Contains(w.turns, t) || w.forbiddenByThePast(t)
	})
	missing := slices.DeleteFunc(slices.Clone(w.turns), func(t game.Turn) bool { return slices.Contains(w.spare, t) })
	if len(only)+len(missing) > 0 {
		w.fail("%d turns, read from its text %d: only here %s, only there %s",
			len(w.turns), len(w.spare), w.spell(missing), w.spell(only))
	}
	if a, b := w.pos.Count(), read.Count(); a != b && len(w.turns) == len(w.spare) {
		w.fail("Count is %d, read from its text %d", a, b)
	}
}

// forbiddenByThePast reports whether a turn is illegal only because of the past; in a finished
// game the only reason given is that it is over.
func (w *walk) forbiddenByThePast(t game.Turn) bool {
	switch w.pos.Why(t.From(), t.To()).Key {
	case "why.threefold":
		return true
	case "why.over":
		return w.pos.Outcome().Over
	}
	return false
}

func (w *walk) spell(turns []game.Turn) string {
	texts := make([]string, len(turns))
	for i, t := range turns {
		texts[i] = w.in.FormatTurn(t)
	}
	return "[" + strings.Join(texts, " ") + "]"
}

// checkSuccessor plays one turn here and in the position read from the text: had
// the text left something out, the texts would part now.
func (w *walk) checkSuccessor(read game.Position) {
	if len(w.turns) == 0 {
		return
	}
	t := w.turns[w.rng.IntN(len(w.turns))]
	w.pos.Do(t)
	read.Do(t)
	steps := 1
	if w.pos.Actor() == game.Chance {
		w.reveals = w.pos.Reveals(w.reveals[:0])
		d := game.PickReveal(w.rng, w.reveals)
		w.pos.DoReveal(d)
		read.DoReveal(d)
		steps = 2
	}
	if a, b := w.pos.String(), read.String(); a != b && !w.pos.Outcome().Over {
		w.fail("%s leads to %s, read from its text to %s", w.in.FormatTurn(t), a, b)
	}
	for range steps {
		w.pos.Undo()
	}
}

// checkOutcomeOf compares the outcome with that of the position read from its
// text. It reports whether nothing more can be compared: an end the text cannot
// tell, such as a resignation with the board as it was.
func (w *walk) checkOutcomeOf(pos game.Position) bool {
	here, there := w.pos.Outcome(), pos.Outcome()
	if there.Over && !here.Over {
		w.fail("the game goes on, read from its text it is over (%s)", there.Reason)
	}
	if there.Over && len(w.turns) == 0 && there.Winner != here.Winner {
		w.fail("seat %d has won, read from its text seat %d", here.Winner, there.Winner)
	}
	if here.Over && !there.Over && len(w.turns) == 0 && !w.resigned() {
		w.fail("the game is over (%s), read from its text it goes on", here.Reason)
	}
	return here.Over != there.Over && len(w.turns) == 0
}

// resigned reports whether the last turn was a resignation.
func (w *walk) resigned() bool { return strings.HasSuffix(w.played, "resign") }

// checkSameSeats compares the facts about each seat.
func (w *walk) checkSameSeats(pos game.Position) {
	if pos.Actor() != w.pos.Actor() {
		w.fail("actor is %d, read from its text %d", w.pos.Actor(), pos.Actor())
	}
	for s := range game.Seat(len(w.in.Seats)) {
		if a, b := w.pos.Friends(s), pos.Friends(s); a != b {
			w.fail("friends of seat %d are %b, read from its text %b", s, a, b)
		}
		a, b := w.pos.Check(nil, s), pos.Check(nil, s)
		slices.Sort(a)
		slices.Sort(b)
		if !slices.Equal(a, b) {
			w.fail("seat %d is attacked from %v, read from its text from %v", s, a, b)
		}
		if a, b := w.pos.Eval(s), pos.Eval(s); a != b {
			w.fail("Eval of seat %d is %d, read from its text %d", s, a, b)
		}
	}
}

// checkClone: a copy goes its own way, back to the very start.
func (w *walk) checkClone() {
	text, hash, plies := w.pos.String(), w.pos.Hash(), w.pos.Plies()
	c := w.pos.Clone()
	if c.String() != text || c.Hash() != hash || c.Plies() != plies {
		w.fail("a clone is %s with %d plies, not %d", c.String(), c.Plies(), plies)
	}
	for range 3 {
		w.spare = c.Turns(w.spare[:0])
		if len(w.spare) == 0 {
			break
		}
		c.Do(w.spare[w.rng.IntN(len(w.spare))])
		if c.Actor() == game.Chance {
			c.DoReveal(c.Reveals(nil)[0])
		}
	}
	for c.Plies() > 0 {
		c.Undo()
	}
	if c.Hash() != w.hashes[0] {
		w.fail("a clone taken back to the start has hash %x, the start had %x", c.Hash(), w.hashes[0])
	}
	if w.pos.String() != text || w.pos.Hash() != hash || w.pos.Plies() != plies {
		w.fail("playing on a clone changed the original from %s", text)
	}
	w.spare = w.pos.Turns(w.spare[:0])
	if !slices.Equal(w.spare, w.turns) {
		w.fail("playing on a clone changed the original's turns")
	}
}

// checkDoubts: no position that a game has led to is doubted.
func (w *walk) checkDoubts() {
	if faults := game.Doubts(w.pos); len(faults) > 0 {
		w.fail("a game led here, yet it is doubted: %v", faults.Err())
	}
}
