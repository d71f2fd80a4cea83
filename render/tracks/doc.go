// Package tracks shows a side's track of stratagems: nine bamboo slips and the sliding marker.
package tracks
