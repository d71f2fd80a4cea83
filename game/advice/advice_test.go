package advice_test

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/advice"
	"yanyi/game/catalog"
	"yanyi/game/puzzle/proof"
)

// reasons lists the phrases given for a line, in the tests' notation.
func reasons(t *testing.T, id, position, line string) []string {
	t.Helper()
	v, ok := catalog.Find(id)
	if !ok {
		t.Fatalf("no game %s", id)
	}
	pos, err := v.Parse(position, nil)
	if err != nil {
		t.Fatalf("%s: %v", position, err)
	}
	var list []string
	for _, p := range advice.Of(v, nil, pos, strings.Fields(line)) {
		list = append(list, spelled(v.Info(), p))
	}
	return list
}

// spelled is a phrase with the pieces, sides and numbers it names: “takes R”.
func spelled(in *game.Info, p game.Phrase) string {
	text := strings.TrimPrefix(p.Key, "hint.")
	for _, a := range p.Args {
		switch a.Kind {
		case game.ArgPiece:
			text += " " + string(a.Piece.Kind().Letter())
		case game.ArgSeat:
			text += " " + string(rune(in.Seats[a.Seat].Letter))
		case game.ArgNumber, game.ArgStratagem:
			text += " " + string(rune('0'+a.N))
		}
	}
	return text
}

func TestReasonsOfKnownTurns(t *testing.T) {
	const (
		twoRooks = "3k5/9/9/R8/9/9/8p/9/1R7/4K4 w"
	)
	for _, c := range []struct{ name, position, line, want string }{
		{"mate", "3k5/R8/9/9/9/9/9/9/1R7/4K4 w", "b2b10", "mate"},
		{"mate in two", twoRooks, "b2b9 i4i3 a7a10", "mate.in 2"},
		{"the same without its end", twoRooks, "b2b9 i4i3", "threat.mate"},
		{"a line that better answers escape", "3k5/9/9/R8/9/9/8r/9/1R7/4K4 w", "b2b9 i4i3 a7a10", "threat.mate"},
		{"threatens mate", "3k5/9/R8/9/9/9/8p/9/1R7/4K4 w", "a8a9", "threat.mate"},
		{"no legal move", "3k5/9/R8/9/9/9/9/9/1R7/4K4 w", "a8a9", "wins"},
		{"prevents mate", "4k4/9/9/9/9/1r7/6R2/r8/9/3K5 w", "g4g2", "prevents.mate"},
		{"takes the checker", "3k5/9/9/9/9/9/9/R3r4/9/4K3R w", "a3e3", "check.takes R; threat.mate"},
		{"gets in the way", "3k5/9/9/9/4r4/9/9/R8/9/4K3R w", "a3e3", "check; attacks R"},
		{"steps aside", "3k5/9/9/9/4r4/9/9/R8/9/4K4 w", "e1f1", "check.king"},
		{"nothing protects it", "3k5/9/9/9/4n4/9/9/9/4R4/5K3 w", "e2e6", "takes.free N"},
		{"a chariot for a horse", "3k5/9/9/4r4/9/3N5/9/4r4/9/5K3 w", "d5e7", "takes.more R N; prevents.mate"},
		{"a horse for a chariot", "3k5/4r4/9/9/4n4/9/9/9/4R4/5K3 w", "e2e6", "takes N; attacks R"},
		{"check", "3k5/9/9/9/9/9/9/9/4R4/5K3 w", "e2d2", "checks"},
		{"out of attack", "3k5/9/4r4/9/4C4/9/9/9/9/5K3 w", "e6c6", "escapes C"},
		{"attacks what nothing protects", "3k5/9/6n2/9/9/4R4/9/9/9/5K3 w", "e5e8", "attacks N"},
		{"attacks two", "3k5/9/2n3n2/9/9/4R4/9/9/9/5K3 w", "e5e8", "forks N N"},
		{"protects", "3k5/9/4r4/9/4C4/9/9/9/R8/5K3 w", "a2e2", "protects C"},
		{"opens a way", "4k4/9/9/9/P8/9/9/9/9/R4K3 w", "a6b6", "opens R"},
		{"takes with the turn after", "3k5/6r2/6n2/9/9/4R4/9/9/9/5K3 w", "e5g5 d10d9 g5g8", "takes.next N"},
		{"a horse comes out", "rnbakabnr/9/9/p1p1p1p1p/9/9/P1P1P1P1P/9/9/RNBAKABNR w", "h1g3", "develops N"},
		{"an elephant comes out", "start", "c1e3", "develops B"},
		{"a cannon comes out", "start", "h3f3", "develops C"},
		{"a soldier goes on", "start", "c4c5", "gains P"},
		{"an advisor at home", "3k5/9/9/9/9/9/9/3A5/9/5K3 w", "d3e2", "guards A"},
		{"nothing to say", "4k4/9/9/9/9/9/9/9/9/3K5 w", "d1d2", "best"},
		{"not legal", "4k4/9/9/9/9/9/9/9/9/3K5 w", "d1d5", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := strings.Join(reasons(t, "xiangqi", c.position, c.line), "; "); got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}

// Among three, the phrases name the player concerned and the effect of diplomacy.
func TestReasonsAmongThree(t *testing.T) {
	v, _ := catalog.Find("yanyi")
	want := map[string]bool{"allies": false, "checks.waits": false, "mate.side": false}
	for seed := range uint64(200) {
		pos, err := v.Parse("start", nil)
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 3))
		for range 120 {
			turns := pos.Turns(nil)
			if len(turns) == 0 || pos.Outcome().Over {
				break
			}
			pick := turns[rng.IntN(len(turns))]
			for _, turn := range turns { // what is rare
				if rare(pos, turn) {
					pick = turn
				}
			}
			if !rare(pos, pick) {
				pos.Do(pick)
				continue
			}
			for _, p := range advice.Of(v, nil, pos, []string{v.Info().FormatTurn(pick)}) {
				key := strings.TrimPrefix(p.Key, "hint.")
				if _, seldom := want[key]; seldom {
					want[key] = true
					w := newTurnCheck(v, pos, pick)
					if !truths[strings.TrimSuffix(p.Key, ".side")](w, p) {
						t.Errorf("%s: %s: %q is not so", pos.String(), v.Info().FormatTurn(pick), spelled(v.Info(), p))
					}
				}
			}
			pos.Do(pick)
		}
		if !slices.Contains(slices.Collect(maps.Values(want)), false) {
			return
		}
	}
	t.Errorf("not all was said: %v", want)
}

