package search

import (
	"math"

	"yanyi/game"
)

// The search's dimensions.
const (
	maxDepth = 64  // plies of the main search
	maxPly   = 160 // frames: main search, extensions and quiescence
)

// Pruning margins in centipawns.
const (
	marginReverse = 130 // a ply, for trusting a good evaluation
	marginFutile  = 160 // a ply, for giving up quiet turns
)

// node is the value of the position for the side that acts, within (a, b).
func (s *Searcher) node(depth, ply, a, b int) int {
	if s.spent() {
		return 0
	}
	f := &s.frames[ply]
	f.pv = f.pv[:0]
	sign := s.sign()
	if ply > 0 {
		if v, ok := s.settled(ply); ok {
			return sign * v
		}
	}
	if f.hash = mix(s.pos.Hash()); ply > 0 && s.repeats(ply) {
		return sign * s.draw()
	}
	checked := s.checked(f)
	if checked && ply < 2*s.depth {
		depth++
	}
	if depth <= 0 || ply >= maxPly-1 {
		return s.quiet(quietPlies, ply, a, b, game.NoSquare, checked)
	}
	return s.full(depth, ply, a, b, sign, checked)
}

// full searches every turn of a node that has depth left.
func (s *Searcher) full(depth, ply, a, b, sign int, checked bool) int {
	f := &s.frames[ply]
	wide := b-a > 1
	known, ok := s.table.probe(f.hash)
	if ok && ply > 0 && !wide && int(known.depth) >= depth {
		if v := fromTable(int(known.value), ply); known.cuts(v, a, b) {
			return v
		}
	}
	f.stand = sign * s.eval()
	if s.goodEnough(f, depth, b, wide, checked) {
		return f.stand
	}
	if len(f.list(s.pos)) == 0 {
		return sign * s.stuck(ply)
	}
	f.turns = s.thin(f.turns)
	if ply == 0 {
		f.turns = s.unbarred(f.turns)
	}
	s.rank(f, known.turn)
	if known.turn == 0 && depth >= 4 && !s.plain {
		depth-- // without a turn to begin with a shallower search costs less than it errs
	}
	return s.turns(depth, ply, a, b, sign, checked)
}

// cuts reports whether a stored value decides a node's window.
func (e entry) cuts(v, a, b int) bool {
	return e.bound == exact || e.bound == lower && v >= b || e.bound == upper && v <= a
}

// goodEnough reports whether the position is so good that a shallow search is
// not going to bring it below b (reverse futility).
func (s *Searcher) goodEnough(f *frame, depth, b int, wide, checked bool) bool {
	return !s.plain && !wide && !checked && depth <= 3 &&
		b > -decisive && b < decisive && f.stand-marginReverse*depth >= b
}

// turns is the loop over the frame's ranked turns.
func (s *Searcher) turns(depth, ply, a, b, sign int, checked bool) int {
	f := &s.frames[ply]
	best, bestTurn, floor := -math.MaxInt, game.NoTurn, a
	for i := range f.turns {
		t, gain := f.next(i)
		if best > -decisive && s.hopeless(f, i, depth, ply, a, gain, checked) && !s.forces(t, ply) {
			best = max(best, a) // it was not searched, so no more than a is known
			continue
		}
		v, chance := s.try(t, i, gain, depth, ply, a, b, sign, checked)
		if s.stopped {
			return 0
		}
		if v > best {
			best, bestTurn = v, t
		}
		if v > a {
			a = v
			f.extend(t, &s.frames[ply+1], chance)
			if ply == 0 {
				s.note(v)
			}
		}
		if a >= b {
			s.learn(f, i, depth)
			break
		}
	}
	s.table.store(f.hash, bestTurn, toTable(best, ply), depth, kindOf(best, floor, b))
	return best
}

func kindOf(v, a, b int) bound {
	switch {
	case v >= b:
		return lower
	case v <= a:
		return upper
	}
	return exact
}

