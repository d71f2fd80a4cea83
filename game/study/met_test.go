package study_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"yanyi/game/study"
)

// Continuations of a position are counted however it was reached, with the results for the
// player who moved; studies and games of other variants do not count.
func TestOpeningsMet(t *testing.T) {
	s := studyOf(t, "[Variant \"xiangqi\"]\n\n1. h3e3 h10g8 2. b1c3 *")
	o := study.NewOpenings(s.Line(), []string{
		"[Variant \"xiangqi\"]\n\n1. h3e3 h10g8 2. b1c3 i10h10 b:resign red",
		"[Variant \"xiangqi\"]\n\n1. b1c3 h10g8 2. h3e3 i10h10 3. r:resign black", // the same by other turns
		"[Variant \"xiangqi\"]\n\n1. h3e3 h10g8 2. b1c3 b10c8 *",
		"[Variant \"xiangqi\"]\n[Study \"1\"]\n\n1. h3e3 h10g8 2. b1c3 c7c6 *",
		"[Variant \"anqi\"]\n\n*", "nothing",
	})
	for range 6 {
		if o.Done() {
			t.Fatal("it is done before all are in")
		}
		o.Step()
	}
	if !o.Done() {
		t.Error("it is not done")
	}
	in := s.Line().Info()
	turn := func(text string) (m study.Met) {
		t, _ := in.ParseTurn(text)
		m.Turn = t
		return m
	}
	first, second := turn("i10h10"), turn("b10c8")
	first.Games, first.Won, first.Lost, first.Share = 2, 1, 1, 50
	second.Games = 1
	if got := o.At(s.Line()); !reflect.DeepEqual(got, []study.Met{first, second}) {
		t.Errorf("met %+v", got)
	}
}

// Games with revealed pieces are followed to their end.
func TestOpeningsMetFaceDown(t *testing.T) {
	s := of(t, "jieqi", "*")
	for range 3 {
		if err := s.Play(turns(s)[0]); err != nil {
			t.Fatal(err)
		}
	}
	o := study.NewOpenings(s.Line(), []string{strings.Replace(s.Record(), "[Study \"1\"]\n", "", 1)})
	o.Step()
	for _, move := range slices.Backward(slices.Clone(s.Line().Moves())) {
		s.GoTo(s.At().Parent())
		if met := o.At(s.Line()); len(met) != 1 || met[0].Games != 1 {
			t.Errorf("before %s %+v was met", s.Line().Info().FormatTurn(move.Turn), met)
		}
	}
}
