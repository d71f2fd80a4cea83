package search

// waiter is a game of three in which players hardly ever gain by waiting, so that one
// rival a round may answer for both.
type waiter interface {
	// Pass lets the actor do nothing, which no rule allows, and reports whether it did.
	// Undo takes it back.
	Pass() bool
}

// waits reports whether a rival of three is to act of whom it is asked whether it waits.
func (s *Searcher) waits(ply int) bool {
	return s.waiter != nil && ply > 0 && s.pos.Alive().Len() > 2 && !s.ours(s.pos.Actor())
}

// answered reports whether the other rival has had its say in this round, so that the one
// to act must wait (best-reply search). Two rivals hardly ever do together what a paranoid
// tree has them do, and a round takes two plies so in place of three.
func (s *Searcher) answered(ply int) bool {
	return s.waits(ply) && !s.ours(s.frames[ply-1].actor) && !s.frames[ply-1].passed
}

// leaves reports whether the rival to act may leave the answer to the other.
func (s *Searcher) leaves(ply int) bool { return s.waits(ply) && s.ours(s.frames[ply-1].actor) }

// orWait is the better for the acting side of the best of its turns and of waiting, where
// that stands for turning over or leaves the answer to the other rival.
func (s *Searcher) orWait(depth, ply, a, b, sign, best int) int {
	f := &s.frames[ply]
	switch {
	case s.leaves(ply):
	case f.covered:
		depth--
	default:
		return best
	}
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
