package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
)

// arrows are the keys that move the cursor, with their way on the screen.
var arrows = [...]struct {
	key    ebiten.Key
	dx, dy int
}{{ebiten.KeyLeft, -1, 0}, {ebiten.KeyRight, 1, 0}, {ebiten.KeyUp, 0, -1}, {ebiten.KeyDown, 0, 1}}

// step is the square the keyboard's cursor goes to from sq for an arrow pointing to (dx, dy) on
// the screen, y downward, on a board turned clockwise by quarter. Where the next point does not
// exist (a cut corner), it is the nearest one that lies more ahead than aside; sq if there is
// none.
func step(b *game.Board, sq game.Square, dx, dy, quarter int) game.Square {
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

// turned is the place of a square from the upper left on a board turned by a number of quarters.
func turned(b *game.Board, sq game.Square, quarter int) (column, row int) {
	p := b.Points[sq]
	column, row = int(p.File), b.Ranks-1-int(p.Rank)
	wide, high := b.Files, b.Ranks
	for range quarter & 3 {
		column, row = high-1-row, column
		wide, high = high, wide
	}
	return column, row
}
