package hundred

import "yanyi/game"

// values are those of README.md, Pieces, in centipawns, for captures. Positions are evaluated by
// weights instead, which are left out of programs that never evaluate.
var values = [16]int{
	game.Queen: 900, game.Guard: 300, game.Bishop: 400, game.Knight: 300, game.Rook: 500,
	game.Cannon: 400, game.Advisor: 300, game.Ferz: 150, game.Wazir: 200, game.Pawn: 100,
}

// Gain is the captured value plus the gain of a promotion.
func (p *position) Gain(t game.Turn) int {
	if _, ok := t.Resigns(); ok {
		return 0
	}
	from, to := t.From(), t.To()
	gain := values[p.at[p.passedPawn(from, to)].Kind()]
	if k := t.Promotion(); k != game.NoKind {
		gain += values[k] - values[p.at[from].Kind()]
	}
	return gain
}
