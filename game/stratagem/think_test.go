package stratagem

import (
	"math/rand/v2"
	"slices"
	"testing"

	"yanyi/game"
)

// anywhere calls look at positions of random games of the whole family.
func anywhere(t *testing.T, look func(p *position)) {
	t.Helper()
	for i, v := range Variants() {
		rng := rand.New(rand.NewPCG(uint64(i), 77))
		for range 4 {
			start := "start"
			if d, ok := v.(game.Deployer); ok {
				start = d.Deploy([2][]int{d.Suggest(red, rng.Uint64(), nil), d.Suggest(black, rng.Uint64(), nil)})
			}
			pos, err := v.Parse(start, nil)
			if err != nil {
				t.Fatal(err)
			}
			p := pos.(*position)
			for range 120 {
				look(p)
				turns := p.Turns(nil)
				if len(turns) == 0 {
					break
				}
				p.Do(turns[rng.IntN(len(turns))])
			}
		}
	}
}

func TestPassAndUndoLeaveThePositionEqual(t *testing.T) {
	passes := 0
	anywhere(t, func(p *position) {
		text, hash, plies, outcome := p.String(), p.Hash(), p.Plies(), p.Outcome()
		if !p.Pass() {
			return
		}
		passes++
		if p.Hash() == hash || p.Actor() == p.Journal.Last().side || p.Plies() != plies+1 {
			t.Fatalf("%s: passing changes neither hash nor actor", text)
		}
		p.Undo()
		if p.String() != text || p.Hash() != hash || p.Plies() != plies || p.Outcome() != outcome {
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
		read, err := p.v.Parse(p.String(), nil)
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
		want := slices.DeleteFunc(p.Turns(nil), func(turn game.Turn) bool { return !p.checksPlainly(turn) })
		got := p.Checks(nil)
		if found += len(want); !slices.Equal(got, want) {
			t.Fatalf("%s: checks %v, want %v", p, got, want)
		}
	})
	if found < 1000 {
		t.Errorf("%d checks met, too few to tell", found)
	}
}

// checksPlainly reports whether a quiet turn without prefix or stratagem checks with the moving
// piece by the base rules.
func (p *position) checksPlainly(t game.Turn) bool {
	kind := p.cells[t.From()].Kind()
	if t != game.Move(t.From(), t.To()) || p.cells[t.To()] != game.NoPiece ||
		kind == game.King || !p.aimsAt(t) {
		return false
	}
	p.Do(t)
	defer p.Undo()
	return slices.Contains(p.Check(nil, p.side), t.To())
}

// aimsAt reports whether a piece attacks the other king from a turn's last square by the base
// rules: over as many pieces as its kind needs.
func (p *position) aimsAt(t game.Turn) bool {
	k, g := p.king[p.side^1], p.v.tables
	switch p.cells[t.From()].Kind() {
	case game.Pawn:
		return g.pawnFrom[p.side][k].Has(t.To())
	case game.Knight:
		return slices.ContainsFunc(g.horseFrom[k], func(h hop) bool { return h.to == t.To() && p.cells[h.via] == game.NoPiece })
	}
	for _, line := range g.lines[k] {
		if i := slices.Index(line, t.To()); i >= 0 {
			between := 0
			for _, sq := range line[:i] {
				if p.cells[sq] != game.NoPiece {
					between++
				}
			}
			return between == 0 && p.cells[t.From()].Kind() == game.Rook || between == 1 && p.cells[t.From()].Kind() == game.Cannon
		}
	}
	return false
}

// exchanged is the gain of the side to move from captures on a square, always with its cheapest
// piece and as long as they pay, regardless of the kings.
func exchanged(p *position, on game.Square) int {
	var cheapest game.Turn
	least := 1 << 20
	for _, t := range p.list(nil, true, false) {
		cost := price[p.cells[t.From()].Kind()]
		plain := t.Slide() == game.NoSlide && !t.Sweep() && t.Promotion() == game.NoKind &&
			t.Second() == game.NoKind && t.Note()&noteExchange == 0 && !t.Swap()
		if plain && t.To() == on && cost < least {
			cheapest, least = t, cost
		}
	}
	if cheapest == game.NoTurn {
		return 0
	}
	gain := price[p.cells[on].Kind()]
	king := p.cells[cheapest.From()].Kind() == game.King
	before := p.mark()
	p.move(cheapest)
	p.side ^= 1
	answer := exchanged(p, on)
	p.back(&before)
	if king && answer > 0 {
		return 0
	}
	return max(0, gain-answer)
}

// See may differ on a few squares where equally cheap pieces could capture and the pieces behind
// them differ, or where a king or a pinned piece changes what is in force.
func TestSeeIsAnExchangePlayedOut(t *testing.T) {
	seen, wrong := 0, 0
	anywhere(t, func(p *position) {
		if p.Plies()%6 > 0 {
			return
		}
		for _, turn := range p.Turns(nil) {
			if turn.Slide() != game.NoSlide || turn.Sweep() || turn.Swap() || turn.Second() != game.NoKind ||
				turn.Note()&noteExchange != 0 {
				continue
			}
			before := p.mark()
			gain := p.seized(turn)
			p.move(turn)
			p.side ^= 1
			want := gain - exchanged(p, turn.To())
			p.back(&before)
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

func TestAPositionThatComesAgainIsJudgedAsIfItCameOnceMore(t *testing.T) {
	round := []string{"i1i2", "i10i9", "i2i1", "i9i10"}
	p := read(t, "xiangqi", "start")
	if o := p.Verdict(); o.Over {
		t.Errorf("at the start: %+v", o)
	}
	play(t, p, round...)
	second := p.Verdict()
	if p.Outcome().Over {
		t.Errorf("the second time: %+v", p.Outcome())
	}
	play(t, p, round...)
	if third := p.Outcome(); !third.Over || second != third {
		t.Errorf("judged %+v the second time, it ends %+v", second, third)
	}
}
