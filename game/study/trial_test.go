package study_test

import (
	"slices"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/study"
)

// studyOf is the study of a record.
func studyOf(t *testing.T, record string) *study.Study {
	t.Helper()
	m, err := match.Parse(catalog.Find, record)
	if err != nil {
		t.Fatal(err)
	}
	s, err := study.New(m)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

const fourTurns = "[Variant \"xiangqi\"]\n[Black \"ai:3\"]\n\n1. h3e3 h10g8 2. h1g3 i10h10 *"

// A tried turn is on the board and not in the record; queries leave it there, and stepping on
// takes it back.
func TestATurnTriedLeavesTheRecordAsItWas(t *testing.T) {
	s := studyOf(t, fourTurns)
	before := s.Record()
	s.Step(-3)
	turn, err := s.Line().Find("b10c8")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Try(turn); err != nil {
		t.Fatal(err)
	}
	s.OutcomeAt(s.Root())
	if got := s.Line().Turns(); !slices.Equal(got, []string{"h3e3", "b10c8"}) || s.At() != s.Root().Main() {
		t.Errorf("on the board: %v", got)
	}
	if got := s.Record(); got != before || s.MayUndo() || s.Changes() != 0 {
		t.Errorf("the record is\n%s", got)
	}
	s.Step(1)
	if got := s.Line().Turns(); !slices.Equal(got, []string{"h3e3", "h10g8"}) {
		t.Errorf("a turn further: %v", got)
	}
	if s.Step(-1); len(s.Line().Turns()) != 1 {
		t.Errorf("back again: %v", s.Line().Turns())
	}
}

// A player's mistakes are the costly turns for which a better one is known.
func TestMistakesAreTasks(t *testing.T) {
	s := studyOf(t, fourTurns)
	for n, share := s.Root(), 60.0; n != nil; n, share = n.Main(), share-15 {
		best := []string{"b1c3"}
		if n.Text == "h10g8" {
			best = []string{"h1g3"} // as it was played
		}
		s.Judge(n, study.Shares{share, 100 - share}, 9, best)
	}
	if got := s.Persons(); got != game.SeatSet(0).With(0) {
		t.Errorf("people had the seats %b", got)
	}
	report := s.Report()
	list := report.Mistakes(0)
	if len(list) != 1 || list[0].Node.Text != "h3e3" || len(report.Mistakes(1)) != 0 {
		t.Fatalf("mistakes: %+v", list)
	}
	task, ok := s.Task(&list[0])
	in := s.Line().Info()
	if !ok || in.FormatTurn(task.Right[0]) != "b1c3" || in.FormatTurn(task.Wrong[0]) != "h3e3" || !task.Open {
		t.Errorf("the task is %+v", task)
	}
	if !study.Near(2, 57, 60) || study.Near(2, 56, 60) {
		t.Error("what is near is not what is said")
	}
}
