// Package tracks shows a side's track of stratagems beside the board: nine bamboo slips
// and the marker that slides along them.
package tracks
