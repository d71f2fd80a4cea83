package threekingdoms

import "yanyi/game"

// frame maps a board's squares to the four kingdoms' own coordinates: along counts from a
// kingdom's left to its right (from 0 within its arm), depth from its back line inward.
type frame struct {
	board  *game.Board
	size   int          // files, on a cross also ranks
	corner int          // side of a missing corner, depth of an arm
	sits   [4]game.Army // the side of the board of each kingdom
}

// everyArmy places each kingdom on its own side.
var everyArmy = [4]game.Army{game.Wu, game.Wei, game.Shu, game.Han}

func newFrame(design game.Design, size, corner int) frame {
	inside := func(x int) bool { return x >= corner && x < size-corner }
	exists := func(f, r int) bool { return inside(f) || inside(r) }
	return frame{game.NewBoard(design, size, size, exists), size, corner, everyArmy}
}

// at is the square a kingdom sees at along and depth, or NoSquare.
func (f frame) at(army game.Army, along, depth int) game.Square {
	left, right, far := f.corner+along, f.size-1-f.corner-along, f.board.Ranks-1-depth
	switch f.sits[army] {
	case game.Wu:
		return f.board.At(far, left)
	case game.Wei:
		return f.board.At(right, far)
	case game.Shu:
		return f.board.At(left, depth)
	default:
		return f.board.At(depth, right)
	}
}

// see is the inverse of at.
func (f frame) see(army game.Army, sq game.Square) (along, depth int) {
	file, rank := int(f.board.Points[sq].File), int(f.board.Points[sq].Rank)
	switch f.sits[army] {
	case game.Wu:
		return rank - f.corner, f.size - 1 - file
	case game.Wei:
		return f.size - 1 - f.corner - file, f.board.Ranks - 1 - rank
	case game.Shu:
		return file - f.corner, rank
	default:
		return f.size - 1 - f.corner - rank, file
	}
}

// within reports whether a square is on a kingdom's own lines with less than the given depth:
// its home.
func (f frame) within(army game.Army, sq game.Square, depth int) bool {
	a, d := f.see(army, sq)
	return d < depth && a >= 0 && a < f.width()
}

// palace reports whether the square belongs to the kingdom's palace.
func (f frame) palace(army game.Army, sq game.Square) bool {
	a, d := f.see(army, sq)
	return d < 3 && max(a-f.width()/2, f.width()/2-a) <= 1
}

// line numbers 路 from the player's own right to left (README.md, Notation), starting at 1.
func (f frame) line(seat game.Seat, sq game.Square) int {
	along, _ := f.see(seat, sq)
	return f.size - f.corner - along
}

// width is the number of lines of an arm.
func (f frame) width() int { return f.size - 2*f.corner }
