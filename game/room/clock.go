package room

import (
	"time"

	"yanyi/game"
)

func (t Time) span() time.Duration { return time.Duration(t) * time.Millisecond }

func (t Time) date() string { return time.UnixMilli(int64(t)).UTC().Format("2006.01.02") }

// Ticking is the seat whose clock runs: that of the person to move. No time passes for
// computers (Ruling: a room's computers think on the server's time, not on theirs).
func (r *Room) Ticking() (game.Seat, bool) {
	if r.phase != Playing || r.setup.Clock == (Clock{}) {
		return game.NoSeat, false
	}
	s := r.match.Actor()
	return s, int(s) < len(r.seats) && r.seats[s].Level == 0
}

// TimeLeft is the time a seat has left at a moment, for its turn or all turns; 0 without clocks.
func (r *Room) TimeLeft(s game.Seat, at Time) Time {
	if int(s) >= len(r.seats) || r.flagged.Has(s) && r.setup.Clock.Total > 0 {
		return 0
	}
	left := Time(r.match.Left(s).Milliseconds())
	if t, ok := r.Ticking(); ok && t == s {
		left -= max(0, at-r.since)
	}
	return max(0, left)
}

// Deadline is when the running clock runs out; ok is false if none runs.
func (r *Room) Deadline() (at Time, ok bool) {
	s, ok := r.Ticking()
	if !ok {
		return 0, false
	}
	return r.since + Time(r.match.Left(s).Milliseconds()), true
}

// late reports whether the running clock has run out.
func (r *Room) late(at Time) bool {
	deadline, ok := r.Deadline()
	return ok && at >= deadline
}

// stopClock charges the player to move with the time until an event.
func (r *Room) stopClock(at Time) error {
	if r.late(at) {
		return errTooLate
	}
	if _, ok := r.Ticking(); ok {
		r.match.Tick((at - r.since).span())
	}
	r.since = max(r.since, at)
	return nil
}

// timeout ends a seat's time: it resigns, or a computer relieves it.
func (r *Room) timeout(e *Event) error {
	if s, ok := r.Ticking(); !ok || s != e.Seat || !r.late(e.At) {
		return refuse("time", "the time of seat %d has not run out", e.Seat)
	}
	if r.setup.Relief > 0 {
		r.relieve(e.Seat, r.setup.Relief, e.At)
		r.flagged = r.flagged.With(e.Seat)
		return nil
	}
	r.match.Tick(r.match.Left(e.Seat))
	return r.played(e)
}

// pause gives the time back that passed while the server was not there.
func (r *Room) pause(e *Event) error {
	if e.Lost < 0 || e.Lost > e.At-r.since {
		return refuse("time", "%d ms are more than have passed", e.Lost)
	}
	r.since += e.Lost
	return nil
}
