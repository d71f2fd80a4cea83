package render

import (
	"bytes"
	"fmt"
	"image"
	"math"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/blit"
	"yanyi/render/sample"
	"yanyi/render/theme"
	"yanyi/render/windowtest"
)

func boardFor(g sample.Game, look Look, size int) *Board {
	b := NewBoard(g.Info)
	b.SetLook(look)
	b.SetLayout(image.Rect(0, 0, size, size), 0)
	b.SetView(g.View)
	return b
}

// Every animation ends exactly on the picture of its view, whether it runs to its end, is ended
// early, or plays with reduced motion.
func TestPlayLandsOnTheView(t *testing.T) {
	windowtest.Need(t)
	const size = 200
	for _, s := range sample.Scenes() {
		windowtest.Frame()
		for _, m := range []Motion{Full, Reduced} {
			look := Look{Theme: &theme.Light, Banner: true, Motion: m}
			want := boardFor(s.Before, look, size)
			want.SetView(s.After)
			wanted := ebiten.NewImage(size, size)
			want.Draw(wanted)
			for _, land := range []int{1000, 7} {
				got, dst := boardFor(s.Before, look, size), ebiten.NewImage(size, size)
				got.Draw(dst)
				got.Play(s.Events, s.After)
				if !got.Animating() {
					t.Fatalf("%s: nothing moves", s.Name)
				}
				for i := 0; got.Animating() && i < land; i++ {
					got.Update()
					if i%15 == 0 {
						got.Draw(dst)
					}
				}
				got.Land()
				dst.Clear()
				got.Draw(dst)
				if !bytes.Equal(windowtest.Picture(dst).Pix, windowtest.Picture(wanted).Pix) {
					t.Errorf("%s, motion %d, landed after %d ticks: not the picture of the view", s.Name, m, land)
				}
				if got.Update() {
					t.Errorf("%s: wants to be drawn after the end", s.Name)
				}
			}
		}
	}
}

// TestFramesForTheEye draws six moments of every animation; SHOTS names a folder for them.
func TestFramesForTheEye(t *testing.T) {
	windowtest.Need(t)
	const size = 480
	for _, s := range sample.Scenes() {
		b, dst := boardFor(s.Before, Look{Theme: &theme.Light, Banner: true}, size), ebiten.NewImage(3*size, 2*size)
		b.Draw(dst)
		dst.Clear()
		b.Play(s.Events, s.After)
		end := b.animation.end
		for i := range 6 {
			for b.Animating() && b.animation.t < end*(float64(i)+0.5)/6 {
				b.Update()
			}
			b.SetLayout(image.Rect(i%3*size, i/3*size, i%3*size+size, i/3*size+size), 0)
			b.Draw(dst)
		}
		windowtest.Shot(t, fmt.Sprintf("play-%s", s.Name), dst)
	}
}

// TestBannerStandsInReducedMotion checks that reduced motion shows the banner of a check too,
// once the board shows the position, and hides it after a while or at the next input.
func TestBannerStandsInReducedMotion(t *testing.T) {
	windowtest.Need(t)
	const size = 480
	checks := 0
	for _, s := range sample.Scenes() {
		if !slices.ContainsFunc(s.Events, func(e game.Event) bool { return e.Type == game.Check }) {
			continue
		}
		checks++
		b, dst := boardFor(s.Before, Look{Theme: &theme.Light, Banner: true, Motion: Reduced}, size), ebiten.NewImage(size, size)
		b.Draw(dst)
		picture := func() []byte { dst.Clear(); b.Draw(dst); return windowtest.Picture(dst).Pix }
		b.Play(s.Events, s.After)
		ticks := 0
		for ; b.Animating() && ticks < 24; ticks++ { // 400 ms: moved, faded, banner shown
			b.Update()
		}
		called := slices.Clone(picture())
		for ; b.Animating() && ticks < 1000; ticks++ {
			b.Update()
		}
		if bytes.Equal(called, picture()) {
			t.Errorf("%s: no banner", s.Name)
		}
		if ms := float64(ticks) * blit.Tick(); ms > reducedMoveMS+flyMS+checkMS+5*blit.Tick() {
			t.Errorf("%s: stands for %g ms", s.Name, ms)
		}
	}
	if checks == 0 {
		t.Error("no scene gives check")
	}
}

// TestDroppedPieceComesFromTheHand checks that a dropped piece does not return to its origin,
// and that the drop affects only the next turn.
func TestDroppedPieceComesFromTheHand(t *testing.T) {
	windowtest.Need(t)
	for _, s := range sample.Scenes() {
		i := slices.IndexFunc(s.Events, func(e game.Event) bool { return e.Type == game.Moved })
		if i < 0 {
			continue
		}
		from := s.Events[i].From
		b := boardFor(s.Before, Look{Theme: &theme.Light}, 480)
		b.Draw(ebiten.NewImage(480, 480))
		b.LetGo(Drag{From: from, X: 100, Y: 120})
		b.Play(s.Events, s.After)
		k := b.animation.standing(s.Events[i].To)
		if k == nil || math.Abs(k.x-100+float64(b.at.X)) > 1 || len(k.acts) == 0 || k.acts[0].dur != dropMS {
			t.Errorf("%s: the piece comes from %+v", s.Name, k)
		}
		b.Land()
		if b.hand.From != game.NoSquare {
			t.Error("the hand is remembered")
		}
		return
	}
	t.Error("nothing moves in any scene")
}
