package gametest

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"yanyi/game"
)

// Allocations plays a short random game and reports what allocates of Do, DoReveal,
// Undo, Turns, Draws, Count, Check, Hash, Eval, Gain and Outcome at some of its
// positions. It cannot be called while parallel tests run.
func Allocations(v game.Variant, o game.Options, seed uint64) error {
	w := &walk{v: v, in: v.Info(), o: o, seed: seed}
	if err := w.prepare(); err != nil {
		return err
	}
	for range 12 {
		for range 15 {
			if w.pos.Outcome().Over {
				return nil
			}
			w.turns = w.pos.Turns(w.turns[:0])
			w.pos.Do(w.turns[w.rng.IntN(len(w.turns))])
			if w.pos.Actor() == game.Chance {
				w.pos.DoReveal(game.PickReveal(w.rng, w.pos.Reveals(nil)))
			}
		}
		for _, p := range w.probes() {
			n := testing.AllocsPerRun(3, p.run)
			if n != 0 { // the count is the whole program's: what is of the game comes again
				n = min(n, testing.AllocsPerRun(3, p.run))
			}
			if n != 0 {
				return fmt.Errorf("%s seed %d: %s allocates %.0f times at %s", w.in.ID, seed, p.name, n, w.pos)
			}
		}
	}
	return nil
}

// prepare starts a game outside of walk.game.
func (w *walk) prepare() (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = w.report(r)
		}
	}()
	w.start()
	w.rng = rand.New(rand.NewPCG(w.seed, 0xA110C))
	return nil
}

type probe struct {
	name string
	run  func()
}

func (w *walk) probes() []probe {
	pos := w.pos
	turns := pos.Turns(nil)
	buffer := make([]game.Turn, 0, 4*len(turns)+64)
	reveals := make([]game.Reveal, 0, 512)
	squares := make([]game.Square, 0, 64)
	seats := game.Seat(len(w.in.Seats))
	return append(w.tacticalProbes(turns, buffer), []probe{
		{"Turns", func() { pos.Turns(buffer) }},
		{"Count", func() { pos.Count() }},
		{"Hash", func() { pos.Hash() }},
		{"Outcome", func() { pos.Outcome() }},
		{"Eval", func() {
			for s := range seats {
				pos.Eval(s)
			}
		}},
		{"Check", func() {
			for s := range seats {
				pos.Check(squares, s)
			}
		}},
		{"Gain", func() {
			for _, t := range turns {
				pos.Gain(t)
			}
		}},
		{"Do, Reveals, DoReveal or Undo", func() {
			for _, t := range turns {
				pos.Do(t)
				if pos.Actor() == game.Chance {
					for _, d := range pos.Reveals(reveals) {
						pos.DoReveal(d)
						pos.Undo()
					}
				}
				pos.Undo()
			}
		}},
	}...)
}

// tacticalProbes are the probes of a position's methods for a search beyond the rules.
func (w *walk) tacticalProbes(turns, buffer []game.Turn) []probe {
	pos, ok := w.pos.(game.Tactical)
	if !ok {
		return nil
	}
	return []probe{
		{"Gains", func() { pos.Gains(buffer) }},
		{"Verdict", func() { pos.Verdict() }},
		{"See", func() {
			for _, t := range turns {
				pos.See(t)
			}
		}},
		{"Pass or Undo", func() {
			if pos.Pass() {
				pos.Undo()
			}
		}},
	}
}
