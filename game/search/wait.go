package search

// waiter is a position of three players in which doing nothing is hardly ever better than the
// best turn. There a search may let a player do nothing in place of the turns that it skips.
type waiter interface {
	// Pass lets the actor do nothing, which no rule allows, and reports whether it did.
	Pass() bool
}

// rests reports whether the root's ally is to act, below the root and while three live. An
// ally takes nothing from the root and seldom does what their common enemy would like. So the
// tree has it do nothing: a round is two plies then, the root's turn and the enemy's answer.
func (s *Searcher) rests(ply int) bool {
	if s.waiter == nil || ply == 0 || s.ours(s.pos.Actor()) || s.pos.Alive().Len() < 3 {
		return false
	}
	return s.pos.Friends(s.root).Has(s.pos.Actor())
}

// orWait is best, the value of the best turn tried, or the value of doing nothing if that is
// better. The actor may do nothing where turns that turn a piece over were left out (coverUp).
func (s *Searcher) orWait(depth, ply, a, b, sign, best int) int {
	f := &s.frames[ply]
	if !f.covered {
		return best
	}
	depth--
	v, may := s.wait(depth, ply, a, b, sign)
	if !may || v <= best {
		return best
	}
	if v > a {
		f.pv = f.pv[:0] // a wait cannot be played, so the shown line ends here
	}
	return v
}

// wait is the value of the position for the acting side if it passes, and whether it may.
func (s *Searcher) wait(depth, ply, a, b, sign int) (v int, may bool) {
	if !s.waiter.Pass() {
		return 0, false
	}
	f := &s.frames[ply]
	f.passed, f.slot = true, none
	v = s.as(depth, ply+1, a, b, sign)
	f.passed = false
	s.pos.Undo()
	return v, true
}
