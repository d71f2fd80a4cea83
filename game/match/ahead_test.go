package match_test

import (
	"math/rand/v2"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
)

// TestTurnsChosenAhead plays random games of every variant. Before each turn every player who is
// not due can choose most of the turns that it has once it is due, and asking changes nothing.
func TestTurnsChosenAhead(t *testing.T) {
	for _, v := range catalog.All() {
		t.Run(v.Info().ID, func(t *testing.T) {
			t.Parallel()
			var tally ahead
			for seed := range uint64(3) {
				tally.walk(t, v, seed)
			}
			if tally.offered < 100 || tally.known*10 < tally.legal*8 {
				t.Errorf("%d turns chosen ahead, %d of %d later legal ones among them", tally.offered, tally.known, tally.legal)
			}
			if tally.lacking*50 > tally.asked {
				t.Errorf("nothing can be chosen ahead in %d of %d positions", tally.lacking, tally.asked)
			}
		})
	}
}

// ahead counts turns that were offered ahead, legal ones later, and those of them that were offered.
type ahead struct{ offered, legal, known, asked, lacking int }

func (a *ahead) walk(t *testing.T, v game.Variant, seed uint64) {
	m, err := match.New(v, match.Setup{Start: "start", Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 5))
	offered := make([][]game.Turn, len(v.Info().Seats))
	for !m.Over() && m.Ply() < 80 {
		turns := m.View(m.Actor()).Turns
		if before := offered[m.Actor()]; before != nil {
			for _, turn := range turns {
				if turn.Slide() != game.NoSlide || turn.Sweep() || turn.Promotion() != game.NoKind || turn.Second() != game.NoKind || m.Preview().Stake(turn).Grave() {
					continue
				}
				if a.legal++; game.Goes(before, turn.From(), turn.To()) {
					a.known++
				}
			}
		}
		for s := range game.Seat(len(offered)) {
			offered[s] = a.ask(t, m, s)
		}
		if err := m.PlayTurn(turns[r.IntN(len(turns))]); err != nil {
			t.Fatal(err)
		}
	}
}

func (a *ahead) ask(t *testing.T, m *match.Match, s game.Seat) []game.Turn {
	before := m.Line()
	list := m.Preview().Ahead(s)
	if m.Line() != before || m.Preview().Notate(m.View(m.Actor()).Turns[0]).Key == "" {
		t.Fatal("asking has changed the position")
	}
	if due := m.Actor() == s; due || !m.Alive().Has(s) {
		if len(list.Turns()) > 0 {
			t.Fatalf("seat %d, which is due or out, chooses ahead", s)
		}
		return nil
	}
	if a.asked++; len(list.Turns()) == 0 {
		a.lacking++
	}
	a.offered += len(list.Turns())
	v := m.View(s)
	for _, turn := range list.Turns() {
		if p := v.Cells[turn.From()].Piece; p == game.NoPiece {
			t.Fatalf("%s from an empty point of %s", m.Info().FormatTurn(turn), before)
		}
		if list.At(turn).Notate(turn).Key == "" || list.At(turn).Why(turn.From(), turn.To()).Key != "" {
			t.Fatalf("%s is not legal where it was found: %s", m.Info().FormatTurn(turn), before)
		}
	}
	return list.Turns()
}

// TestTakingBackAhead checks that a turn onto an own piece's point can be chosen ahead if another
// player may take that piece, that evasions of a check come first, and that no alliance is made so.
func TestTakingBackAhead(t *testing.T) {
	for _, c := range []struct {
		game, position string
		seat           game.Seat
		text           string
		ok             bool
	}{
		// Black's chariot may take the horse on e5, which red's chariot guards; not that on c3.
		{"xiangqi", "4k4/9/9/9/4r4/4N4/9/2N6/4R4/3K5 b", game.First, "e2e5", true},
		{"xiangqi", "4k4/9/9/9/4r4/4N4/9/2N6/2R6/3K5 b", game.First, "c2c3", false},
	} {
		m := at(t, c.game, c.position, nil)
		turn, err := m.Info().ParseTurn(c.text)
		if err != nil {
			t.Fatal(err)
		}
		if got := game.Goes(m.Preview().Ahead(c.seat).Turns(), turn.From(), turn.To()); got != c.ok {
			t.Errorf("%s of %s: %v", c.text, c.position, got)
		}
	}
}

func BenchmarkAhead(b *testing.B) {
	for _, v := range catalog.All() {
		m, err := match.New(v, match.Setup{Start: "start", Seed: 1})
		if err != nil {
			b.Fatal(err)
		}
		r := rand.New(rand.NewPCG(1, 5))
		for range 30 {
			turns := m.View(m.Actor()).Turns
			if m.Over() || m.PlayTurn(turns[r.IntN(len(turns))]) != nil {
				break
			}
		}
		b.Run(v.Info().ID, func(b *testing.B) {
			for range b.N {
				m.Preview().Ahead((m.Actor() + 1) % game.Seat(len(v.Info().Seats)))
			}
		})
	}
}
