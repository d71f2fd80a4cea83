package proof

import (
	"slices"
	"yanyi/game"
	"yanyi/game/puzzle"
	"yanyi/game/search/baseline"
)

// fewest is how many turns there must be to choose from.
const fewest = 3

// Promise is the first impression of a position.
type Promise struct {
	Turn game.Turn // that may be the only good one
	Easy bool      // it wins at once, or takes most, and safely
	Wins bool      // it wins by force
}

// Promises looks at a position of a game; ok is false if no turn seems the only good one.
func (j *Judge) Promises(pos game.Position) (p Promise, ok bool) {
	v, ok := j.lookBy(j.glance, pos, glanceNodes)
	if !ok || !leads(pos, &v, promising) {
		return p, false
	}
	pos = pos.Clone()
	return Promise{v.turn, v.score == mateScore-1 || plain(pos, legal(pos, v.turn)), v.score >= decisive}, true
}

// leads reports whether the best turn of a position is worth a further look: it wins, or is
// better by so much. Of a gamble, which is seldom much better than another, less is asked.
func leads(pos game.Position, v *verdict, least lead) bool {
	if v.score >= decisive || v.clear(least) {
		return true
	}
	if !v.clear(oddsProven) {
		return false
	}
	pos = pos.Clone()
	pos.Do(legal(pos, v.turn))
	return pos.Actor() == game.Chance
}

// Puzzle is the puzzle of a position, if it is one. Only the position string counts.
func (j *Judge) Puzzle(text string) (p puzzle.Puzzle, ok bool) {
	pos, err := j.v.Parse(text, nil)
	if err != nil || pos.Outcome().Over || !pos.Actor().Player() || len(pos.Turns(nil)) < fewest {
		return p, false
	}
	v, ok := j.look(pos, replyNodes)
	if !ok || !leads(pos, &v, worthALook) {
		return p, false
	}
	d := draft{Judge: j, start: pos, seat: pos.Actor()}
	if !d.mates(v) && !d.survives(v) && !d.stands() {
		return p, false
	}
	if d.theme, ok = d.about(); !ok || d.atOnce() && d.checks() < tempting {
		return p, false
	}
	p = puzzle.Puzzle{
		Variant: j.in.ID, Seat: string(rune(j.in.Seats[d.seat].Letter)), Theme: d.theme, Goal: d.goal, Position: pos.String(),
	}
	for _, t := range d.line {
		p.Line = append(p.Line, j.in.FormatTurn(t.Chosen()))
	}
	p.ID, p.Grade = p.Name(), d.grade()
	return p, true
}

// draft is a puzzle that comes about.
type draft struct {
	*Judge
	start game.Position
	seat  game.Seat
	goal  puzzle.Goal
	theme puzzle.Theme
	line  []game.Turn
}

// mates looks for a win, or an army won, that can be proven by looking at everything.
func (d *draft) mates(v verdict) bool {
	if plies := mateScore - v.score; v.score >= decisive && plies <= puzzle.MostPlies {
		if d.forced(puzzle.Goal{Aim: puzzle.Win, Plies: plies}) {
			return true
		}
	}
	if len(d.in.Seats) == 2 {
		return false
	}
	for _, plies := range [...]int{1, 3} {
		if d.forced(puzzle.Goal{Aim: puzzle.Absorb, Plies: plies}) {
			return d.line[0].Chosen() == v.turn
		}
	}
	return false
}

// forced reports whether exactly one turn each time reaches a goal, and keeps the line.
func (d *draft) forced(goal puzzle.Goal) bool {
	t, ok := d.only(d.start, goal, proofLimit)
	if !ok {
		return false
	}
	d.goal, d.line = goal, append(d.line[:0], t)
	pos := d.start.Clone()
	pos.Do(t)
	return d.resist(pos, goal.Plies-1) && d.last() == d.seat
}

// resist looks for answers that leave the solver one good turn each time, as often as possible.
func (d *draft) resist(pos game.Position, left int) bool {
	switch {
	case pos.Actor() == game.Chance:
		return left == 0
	case left == 0:
		return pos.Outcome().Won(d.seat) || d.goal.Aim != puzzle.Win
	case pos.Outcome().Over: // by an answer
		return false
	}
	depth := len(d.line)
	if pos.Actor() == d.seat {
		t, ok := d.only(pos, puzzle.Goal{Aim: d.goal.Aim, Plies: left}, proofLimit)
		if !ok {
			return false
		}
		d.line = append(d.line, t)
		pos.Do(t)
		defer pos.Undo()
		return d.resist(pos, left-1)
	}
	for _, t := range pos.Turns(nil) {
		d.line = append(d.line[:depth], t)
		pos.Do(t)
		ok := pos.Actor() != game.Chance && d.resist(pos, left-1)
		pos.Undo()
		if ok {
			return true
		}
	}
	d.line = d.line[:depth]
	return false
}

// survives looks for the only turn that does not lose by force.
func (d *draft) survives(v verdict) bool {
	if v.next > lost || v.best < even {
		return false
	}
	for _, plies := range [...]int{2, 3, 4} {
		keys, ok := d.keys(d.start, puzzle.Survive, plies, proofLimit)
		switch {
		case !ok || len(keys) == 0:
			return false
		case len(keys) == 1:
			d.goal, d.line = puzzle.Goal{Aim: puzzle.Survive, Plies: plies}, keys
			return v.turn == keys[0].Chosen()
		}
	}
	return false
}

