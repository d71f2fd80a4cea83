package play

import (
	"math"

	"yanyi/game"
)

// Points closer than fine logical pixels are hard to hit with a finger; a tap then
// goes to the nearest point that is of use within reach (look.md §7 Touch).
const (
	fine  = 32.0
	reach = 22.0
)

// grid is the board's points on the screen, in logical pixels.
type grid interface {
	Center(sq game.Square) (x, y float64)
	Pitch() float64
}

// aim is the square a finger at (x, y) means: where the points are wide enough,
// plain; where they are close, the nearest one for which useful answers true
// within reach, and plain if there is none.
func aim(g grid, points int, plain game.Square, x, y float64, useful func(game.Square) bool) game.Square {
	if g.Pitch() >= fine {
		return plain
	}
	best, least := plain, reach
	for i := range points {
		sq := game.Square(i)
		cx, cy := g.Center(sq)
		if d := math.Hypot(cx-x, cy-y); d < least && useful(sq) {
			best, least = sq, d
		}
	}
	return best
}

// stepCursor is the square the keyboard's cursor goes to from sq for an arrow
// pointing to (dx, dy) on the screen, y downward, on a board turned clockwise by
// quarter. Where the next point does not exist (a cut corner), it is the nearest
// one that lies rather ahead than aside; sq if there is none.
func stepCursor(b *game.Board, sq game.Square, dx, dy, quarter int) game.Square {
	fx, fy := dx, -dy // as the south player sees it, y upward
	for range quarter & 3 {
		fx, fy = -fy, fx // undo a clockwise turn
	}
	p := b.Points[sq]
	best, least := sq, math.Inf(1)
	for i, q := range b.Points {
		ahead := float64(int(q.File-p.File)*fx + int(q.Rank-p.Rank)*fy)
		aside := math.Abs(float64(int(q.File-p.File)*fy)) + math.Abs(float64(int(q.Rank-p.Rank)*fx))
		if ahead <= 0 || aside > ahead {
			continue
		}
		if cost := ahead + 2*aside; cost < least {
			best, least = game.Square(i), cost
		}
	}
	return best
}
