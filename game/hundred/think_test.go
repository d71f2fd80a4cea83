package hundred

import (
	"math/rand/v2"
	"slices"
	"testing"

	"yanyi/game"
)

// anywhere calls look at positions of random games.
func anywhere(t *testing.T, look func(p *position)) {
	t.Helper()
	rng := rand.New(rand.NewPCG(5, 77))
	for range 20 {
		pos, err := Variants()[0].Parse("start", nil)
		if err != nil {
			t.Fatal(err)
		}
		p := pos.(*position)
		for range 150 {
			look(p)
			turns := p.Turns(nil)
			if len(turns) == 0 {
				break
			}
			p.Do(turns[rng.IntN(len(turns))])
		}
	}
}

func TestPassAndUndoLeaveThePositionEqual(t *testing.T) {
	passes := 0
	anywhere(t, func(p *position) {
		text, before, plies := p.String(), p.state, p.Plies()
		actor := p.Actor()
		if !p.Pass() {
			return
		}
		passes++
		if p.Hash() == before.hash || p.Actor() == actor || p.Plies() != plies+1 {
			t.Fatalf("%s: passing changes neither hash nor actor", text)
		}
		p.Undo()
		if p.String() != text || p.state != before || p.Plies() != plies {
			t.Fatalf("passing and undoing makes %s of %s", p, text)
		}
	})
	if passes < 500 {
		t.Errorf("%d passes tried", passes)
	}
}

// A pass leads to a position of the rules: it equals the one read from its text.
func TestAPassLeadsToAPositionOfTheRules(t *testing.T) {
	anywhere(t, func(p *position) {
		if !p.Pass() {
			return
		}
		read, err := Variants()[0].Parse(p.String(), nil)
		if err != nil {
			t.Fatalf("%s: %v", p, err)
		}
		if read.Hash() != p.Hash() || !slices.Equal(read.Turns(nil), p.Turns(nil)) {
			t.Fatalf("%s: hash or turns differ from those of the position as read", p)
		}
		p.Undo()
	})
}

func TestGainsAreTheTurnsThatGain(t *testing.T) {
	anywhere(t, func(p *position) {
		want := slices.DeleteFunc(p.Turns(nil), func(turn game.Turn) bool { return p.Gain(turn) <= 0 })
		if got := p.Gains(nil); !slices.Equal(got, want) {
			t.Fatalf("%s: gaining turns %v, want %v", p, got, want)
		}
	})
}

func TestChecksAreTheQuietTurnsThatCheckWhereTheyEnd(t *testing.T) {
	found := 0
	anywhere(t, func(p *position) {
		want := slices.DeleteFunc(p.Turns(nil), func(turn game.Turn) bool {
			quiet := p.Gain(turn) <= 0 && p.at[turn.From()].Kind() != game.King &&
				turn.Promotion() == game.NoKind && p.at[turn.To()] == game.NoPiece &&
				(turn.To() != p.passed || p.at[turn.From()].Kind() != game.Pawn)
			return !quiet || !p.strikes(turn)
		})
		got := p.Checks(nil)
		slices.Sort(want)
		slices.Sort(got)
		if found += len(want); !slices.Equal(got, want) {
			t.Fatalf("%s: checks %v, want %v", p, got, want)
		}
	})
	if found < 100 {
		t.Errorf("%d checks met, too few to tell", found)
	}
}

// lay replaces the piece on a square.
func lay(p *position, pc game.Piece, sq game.Square) {
	if p.at[sq] != game.NoPiece {
		p.remove(sq)
	}
	if pc != game.NoPiece {
		p.put(pc, sq)
	}
}

// exchanged is a side's gain from captures on a square, always with its cheapest piece and as
// long as they pay, computed by moving pieces only.
func exchanged(p *position, on game.Square, by game.Seat) int {
	best, least := game.Square(nowhere), 1<<20
	var buf [16]game.Square
	for _, sq := range p.attackers(buf[:0], on, by) {
		if cost := price[p.at[sq].Kind()]; cost < least {
			best, least = sq, cost
		}
	}
	if best == nowhere {
		return 0
	}
	gain, top, mover := price[p.at[on].Kind()], p.at[on], p.at[best]
	lay(p, game.NoPiece, best)
	lay(p, mover, on)
	answer := exchanged(p, on, by^1)
	lay(p, top, on)
	lay(p, mover, best)
	if mover.Kind() == game.King && answer > 0 {
		return 0
	}
	return max(0, gain-answer)
}

// See may differ on a few squares where equally cheap pieces could capture and the pieces behind
// them differ.
func TestSeeIsAnExchangePlayedOut(t *testing.T) {
	seen, wrong := 0, 0
	anywhere(t, func(p *position) {
		for _, turn := range p.Turns(nil) {
			from, to := turn.From(), turn.To()
			if p.passedPawn(from, to) != to || turn.Promotion() != game.NoKind || p.castlingOf(from, to) != nil {
				continue
			}
			top, mover := p.at[to], p.at[from]
			lay(p, game.NoPiece, from)
			lay(p, mover, to)
			want := price[top.Kind()] - exchanged(p, to, p.turn^1)
			lay(p, top, to)
			lay(p, mover, from)
			seen++
			if p.See(turn) != want {
				wrong++
			}
		}
	})
	if wrong*200 > seen {
		t.Errorf("%d of %d exchanges differ from those played out", wrong, seen)
	}
}
