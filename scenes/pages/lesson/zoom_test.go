package lesson

import (
	"testing"

	"yanyi/scenes/board"
)

// A pinch enlarges a lesson's board; its veil and rings follow, and its step can be done there.
func TestALessonsBoardIsDrawnApart(t *testing.T) {
	w := open(t, "three", 390, 844, "")
	next := w.page.pulse.next
	b := w.page.desk.Board
	x, y := b.Center(next)
	was := b.Pitch()
	if err := w.stage.Spread(x, y, 2); err != nil {
		t.Fatal(err)
	}
	w.stage.Rest(t)
	if b.Pitch() < 1.9*was {
		t.Fatalf("the pitch went from %g to %g", was, b.Pitch())
	}
	hx, hy := b.Center(next)
	if made := w.page.pulse.made; made.pitch != b.Pitch() {
		t.Errorf("the veil is made for a pitch of %g", made.pitch)
	}
	if !b.Rect().Contains(hx, hy) {
		t.Errorf("what is asked for lies at %g,%g", hx, hy)
	}
	w.click(next)
	if b.Selected() != next && !w.page.desk.guide.done {
		t.Error("the step is not begun")
	}
	for _, ctl := range w.page.Controls() {
		if ctl.ID == board.WholeID {
			return
		}
	}
	t.Error("no button shows it whole")
}
