package stratagem

import (
	"math/rand/v2"
	"testing"

	"yanyi/game"
	"yanyi/game/board"
)

// scratch computes the board's key and sets from scratch.
func (p *position) scratch() (key uint64, of [2]set, by [2][game.Pawn + 1]set) {
	for i := range p.v.tables.board.Points {
		sq := game.Square(i)
		if pc := p.cells[sq]; pc != game.NoPiece {
			key ^= keys.piece[pc][sq]
			of[pc.Origin()].Add(sq)
			by[pc.Origin()][pc.Kind()].Add(sq)
		}
	}
	return key, of, by
}

// TestWhatIsKeptUp compares key, sets, kings, kinds in force and check with their values
// computed from the board, in random play both ways.
func TestWhatIsKeptUp(t *testing.T) {
	for _, v := range family {
		rng := rand.New(rand.NewPCG(7, 7))
		for _, f := range readFixtures(t, v.info.ID) {
			p := read(t, v.info.ID, f.Position)
			for range 30 {
				turns := p.Turns(nil)
				if len(turns) == 0 {
					break
				}
				p.Do(turns[rng.IntN(len(turns))])
				p.verify(t)
			}
			for p.Plies() > 0 {
				p.Undo()
				p.verify(t)
			}
		}
	}
}

func (p *position) verify(t *testing.T) {
	t.Helper()
	key, of, by := p.scratch()
	if key != p.key || of != p.of || by != p.by {
		t.Fatalf("%s: key or sets have drifted", p)
	}
	for s := range game.Seat(2) {
		if by[s][game.King] != board.Bit(p.king[s]) {
			t.Fatalf("%s: king of %d on %d", p, s, p.king[s])
		}
	}
	effects, active := p.effects, p.active
	p.activate()
	if effects != p.effects || active != p.active {
		t.Fatalf("%s: kinds in force %v, from the board %v", p, active, p.active)
	}
	if p.checked != p.attacked(p.side) {
		t.Fatalf("%s: checked %v", p, p.checked)
	}
	fresh := read(t, p.v.info.ID, p.String())
	if fresh.Hash() != p.Hash() {
		t.Fatalf("%s: hash %x, read from the text %x", p, p.Hash(), fresh.Hash())
	}
}

// TestGlanceAgreesWithPlay checks that the turns listed without playing them are exactly those
// found by playing and checking.
func TestGlanceAgreesWithPlay(t *testing.T) {
	for _, v := range family {
		rng := rand.New(rand.NewPCG(11, 11))
		for _, f := range readFixtures(t, v.info.ID) {
			p := read(t, v.info.ID, f.Position)
			for range 20 {
				turns := p.checkGlance(t)
				if len(turns) == 0 {
					break
				}
				p.Do(turns[rng.IntN(len(turns))])
			}
		}
	}
}

func (p *position) checkGlance(t *testing.T) []game.Turn {
	t.Helper()
	turns := p.Turns(nil)
	legal := map[game.Turn]bool{}
	for _, turn := range turns {
		legal[turn] = true
	}
	for _, turn := range p.list(nil, true, false) {
		p.Do(turn)
		safe := !p.attacked(p.side ^ 1)
		p.Undo()
		if safe != legal[turn] {
			t.Errorf("%s: %s is legal %v, played out %v", p, p.v.info.FormatTurn(turn), legal[turn], safe)
		}
	}
	return turns
}
