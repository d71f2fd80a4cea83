package board

import "yanyi/game"

// Dir is one of eight directions: even orthogonal, odd diagonal, counter-clockwise from east.
type Dir int

// The directions as the south player sees them.
const (
	East Dir = iota
	NorthEast
	North
	NorthWest
	West
	SouthWest
	South
	SouthEast
)

// Orthogonal is the directions of rooks.
var Orthogonal = [4]Dir{East, North, West, South}

// dirStep is the change of file and rank of one step in each direction.
var dirStep = [8][2]int{{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}

// Lines holds, for each square, the next ones in each direction: Lines[square][direction].
type Lines [][8][]game.Square

// NewLines makes the lines of a board. They stop where squares do not exist.
func NewLines(b *game.Board) Lines {
	lines := make(Lines, len(b.Points))
	for sq, p := range b.Points {
		for d := range Dir(8) {
			df, dr := dirStep[d][0], dirStep[d][1]
			f, r := int(p.File)+df, int(p.Rank)+dr
			for ; b.At(f, r) != game.NoSquare; f, r = f+df, r+dr {
				lines[sq][d] = append(lines[sq][d], b.At(f, r))
			}
		}
	}
	return lines
}

// Steps lists, for each square, the squares reached by a single leap of one of
// the given file and rank offsets, as far as they exist and ok accepts them.
func Steps(b *game.Board, offsets [][2]int, ok func(from, to game.Square) bool) [][]game.Square {
	steps := make([][]game.Square, len(b.Points))
	all := make([]game.Square, 0, len(b.Points)*len(offsets))
	for sq, p := range b.Points {
		from := len(all)
		for _, o := range offsets {
			to := b.At(int(p.File)+o[0], int(p.Rank)+o[1])
			if to != game.NoSquare && (ok == nil || ok(game.Square(sq), to)) {
				all = append(all, to)
			}
		}
		steps[sq] = all[from:len(all):len(all)]
	}
	return steps
}

// Offsets of the common leapers.
var (
	KnightLeaps   = [][2]int{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}
	OrthogonalOne = [][2]int{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}
	DiagonalOne   = [][2]int{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}
	DiagonalTwo   = [][2]int{{2, 2}, {-2, 2}, {-2, -2}, {2, -2}}
)
