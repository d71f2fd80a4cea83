package tiles

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
)

func layer(t *testing.T, id string) Layer {
	t.Helper()
	v, _ := catalog.Find(id)
	d, ok := v.(Layer)
	if !ok {
		t.Fatalf("no tiles are laid in %s", id)
	}
	return d
}

// planted is games made up: kings stand three times as long on one half of the slots as on
// the other and twice as long on kind 7; kind 5 helps by one logit where they stand as long
// as in the mean, by more where longer, and kind 9 harms by as much;
// any tile helps by 0.2 besides.
func planted(t *testing.T, d Layer, n int) []Record {
	t.Helper()
	rng := rand.New(rand.NewPCG(7, 8))
	all := make([]Record, n)
	for i := range all {
		r := &all[i]
		r.Plies = 100
		logit := 0.3
		for s, sign := range [2]float64{1, -1} {
			var err error
			if r.Tiles[s], err = Draw(d, game.Seat(s), nil, rng); err != nil {
				t.Fatal(err)
			}
			for slot, n := range r.Tiles[s] {
				r.Stood[s][slot] = 4
				if slot < 4 {
					r.Stood[s][slot] = 12
				}
				pull := float64(r.Stood[s][slot]) / 8
				if n > 0 {
					logit += sign * pull * 0.2
				}
				switch n {
				case 5:
					logit += sign * pull
				case 7:
					r.Stood[s][slot] *= 2
				case 9:
					logit -= sign * pull
				}
			}
		}
		if rng.Float64() < 1/(1+math.Exp(-logit)) {
			r.Won = 1
		}
	}
	return all
}

func grown(t *testing.T, records []Record, kinds int) *Growth {
	t.Helper()
	g, err := Grow(records, kinds)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestGrowFindsPlantedKinds: who won because of a kind shows what the kind is worth, who
// won by luck shows that the others are worth nothing.
func TestGrowFindsPlantedKinds(t *testing.T) {
	for _, id := range []string{"qice", "qiji16"} {
		d := layer(t, id)
		kinds, _, _ := d.Tiles(nil)
		g := grown(t, planted(t, d, 3000), len(kinds))
		for i, e := range g.Kinds {
			want := map[int]float64{5: 1, 9: -1}[i+1]
			if off := math.Abs(e.Value - want); off > 4*e.Error || e.Error < 0.03 || e.Error > 0.15 {
				t.Errorf("%s: kind %d is worth %.3f ± %.3f over the mean, planted was %.0f", id, i+1, e.Value, e.Error, want)
			}
		}
		if off := math.Abs(g.Lead.Value - 0.3); off > 4*g.Lead.Error {
			t.Errorf("%s: the first seat leads by %v, planted was 0.3", id, g.Lead)
		}
		if id == "qiji16" && (math.Abs(g.Any.Value-0.2) > 4*g.Any.Error || g.Any.Error > 0.05) {
			t.Errorf("any tile is worth %v, planted was 0.2", g.Any)
		} else if id == "qice" && g.Any.Error < 1 {
			t.Errorf("of tiles that are always eight it is thought known that any is worth %v", g.Any)
		}
		if g.Bend < 0.5 {
			t.Errorf("%s: the slots are thought to matter by %.2f, planted was 1", id, g.Bend)
		}
		if g.Spread < 0.1 || g.Spread > 0.6 {
			t.Errorf("%s: the kinds are thought to differ by ±%.2f", id, g.Spread)
		}
	}
}

// TestUsesOfKinds: kings stand twice as long on one kind than its slots would make them,
// and as long on all others.
func TestUsesOfKinds(t *testing.T) {
	d := layer(t, "qice-line")
	g := grown(t, planted(t, d, 500), 32)
	least, most := 2.0, 0.0
	for i, e := range g.Use {
		switch i + 1 {
		case 7:
			if off := math.Abs(e.Value - 2); off > 0.15 || e.Error > 0.1 {
				t.Errorf("kind 7 is used %.2f ± %.2f times as much as its slots, planted was 2", e.Value, e.Error)
			}
		case 32:
			if e != (Estimate{}) {
				t.Errorf("kind 32 cannot be laid and yet is used %v", e)
			}
		default:
			least, most = min(least, e.Value), max(most, e.Value)
		}
	}
	if least < 0.9 || most > 1.1 {
		t.Errorf("kinds like any other are used %.2f to %.2f times as much as their slots", least, most)
	}
}

// TestShrinkTellsChanceFromDifference: what differs no more than its errors is taken for
// the same, what differs by far more is left as it is.
func TestShrinkTellsChanceFromDifference(t *testing.T) {
	chance := []Estimate{{0.9, 0.2}, {1.1, 0.2}, {}, {1, 0.2}}
	shrink(chance)
	for i, want := range []Estimate{{1, 0}, {1, 0}, {}, {1, 0}} {
		if math.Abs(chance[i].Value-want.Value) > 1e-9 || chance[i].Error != want.Error {
			t.Errorf("chance leaves %v, want %v", chance[i], want)
		}
	}
	apart := []Estimate{{1, 0.1}, {3, 0.1}}
	shrink(apart)
	if apart[0].Value < 1 || apart[0].Value > 1.01 || apart[1].Value > 3 || apart[1].Value < 2.99 {
		t.Errorf("what differs is made %v", apart)
	}
}

// TestGrowRefusesFewGames names how many there are.
func TestGrowRefusesFewGames(t *testing.T) {
	if _, err := Grow(make([]Record, leastGames-1), 32); err == nil || !strings.Contains(err.Error(), "99 games") {
		t.Errorf("99 games: %v", err)
	}
}

// TestIntoKeepsTheRest: a variant's rows take the place of its own, other rows and remarks
// stay; a slot on which no king stood can still be drawn.
func TestIntoKeepsTheRest(t *testing.T) {
	const before = "# remark\na.worth 1 2 | 3 4\na.use 1 2 | 3 4\na.slots 1 1 1 1 1 1 1 1 | 1 1 1 1 1 1 1 1\nb.worth 5 | 6\n"
	const after = "# remark\na.worth 13 -2 | 10 21\na.use 95 210 | 7 8\na.slots 50 1 1 1 1 1 1 1 | 2 0 0 0 0 0 0 0\nb.worth 5 | 6\n"
	g := Growth{Kinds: []Estimate{{0.0126, 0.01}, {-0.0021, 0.0214}}, Use: []Estimate{{0.95, 0.07}, {2.1, 0.08}}, Slots: [Slots]Estimate{{0.05, 0.002}}}
	if text, err := g.Into(before, "a"); err != nil || text != after {
		t.Errorf("%v\n%swant\n%s", err, text, after)
	}
	for id, want := range map[string]string{"b": "no row b.worth of 2 numbers", "c": "no row c.worth"} {
		if _, err := g.Into(before, id); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("a table without %s's rows: %v", id, err)
		}
	}
	if _, err := g.Into(before+"a.use 1 x | 1 1\n", "a"); err == nil || !strings.Contains(err.Error(), "line 6") {
		t.Errorf("a table with a fault: %v", err)
	}
}

