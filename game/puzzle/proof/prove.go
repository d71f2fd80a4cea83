package proof

import (
	"yanyi/game"
	"yanyi/game/puzzle"
)

// Prove reports why a puzzle is not proven: its position or line is not legal, or one of
// its solver's turns is not the only good one, or it is about something else.
func (j *Judge) Prove(p *puzzle.Puzzle) error {
	start, line, err := p.Start(j.v)
	if err != nil {
		return err
	}
	d := draft{Judge: j, start: start, seat: start.Actor(), goal: p.Goal, line: line}
	pos := start.Clone()
	if n := len(pos.Turns(nil)); n < fewest {
		return game.Errorf("there are only %d turns to choose from", n)
	}
	for i, t := range line {
		if pos.Actor() == d.seat {
			if err := d.proves(pos, i, t.Chosen()); err != nil {
				return game.Errorf("turn %d %s: %w", i+1, p.Line[i], err)
			}
		}
		pos.Do(t)
	}
	if theme, ok := d.about(); !ok || theme != p.Theme {
		return game.Errorf("it is not about %s", p.Theme.String())
	}
	if p.Goal.Aim == puzzle.Win && !pos.Outcome().Won(d.seat) {
		return game.Errorf("the line does not end in a win")
	}
	return nil
}

// Sure reports whether a search longer than the proof's agrees; exhaustive proofs are sure.
func (j *Judge) Sure(p *puzzle.Puzzle) bool {
	if p.Goal.Aim.Exhaustive() {
		return true
	}
	further := New(j.v)
	further.nodes = sureNodes
	return further.Prove(p) == nil
}

// proves reports why a turn is not the only good one so many plies after the start.
func (d *draft) proves(pos game.Position, plies int, t game.Turn) error {
	if d.goal.Aim.Exhaustive() {
		key, ok := d.only(pos, puzzle.Goal{Aim: d.goal.Aim, Plies: d.goal.Plies - plies}, 0)
		if !ok {
			return game.Errorf("it is not the only one that reaches %s", d.goal.String())
		}
		return d.same(key, t)
	}
	v, ok := d.look(pos, d.nodes)
	least := proven
	if d.goal.Aim == puzzle.Odds {
		least = oddsProven
		if v.turn == t {
			v = d.odds(pos)
		}
	}
	switch {
	case !ok || v.turn != t:
		return d.same(v.turn, t)
	case !v.clear(least):
		return game.Errorf("it is better than others by %d only", v.lead.score)
	}
	return nil
}

// same reports that another turn is the good one.
func (d *draft) same(key, t game.Turn) error {
	if key.Chosen() != t {
		return game.Errorf("the good turn is %s", d.in.FormatTurn(key.Chosen()))
	}
	return nil
}
