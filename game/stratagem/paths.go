package stratagem

import (
	"yanyi/game"
	"yanyi/game/board"
)

// The patterns that depend on the board alone. Each lists the paths of side s's piece on a
// square; leap drops squares off the board.

// leap appends the path to the square df, dr away over the points between, given
// as offsets too, if every point exists and ok accepts the end.
func leap(g *boardTables, s game.Seat, from game.Square, to [2]int, via [][2]int, ok func(to game.Square) bool) []path {
	end := g.step(s, from, to[0], to[1])
	if end == game.NoSquare || ok != nil && !ok(end) {
		return nil
	}
	p := path{to: end}
	for _, o := range via {
		p.via = append(p.via, g.step(s, from, o[0], o[1]))
	}
	return []path{p}
}

// leaps makes a leap for each offset; between returns the points between.
func leaps(g *boardTables, s game.Seat, from game.Square, offsets [][2]int, between func(o [2]int) [][2]int, ok func(game.Square) bool) (all []path) {
	for _, o := range offsets {
		var via [][2]int
		if between != nil {
			via = between(o)
		}
		all = append(all, leap(g, s, from, o, via, ok)...)
	}
	return all
}

func sign(n int) int {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}

// straightLine is the points strictly between along a rank, file or diagonal.
func straightLine(o [2]int) (via [][2]int) {
	for i := 1; i < max(o[0], -o[0], o[1], -o[1]); i++ {
		via = append(via, [2]int{i * sign(o[0]), i * sign(o[1])})
	}
	return via
}

// longStep is the first point along the longer direction.
func longStep(o [2]int) [][2]int {
	if o[0]*o[0] > o[1]*o[1] {
		return [][2]int{{sign(o[0]), 0}}
	}
	return [][2]int{{0, sign(o[1])}}
}

// diagonalStep is the point one diagonal step that way.
func diagonalStep(o [2]int) [][2]int { return [][2]int{{sign(o[0]), sign(o[1])}} }

// around is the offsets a, b in all eight orders and signs.
func around(a, b int) (all [][2]int) {
	for _, o := range board.KnightLeaps { // (±1, ±2) and (±2, ±1)
		x, y := a, b
		if o[0]*o[0] > 1 {
			x, y = b, a
		}
		all = append(all, [2]int{x * sign(o[0]), y * sign(o[1])})
	}
	return all
}

func times(n int, offsets [][2]int) (all [][2]int) {
	for _, o := range offsets {
		all = append(all, [2]int{n * o[0], n * o[1]})
	}
	return all
}

// within accepts squares of a set; none if from is not in it.
func within(region set, from game.Square) func(game.Square) bool {
	return func(to game.Square) bool { return region.Has(from) && region.Has(to) }
}

func horseHops(g *boardTables, s game.Seat, from game.Square) []path {
	return leaps(g, s, from, board.KnightLeaps, longStep, nil)
}

func elephantHops(g *boardTables, s game.Seat, from game.Square) []path {
	return leaps(g, s, from, board.DiagonalTwo, diagonalStep, within(g.half[s], from))
}

func oneByThree(g *boardTables, s game.Seat, from game.Square) []path {
	return leaps(g, s, from, around(1, 3), longStep, nil)
}

func twoByThree(g *boardTables, s game.Seat, from game.Square) []path {
	return leaps(g, s, from, around(2, 3), diagonalStep, nil)
}

func diagonalOne(g *boardTables, s game.Seat, from game.Square) []path {
	return leaps(g, s, from, board.DiagonalOne, nil, nil)
}

func diagonalTwo(g *boardTables, s game.Seat, from game.Square) []path {
	return leaps(g, s, from, board.DiagonalTwo, diagonalStep, nil)
}

// palaceAcross goes from corner to opposite corner of the own palace.
func palaceAcross(g *boardTables, s game.Seat, from game.Square) []path {
	return leaps(g, s, from, board.DiagonalTwo, diagonalStep, within(g.cross5[s], from))
}

