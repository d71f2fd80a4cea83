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
