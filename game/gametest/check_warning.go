package gametest

import (
	"strings"

	"yanyi/game"
)

// warned is the warnings of a game.Warner.
type warned struct {
	quiet int  // turns to the end by the clock, in the present position; 0 if not near
	other bool // another count is near in the present position
	ever  bool // another count has been near in this game
}

// checkWarning: no count ends the game without a word before, and the quiet turns
// announced are as many as there are.
func (w *walk) checkWarning() {
	pos, ok := w.pos.(game.Warner)
	if !ok {
		return
	}
	phrase, o, was := pos.Warning(), w.pos.Outcome(), w.warned
	if err := w.deck.check(phrase); err != nil {
		w.fail("warning: %v", err)
	}
	if o.Over && phrase.Key != "" {
		w.fail("the game is over, yet %s warns", phrase.Key)
	}
	now := quietTurns(phrase)
	other := phrase.Key != "" && now == 0
	w.warned = warned{quiet: now, other: other, ever: was.ever || other}
	still := was.quiet > 0 && quiet(w.events)
	switch {
	case byClock(o) && was.quiet != 1 && !was.other:
		w.fail("the clock ends the game and %d quiet turns were announced", was.quiet)
	case byRepeating(o) && !was.ever:
		w.fail("%s ends the game without a warning", o.Reason)
	case still && !o.Over && !other && now != was.quiet-1:
		w.fail("a quiet turn after %d were announced leaves %d", was.quiet, now)
	case still && was.quiet == 1 && !o.Over:
		w.fail("the last quiet turn announced does not end the game")
	}
}

// quietTurns is how many quiet turns a warning says are left, 0 if it speaks of something else.
func quietTurns(p game.Phrase) int {
	if !strings.HasPrefix(p.Key, "event.offer.clock.warn") {
		return 0
	}
	for _, a := range p.Args {
		return a.N
	}
	return 1
}

// quiet reports whether a turn certainly was quiet in every game that counts.
func quiet(events []game.Event) bool {
	for i := range events {
		switch e := &events[i]; e.Type {
		case game.Moved:
			if e.Piece.Hidden() || e.Piece.Kind() == game.Pawn {
				return false
			}
		case game.Check, game.Ended, game.Slid, game.Cancelled, game.Activated, game.Swapped, game.Stale, game.Castled:
		default:
			return false
		}
	}
	return true
}

func byClock(o game.Outcome) bool { return strings.HasPrefix(o.Reason, "event.result.draw.clock") }

func byRepeating(o game.Outcome) bool {
	return o.Reason == "event.result.draw.repetition" || strings.HasSuffix(o.Reason, ".perpetual")
}
