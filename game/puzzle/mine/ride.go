package mine

import (
	"yanyi/game"
	"yanyi/game/puzzle"
	"yanyi/game/search/baseline"
)

// Horses seldom ride for diplomacy by themselves, so that there would hardly be puzzles about
// it. Where these are wanted, every second turn brings a horse nearer to where it makes or
// breaks an alliance, if that costs nothing; the last leap is left to the players.
const rides = 2

// goals are the points that a theme brings horses to.
func goals(b *game.Board, theme puzzle.Theme) (points []game.Square) {
	kind := game.AlliancePoint
	switch theme {
	case puzzle.Deposing:
		kind = game.EmperorPoint
	case puzzle.Alliance:
	default:
		return nil
	}
	for _, l := range b.Landmarks {
		if l.Kind == kind {
			points = append(points, l.Square)
		}
	}
	return points
}

// ride is a horse's quiet and safe way nearer to one of the goals, or no turn.
func (g *table) ride() game.Turn {
	cells := g.pos.View(game.NoSeat).Cells
	best, near := game.NoTurn, 0
	for _, t := range g.pos.Turns(nil) {
		if cells[t.From()].Piece.Kind() != game.Knight || g.pos.Gain(t) != 0 {
			continue
		}
		before, after := g.far(t.From()), g.far(t.To())
		if after == 0 || after >= before || best != game.NoTurn && after >= near || baseline.TakenBack(g.pos, t) > 0 {
			continue
		}
		best, near = t, after
	}
	return best
}

// far is how many steps a square is from the nearest goal.
func (g *table) far(sq game.Square) int {
	least := len(g.in.Board.Points)
	for _, goal := range g.goals {
		a, b := g.in.Board.Points[sq], g.in.Board.Points[goal]
		file, rank := int(a.File-b.File), int(a.Rank-b.Rank)
		least = min(least, max(file, -file)+max(rank, -rank))
	}
	return least
}
