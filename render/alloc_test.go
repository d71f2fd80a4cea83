package render

import (
	"runtime"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/sample"
	"yanyi/render/theme"
	"yanyi/render/windowtest"
)

// frameAllocs is how many allocations a frame of a running animation makes.
func frameAllocs(b *Board, s sample.Scene, dst *ebiten.Image) uint64 {
	b.SetView(s.Before.View)
	b.Draw(dst)
	b.Play(s.Events, s.After)
	running := func() bool { return b.Animating() && b.show.t+2*tick() < b.show.end } // landing composes the board anew
	return medianAllocs(dst, running, func() {
		b.Update()
		b.Draw(dst)
	})
}

// medianAllocs is how many allocations frames make while an animation runs: the
// median, as images painted for this animation are sent to the screen once in
// between. Between frames the draws queued so far are carried out, as at the end
// of a frame on the screen: Ebitengine uses its queue again after that.
func medianAllocs(dst *ebiten.Image, running func() bool, frame func()) uint64 {
	var before, after runtime.MemStats
	pixel := make([]byte, 4)
	counts := make([]uint64, 0, 500)
	for running() {
		runtime.ReadMemStats(&before)
		frame()
		runtime.ReadMemStats(&after)
		counts = append(counts, after.Mallocs-before.Mallocs)
		flush.DrawImage(dst, nil)
		flush.ReadPixels(pixel)
	}
	slices.Sort(counts)
	return counts[len(counts)/2]
}

var flush = ebiten.NewImage(1, 1)

// An animation allocates nothing from frame to frame.
func TestFramesAllocateNothing(t *testing.T) {
	windowtest.Need(t)
	for _, s := range sample.Scenes() {
		b, dst := boardFor(s.Before, Look{Theme: &theme.Light, Banner: true}, 480), ebiten.NewImage(480, 480)
		b.Draw(dst)
		frameAllocs(b, s, dst) // images are painted when first needed
		if n := frameAllocs(b, s, dst); n > 0 {
			t.Errorf("%s: %d allocations a frame", s.Name, n)
		}
	}
}

func BenchmarkFrame(b *testing.B) {
	windowtest.Need(b)
	s := sceneNamed("absorption")
	board, dst := boardFor(s.Before, Look{Theme: &theme.Light, Banner: true}, 752), ebiten.NewImage(752, 752)
	board.Draw(dst)
	pixel := make([]byte, 4)
	b.ReportAllocs()
	for b.Loop() {
		if !board.Animating() {
			b.StopTimer()
			board.SetView(s.Before.View)
			board.Draw(dst)
			board.Play(s.Events, s.After)
			board.Draw(dst)
			b.StartTimer()
		}
		board.Update()
		board.Draw(dst)
		b.StopTimer()
		flush.DrawImage(dst, nil)
		flush.ReadPixels(pixel)
		b.StartTimer()
	}
}

func sceneNamed(name string) sample.Scene {
	for _, s := range sample.Scenes() {
		if s.Name == name {
			return s
		}
	}
	panic(name)
}