// hopeless reports whether a late quiet turn near the leaves is not worth trying
// (futility and late-move pruning).
func (s *Searcher) hopeless(f *frame, i, depth, ply, a, gain int, checked bool) bool {
	if s.plain || ply == 0 || checked || gain > 0 || i == 0 || depth > 3 {
		return false
	}
	return f.stand+marginFutile*depth <= a || i > 8+6*depth*depth
}

// forces reports whether a turn leaves whoever acts next in check or, among three,
// ends the game, be it by a stalemate that saves the weaker ones. Between two the
// family's games know no such rescue.
func (s *Searcher) forces(t game.Turn, ply int) bool {
	s.pos.Do(t)
	forces := s.pos.Actor() != game.Chance && (s.checked(&s.frames[ply+1]) || s.seats > 2 && s.pos.Outcome().Over)
	s.pos.Undo()
	return forces
}

// try plays a turn and returns its value for the side that plays it, and whether
// chance had a say in it.
func (s *Searcher) try(t game.Turn, i, gain, depth, ply, a, b, sign int, checked bool) (int, bool) {
	alive, actor := s.alive(), s.pos.Actor()
	s.pos.Do(t)
	reward := sign*s.spoils(alive, actor, ply) + s.leaning(t, gain, ply)
	a, b = max(-Mate, a-reward), min(Mate, b-reward)
	chance := s.pos.Actor() == game.Chance
	var v int
	if i == 0 {
		v = s.after(depth-1, ply+1, a, b, sign)
	} else {
		less := s.reduction(i, gain, depth, checked)
		v = s.after(depth-1-less, ply+1, a, a+1, sign)
		if v > a && less > 0 && !s.stopped {
			v = s.after(depth-1, ply+1, a, a+1, sign)
		}
		if v > a && v < b && !s.stopped {
			v = s.after(depth-1, ply+1, a, b, sign)
		}
	}
	s.pos.Undo()
	return earn(v, reward), chance
}

// reductions is by how much less deep late turns are searched, by depth and place.
var reductions = func() (r [maxDepth][64]int8) {
	var log [max(maxDepth, 64)]float64 // a page waits for these when it starts
	for i := 2; i < len(log); i++ {
		log[i] = math.Log(float64(i))
	}
	for d := 2; d < maxDepth; d++ {
		for i := 3; i < 64; i++ {
			r[d][i] = int8(0.5 + log[d]*log[i]/2.2)
		}
	}
	return r
}()

func (s *Searcher) reduction(i, gain, depth int, checked bool) int {
	if s.plain || checked || gain > 0 || depth < 2 {
		return 0
	}
	return min(int(reductions[min(depth, maxDepth-1)][min(i, 63)]), depth-1)
}

// after is the value of the position a turn led to, for the side of the given
// sign which played it.
func (s *Searcher) after(depth, ply, a, b, sign int) int {
	if s.pos.Actor() == game.Chance {
		return s.expect(depth, ply, a, b, sign)
	}
	return s.as(depth, ply, a, b, sign)
}

// as is the value of the position for the side of the given sign, whoever acts.
func (s *Searcher) as(depth, ply, a, b, sign int) int {
	if s.sign() == sign {
		return s.node(depth, ply, a, b)
	}
	return -s.node(depth, ply, -b, -a)
}

// alive is who lives, where anybody can go out before the end.
func (s *Searcher) alive() game.SeatSet {
	if s.seats < 3 {
		return 0
	}
	return s.pos.Alive()
}

// checked reports whether the acting seat's king is attacked.
func (s *Searcher) checked(f *frame) bool {
	f.checkers = s.pos.Check(f.checkers[:0], s.pos.Actor())
	return len(f.checkers) > 0
}

// repeats reports whether the position stood on the way here before: whoever
// could do better would have, so it is worth no more than a draw.
func (s *Searcher) repeats(ply int) bool {
	h := s.frames[ply].hash
	for i := ply - 2; i >= 0; i-- {
		if s.frames[i].hash == h {
			return true
		}
	}
	return false
}
