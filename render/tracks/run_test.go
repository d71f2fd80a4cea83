package tracks

import (
	"bytes"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render"
	"yanyi/render/blit"
	"yanyi/render/sample"
	"yanyi/render/theme"
	"yanyi/render/windowtest"
)

// trackFor is a seat's track beside the board with its marker on a cell.
func trackFor(seat game.Seat, cell int, motion render.Motion) (*Track, *game.View) {
	g := sample.Xiangqi()
	k := New(g.Info, seat)
	k.SetLook(render.Look{Theme: &theme.Light, Motion: motion})
	k.SetLayout(image.Rect(40, 30, 132, 770), Left)
	g.View.Seats[seat].Track, g.View.Seats[seat].Active = cell, cell
	k.SetView(g.View)
	return k, g.View
}

// A marker that slides onto the other's cell arrives first; then both return to 0 at the same
// time (game/stratagem/README.md, Tracks).
func TestBothMarkersGoBackTogether(t *testing.T) {
	events := []game.Event{
		{Type: game.Slid, Seat: game.First, N: 2, M: 3},
		{Type: game.Cancelled, Seat: game.First, Other: game.Second, N: 3},
	}
	a, view := trackFor(game.First, 2, render.Full)
	b, _ := trackFor(game.Second, 3, render.Full)
	view.Seats[game.First].Track, view.Seats[game.First].Active = 0, 0
	view.Seats[game.Second].Track, view.Seats[game.Second].Active = 0, 0
	a.Play(events, view)
	b.Play(events, view)
	for _, c := range []struct{ ms, a, b float64 }{
		{0, 2, 3}, {blit.SlideMS, 3, 3}, {blit.SlideMS + blit.StrikeMS, 3, 3},
		{blit.SlideMS + blit.StrikeMS + cancelMS/2, 1.5, 1.5}, {blit.SlideMS + blit.StrikeMS + cancelMS, 0, 0},
	} {
		if x, y := a.run.at(c.ms), b.run.at(c.ms); x != c.a || y != c.b {
			t.Errorf("after %.0f ms the markers are at %.2f and %.2f, want %.2f and %.2f", c.ms, x, y, c.a, c.b)
		}
	}
	if want := blit.SlideMS + blit.StrikeMS + cancelMS; a.run.dur != want || b.run.dur != want {
		t.Errorf("it takes %.0f and %.0f ms, want %.0f", a.run.dur, b.run.dur, want)
	}
}

// A slide of the other side leaves a track at rest.
func TestOtherTrackRests(t *testing.T) {
	k, view := trackFor(game.Second, 5, render.Full)
	k.Play([]game.Event{{Type: game.Slid, Seat: game.First, N: 2, M: 3}, {Type: game.Activated, Seat: game.First, N: 3}}, view)
	if k.Animating() {
		t.Error("the other marker's slide moves this one")
	}
}

// slid is a turn that slides First's marker from 2 to 3.
var slid = []game.Event{{Type: game.Slid, Seat: game.First, N: 2, M: 3}, {Type: game.Activated, Seat: game.First, N: 3}}

// Every animation ends on the picture of its view, ended early or not, and allocates nothing per
// frame.
func TestTrackLandsOnTheView(t *testing.T) {
	windowtest.Need(t)
	for _, motion := range []render.Motion{render.Full, render.Reduced} {
		still, view := trackFor(game.First, 3, motion)
		want, got := ebiten.NewImage(180, 800), ebiten.NewImage(180, 800)
		still.Draw(want)
		for _, land := range []int{1000, 5} {
			k, _ := trackFor(game.First, 2, motion)
			k.Draw(got)
			k.Play(slid, view)
			if !k.Animating() {
				t.Fatal("nothing moves")
			}
			for i := 0; k.Animating() && i < land; i++ {
				k.Update()
				k.Draw(got)
			}
			k.Land()
			got.Clear()
			k.Draw(got)
			if !bytes.Equal(windowtest.Picture(got).Pix, windowtest.Picture(want).Pix) {
				t.Errorf("motion %d, landed after %d ticks: not the picture of the view", motion, land)
			}
			if k.Update() {
				t.Error("it wants to be drawn after the end")
			}
		}
	}
}

func TestTrackFramesAllocateNothing(t *testing.T) {
	windowtest.Need(t)
	dst := ebiten.NewImage(180, 800)
	k, view := trackFor(game.First, 2, render.Full)
	k.Draw(dst)
	k.Play(slid, view)
	frame := func() {
		k.Update()
		k.Draw(dst)
	}
	if n := windowtest.MedianAllocs(dst, k.Animating, frame); n > 0 {
		t.Errorf("%d allocations a frame", n)
	}
}

// TestSlidesForTheEye draws moments of a slide and of a reset.
func TestSlidesForTheEye(t *testing.T) {
	windowtest.Need(t)
	dst := ebiten.NewImage(8*180, 800)
	dst.Fill(theme.Light.Paper)
	reset := []game.Event{{Type: game.Slid, Seat: game.First, N: 2, M: 3}, {Type: game.Cancelled, Seat: game.First, Other: game.Second, N: 3}}
	for row, events := range [][]game.Event{slid, reset} {
		k, view := trackFor(game.First, 2, render.Full)
		k.SetOffer(1, 3)
		moment := ebiten.NewImage(180, 800)
		k.Draw(moment)
		view.Seats[game.First].Track = 3 * (1 - row)
		view.Seats[game.First].Active = 3 * (1 - row)
		k.SetOffer()
		k.Play(events, view)
		end := k.run.dur
		for i := range 4 {
			for k.Animating() && k.run.t < end*(float64(i)+0.5)/4 {
				k.Update()
			}
			moment.Fill(theme.Light.Paper)
			k.Draw(moment)
			op := ebiten.DrawImageOptions{}
			op.GeoM.Translate(float64((4*row+i)*180), 0)
			dst.DrawImage(moment, &op)
		}
	}
	windowtest.Shot(t, "slides", dst)
}
