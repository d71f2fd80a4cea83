package stratagem

import (
	"testing"

	"yanyi/game"
)

// quietTurn is a turn without capture, check or repetition, found by looking.
func quietTurn(t *testing.T, p *position) game.Turn {
	t.Helper()
	for _, turn := range p.Turns(nil) {
		if p.cells[turn.To()] != game.NoPiece || p.cells[turn.From()].Kind() == game.Pawn || turn.Sweep() {
			continue
		}
		p.Do(turn)
		fresh := p.history.Count(p.Hash(), int(p.clock)) == 1 && !p.checked && p.hasTurn()
		p.Undo()
		if fresh {
			return turn
		}
	}
	t.Fatalf("no quiet turn at %s", p)
	return game.NoTurn
}
