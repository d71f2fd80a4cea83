//go:build !js

package search

import "time"

var epoch = time.Now()

// clock is a steady clock's milliseconds.
func clock() int64 { return time.Since(epoch).Milliseconds() }

// allTime is how many milliseconds the strongest level thinks about a turn on the desktop.
const allTime = 3000

// breathe lets others hear; goroutines of their own need no leave.
func breathe() {}
