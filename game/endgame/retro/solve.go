package retro

import "yanyi/game"

// longest is the longest win that is looked for, in turns of the winner: so few that no counter
// of turns without a capture ends the game before (100 turns of two at the least).
const longest = 45

// never is no number of turns.
const never = ^uint8(0)

// Solution is in how many turns a player wins from each position of a graph.
type Solution struct {
	g     *Graph
	turns []uint8 // of the winner, or never
}

// Win solves a graph for a player who wants to win, with all others together against it.
func (g *Graph) Win(player game.Seat) *Solution { return g.solve(player, false) }

// Loss solves a graph of two for the opponent of a player who wants to hold and never checks.
func (g *Graph) Loss(player game.Seat) *Solution { return g.solve(1^player, true) }

// solve goes backwards from the positions that are won. Where all others are quiet they never
// check the winner: who has nothing else has lost there.
func (g *Graph) solve(winner game.Seat, quiet bool) *Solution {
	s := &Solution{g, make([]uint8, len(g.states))}
	left := make([]uint16, len(g.states)) // turns of others that are not yet known to lose
	barred := func(to uint32) bool { return quiet && g.states[to].check && g.states[to].actor == winner }
	var now, next []uint32
	for i := range g.states {
		at := &g.states[i]
		s.turns[i] = never
		if !at.over && at.actor != winner {
			for _, to := range g.out(uint32(i)) {
				if !barred(to) {
					left[i]++
				}
			}
		}
		if at.over && at.winner.Has(winner) || !at.over && at.actor != winner && left[i] == 0 {
			s.turns[i] = 0
			now = append(now, uint32(i))
		}
	}
	for n := uint8(0); n < longest && len(now) > 0; n++ {
		for k := 0; k < len(now); k++ { // it grows
			for _, from := range g.back[g.backAt[now[k]]:g.backAt[now[k]+1]] {
				switch {
				case s.turns[from] != never:
				case g.states[from].actor == winner:
					s.turns[from] = n + 1
					next = append(next, from)
				case !barred(now[k]):
					if left[from]--; left[from] == 0 {
						s.turns[from] = n
						now = append(now, from)
					}
				}
			}
		}
		now, next = next, now[:0]
	}
	return s
}

// Turns is in how many own turns the winner wins from a position, by its number; ok is false if
// it does not.
func (s *Solution) Turns(i int) (n int, ok bool) { return int(s.turns[i]), s.turns[i] != never }

// Keeps is how many of the turns of a position keep what it is: those that win fastest where the
// winner is to move, those that do not lose where the other one is.
func (s *Solution) Keeps(i int, winner game.Seat) (keep, all int) {
	n, _ := s.Turns(i)
	for _, to := range s.g.out(uint32(i)) {
		after, won := s.Turns(int(to))
		if all++; s.g.Actor(i) == winner && won && after == n-1 || s.g.Actor(i) != winner && !won {
			keep++
		}
	}
	return keep, all
}
