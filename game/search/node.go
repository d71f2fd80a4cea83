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

// node is the value of the position for the side that acts, within (a, b).
func (s *Searcher) node(depth, ply, a, b int) int {
	if s.spent() {
		return 0
	}
	f := &s.frames[ply]
	f.pv = f.pv[:0]
	f.hash = mix(s.pos.Hash())
	s.early = s.transpositions.early(f.hash)
	f.actor = s.pos.Actor()
	sign := s.signOf(f.actor)
	if ply > 0 {
		if v, ok := s.over(ply); ok {
			return sign * v
		}
		if a, b = s.sooner(ply, a, b); a >= b {
			return a
		}
	}
	f.checked = s.checked(f)
	if f.checked && ply < 2*s.depth && (depth <= 0 || !s.prunesLikeTwo()) && !(ply > 0 && s.rivalry(s.frames[ply-1].actor)) {
		depth++ // between two, checks further up are worth no more than other turns
	}
	switch {
	case depth > 0 && ply < maxPly-1:
		return s.full(depth, ply, a, b, sign)
	case s.prunesLikeTwo():
		return s.quiescence(withChecks, ply, a, b, sign)
	}
	return s.chanceQuiescence(quietPlies, ply, a, b, game.NoSquare, f.checked)
}

// sooner narrows a window by the mates still possible at a ply.
func (s *Searcher) sooner(ply, a, b int) (int, int) {
	if !s.prunesLikeTwo() {
		return a, b
	}
	return max(a, ply-Mate), min(b, Mate-ply-1)
}

// over is the value for the root of a game that has ended or repeats itself: a position repeated
// in the tree counts as if it had occurred once more, because a player who could do better would
// have deviated.
func (s *Searcher) over(ply int) (int, bool) {
	if s.prunesLikeTwo() && !s.allied() {
		o := s.duel.Verdict()
		return s.result(o, ply), o.Over
	}
	if v, ok := s.settled(ply); ok {
		return v, true
	}
	return s.draw(), s.repeats(ply)
}

// full searches the turns of a node that has depth left.
func (s *Searcher) full(depth, ply, a, b, sign int) int {
	f := &s.frames[ply]
	f.covered = false
	if s.rests(ply) {
		f.stand = s.frames[ply-1].stand
		if v, may := s.wait(depth, ply, a, b, sign); may {
			return v
		}
	}
	f.narrow = s.narrows(f, ply)
	hash := f.key()
	known, ok := s.transpositions.probe(hash)
	if ok && ply > 0 && b-a == 1 && int(known.depth) >= depth && f.without == game.NoTurn {
		if v := fromStored(int(known.value), ply); known.cuts(v, a, b) {
			return v
		}
	}
	s.judge(f, known, ok, ply, sign)
	if v, ok := s.shortcut(f, depth, ply, a, b, sign); ok {
		return v
	}
	more, v := s.singular(known, depth, ply, b, sign)
	if more < 0 || s.stopped {
		return v
	}
	if len(f.list(s.pos)) == 0 {
		return sign * s.stuck(ply)
	}
	if ply == 0 {
		f.turns = s.allows(f.turns)
	}
	if ply > 0 && s.waiter != nil {
		f.turns, f.covered = coverUp(f.turns)
	} else {
		f.turns = s.thin(f.turns)
	}
	if ply == 0 {
		f.turns = s.unbarred(f.turns)
	}
	if known.turn == 0 && depth >= 4 && !s.plain {
		depth-- // without a turn to begin with, a shallower search costs less than bad ordering
	}
	f.futile = s.futile(f, depth, ply, a)
	s.rank(f, ply, known.turn)
	return s.turns(depth, ply, a, b, sign, more)
}

// narrowKey tells the results of nodes that try one turn from those of the same positions
// elsewhere.
const narrowKey = 0x9FB21C651E98DF25

// key is the node's key in the table; another one while turns are left out.
func (f *frame) key() uint64 {
	key := f.hash
	if f.narrow {
		key ^= narrowKey
	}
	if f.without != game.NoTurn {
		key ^= mix(uint64(f.without))
	}
	return key
}

// cuts reports whether a stored value decides a node's window.
func (e entry) cuts(v, a, b int) bool {
	return e.bound == exact || e.bound == lower && v >= b || e.bound == upper && v <= a
}

// judge records the evaluation for the acting side, and whether it is better than a turn ago.
func (s *Searcher) judge(f *frame, known entry, ok bool, ply, sign int) {
	if ok && known.stand != unjudged {
		f.stand = int(known.stand)
	} else {
		f.stand = sign * s.eval()
	}
	f.rising = !f.checked && (ply < 2 || f.stand > s.frames[ply-2].stand)
}

