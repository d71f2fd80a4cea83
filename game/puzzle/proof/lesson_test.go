package proof

import (
	"testing"

	"yanyi/game/catalog"
	"yanyi/game/lesson"
)

// In the lessons about diplomacy, which no game begins with, the wanted turn is better than any
// other by at least 15 of a hundred in the share of wins.
func TestDiplomacyIsDecided(t *testing.T) {
	const least = 0.15
	steps := 0
	for _, l := range lesson.All() {
		if len(l.Games) > 0 {
			continue
		}
		for i := range l.Steps {
			s := &l.Steps[i]
			m, err := s.Begin(catalog.Find)
			if err != nil {
				t.Fatal(err)
			}
			v, _ := catalog.Find(s.Game)
			pos, err := v.Parse(m.PositionAt(m.Ply()), nil)
			if err != nil {
				t.Fatal(err)
			}
			steps++
			verdict, ok := New(v).look(pos, proofNodes)
			turn := m.Info().FormatTurn(verdict.turn)
			if right, _ := s.Turn(turn); !ok || !right || verdict.lead.share < least {
				t.Errorf("%s: %s with %.2f leads by %.2f", s.Key, turn, verdict.best, verdict.lead.share)
			}
		}
	}
	if steps < 10 {
		t.Errorf("only %d steps", steps)
	}
}
