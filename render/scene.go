package render

import (
	"yanyi/game"
)

// scene is a position and its marks, with the pictures painted for the board's look and
// layout. Before the board is first drawn there are none.
type scene struct {
	view  game.View
	marks Marks
	pics  *pictures
}

// copyView copies the parts of a view that are shown, keeping the buffers of dst.
func copyView(dst, v *game.View) {
	cells, seats := append(dst.Cells[:0], v.Cells...), append(dst.Seats[:0], v.Seats...)
	*dst = *v
	dst.Cells, dst.Seats = cells, seats
}

// marksReveal reports whether the marks show a reveal on a square.
func (s *scene) marksReveal(sq game.Square) bool {
	for i := range s.marks.Revealed {
		if s.marks.Revealed[i].Square == sq {
			return true
		}
	}
	return false
}