// Shares of wins, from which on one is lost, stands evenly and well.
const (
	lost = 0.1
	even = 0.3
	well = 0.6
)

// mostOwn is how many turns of the solver a line judged by search has.
const mostOwn = 3

// stands searches for a turn that alone is good.
func (d *draft) stands() bool {
	v, ok := d.look(d.start, d.nodes)
	if !ok || v.best < even {
		return false
	}
	d.goal = puzzle.Goal{Aim: puzzle.Hold}
	if v.best >= well {
		d.goal.Aim = puzzle.Gain
	}
	pos := d.start.Clone()
	t := legal(pos, v.turn)
	d.line = append(d.line[:0], t)
	if pos.Do(t); pos.Actor() == game.Chance {
		return d.gambles(v)
	}
	if !v.clear(found) {
		return false
	}
	for own := 1; own < mostOwn; own++ {
		if !d.goesOn(pos) {
			break
		}
	}
	return true
}

// likener is a game that knows turns of which one is as good as another.
type likener interface{ Alike(t game.Turn) bool }

// gambles reports whether the turn of the line, with a draw, is best by the odds.
func (d *draft) gambles(v verdict) bool {
	if pos, ok := d.start.(likener); ok && pos.Alike(d.line[0]) || !v.clear(oddsFound) {
		return false
	}
	d.goal.Aim = puzzle.Odds
	v = d.odds(d.start)
	return v.turn == d.line[0].Chosen() && v.clear(oddsFound)
}

// goesOn adds the answers of all others and the solver's next turn to the line, if that
// alone is good again, and nothing turns up on the way.
func (d *draft) goesOn(pos game.Position) bool {
	depth := len(d.line)
	for pos.Actor() != d.seat {
		if pos.Outcome().Over || pos.Actor() == game.Chance {
			d.line = d.line[:depth]
			return false
		}
		t := legal(pos, d.best(pos, replyNodes))
		d.line = append(d.line, t)
		pos.Do(t)
	}
	if v, ok := d.look(pos, d.nodes); ok && !pos.Outcome().Over && v.clear(found) {
		t := legal(pos, v.turn)
		if pos.Do(t); pos.Actor() != game.Chance {
			d.line = append(d.line, t)
			return true
		}
	}
	d.line = d.line[:depth]
	return false
}

// legal is the legal turn of a choice, notes included.
func legal(pos game.Position, chosen game.Turn) game.Turn {
	for _, t := range pos.Turns(nil) {
		if t.Chosen() == chosen {
			return t
		}
	}
	panic("proof: a search chose no legal turn")
}

// ladder is by how many nodes the search is asked: the more it needs, the harder.
var ladder = [...]uint64{60, 250, 1_000, 4_000, 16_000}

// effort is the solver's effort, in half steps: the depth at which the first turn is found and
// stays found, the length of the line, whether the turn is quiet, and how few turns there are.
func (d *draft) effort() int {
	key, need := d.line[0].Chosen(), 0
	for i, nodes := range ladder {
		if d.best(d.start, nodes) != key {
			need = i + 1
		}
	}
	effort := 2 * need
	effort += min(2, d.own()-1)
	if gain := d.start.Gain(d.line[0]); gain <= 0 && len(d.start.Check(nil, d.seat)) == 0 {
		effort++
	}
	if len(d.start.Turns(nil)) <= 2*fewest {
		effort -= 2
	}
	return effort
}

// last is the player of the line's last turn.
func (d *draft) last() (s game.Seat) {
	pos := d.start.Clone()
	for _, t := range d.line {
		s = pos.Actor()
		pos.Do(t)
	}
	return s
}

// own is how many turns of the line are the solver's.
func (d *draft) own() (n int) {
	pos := d.start.Clone()
	for _, t := range d.line {
		if pos.Actor() == d.seat {
			n++
		}
		pos.Do(t)
	}
	return n
}

// grade is the step of difficulty. Obvious captures are easiest.
func (d *draft) grade() int {
	if d.atOnce() || d.own() == 1 && plain(d.start, d.line[0]) {
		return 1
	}
	return max(1, min(puzzle.Grades, 2+d.effort()/2))
}

// atOnce reports whether the first turn wins the game, or an army.
func (d *draft) atOnce() bool { return d.goal.Aim <= puzzle.Absorb && d.goal.Plies == 1 }

// tempting is how many turns must check, so that to find the one that mates is a task.
const tempting = 4

// checks is how many turns leave another player in check.
func (d *draft) checks() (n int) {
	pos := d.start.Clone()
	for _, t := range pos.Turns(nil) {
		pos.Do(t)
		for s := range game.Seat(len(d.in.Seats)) {
			if s != d.seat && pos.Actor() != game.Chance && pos.Alive().Has(s) && len(pos.Check(nil, s)) > 0 {
				n++
				break
			}
		}
		pos.Undo()
	}
	return n
}

// plain reports whether a turn takes most of all, and safely.
func plain(pos game.Position, key game.Turn) bool {
	gain := pos.Gain(key)
	if gain <= 0 {
		return false
	}
	return !slices.ContainsFunc(pos.Turns(nil), func(t game.Turn) bool {
		return pos.Gain(t) > gain
	}) && baseline.TakenBack(pos, key) <= 0
}
