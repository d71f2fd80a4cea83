package board

import "yanyi/game"

// Journal is what happened, turn by turn: events for animation, and for each Do a
// record U of whatever Undo must put back. One journal, two readers.
type Journal[U any] struct {
	undo   []U
	starts []int32 // where each entry's events begin
	events []game.Event
}

// Begin opens an entry and returns its undo record for the caller to fill, valid until the
// next Begin. It is not empty: it may still hold what an entry had that was dropped.
func (j *Journal[U]) Begin() *U {
	n := len(j.undo)
	if n < cap(j.undo) {
		j.undo = j.undo[:n+1]
	} else {
		var none U
		j.undo = append(j.undo, none)
	}
	j.starts = append(j.starts, int32(len(j.events)))
	return &j.undo[n]
}

// Add notes an event of the open entry.
func (j *Journal[U]) Add(e game.Event) { j.events = append(j.events, e) }

// Len is the number of entries.
func (j *Journal[U]) Len() int { return len(j.undo) }

// At returns the undo record of entry i, 0 the oldest.
func (j *Journal[U]) At(i int) *U { return &j.undo[i] }

// Last returns the newest entry's undo record.
func (j *Journal[U]) Last() *U { return &j.undo[len(j.undo)-1] }

// Events are those of the newest n entries, read only, valid until the next Begin.
func (j *Journal[U]) Events(n int) []game.Event {
	if n = min(n, len(j.starts)); n == 0 {
		return nil
	}
	return j.events[j.starts[len(j.starts)-n]:]
}

// Drop removes the newest entry and returns its undo record, valid until the next Begin.
func (j *Journal[U]) Drop() *U {
	n := len(j.undo) - 1
	j.events = j.events[:j.starts[n]]
	j.undo, j.starts = j.undo[:n], j.starts[:n]
	return &j.undo[:n+1][n]
}

// Clone is an independent copy. Undo records are copied as values.
func (j *Journal[U]) Clone() Journal[U] {
	return Journal[U]{
		undo:   append([]U(nil), j.undo...),
		starts: append([]int32(nil), j.starts...),
		events: append([]game.Event(nil), j.events...),
	}
}
