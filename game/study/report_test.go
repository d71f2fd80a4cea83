package study_test

import (
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/study"
)

// A turn's cost for its player makes it good, doubtful or bad, unless it is the engine's choice.
func TestAReportJudgesWhatATurnCost(t *testing.T) {
	s := of(t, "xiangqi", "{[%eval 0.52/0.48] [%best h3e3]} 1. h3h10 {[%eval 0.40/0.60] [%best i10h10]} c7c6 "+
		"{[%eval 0.75/0.25] [%best g4g5 i10h10]} 2. g4g5 {[%eval 0.76/0.24] [%best i10h10]} i10h10 {[%eval 0.76/0.24]} *")
	r := s.Report()
	if len(r.Turns) != 4 || len(r.Points) != 2 {
		t.Fatalf("%+v", r)
	}
	for i, want := range []struct {
		kind study.Kind
		loss float64
		best bool
	}{{study.Doubtful, 12, true}, {study.Bad, 35, true}, {study.Good, 0, false}, {study.Good, 0, false}} {
		got := r.Turns[i]
		if got.Kind != want.kind || got.Loss != want.loss || (got.Best != nil) != want.best {
			t.Errorf("turn %d: kind %d, loss %g, better %v", i+1, got.Kind, got.Loss, got.Best)
		}
	}
	red, black := r.Seats[0], r.Seats[1]
	if red.Good != 1 || red.Doubtful != 1 || black.Bad != 1 || black.Good != 1 || !(red.Accuracy > black.Accuracy && red.Accuracy < 100) {
		t.Errorf("Red %+v, Black %+v", red, black)
	}
	if reasons := s.Reasons(s.Root(), []string{"h3e3"}); len(reasons) == 0 {
		t.Error("no reason is told")
	}
	if move := s.MoveAt(s.Root(), "h3e3"); move == nil || move.Seat != 0 || s.Line().Ply() != 4 {
		t.Errorf("%+v %v, at ply %d", move, move != nil, s.Line().Ply())
	}
}

// A loss found by the short pass and not examined by the long one is not reported once there was
// a long one: the better turn may only delay the loss.
func TestTurningPointsAreSure(t *testing.T) {
	short := "{[%eval 0.52/0.48] [%best h3e3]} 1. h3h10 {[%eval 0.40/0.60] [%best i10h10] [%worth 40 i10h10]} c7c6 " +
		"{[%eval 0.75/0.25] [%best g4g5] [%worth 25]} *"
	if r := of(t, "xiangqi", short).Report(); len(r.Points) != 2 || r.Turns[0].Sure || len(r.Mistakes(game.First)) != 1 {
		t.Errorf("after a short look %v are told", r.Points)
	}
	s := of(t, "xiangqi", short)
	n := s.Root().Line()[1]
	s.Weigh(n, 25, []string{"c7c6", "g4g5"}, true)
	r := s.Report()
	if len(r.Points) != 1 || r.Points[0] != 1 || !r.Turns[1].Sure || r.Turns[1].Loss != 35 {
		t.Errorf("after a long look at the second %v are told", r.Points)
	}
	if red, black := r.Mistakes(game.First), r.Mistakes(game.Second); len(red) != 0 || len(black) != 1 {
		t.Errorf("to be played again are %d and %d turns", len(red), len(black))
	}
	s.Judge(n.Parent(), study.Shares{74, 26}, 15, []string{"i10h10"}) // the best turn is as bad
	s.Weigh(n, 25, []string{"c7c6"}, true)
	if r := s.Report(); len(r.Points) != 0 {
		t.Errorf("%v are told, of which the one was found harmless and the other not looked at", r.Points)
	}
}

// Another program's evaluation in pawns is converted to chances.
func TestJudgementsInPawns(t *testing.T) {
	s := of(t, "xiangqi", "1. h3e3 {[%eval 3.0]} h10g8 {[%eval #-4]} *")
	line := s.Root().Line()
	if a, ok := s.SharesAt(line[0]); !ok || a[0] < 70 || a[0] > 76 {
		t.Errorf("%v %v", a, ok)
	}
	if a, ok := s.SharesAt(line[1]); !ok || a != (study.Shares{0, 100}) {
		t.Errorf("%v %v", a, ok)
	}
	if _, ok := s.SharesAt(s.Root()); ok {
		t.Error("the start was not judged")
	}
}

// A report's findings survive undoing what was written before it.
func TestUndoKeepsJudgements(t *testing.T) {
	s := of(t, "xiangqi", "1. h3e3 *")
	s.Comment(s.At(), "why")
	s.Judge(s.At(), study.Shares{55, 45}, 9, []string{"h10g8"})
	s.Undo()
	if got, want := movetext(s), "1. h3e3 {[%eval 0.55/0.45,9] [%best h10g8]}"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// Among three a turn that plainly loses a piece is bad and inaccurate, however few points it
// costs; a piece that is lost anyway, or compensated, does not count.
func TestAPieceLostAmongThreeIsCounted(t *testing.T) {
	const start = "[SetUp \"1\"]\n[FEN \"4,wK,4/9/9/4,wP,4/17/17/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/8,sR,8/3,hR,13/12,uR,4/17/9/9/9/4,sK,4 u uws - idle - 0\"]\n\n"
	for _, c := range []struct {
		turn  string
		worse int
		kind  study.Kind
	}{{"m6m8", 500, study.Bad}, {"m6m8", 300, study.Good}, {"m6m5", 500, study.Good}} {
		m, err := match.Parse(catalog.Find, "[Variant \"yanyi\"]\n"+start+"1. "+c.turn+" *")
		if err != nil {
			t.Fatal(err)
		}
		s, err := study.New(m)
		if err != nil {
			t.Fatal(err)
		}
		n := s.Root().Line()[0]
		s.Judge(s.Root(), study.Shares{34, 33, 33}, 4, []string{"m6l6"})
		s.Judge(n, study.Shares{33, 33, 34}, 4, []string{"i14h14"})
		s.Weigh(n, 33, []string{c.turn}, true)
		s.Lose(n, c.worse, "m6l6")
		r := s.Report()
		if got := r.Turns[0]; got.Kind != c.kind || (r.Seats[0].Accuracy < 60) != (c.kind == study.Bad) || len(r.Mistakes(0)) != len(r.Points) {
			t.Errorf("%s, %d worse: kind %d, accurate %.0f, %d mistakes", c.turn, c.worse, got.Kind, r.Seats[0].Accuracy, len(r.Mistakes(0)))
		}
	}
}

// The turns of people are reported apart from those of computers.
func TestTheReportTellsPeoplesTurnsApart(t *testing.T) {
	const turns = "{[%eval 0.52/0.48] [%best h3e3]} 1. h3h10 {[%eval 0.40/0.60] [%best i10h10]} c7c6 {[%eval 0.75/0.25] [%best g4g5]} *"
	for _, c := range []struct {
		tags        string
		own, others int
	}{{"", 2, 0}, {"[Black \"ai:3\"]\n", 1, 1}, {"[Red \"ai:3\"]\n[Black \"ai:3\"]\n", 2, 0}} {
		m, err := match.Parse(catalog.Find, "[Variant \"xiangqi\"]\n"+c.tags+"\n"+turns)
		if err != nil {
			t.Fatal(err)
		}
		s, err := study.New(m)
		if err != nil {
			t.Fatal(err)
		}
		if r := s.Report(); len(r.Points) != c.own || len(r.Others) != c.others {
			t.Errorf("%q: %v and %v", c.tags, r.Points, r.Others)
		}
	}
}