func rare(pos game.Position, turn game.Turn) bool {
	pos.Do(turn)
	defer pos.Undo()
	return slices.ContainsFunc(pos.Events(nil), func(e game.Event) bool {
		return e.Type == game.Allied || e.Type == game.Deposed || e.Type == game.WentOut || e.Type == game.PassedOver
	})
}

// Diplomatic moves are described by their effect.
func TestReasonsOfDiplomacy(t *testing.T) {
	const prepared = "4,wK,4/sR,8/9/9/17/8,wP,8/3,hR,13/2,uN,14/hK,1,hC,hR,9,uP,2,uK/17/2,uN,hR,13/8,sP,8/12,uR,4/9/9/uR,8/4,sK,4 u uws - idle - 0"
	for turn, want := range map[string]string{"c10a9": "deposes", "c7a8": "allies w"} {
		if got := reasons(t, "yanyi", prepared, turn); len(got) == 0 || got[0] != want {
			t.Errorf("%s: %q, want %q first", turn, got, want)
		}
	}
}

// An announced mate in two is verified by a full search.
func TestMatesAreProven(t *testing.T) {
	v, _ := catalog.Find("xiangqi")
	pos, err := v.Parse("3k5/9/9/R8/9/9/8p/9/1R7/4K4 w", nil)
	if err != nil {
		t.Fatal(err)
	}
	mating, ok := new(proof.Prover).Keys(pos, proof.Win, 3)
	if !ok || len(mating) == 0 {
		t.Fatal("nothing mates in two")
	}
	for _, turn := range pos.Turns(nil) {
		text, said := v.Info().FormatTurn(turn), 0
		for _, rest := range []string{" i4i3 a7a10", " i4h4 a7a10", " i4i3 b2b10", " d10e10 b2b10"} {
			for _, p := range advice.Of(v, nil, pos, strings.Fields(text+rest)) {
				if p.Key == "hint.mate.in" {
					said++
				}
			}
		}
		if said > 0 && !slices.Contains(mating, turn) {
			t.Errorf("%s is said to mate in two", text)
		}
	}
}
