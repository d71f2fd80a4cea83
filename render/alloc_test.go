package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/blit"
	"yanyi/render/sample"
	"yanyi/render/theme"
	"yanyi/render/windowtest"
)

// frameAllocs is the number of allocations per frame of a running animation.
func frameAllocs(b *Board, s sample.Scene, dst *ebiten.Image) uint64 {
	b.SetView(s.Before.View)
	b.Draw(dst)
	b.Play(s.Events, s.After)
	running := func() bool { return b.Animating() && b.animation.t+2*blit.Tick() < b.animation.end } // its end composes the board anew
	return windowtest.MedianAllocs(dst, running, func() {
		b.Update()
		b.Draw(dst)
	})
}

// An animation allocates nothing per frame.
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
		windowtest.Flush(dst)
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
