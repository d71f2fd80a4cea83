//go:build page

package threekingdoms

import "yanyi/game"

// The page has its opponents in a worker (cmd/engine). Its own copy of the rules
// judges nothing: Ebitengine's templates keep every method of a position linked, and
// evaluations with their weights are as large as the rules.

type (
	tally  struct{}
	judge  struct{}
	judges struct{}
)

func (p *position) recount() {}

func (p *position) weigh(game.Square, game.Piece, int) {}

func (p *position) weighBag(game.Army, game.Kind, int) {}

// Eval is not asked for on the page.
func (p *position) Eval(game.Seat) int { return 0 }

// Gain is not asked for on the page.
func (p *position) Gain(game.Turn) int { return 0 }
