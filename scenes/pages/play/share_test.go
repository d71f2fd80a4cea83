package play

import (
	"testing"

	"yanyi/game"
	"yanyi/scenes/ui"
)

// finger is one that came down on a square, or beside all, and has gone so far.
func finger(p *Page, square string, dx, dy float64) *ui.Input {
	x, y := 2.0, p.view.H-10 // on the small frame's bar
	for i := range p.now.Info.Board.Points {
		if sq := game.Square(i); p.now.Info.Board.Name(sq) == square {
			x, y = p.board.Center(sq)
		}
	}
	return &ui.Input{Pointer: ui.Pointer{StartX: x, StartY: y, X: x + dx, Y: y + dy, Touch: true}}
}

// A finger carries away the pieces that may be moved, and pulls the drawer up; the rest
// is left to the page around.
func TestWhatAFingerCarriesAway(t *testing.T) {
	w := show(t, "xiangqi", "start", 480, 520)
	for _, c := range []struct {
		square string
		dx, dy float64
		want   bool
	}{
		{"b3", 0, 0, true}, {"b3", 0, -40, true}, {"e1", 30, 0, true}, // may be moved
		{"b8", 0, 0, false}, {"b8", 0, -40, false}, {"e10", 0, 30, false}, // the other side's
		{"e5", 0, 0, false}, {"e5", 0, -40, false}, // nothing is there
		{"", 0, 0, false}, {"", 0, -40, true}, {"", 0, 40, false}, {"", 40, -10, false}, // the bar
	} {
		if got := w.page.Uses(finger(w.page, c.square, c.dx, c.dy)); got != c.want {
			t.Errorf("at %q by %g, %g: %t", c.square, c.dx, c.dy, got)
		}
	}
	if w.page.Uses(&ui.Input{Pointer: ui.Pointer{X: 240, Y: 240}, WheelY: 100}) {
		t.Error("the wheel has a use over the board")
	}
}

// Of a game that is only shown a finger carries nothing away.
func TestAFingerOnAGameThatIsOnlyShown(t *testing.T) {
	p, _ := watching(t, map[string]string{"mode": "replay"}, 480, 520)
	for _, square := range []string{"b1", "e3", "e5", "c8"} {
		if p.Uses(finger(p, square, 0, -40)) || p.Uses(finger(p, square, 0, 0)) {
			t.Errorf("a finger at %s has a use", square)
		}
	}
}

// A finger that is taken away while it carries a piece, or before it has gone anywhere,
// has done nothing.
func TestAFingerThatIsTakenAwayDoesNothing(t *testing.T) {
	for _, way := range []float64{0, -90} {
		w := show(t, "xiangqi", "start", 480, 520)
		in := finger(w.page, "b3", 0, 0)
		in.Down, in.Pressed = true, true
		w.page.Update(in)
		in.Pressed, in.DY, in.Y, in.Dragging = false, way, in.Y+way, way != 0
		w.page.Update(in)
		in.Down, in.DY, in.Canceled = false, 0, true
		w.page.Update(in)
		if w.page.board.Holding() || w.page.table.Line().Ply() != 0 || way == 0 && w.page.table.Hand().Selected() != game.NoSquare {
			t.Errorf("moved by %g it has done something", way)
		}
	}
}
