//go:build page

package threekingdoms

import (
	"yanyi/game"
	"yanyi/game/board"
)

// The page has its opponents in a worker (cmd/engine). Its own copy of the rules
// judges nothing: Ebitengine's templates keep every method of a position linked, and
// evaluations with their weights are as large as the rules.

type (
	weighing struct{}
	judges   struct{}
)

func (*weighing) recount(*moving, *[4]board.Bag) {}

func (*weighing) weigh(*moving, game.Square, game.Piece, int) {}

func (*weighing) weighBag(game.Army, game.Kind, int) {}

// Eval is not asked for on the page.
func (p *position) Eval(game.Seat) int { return 0 }

// Gain is not asked for on the page.
func (p *position) Gain(game.Turn) int { return 0 }
