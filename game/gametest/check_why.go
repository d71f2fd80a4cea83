package gametest

import "yanyi/game"

// checkReasons: from a sampled own piece to every square there is either a legal turn or a
// reason why not, never both. Equal squares ask about the piece as a whole.
func (w *walk) checkReasons() {
	actor := w.pos.Actor()
	var legal [256]bool
	for from, c := range w.view.Cells {
		own := c.Piece != game.NoPiece && c.Commander == actor || unknown(c.Piece)
		if !own || w.nth >= thorough && w.rng.IntN(6) != 0 {
			continue
		}
		from := game.Square(from)
		any := false
		clear(legal[:])
		for _, t := range w.turns {
			if t.From() == from {
				legal[t.To()], any = true, true
			}
		}
		for to := range w.view.Cells {
			if to := game.Square(to); to != from {
				w.checkReason(from, to, legal[to])
			}
		}
		w.checkReason(from, from, any)
	}
}

func (w *walk) checkReason(from, to game.Square, legal bool) {
	why := w.pos.Why(from, to)
	err := w.deck.check(why)
	if legal == (why.Key == "") && err == nil {
		return
	}
	name := w.in.Board.Name(from) + w.in.Board.Name(to)
	switch {
	case err != nil:
		w.fail("Why of %s: %v", name, err)
	case legal:
		w.fail("%s is legal, yet Why says %s", name, why.Key)
	}
	w.fail("%s is not legal, yet Why says nothing", name)
}

// checkPhrases: the position's phrases have texts.
func (w *walk) checkPhrases() {
	if o := w.pos.Outcome(); o.Over {
		if err := w.deck.check(game.Say(o.Reason, game.OfSeat("side", o.Side))); err != nil {
			w.fail("outcome: %v", err)
		}
	}
	for _, t := range w.turns {
		if w.rng.IntN(4) == 0 {
			w.checkNotation(t)
		}
	}
}

func (w *walk) checkNotation(t game.Turn) {
	p := w.pos.Notate(t)
	for _, p := range []game.Phrase{p, game.Drawn(p, w.drawn(t))} {
		if err := w.deck.check(p); err != nil || p.Key == "" {
			w.fail("notation of %s is %q: %v", w.in.FormatTurn(t), p.Key, err)
		}
	}
}

// drawn is the first of a turn's possible draws, if it has any.
func (w *walk) drawn(t game.Turn) game.Reveal {
	w.pos.Do(t)
	defer w.pos.Undo()
	if w.pos.Actor() != game.Chance {
		return game.Reveal{}
	}
	return w.pos.Reveals(nil)[0]
}
