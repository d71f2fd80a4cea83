//go:build page

package hundred

import "yanyi/game"

// The page has its opponents in a worker (cmd/engine). Its own copy of the rules
// judges nothing: Ebitengine's templates keep every method of a position linked, and
// evaluations with their weights are as large as the rules.

type tally struct{}

func (*tally) add(game.Piece, uint8)  {}
func (*tally) drop(game.Piece, uint8) {}

// Eval is not asked for on the page.
func (p *position) Eval(game.Seat) int { return 0 }

// Gain is not asked for on the page.
func (p *position) Gain(game.Turn) int { return 0 }

// along and over are those of along.go, shorter and slower: every byte is fetched.

func along(sq uint8, occ set, first int) set {
	_, near := over(sq, occ, first)
	return near
}

func over(sq uint8, occ set, first int) (far, near set) {
	for d := first; d < 8; d += 2 {
		met := 0
		for _, to := range rays[sq][d].sq[:rays[sq][d].n] {
			switch {
			case met == 0:
				near.add(to)
			case met == 1:
				far.add(to)
			}
			if occ.has(to) {
				met++
			}
		}
	}
	return far, near
}
