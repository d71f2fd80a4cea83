package stratagem

import (
	"sync"

	"yanyi/game"
	"yanyi/game/board"
)

const (
	red   = game.First
	black = game.Second

	files      = 9
	maxSquares = 99
)

// hop is a step that depends on one other point: a horse's leg, an elephant's eye.
type hop struct{ to, via game.Square }

// boardTables is a board with all constant facts about its points.
type boardTables struct {
	board *game.Board
	ranks int
	lines board.Lines
	rays  [maxSquares][4]set // the same as sets: east, north, west, south
	ready func()             // computes the lines and all tables below the regions

	half     [2]set // each side's own bank: ranks 1–5 as it sees them
	river    set    // the river row; empty on the line board
	palace   [2]set
	cross5   [2]set            // advisors' points: palace centre and corners
	stations [2]set            // elephants' seven points
	home     [2]game.Square    // where the king starts
	centre   [2]game.Square    // of the palace
	slots    [2][8]game.Square // palace points without home, in the order of the tiles field
	last     [2]set            // the last rank as each side sees it

	kingSteps    [2][maxSquares][]game.Square
	advisorSteps [2][maxSquares][]game.Square
	pawnSteps    [2][maxSquares][]game.Square
	ford         [2][maxSquares]game.Square // straight across the river row, or NoSquare
	retreat      [2][maxSquares]game.Square // one back beyond the river, or NoSquare
	elephant     [2][maxSquares][]hop
	horse        [maxSquares][]hop

	// By the attacked square: the origins.
	pawnFrom    [2][maxSquares]set // soldiers of the side, by their steps
	retreatFrom [2][maxSquares]set // soldiers of the side, stepping back
	horseFrom   [maxSquares][]hop  // to: the horse, via: its leg
	horseAround [maxSquares]set
	cross       [maxSquares]set // same rank or file
	file        [maxSquares]set
	diagonal    [maxSquares]set // the adjacent points
	beside      [maxSquares]set // left and right

	pawnReach [2][maxSquares]set // squares a soldier can ever reach by its steps

	ring *ring
}

var (
	lineTables  = newBoardTables(game.Xiangqi, 10)
	riverTables = newBoardTables(game.River, 11)
)

// newBoardTables is a board with its regions; the tables of moves are computed before the first
// position is read.
func newBoardTables(design game.Design, ranks int) *boardTables {
	g := &boardTables{ranks: ranks}
	g.board = game.NewBoard(design, files, ranks, func(int, int) bool { return true })
	g.board.Lines = true
	for s := range game.Seat(2) {
		g.survey(s)
	}
	for s := range game.Seat(2) {
		g.landmarks(s)
	}
	for sq := range g.board.Points {
		if g.river.Has(game.Square(sq)) {
			g.board.Landmarks = append(g.board.Landmarks, game.Landmark{Square: game.Square(sq), Kind: game.RiverPoint, Seat: game.NoSeat})
		}
	}
	g.ready = sync.OnceFunc(g.lay)
	return g
}

// lay computes the tables of moves.
func (g *boardTables) lay() {
	g.lines = board.NewLines(g.board)
	for sq := range g.board.Points {
		g.surround(game.Square(sq))
	}
	for s := range game.Seat(2) {
		for sq := range g.board.Points {
			g.steps(s, game.Square(sq))
		}
		g.invert(s)
		for sq := range g.board.Points {
			g.pawnReach[s][sq] = g.reach(s, game.Square(sq))
		}
	}
	g.ring = newRing(g)
}

// at is the square with the given file and rank as side s sees the board (from 0), or NoSquare.
func (g *boardTables) at(s game.Seat, file, rank int) game.Square {
	if s == black {
		file, rank = files-1-file, g.ranks-1-rank
	}
	return g.board.At(file, rank)
}

// seen is the file and rank of a square as side s sees the board.
func (g *boardTables) seen(s game.Seat, sq game.Square) (file, rank int) {
	file, rank = int(sq)%files, int(sq)/files
	if s == black {
		file, rank = files-1-file, g.ranks-1-rank
	}
	return file, rank
}

// step is the square a number of files and ranks away as side s sees it.
func (g *boardTables) step(s game.Seat, sq game.Square, df, dr int) game.Square {
	f, r := g.seen(s, sq)
	return g.at(s, f+df, r+dr)
}

// forward is the next square toward the enemy, or NoSquare.
func (g *boardTables) forward(s game.Seat, sq game.Square) game.Square { return g.step(s, sq, 0, 1) }

// crossed reports whether a soldier of side s on sq has crossed the river; the river row counts.
func (g *boardTables) crossed(s game.Seat, sq game.Square) bool { return !g.half[s].Has(sq) }

