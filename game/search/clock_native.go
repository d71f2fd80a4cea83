//go:build !js

package search

import "time"

var epoch = time.Now()

// clock is a steady clock's milliseconds.
func clock() int64 { return time.Since(epoch).Milliseconds() }

// allTime is the strongest level's thinking time on the desktop, in milliseconds.
const allTime = 3000

// breathe does nothing: goroutines run in parallel.
func breathe() {}
