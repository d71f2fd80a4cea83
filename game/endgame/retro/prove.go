package retro

import (
	"yanyi/game"
	"yanyi/game/endgame"
)

// Prover proves endgames. It keeps the graph of the last one, in which those of the same theme
// stand as a rule. It is not safe for concurrent use.
type Prover struct {
	v      game.Variant
	graph  *Graph
	solved map[solving]*Solution
}

// solving is for whom a graph is solved.
type solving struct {
	seat  game.Seat
	holds bool
}

// NewProver is a prover of a variant's endgames.
func NewProver(v game.Variant) *Prover { return &Prover{v: v} }

// Prove proves an endgame: that it is won in exactly so many turns, or that it can be held and
// lost. It returns what is wrong.
func (p *Prover) Prove(e *endgame.Endgame) error {
	pos, err := e.Start(p.v)
	if err != nil {
		return err
	}
	at, ok := 0, false
	if p.graph != nil {
		at, ok = p.graph.Find(pos)
	}
	if !ok {
		p.graph = nil // its memory is needed
		if p.graph, err = New(p.v.Info(), pos, Most); err != nil {
			return err
		}
		p.solved = map[solving]*Solution{}
		at = 0
	}
	seat := pos.Actor()
	s := p.solution(solving{seat, e.Turns == 0})
	n, won := s.Turns(at)
	switch {
	case e.Turns > 0 && !won:
		return game.Errorf("it is not won")
	case e.Turns > 0 && n != e.Turns:
		return game.Errorf("it is won in %d turns, not %d", n, e.Turns)
	case e.Turns > 0:
		return p.ends(s, pos)
	case len(p.v.Info().Seats) != 2:
		return game.Errorf("what is held is proven for two only")
	case won:
		return game.Errorf("it cannot be held without checks")
	}
	if keep, all := s.Keeps(at, 1^seat); keep == all {
		return game.Errorf("every turn holds")
	}
	return nil
}

func (p *Prover) solution(w solving) *Solution {
	s := p.solved[w]
	if s == nil {
		if w.holds {
			s = p.graph.Loss(w.seat)
		} else {
			s = p.graph.Win(w.seat)
		}
		p.solved[w] = s
	}
	return s
}

// ends plays the endgame from its position, with its counters, by the best turns of all, and
// reports what ends it unless that is the win.
func (p *Prover) ends(s *Solution, pos game.Position) error {
	winner, pos := pos.Actor(), pos.Clone()
	for !pos.Outcome().Over {
		best, least := game.NoTurn, 0
		for _, t := range pos.Turns(nil) {
			pos.Do(t)
			i, known := p.graph.Find(pos)
			n, won := s.Turns(i)
			pos.Undo()
			if !known || !won {
				continue
			}
			if pos.Actor() != winner { // it holds out as long as it can
				n = -n
			}
			if best == game.NoTurn || n < least {
				best, least = t, n
			}
		}
		if best == game.NoTurn {
			return game.Errorf("played out it comes to %s, which is not won", pos.String())
		}
		pos.Do(best)
	}
	if o := pos.Outcome(); !o.Won(winner) {
		return game.Errorf("played out it ends by %s", o.Reason)
	}
	return nil
}
