package match_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/odds"
)

// Games of every variant with odds begin without the given pieces, also where tiles are laid
// first, and their records and saves say so and are read again.
func TestOddsInRecords(t *testing.T) {
	for _, v := range catalog.All() {
		in := v.Info()
		for s := range game.Seat(len(in.Seats)) {
			for _, pieces := range odds.Of(v, s) {
				given := odds.Odds{By: s, Pieces: pieces}
				seats := make([]match.Player, len(in.Seats))
				for i := range seats {
					seats[i] = match.Computer(3)
				}
				m, err := match.New(v, match.Setup{Odds: given, Seats: seats, Seed: 5})
				if err != nil {
					t.Fatalf("%s %s: %v", in.ID, given.Text(in), err)
				}
				if !given.Begins(v, nil, m.PositionAt(0)) {
					t.Fatalf("%s %s begins at %s", in.ID, given.Text(in), m.PositionAt(0))
				}
				r := rand.New(rand.NewPCG(3, uint64(s)))
				for range 12 {
					turns := m.View(m.Actor()).Turns
					if err := m.PlayTurn(turns[r.IntN(len(turns))]); err != nil {
						t.Fatal(err)
					}
				}
				resume(t, m)
				if !strings.Contains(m.Record(), "[SetUp \"1\"]\n[FEN ") {
					t.Errorf("a program that knows no odds takes this for another game:\n%s", m.Record())
				}
				if want := "[Odds \"" + given.Text(in) + "\"]\n"; !strings.Contains(m.Record(), want) {
					t.Errorf("no %q in\n%s", want, m.Record())
				}
				back, err := match.Parse(catalog.Find, m.Record())
				if err != nil || back.Setup().Odds != given {
					t.Errorf("%s: read again %+v, %v", in.ID, back.Setup().Odds, err)
				}
				line, err := m.Along(m.Tree().Copy())
				if err != nil || line.Setup().Odds != given {
					t.Errorf("%s: a study of it has %+v, %v", in.ID, line.Setup().Odds, err)
				}
			}
		}
	}
}

// A match without odds has no tag, and the usual record.
func TestNoOdds(t *testing.T) {
	v, _ := catalog.Find("xiangqi")
	m, err := match.New(v, match.Setup{})
	if err != nil || strings.Contains(m.Record(), "Odds") || strings.Contains(m.Record(), "FEN") {
		t.Errorf("%v\n%s", err, m.Record())
	}
}

// Wrong odds in a record, and a position that is not that start, are faults of the tag.
func TestWrongOdds(t *testing.T) {
	const fen = "[SetUp \"1\"]\n[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKABNR w\"]\n"
	for _, c := range []struct{ tags, want string }{
		{"[Odds \"Red:N\"]\n" + fen, ""},
		{"[Odds \"Red:N\"]\n" + strings.Replace(fen, " w", " b", 1), ""}, // the other side begins
		{"[Odds \"Red:N\"]\n", ""},
		{"[Odds \"Red:K\"]\n" + fen, `tag Odds: odds "Red:K": Red may give N, C, NN, CC, R, RN`},
		{"[Odds \"Wu:N\"]\n", `tag Odds: odds "Wu:N": they begin with Red, Black and a colon`},
		{"[Odds \"Red:C\"]\n" + fen, "tag Odds: FEN is not the start with odds Red:C"},
		{"[Odds \"Black:N\"]\n" + fen, "tag Odds: FEN is not the start with odds Black:N"},
	} {
		m, err := match.Parse(catalog.Find, "[Variant \"xiangqi\"]\n"+c.tags+"\n*\n")
		switch {
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: %v, want %s", c.tags, err, c.want)
		case c.want == "" && err != nil:
			t.Errorf("%s: %v", c.tags, err)
		case c.want == "" && !m.Setup().Odds.On():
			t.Errorf("%s: no odds", c.tags)
		}
	}
	v, _ := catalog.Find("xiangqi")
	for _, s := range []match.Setup{
		{Odds: odds.Odds{By: 1, Pieces: "N"}, Start: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKABNR w"},
		{Odds: odds.Odds{By: 0, Pieces: "KK"}}, {Odds: odds.Odds{By: 7, Pieces: "N"}}, {Odds: odds.Odds{By: 0, Pieces: "A"}},
	} {
		if _, err := match.New(v, s); err == nil {
			t.Errorf("%+v begins", s)
		}
	}
}
