package play

import (
	"testing"

	"yanyi/scenes/ui"
)

func TestSheetRests(t *testing.T) {
	s := &sheet{Peek: 100, Top: 50}
	v := ui.View{W: 390, H: 800, Still: true}
	s.Layout(v)
	if s.Rect().H != 100 || s.Raised() {
		t.Fatalf("rests at %v", s.Rect())
	}
	in := &ui.Input{Pointer: ui.Pointer{X: 100, Y: 710, StartX: 100, StartY: 710, Down: true, Pressed: true}}
	s.Update(in)
	in.Pressed, in.Dragging, in.DY, in.Y = false, true, -300, 410
	s.Update(in)
	in.Down, in.Released, in.DY = false, true, 0
	s.Update(in)
	if s.Rect().H != 480 || !s.Raised() {
		t.Errorf("dragged up it rests at %g, want 480", s.Rect().H)
	}
	s.Toggle()
	if s.Rect().H != 100 {
		t.Errorf("lowered it rests at %g", s.Rect().H)
	}
}

// A sheet stays at its rest, however high that is in another view.
func TestSheetKeepsItsRest(t *testing.T) {
	s := &sheet{Peek: 900, Top: 50}
	s.Layout(ui.View{W: 390, H: 1500, Still: true})
	s.Peek = 100
	s.Layout(ui.View{W: 390, H: 800, Still: true})
	if s.Rect().H != 100 || s.Raised() {
		t.Errorf("lowered it went to %g", s.Rect().H)
	}
	s.Toggle()
	s.Layout(ui.View{W: 390, H: 600, Still: true})
	if s.Rect().H != 360 || !s.Raised() {
		t.Errorf("raised it went to %g", s.Rect().H)
	}
}
