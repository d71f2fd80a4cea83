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

// Past is embedded by positions: how they came there, with U as what Undo must put back.
type Past[U any] struct {
	Journal Journal[U]
	History History
}

// Plies is how many Do and DoReveal can be taken back.
func (p *Past[U]) Plies() int { return p.Journal.Len() }

// Told appends the events of the newest n entries and the end if they brought it. That a
// turn ended the game is found only when somebody asks: looking for mate in every Do would
// cost more than the rest of it.
func (p *Past[U]) Told(dst []game.Event, n int, o game.Outcome) []game.Event {
	dst = append(dst, p.Journal.Events(n)...)
	if o.Over && p.Journal.Len() > 0 {
		dst = append(dst, game.Event{Type: game.Ended, Seat: o.Winner})
	}
	return dst
}

// Clone is an independent copy.
func (p *Past[U]) Clone() Past[U] { return Past[U]{p.Journal.Clone(), p.History.Clone()} }

// Open is embedded by positions of games in which nothing lies face down.
type Open struct{}

// Reveals appends nothing.
func (Open) Reveals(dst []game.Reveal) []game.Reveal { return dst }

// DoReveal is never called.
func (Open) DoReveal(game.Reveal) { panic("nothing lies face down in this game") }

// History is the hashes of past positions, for draws by repetition.
type History struct {
	hashes []uint64
}

// Push notes the position that has just arisen.
func (h *History) Push(hash uint64) { h.hashes = append(h.hashes, hash) }

// Pop forgets the newest position.
func (h *History) Pop() { h.hashes = h.hashes[:len(h.hashes)-1] }

// Len is the number of positions noted.
func (h *History) Len() int { return len(h.hashes) }

// Count is how often the hash occurs among the newest back+1 positions. Pass as back how
// many turns ago something irreversible happened last: older positions cannot recur.
func (h *History) Count(hash uint64, back int) int {
	n := 0
	for i := len(h.hashes) - 1; i >= 0 && i >= len(h.hashes)-1-back; i-- {
		if h.hashes[i] == hash {
			n++
		}
	}
	return n
}

// First is the index of the oldest of the newest back+1 positions with the hash, or -1.
func (h *History) First(hash uint64, back int) int {
	first := -1
	for i := len(h.hashes) - 1; i >= 0 && i >= len(h.hashes)-1-back; i-- {
		if h.hashes[i] == hash {
			first = i
		}
	}
	return first
}

// Clone is an independent copy.
func (h *History) Clone() History { return History{append([]uint64(nil), h.hashes...)} }