// TestGrowDistrustsLuck: of games that only luck decided nothing is learnt.
func TestGrowDistrustsLuck(t *testing.T) {
	d := layer(t, "qice")
	records, rng := planted(t, d, 1000), rand.New(rand.NewPCG(1, 1))
	for i := range records {
		records[i].Won = float64(rng.IntN(2))
	}
	g := grown(t, records, 32)
	for i, e := range g.Kinds {
		if math.Abs(e.Value) > 0.08 {
			t.Errorf("kind %d is thought worth %.3f ± %.3f", i+1, e.Value, e.Error)
		}
	}
}

// TestSharesOfSlots: a slot's share is of all plies, whatever games they were in, and both
// seats' views count alike.
func TestSharesOfSlots(t *testing.T) {
	a := Record{Plies: 10, Stood: [2][Slots]int{{5, 0, 1}, {3}}}
	b := Record{Plies: 30, Stood: [2][Slots]int{{}, {0, 4}}}
	got := shares([]Record{a, b})
	for i, want := range [Slots]float64{0.1, 0.05, 0.0125} {
		if math.Abs(got[i].Value-want) > 1e-9 {
			t.Errorf("slot %d: share %v, want %v", i+1, got[i].Value, want)
		}
	}
	// The first slot's eight plies are six above their game's part, and none of six.
	if want := math.Sqrt(6*6+6*6) / 80; math.Abs(got[0].Error-want) > 1e-9 {
		t.Errorf("the first share's error is %v, want %v", got[0].Error, want)
	}
}

// TestRidgeSolvesExactly: the slope of the posterior vanishes where the fit stands.
func TestRidgeSolvesExactly(t *testing.T) {
	rows := []row{{[]float64{1, 0, 1, 0}, 1}, {[]float64{1, 2, -1, 0.5}, 0}, {[]float64{1, 1, 0, 1}, 0.5}, {[]float64{1, -1, 1, -1}, 1}}
	p := fit(rows, 0.7, nil)
	slope, bend := derive(rows, p.at, []float64{1.0 / 9, 1.0 / 9, 1 / 0.49, 1 / 0.49})
	for i, s := range slope {
		if math.Abs(s) > 1e-6 {
			t.Errorf("the slope of number %d is %g", i, s)
		}
	}
	root := cholesky(bend)
	for i := range bend {
		for k := range i + 1 {
			sum := 0.0
			for j := range k + 1 {
				sum += root[i][j] * root[k][j]
			}
			if math.Abs(sum-bend[i][k]) > 1e-12 {
				t.Errorf("the root's square is %g at %d,%d, not %g", sum, i, k, bend[i][k])
			}
		}
	}
	if again := fit(rows, 0.7, p); math.Abs(again.evidence-p.evidence) > 1e-9 {
		t.Errorf("from elsewhere the results are as likely as %g, not %g", again.evidence, p.evidence)
	}
}
