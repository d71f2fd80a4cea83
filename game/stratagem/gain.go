package stratagem

import "yanyi/game"

// Gain guesses what a turn wins at once: what it captures, exchanges, sweeps and
// brings back.
func (p *position) Gain(t game.Turn) int {
	j := p.v.judging()
	gain := 0
	var swept set
	if t.Sweep() {
		swept = p.stale.and(p.of[p.side^1])
		for s := swept; !s.empty(); {
			gain += j.worth[p.cells[s.pop()].Kind()].Mid()
		}
	}
	for _, k := range [2]game.Kind{t.Promotion(), t.Second()} {
		if k != game.NoKind {
			gain += j.worth[k].Mid() - j.worth[game.Pawn].Mid()
		}
	}
	if _, gone := t.Resigns(); gone || t.Swap() || swept.has(t.To()) {
		return gain
	}
	gain += p.value(j, t.To())
	if t.Note()&noteExchange != 0 {
		gain -= p.value(j, t.From())
	}
	return gain
}

// value is the worth of the piece on a square with its place, 0 if it is empty.
func (p *position) value(j *judge, sq game.Square) int {
	pc := p.cells[sq]
	if pc == game.NoPiece {
		return 0
	}
	return j.place[pc.Origin()][pc.Kind()][sq].Mid()
}