// survey computes a side's regions.
func (g *boardTables) survey(s game.Seat) {
	for sq := range g.board.Points {
		sq := game.Square(sq)
		f, r := g.seen(s, sq)
		if r < 5 {
			g.half[s].Add(sq)
		}
		if g.ranks == 11 && r == 5 {
			g.river.Add(sq)
		}
		if r == g.ranks-1 {
			g.last[s].Add(sq)
		}
		if f >= 3 && f <= 5 && r <= 2 {
			g.palace[s].Add(sq)
			if (f+r)%2 == 1 {
				g.cross5[s].Add(sq)
			}
		}
		// From c1 two diagonal steps at a time, within the own bank.
		if r <= 4 && (r%4 == 0 && f%4 == 2 || r == 2 && f%4 == 0) {
			g.stations[s].Add(sq)
		}
	}
	g.home[s], g.centre[s] = g.at(s, 4, 0), g.at(s, 4, 1)
	for i, p := range [8][2]int{{3, 0}, {5, 0}, {3, 1}, {4, 1}, {5, 1}, {3, 2}, {4, 2}, {5, 2}} {
		g.slots[s][i] = g.at(s, p[0], p[1])
	}
}

// surround computes the neighbours of a square that are the same for both sides.
func (g *boardTables) surround(sq game.Square) {
	for i, d := range board.Orthogonal {
		g.rays[sq][i] = board.SetOf(g.lines[sq][d]...)
	}
	for d := range board.Dir(8) {
		line := g.lines[sq][d]
		if len(line) == 0 {
			continue
		}
		if d%2 == 1 {
			g.diagonal[sq].Add(line[0])
			continue
		}
		g.cross[sq] = g.cross[sq].Or(board.SetOf(line...))
		if d == board.East || d == board.West {
			g.beside[sq].Add(line[0])
		} else {
			g.file[sq] = g.file[sq].Or(board.SetOf(line...))
		}
	}
	for _, o := range board.KnightLeaps {
		to := g.step(red, sq, o[0], o[1])
		if to == game.NoSquare {
			continue
		}
		// The leg is the first point along the long direction.
		g.horse[sq] = append(g.horse[sq], hop{to, g.step(red, sq, o[0]/2, o[1]/2)})
		g.horseFrom[sq] = append(g.horseFrom[sq], hop{to, g.step(red, sq, o[0]-o[0]/2, o[1]-o[1]/2)})
		g.horseAround[sq].Add(to)
	}
}

// steps computes the steps of side s's short-stepping pieces from sq.
func (g *boardTables) steps(s game.Seat, sq game.Square) {
	for _, o := range board.OrthogonalOne {
		to := g.step(s, sq, o[0], o[1])
		if to == game.NoSquare {
			continue
		}
		if g.palace[s].Has(sq) && g.palace[s].Has(to) {
			g.kingSteps[s][sq] = append(g.kingSteps[s][sq], to)
		}
		if o[1] == 1 || o[1] == 0 && g.crossed(s, sq) {
			g.pawnSteps[s][sq] = append(g.pawnSteps[s][sq], to)
		}
	}
	for _, o := range board.DiagonalOne {
		to, far := g.step(s, sq, o[0], o[1]), g.step(s, sq, 2*o[0], 2*o[1])
		if g.cross5[s].Has(sq) && g.cross5[s].Has(to) {
			g.advisorSteps[s][sq] = append(g.advisorSteps[s][sq], to)
		}
		if g.half[s].Has(sq) && g.half[s].Has(far) {
			g.elephant[s][sq] = append(g.elephant[s][sq], hop{far, to})
		}
	}
	g.ford[s][sq], g.retreat[s][sq] = game.NoSquare, game.NoSquare
	if over := g.step(s, sq, 0, 2); g.river.Has(g.forward(s, sq)) && g.half[s].Has(sq) {
		g.ford[s][sq] = over
	}
	if back := g.step(s, sq, 0, -1); g.half[s^1].Has(back) {
		g.retreat[s][sq] = back
	}
}

// invert computes the soldiers' tables by target. The ford is omitted: no king ever stands on
// the far bank of the river board.
func (g *boardTables) invert(s game.Seat) {
	for sq := range g.board.Points {
		from := game.Square(sq)
		for _, to := range g.pawnSteps[s][sq] {
			g.pawnFrom[s][to].Add(from)
		}
		if to := g.retreat[s][sq]; to != game.NoSquare {
			g.retreatFrom[s][to].Add(from)
		}
	}
}

// reach is the set of squares that a soldier on sq can still reach by its base moves (README.md,
// River screen 河炮架): before crossing, its own file onward to the river, then everything from the
// river row or the far bank on; after crossing, its rank and further on.
func (g *boardTables) reach(s game.Seat, sq game.Square) (to set) {
	file, rank := g.seen(s, sq)
	for other := range g.board.Points {
		other := game.Square(other)
		f, r := g.seen(s, other)
		switch {
		case g.crossed(s, sq) && r >= rank,
			!g.crossed(s, sq) && (g.crossed(s, other) || f == file && r > rank):
			to.Add(other)
		}
	}
	return to
}

// landmarks lists a side's palace points in the order of the tiles field, home
// in its place (row 1 left, home, right, then rows 2 and 3).
func (g *boardTables) landmarks(s game.Seat) {
	for i := range 9 {
		sq := g.at(s, 3+i%3, i/3)
		g.board.Landmarks = append(g.board.Landmarks, game.Landmark{Square: sq, Kind: game.PalacePoint, Seat: s})
	}
}
