package roompanel

import (
	"testing"

	"yanyi/scenes/canvas"
)

// A bubble stays on the board, at its speaker's side, and off the two rows before whoever
// looks.
func TestBubblesKeepOffOnesOwnRows(t *testing.T) {
	const rows = 9.0 // the fewest of any board
	for _, board := range []canvas.Rect{canvas.Box(40, 60, 320, 320), canvas.Box(24, 24, 752, 752), canvas.Box(0, 56, 480, 432)} {
		var seen []canvas.Rect
		for turns := range 4 {
			r := besideSpeaker(board, turns, 120, 52)
			if !r.Within(board) || r.Bottom() > board.Bottom()-2*board.H/rows {
				t.Errorf("board %v, speaker %d: %v", board, turns, r)
			}
			seen = append(seen, r)
		}
		if !(seen[1].X > seen[2].X && seen[2].X > seen[3].X && seen[2].Y < seen[1].Y) {
			t.Errorf("board %v: %v", board, seen)
		}
	}
}
