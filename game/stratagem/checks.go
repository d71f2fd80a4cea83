package stratagem

import (
	"yanyi/game"
	"yanyi/game/board"
)

// Checks appends quiet moves of rooks, cannons, horses and soldiers that check directly.
func (p *position) Checks(dst []game.Turn) []game.Turn {
	n := len(dst)
	p.aim()
	dst = p.generate(dst, generator{aims: &p.aims})
	checks, before := dst[:n], p.mark()
	for _, t := range dst[n:] {
		p.move(t)
		if p.attackers(p.side^1, true).Has(t.To()) {
			checks = append(checks, t)
		}
		p.back(&before)
	}
	return checks
}

// aim finds the empty squares from which pieces of each kind attack the other king, taking
// the board as it is before they leave their squares.
func (p *position) aim() {
	k, g, occ := p.king[p.side^1], p.v.tables, p.occupied()
	p.aims = aims{}
	p.aims[game.Pawn] = g.pawnFrom[p.side][k].Minus(occ)
	for _, h := range g.horseFrom[k] {
		if p.cells[h.via] == game.NoPiece && p.cells[h.to] == game.NoPiece {
			p.aims[game.Knight].Add(h.to)
		}
	}
	for _, d := range board.Orthogonal {
		met := [2]game.Kind{game.Rook, game.Cannon}
		for n, line := 0, g.lines[k][d]; n < 2 && len(line) > 0; line = line[1:] {
			if p.cells[line[0]] == game.NoPiece {
				p.aims[met[n]].Add(line[0])
			} else {
				n++
			}
		}
	}
}
