package online

import (
	"time"

	"yanyi/game/room"
)

// clock is the server's time, as last received and counted on from there by the time elapsed
// here: the device's own clock may be wrong, and may change in the midst of a game.
type clock struct {
	told room.Time
	at   time.Duration // elapsed then
}

// drift is the tolerated difference from the server's time, whose messages are sometimes late.
// The difference is greater after a device has slept.
const drift = time.Second

// now is the server's time.
func (c *clock) now(elapsed time.Duration) room.Time {
	return c.told + room.Time((elapsed - c.at).Milliseconds())
}

// set sets it to the server's time.
func (c *clock) set(told room.Time, elapsed time.Duration) { c.told, c.at = told, elapsed }

// check sets it if it has gone wrong, and reports whether it had.
func (c *clock) check(told room.Time, elapsed time.Duration) bool {
	off := c.now(elapsed) - told
	if most := room.Time(drift.Milliseconds()); told == 0 || max(off, -off) <= most {
		return false
	}
	c.set(told, elapsed)
	return true
}
