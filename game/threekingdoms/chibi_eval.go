package threekingdoms

import "yanyi/game"

// Chibi is judged as a game of two sides (README.md, Chibi): what is good for one ally is
// as good for the other, and bad for Wei.

// What the two sides' ways count, in centipawns.
const (
	restWorth = 20  // Han may not move next
	pactOdds  = 900 // see Odds
)

// pactEval is Eval: the allies' side against Wei's.
func (e evaluation) pactEval(s game.Seat) int {
	var forces [3]int
	e.mobility(&forces)
	v := e.sums[game.Han].worth()
	for seat := range forces {
		forces[seat] += e.strength(game.Seat(seat))
	}
	v += forces[game.Wu] + forces[game.Shu]
	if e.m.rests {
		v -= restWorth
	}
	v += e.pactSiege() - forces[game.Wei] + e.pactChase(v, forces[game.Wei])
	if s == game.Wei {
		v = -v
	}
	return e.waning(v)
}

// pactSiege is what the allies' pieces together are to Wei's palace, less what Wei's are to
// theirs, which is one: who has two moves in a round is the greater danger to a king, who has
// two kings to look for finds one sooner.
func (e evaluation) pactSiege() int {
	ours := e.sums[game.Han].besieges(game.Wei)
	for seat := range e.m.command[:game.Han] {
		if seat := game.Seat(seat); seat != game.Wei && e.m.alive.Has(seat) {
			ours += e.sums[seat].besieges(game.Wei)
		}
	}
	prey := game.Shu
	if !e.m.alive.Has(prey) {
		prey = game.Wu
	}
	theirs := e.sums[game.Wei].besieges(prey)
	ours, theirs = ours/siegeUnit, theirs/siegeUnit
	return (ours*ours - theirs*theirs) * e.judge.besieged / 800
}

// pactChase judges the hunt for a king whose side has hardly anything left.
func (e evaluation) pactChase(ours, theirs int) (v int) {
	switch {
	case hunts(ours, theirs) && e.m.alive.Has(game.Wei):
		for seat := game.Wu; seat <= game.Shu; seat += game.Shu {
			if e.m.alive.Has(seat) {
				v += e.pursuit(game.Wei, seat)
			}
		}
	case hunts(theirs, ours):
		for seat := game.Wu; seat <= game.Shu; seat += game.Shu {
			if e.m.alive.Has(seat) {
				v -= e.pursuit(seat, game.Wei)
			}
		}
	}
	return v
}
