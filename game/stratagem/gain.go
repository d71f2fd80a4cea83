package stratagem

import "yanyi/game"

// worth is the value of captures in centipawns, for listing turns. Positions are evaluated by
// weights instead, which are left out of programs that never evaluate.
var worth = [game.Pawn + 1]int{
	game.Rook: 900, game.Cannon: 430, game.Knight: 400, game.Advisor: 150, game.Bishop: 150, game.Pawn: 80,
}

// crossedWorth is a soldier's gain in value beyond the river.
const crossedWorth = 70

// Gain estimates a turn's immediate gain: its captures, exchanges, sweeps, pieces brought back.
func (p *position) Gain(t game.Turn) int {
	gain := 0
	var swept set
	if t.Sweep() {
		swept = p.stale.And(p.of[p.side^1])
		for s := swept; !s.Empty(); {
			gain += worth[p.cells[s.Pop()].Kind()]
		}
	}
	for _, k := range [2]game.Kind{t.Promotion(), t.Second()} {
		if k != game.NoKind {
			gain += worth[k] - worth[game.Pawn]
		}
	}
	if _, gone := t.Resigns(); gone || t.Swap() || swept.Has(t.To()) {
		return gain
	}
	gain += p.value(t.To())
	if t.Note()&noteExchange != 0 {
		gain -= p.value(t.From())
	}
	return gain
}

// value is the value of the piece on a square, 0 if it is empty.
func (p *position) value(sq game.Square) int {
	pc := p.cells[sq]
	if pc == game.NoPiece {
		return 0
	}
	if pc.Kind() == game.Pawn && p.v.tables.crossed(pc.Origin(), sq) {
		return worth[game.Pawn] + crossedWorth
	}
	return worth[pc.Kind()]
}
