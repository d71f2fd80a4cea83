package study_test

import (
	"math/rand/v2"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/study"
)

// at is the study of a position.
func at(t *testing.T, id, position string) *study.Study {
	t.Helper()
	v, _ := catalog.Find(id)
	m, err := match.New(v, match.Setup{Start: position})
	if err != nil {
		t.Fatal(err)
	}
	s, err := study.New(m)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// A turn is good for who takes a chariot with it, an alliance for an ally, a quiet turn for
// nobody; of two players nothing is told.
func TestForWhomTurnsAreGood(t *testing.T) {
	const (
		wu, wei, shu = game.SeatSet(1), game.SeatSet(2), game.SeatSet(4)
		taking       = "4,wK,4/9/9/9/1,sR,15/8,wP,8/3,hR,13/7,uN,9/hK,1,hC,hR,9,uP,2,uK/17/3,hR,13/1,uR,6,sP,8/17/9/9/9/4,sK,4 u uws - idle - 0"
	)
	for _, c := range []struct {
		name, id, position string
		line               []string
		want               []game.SeatSet
	}{
		{"a capture, and one in return", "yanyi", taking, []string{"b6b13", "i12i11", "i6i7"}, []game.SeatSet{wu, 0, 0}},
		{"up to an illegal turn", "yanyi", taking, []string{"b6b13", "a1a2"}, []game.SeatSet{wu}},
		{"quiet turns", "yanyi", "start", []string{"n5m5", "i14i13", "e4e5"}, []game.SeatSet{0, 0, 0}},
		{"two players", "xiangqi", "start", []string{"h3e3"}, nil},
	} {
		s := at(t, c.id, c.position)
		was := s.Line().Line()
		got := s.Good(c.line)
		if len(got) != len(c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%s: %s is good for %b, want %b", c.name, c.line[i], got[i], c.want[i])
			}
		}
		if s.Line().Line() != was {
			t.Errorf("%s: the study has moved", c.name)
		}
	}
}

// In random lines of all games of three a turn is told of as many turns as the line has, is never
// good for who loses a chariot to it, and good for permanent allies together.
func TestLosersDoNotGain(t *testing.T) {
	good, taken := 0, 0
	for _, v := range catalog.All() {
		in := v.Info()
		if len(in.Seats) < 3 {
			continue
		}
		for seed := range uint64(3) {
			rng := rand.New(rand.NewPCG(seed, 5))
			m, err := match.New(v, match.Setup{Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			s, err := study.New(m)
			if err != nil {
				t.Fatal(err)
			}
			for range 60 {
				turns := s.Line().View(s.Line().OnTurn()).Turns
				if len(turns) == 0 {
					break
				}
				text := []string{in.FormatTurn(turns[rng.IntN(len(turns))])}
				moves, told := s.Ahead(text), s.Good(text)
				if len(told) != len(moves) || len(told) != 1 {
					t.Fatalf("%s: %v of %d turns", in.ID, told, len(moves))
				}
				if told[0] != 0 {
					good++
				}
				if in.Pact != 0 && told[0]&in.Pact != 0 && told[0]&in.Pact != in.Pact {
					t.Errorf("%s: %s is good for %b alone", in.ID, text, told[0])
				}
				for _, e := range moves[0].Events {
					if e.Type == game.Captured && e.Other.Player() && e.Other != e.Seat && !e.Piece.Hidden() && e.Piece.Kind() == game.Rook {
						if taken++; told[0].Has(e.Other) {
							t.Errorf("%s: %s is good for who loses its chariot", in.ID, text)
						}
					}
				}
				turn, err := s.Line().Find(text[0])
				if err == nil {
					err = s.Play(turn)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if good == 0 || taken == 0 {
		t.Errorf("%d turns are good for somebody, %d chariots are taken", good, taken)
	}
	t.Log(good, taken)
}

func BenchmarkGood(b *testing.B) {
	v, _ := catalog.Find("yanyi")
	m, err := match.New(v, match.Setup{})
	if err != nil {
		b.Fatal(err)
	}
	s, err := study.New(m)
	if err != nil {
		b.Fatal(err)
	}
	line := []string{"q6o5", "f17g15", "f1g3", "o5m6", "l17k15", "l1m3", "m6k5", "k15j13"}
	for b.Loop() {
		if len(s.Good(line)) != len(line) {
			b.Fatal("not the whole line")
		}
	}
}
