package search

// waiter is a game of three in which players hardly ever gain by waiting, so that waiting
// may stand for what is not looked at.
type waiter interface {
	// Pass lets the actor do nothing, which no rule allows, and reports whether it did.
	// Undo takes it back.
	Pass() bool
}

// rests reports whether of three the root's ally is to act, below the root. It takes nothing
// from the root and seldom does what its enemy would like, so it waits, and the enemy alone
// answers: a round takes two plies so in place of three.
func (s *Searcher) rests(ply int) bool {
	if s.waiter == nil || ply == 0 || s.ours(s.pos.Actor()) || s.pos.Alive().Len() < 3 {
		return false
	}
	return s.pos.Friends(s.root).Has(s.pos.Actor())
}

// orWait is the better for the acting side of the best of its turns and of waiting, where
// that stands for turning over.
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
		f.pv = f.pv[:0] // the line that players read ends where somebody waits
	}
	return v
}

// wait is the value of the position for the acting side if the actor does nothing, and
// whether it may.
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
