package weights

import "sync/atomic"

// Judges keeps what a game's positions are judged with: J, read from a table.
type Judges[J any] struct{ now atomic.Pointer[J] }

// Set has positions judged by what was read of a table unless that had a fault, which it
// returns.
func (j *Judges[J]) Set(read *J, fault error) error {
	if fault == nil {
		j.now.Store(read)
	}
	return fault
}

// Get is the judge. It is read from the texts of data files (Use) when it is first asked for.
func (j *Judges[J]) Get(w Weighted, text string, own ...string) *J {
	if now := j.now.Load(); now != nil {
		return now
	}
	use(w, text, own...)
	return j.now.Load()
}
