//go:build page

package darkchess

import "yanyi/game"

// The page has its opponents in a worker (cmd/engine) and its rules judge nothing.

var worth [16]int

type stalks struct{}

func (p *position) meet(game.Piece, game.Square, int32) {}

// Eval is not asked for on the page.
func (p *position) Eval(game.Seat) int { return 0 }

// Gain is not asked for on the page.
func (p *position) Gain(game.Turn) int { return 0 }
