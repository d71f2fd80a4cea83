package gametest

import (
	"slices"

	"yanyi/game"
)

// checkTactical: a position's methods for a search agree with the rules. Gains is Turns without
// turns that gain nothing, InCheck is Check, Verdict says no more than Outcome except on
// repetition, and a pass that is taken back leaves no trace.
func (w *walk) checkTactical() {
	if p, ok := w.pos.(pricer); ok {
		w.checkPrices(p)
	}
	pos, ok := w.pos.(game.Tactical)
	if !ok {
		return
	}
	w.spare = pos.Gains(w.spare[:0])
	gaining := slices.DeleteFunc(slices.Clone(w.turns), func(t game.Turn) bool { return pos.Gain(t) <= 0 })
	if !slices.Equal(w.spare, gaining) {
		w.fail("Gains lists %d turns, %d of Turns gain something, or in another order", len(w.spare), len(gaining))
	}
	if checks := pos.Check(nil, pos.Actor()); pos.InCheck() != (len(checks) > 0) {
		w.fail("InCheck is %v with %d checks", pos.InCheck(), len(checks))
	}
	if o := pos.Outcome(); o.Over && len(w.turns) > 0 && pos.Verdict() != o {
		w.fail("Verdict is %+v, the outcome %+v", pos.Verdict(), o)
	}
	w.checkPass(pos)
}

// pricer is the part of game.Tactical and game.ThreeTactics that orders turns.
type pricer interface {
	Pieces() *[256]game.Piece
	Prices(dst []int32, turns []game.Turn) []int32
}

// checkPrices: prices are gains, appended to what there is, and turns start from pieces.
func (w *walk) checkPrices(pos pricer) {
	prices := pos.Prices([]int32{-1}, w.turns)
	if len(prices) != 1+len(w.turns) || prices[0] != -1 {
		w.fail("%d prices of %d turns after one", len(prices), len(w.turns))
		return
	}
	for i, t := range w.turns {
		if gain := w.pos.Gain(t); int(prices[1+i]) != gain {
			w.fail("turn %v has the price %d, but gains %d", t, prices[1+i], gain)
		}
		if pos.Pieces()[t.From()] == game.NoPiece {
			w.fail("turn %v starts from no piece", t)
		}
	}
}

func (w *walk) checkPass(pos game.Tactical) {
	text, hash, plies, actor := pos.String(), pos.Hash(), pos.Plies(), pos.Actor()
	if !pos.Pass() {
		return
	}
	if pos.Hash() == hash || pos.Actor() == actor || pos.Plies() != plies+1 {
		w.fail("a pass leaves hash, actor or plies as they were")
	}
	pos.Undo()
	if pos.String() != text || pos.Hash() != hash || pos.Plies() != plies {
		w.fail("taking a pass back leaves %s", pos.String())
	}
}
