package gametest

import (
	"math/rand/v2"

	"yanyi/game"
)

// CheckPosition reads a position string and checks the position as [Run] does. A rejected text
// is no fault. The position need not arise in play.
func CheckPosition(v game.Variant, o game.Options, text string) (err error) {
	deck, err := readDeck()
	if err != nil {
		return err
	}
	w := &walk{v: v, in: v.Info(), o: o, nth: thorough, deck: deck, rng: rand.New(rand.NewPCG(1, 2))}
	defer func() {
		if r := recover(); r != nil {
			err = w.report(r)
		}
	}()
	pos, bad := v.Parse(text, o)
	if bad != nil {
		return nil
	}
	w.pos = pos
	w.hashes = append(w.hashes, pos.Hash())
	w.view = pos.View(game.NoSeat)
	w.checkPlain()
	w.checkThorough()
	return nil
}
