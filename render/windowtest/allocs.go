package windowtest

import (
	"runtime"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// MedianAllocs is how many allocations frames make while an animation runs: the
// median, as images painted for this animation are sent to the screen once in
// between. Between frames the draws queued so far are carried out, as at the end
// of a frame on the screen: Ebitengine uses its queue again after that.
func MedianAllocs(dst *ebiten.Image, running func() bool, frame func()) uint64 {
	var before, after runtime.MemStats
	counts := make([]uint64, 0, 500)
	for running() {
		runtime.ReadMemStats(&before)
		frame()
		runtime.ReadMemStats(&after)
		counts = append(counts, after.Mallocs-before.Mallocs)
		Flush(dst)
	}
	slices.Sort(counts)
	return counts[len(counts)/2]
}

// Flush carries out the draws queued so far, as at the end of a frame.
func Flush(dst *ebiten.Image) {
	flushed.DrawImage(dst, nil)
	flushed.ReadPixels(pixel[:])
}

var (
	flushed = ebiten.NewImage(1, 1)
	pixel   [4]byte
)
