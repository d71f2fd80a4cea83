// Package proof proves and judges puzzles. A [Prover] proves exhaustively that a turn is the
// only one that forces something. A [Judge] decides whether positions are puzzles, and proves
// that each turn of a puzzle's solver is the only good one: with a Prover where possible, else
// by a search of a fixed number of nodes, which finds the same on every machine. Neither knows
// a variant.
//
// # What a Prover proves
//
// A [Goal] is a fact of the rules, such as a game won. A turn forces it within n plies if,
// after the turn, the goal is reached within n plies, that turn included, whatever all others
// answer (of three players both, allies too: nobody is counted on), and whatever is drawn from
// the bags. A ply is one complete turn of any player, so that between two a mate in 1, 2, 3, 4
// is one within 1, 3, 5, 7 plies.
//
// [Survive] is the converse: within n plies, the turn included, the others together cannot put
// the player out by force (win the game, between two), while after every other turn they can,
// whatever is drawn.
package proof

import (
	"slices"

	"yanyi/game"
)

// Goal is what a player must reach.
type Goal uint8

// The goals; "the player" is the actor of the position to be proven.
const (
	Win     Goal = iota // the game is over and the player is its only winner
	Absorb              // a rival is mated and its armies come to the player
	Oust                // a rival goes out of the game, in whatever way
	Depose              // the player's horse removes the emperor
	Ally                // the player's horse makes an alliance
	Survive             // the player stays in the game
)

var goalNames = [...]string{"win", "absorb", "oust", "depose", "ally", "survive"}

// String is the goal's name in test data.
func (g Goal) String() string { return goalNames[g] }

// GoalOf is the goal of a name.
func GoalOf(name string) (Goal, bool) {
	for i, n := range goalNames {
		if n == name {
			return Goal(i), true
		}
	}
	return 0, false
}

// most is the greatest number of plies of a proof. Within them no position occurs a third
// time, so that the position string holds all that matters.
const most = 7

// Prover proves. It owns its memory and is not safe for concurrent use.
type Prover struct {
	// Limit is how many turns may be tried for one proof; 0 is no limit.
	Limit uint64

	pos    game.Position
	player game.Seat
	goal   Goal
	tried  uint64
	known  [most + 1]map[string]bool // by plies left and position
	frames [most + 2]frame
	events []game.Event
}

// frame is the state of one ply of the proof.
type frame struct {
	turns   []game.Turn
	reveals []game.Reveal
	killer  game.Turn // decided a sibling
}

// Keys returns the turns of the acting player that reach the goal within so many
// plies, in the order of [game.Position.Turns]. It reports false if Limit did not
// suffice. The position is left as it was; only 1 to 7 plies can be proven.
func (p *Prover) Keys(pos game.Position, goal Goal, plies int) ([]game.Turn, bool) {
	if plies < 1 || plies > most || !pos.Actor().Player() {
		return nil, false
	}
	p.pos, p.player, p.goal, p.tried = pos.Clone(), pos.Actor(), goal, 0
	for i := range p.known {
		p.known[i] = map[string]bool{}
	}
	var keys []game.Turn
	for _, t := range p.pos.Turns(nil) {
		if p.after(t, plies-1) != (goal == Survive) {
			keys = append(keys, t)
		}
		if p.exhausted() {
			return nil, false
		}
	}
	return keys, true
}

func (p *Prover) exhausted() bool { return p.Limit > 0 && p.tried > p.Limit }

// after reports whether, after a turn, the attack has succeeded or will within the plies left,
// whatever is drawn. The attack is the player's own or, for survival, that of all others.
func (p *Prover) after(t game.Turn, left int) bool {
	p.tried++
	p.pos.Do(t)
	defer p.pos.Undo()
	if p.pos.Actor() != game.Chance {
		return p.reached() || p.forced(left)
	}
	f := &p.frames[left]
	f.reveals = p.pos.Reveals(f.reveals[:0])
	for _, d := range f.reveals {
		p.pos.DoReveal(d)
		ok := p.reached() || p.forced(left)
		p.pos.Undo()
		if !ok {
			return false
		}
	}
	return true
}

// forced reports whether the attack succeeds within the plies left.
func (p *Prover) forced(left int) bool {
	if left == 0 || p.exhausted() || p.pos.Outcome().Over || p.goal != Survive && !p.pos.Alive().Has(p.player) {
		return false
	}
	attacks := (p.pos.Actor() == p.player) != (p.goal == Survive)
	if left < 3 {
		return p.search(attacks, left)
	}
	key := p.pos.String()
	ok, seen := p.known[left][key]
	if !seen {
		ok = p.search(attacks, left)
		p.known[left][key] = ok
	}
	return ok
}

// search reports whether one of the actor's turns succeeds, or all, where others act.
func (p *Prover) search(attacks bool, left int) bool {
	return p.decided(left, attacks) == attacks
}

// decided reports whether some turn leads to the wanted end, the siblings' first.
func (p *Prover) decided(left int, want bool) bool {
	f := &p.frames[left]
	f.turns = p.pos.Turns(f.turns[:0])
	turns := f.turns
	for i, t := range turns {
		if t == f.killer {
			turns[0], turns[i] = turns[i], turns[0]
		}
	}
	for _, t := range turns {
		if p.after(t, left-1) == want {
			f.killer = t
			return true
		}
	}
	return false
}

// reached reports whether the last turn reached the attack's goal.
func (p *Prover) reached() bool {
	switch p.goal {
	case Win:
		o := p.pos.Outcome()
		return o.Won(p.player)
	case Survive:
		o := p.pos.Outcome()
		return o.Over && !o.Won(p.player) && o.Winner != game.NoSeat || !p.pos.Alive().Has(p.player)
	}
	p.events = p.pos.Events(p.events[:0])
	return slices.ContainsFunc(p.events, p.fits)
}

func (p *Prover) fits(e game.Event) bool {
	switch p.goal {
	case Absorb:
		return e.Type == game.Absorbed && e.Seat == p.player
	case Oust:
		return e.Type == game.WentOut && e.Seat != p.player
	case Depose:
		return e.Type == game.Deposed && e.Seat == p.player
	case Ally:
		return e.Type == game.Allied && e.Seat == p.player
	}
	return false
}
