package search

// checkEvery is the number of nodes between two checks of the clock and the context.
const checkEvery = 256

// spent counts a node and reports whether the search must stop.
func (s *Searcher) spent() bool {
	s.nodes++
	if s.limit.nodes > 0 && s.nodes > s.limit.nodes {
		s.stopped = true
	} else if s.nodes%checkEvery == 0 {
		s.stopped = s.stopped || s.interrupted()
	}
	return s.stopped
}

func (s *Searcher) interrupted() bool {
	breathe()
	select {
	case <-s.done:
		return true
	default:
		return s.limit.time > 0 && s.elapsed() >= s.limit.time
	}
}

// elapsed is how many milliseconds the search has taken so far.
func (s *Searcher) elapsed() int { return int(clock() - s.start) }