// bothAcross does so in either palace.
func bothAcross(g *boardTables, s game.Seat, from game.Square) []path {
	return append(palaceAcross(g, s, from), palaceAcross(g, s^1, from)...)
}

// palaceDiagonal is one step between centre and corners of the own palace.
func palaceDiagonal(g *boardTables, s game.Seat, from game.Square) []path {
	return leaps(g, s, from, board.DiagonalOne, nil, within(g.cross5[s], from))
}

// palaceLines is one or two points along the diagonals of either palace.
func palaceLines(g *boardTables, s game.Seat, from game.Square) []path {
	steps := append(palaceDiagonal(g, s, from), palaceDiagonal(g, s^1, from)...)
	return append(steps, bothAcross(g, s, from)...)
}

// palaceEdge is two points straight from palace corner to palace corner.
func palaceEdge(g *boardTables, s game.Seat, from game.Square) []path {
	corners := g.cross5[s].Minus(board.Bit(g.centre[s]))
	return leaps(g, s, from, times(2, board.OrthogonalOne), straightLine, within(corners, from))
}

// palaceTwo is two points straight within the own palace.
func palaceTwo(g *boardTables, s game.Seat, from game.Square) []path {
	return leaps(g, s, from, times(2, board.OrthogonalOne), straightLine, within(g.palace[s], from))
}

// outOfPalace is one diagonal step from the own palace out of it.
func outOfPalace(g *boardTables, s game.Seat, from game.Square) []path {
	return leaps(g, s, from, board.DiagonalOne, nil, func(to game.Square) bool {
		return g.palace[s].Has(from) && !g.palace[s].Has(to)
	})
}

// bankFlight is four diagonal steps between back rank and river bank.
func bankFlight(g *boardTables, s game.Seat, from game.Square) []path {
	_, rank := g.seen(s, from)
	return leaps(g, s, from, times(4, board.DiagonalOne), straightLine, func(to game.Square) bool {
		_, end := g.seen(s, to)
		return rank == 0 && end == 4 || rank == 4 && end == 0
	})
}

// fourStraight is exactly four points straight on the own side.
func fourStraight(g *boardTables, s game.Seat, from game.Square) []path {
	return leaps(g, s, from, times(4, board.OrthogonalOne), straightLine, within(g.half[s], from))
}

// ontoEye lists the eyes of an elephant beyond which there is a point it may stand on.
func ontoEye(g *boardTables, s game.Seat, from game.Square) (all []path) {
	for _, hop := range g.elephant[s][from] {
		all = append(all, path{to: hop.via})
	}
	return all
}

// acrossBank is two diagonal steps over the river from the own bank.
func acrossBank(g *boardTables, s game.Seat, from game.Square) []path {
	_, rank := g.seen(s, from)
	if rank != 4 {
		return nil
	}
	return leaps(g, s, from, [][2]int{{2, 2}, {-2, 2}}, diagonalStep, nil)
}

// oneBack is a crossed soldier's step back, not into the river or over it.
func oneBack(g *boardTables, s game.Seat, from game.Square) []path {
	if to := g.retreat[s][from]; to != game.NoSquare {
		return []path{{to: to}}
	}
	return nil
}

// sideways is an uncrossed soldier's step to the side.
func sideways(g *boardTables, s game.Seat, from game.Square) []path {
	if g.crossed(s, from) {
		return nil
	}
	return leaps(g, s, from, [][2]int{{1, 0}, {-1, 0}}, nil, nil)
}

// diagonalForward is a crossed soldier's step diagonally forward.
func diagonalForward(g *boardTables, s game.Seat, from game.Square) []path {
	if !g.crossed(s, from) {
		return nil
	}
	return leaps(g, s, from, [][2]int{{1, 1}, {-1, 1}}, nil, nil)
}
