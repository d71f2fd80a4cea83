package hundred

import (
	"yanyi/game"
	"yanyi/game/weights"
)

// sight is the set of squares that one side's pieces attack or guard.
type sight struct {
	all   set
	small set           // attacks of pawns, swordsmen and axemen
	files set           // all files with pawns
	minor set           // knights, bishops, guards, cannons and archers
	siege int           // weight of the pieces that attack the squares around the enemy's king
	sum   weights.Score // of mobility
}

// siegeOf is how much a kind counts in attacking a king.
var siegeOf = [16]int{
	game.Queen: 3, game.Rook: 2, game.Bishop: 1, game.Knight: 1, game.Cannon: 1, game.Advisor: 1, game.Guard: 1,
}

// sees is the set of squares a piece attacks and the set it can move to: a cannon and an archer
// capture over one piece (README.md, Pieces).
func sees(k game.Kind, sq game.Square, occ set) (hits, open set) {
	switch k {
	case game.Queen:
		hits = along(sq, occ, orthogonal).Or(along(sq, occ, diagonal))
	case game.Rook:
		hits = along(sq, occ, orthogonal)
	case game.Bishop:
		hits = along(sq, occ, diagonal)
	case game.Cannon:
		hits, open = over(sq, occ, orthogonal)
		return hits, open.Minus(occ)
	case game.Advisor:
		hits, open = over(sq, occ, diagonal)
		return hits, open.Minus(occ)
	default:
		hits = steps[k][sq]
	}
	return hits, hits
}
