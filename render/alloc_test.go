package render

import (
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/theme"
)

// frameAllocs is how many allocations a frame of a running animation makes, on
// average over the frames after the first few. Between frames the draws queued
// so far are carried out, as at the end of a frame on the screen: Ebitengine
// uses its queue again after that.
func frameAllocs(b *Board, s scene, dst *ebiten.Image) float64 {
	b.SetView(s.before.View)
	b.Draw(dst)
	b.Play(s.events, s.after)
	var before, after runtime.MemStats
	pixel := make([]byte, 4)
	total, frames := uint64(0), 0
	for i := 0; b.Animating(); i++ {
		if b.show.t+2*tick() >= b.show.end {
			break // landing composes the board anew
		}
		runtime.ReadMemStats(&before)
		b.Update()
		b.Draw(dst)
		runtime.ReadMemStats(&after)
		if i >= 3 {
			total += after.Mallocs - before.Mallocs
			frames++
		}
		flush.DrawImage(dst, nil)
		flush.ReadPixels(pixel)
	}
	return float64(total) / float64(frames)
}

var flush = ebiten.NewImage(1, 1)

// An animation allocates nothing from frame to frame.
func TestFramesAllocateNothing(t *testing.T) {
	needScreen(t)
	for _, s := range scenes() {
		b, dst := boardFor(s.before, Look{Theme: &theme.Light, Banner: true}, 480), ebiten.NewImage(480, 480)
		b.Draw(dst)
		frameAllocs(b, s, dst) // images are painted when first needed
		if n := frameAllocs(b, s, dst); n > 0.5 {
			t.Errorf("%s: %.2f allocations a frame", s.name, n)
		} else {
			t.Logf("%s: %.2f allocations a frame", s.name, n)
		}
	}
}

func BenchmarkFrame(b *testing.B) {
	needScreen(b)
	s := absorptionScene()
	board, dst := boardFor(s.before, Look{Theme: &theme.Light, Banner: true}, 752), ebiten.NewImage(752, 752)
	board.Draw(dst)
	pixel := make([]byte, 4)
	b.ReportAllocs()
	for b.Loop() {
		if !board.Animating() {
			b.StopTimer()
			board.SetView(s.before.View)
			board.Draw(dst)
			board.Play(s.events, s.after)
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