// turns is the loop over the frame's ranked turns; the first is searched by more plies deeper.
func (s *Searcher) turns(depth, ply, a, b, sign, more int) int {
	f := &s.frames[ply]
	best, bestTurn, floor := -math.MaxInt, game.NoTurn, a
	f.tried = f.tried[:0]
	for i := 0; i < len(f.turns) && a < b; i++ {
		if best > -decisive && s.late(f, depth, ply, a) {
			best = max(best, a)
			break
		}
		t, gain := f.next(i)
		if f.without != game.NoTurn && t.Chosen() == f.without {
			continue
		}
		if best > -decisive && s.skips(f, i, depth, ply, a, gain) {
			best = max(best, a) // it was not searched, so no more than a is known
			continue
		}
		v, chance := s.try(t, i, gain, depth+more, ply, a, b, sign)
		if s.stopped {
			return 0
		}
		more = 0
		f.tried = append(f.tried, int32(i))
		if v > best {
			best, bestTurn = v, t
		}
		if v > a {
			a = v
			s.raise(f, i, depth, ply, v, b, chance)
		}
	}
	if len(f.tried) == 0 && !f.covered {
		return a // the only turn was left out
	}
	if a < b {
		best = s.orWait(depth, ply, a, b, sign, best)
		if s.stopped {
			return 0
		}
	}
	s.transpositions.store(f.key(), bestTurn, toStored(best, ply), f.stand, depth, kindOf(best, floor, b))
	return best
}

// raise keeps the frame's i-th turn, the best so far, and learns from it if it refutes.
func (s *Searcher) raise(f *frame, i, depth, ply, v, b int, chance bool) {
	f.extend(f.turns[i], &s.frames[ply+1], chance)
	if ply == 0 {
		s.note(v)
	}
	if v >= b {
		s.learn(f, i, ply, depth)
	}
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

// try plays a turn and returns its value for the side that plays it, and whether a draw was
// involved.
func (s *Searcher) try(t game.Turn, i, gain, depth, ply, a, b, sign int) (int, bool) {
	f, child := &s.frames[ply], &s.frames[ply+1]
	alive, actor := s.alive(), s.pos.Actor()
	f.slot = s.slot(t)
	s.pos.Do(t)
	reward := sign * s.spoils(alive, actor, ply, sign*f.stand)
	if abs(a) < decisive { // once games end, temperaments have no influence
		reward += s.leaning(t, gain, ply)
	}
	a, b = max(-Mate, a-reward), min(Mate, b-reward)
	chance := s.pos.Actor() == game.Chance
	var v int
	if len(f.tried) == 0 {
		child.cut = b-a == 1 && !f.cut
		v = s.after(depth-1, ply+1, a, b, sign)
	} else {
		less := s.reduction(f, i, gain, depth, b-a > 1)
		if less > 0 && s.forced(chance, actor) {
			less = 0
		}
		child.cut = less > 0 || !f.cut
		v = s.after(depth-1-less, ply+1, a, a+1, sign)
		if v > a && less > 0 && !s.stopped {
			child.cut = !f.cut
			v = s.after(depth-1, ply+1, a, a+1, sign)
		}
		if v > a && v < b && !s.stopped {
			child.cut = false
			v = s.after(depth-1, ply+1, a, b, sign)
		}
	}
	s.pos.Undo()
	return earn(v, reward), chance
}

// forced reports whether the turn that actor has just played gives check to one of three
// players, who then moves before the others.
func (s *Searcher) forced(chance bool, actor game.Seat) bool {
	return !chance && s.threeWithTactics() && s.tactics.InCheck() && !s.rivalry(actor)
}

// after is the value of the position a turn led to, for the side of that sign, which played it.
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

// alive is the living seats, where a seat can go out before the end.
func (s *Searcher) alive() game.SeatSet {
	if s.seats < 3 {
		return 0
	}
	return s.pos.Alive()
}

// checked reports whether the acting seat's king is attacked.
func (s *Searcher) checked(f *frame) bool {
	if s.tactics != nil {
		return s.tactics.InCheck()
	}
	f.checkers = s.pos.Check(f.checkers[:0], s.pos.Actor())
	return len(f.checkers) > 0
}

// repeats reports whether the position occurred before on the path.
func (s *Searcher) repeats(ply int) bool {
	h := s.frames[ply].hash
	for i := ply - 1; i >= 0; i-- {
		f := &s.frames[i]
		if f.passed && f.covered {
			return false // a piece turned over stays face up
		}
		if i < ply-1 && f.hash == h {
			return true
		}
	}
	return false
}
