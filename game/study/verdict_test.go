package study_test

import (
	"reflect"
	"testing"

	"yanyi/game"
	"yanyi/game/study"
)

func TestVerdictsOfAnEngine(t *testing.T) {
	for _, c := range []struct {
		text string
		want study.Verdict
		ok   bool
	}{
		{"multipv 2 depth 9 nodes 1200 time 35 score -12 chances 38 32 30 pv a1a2 b1b2", study.Verdict{2, 9, 1200, 35, -12, [3]int{38, 32, 30}, []string{"a1a2", "b1b2"}, nil}, true},
		{"depth 1 nodes 2 time 0 score 29999 chances 99 1 pv a1a2", study.Verdict{1, 1, 2, 0, 29999, [3]int{99, 1}, []string{"a1a2"}, nil}, true},
		{"depth 1 chances 38 32 30 gains 0,3,4 pv a1a2 b1b2 c1c2", study.Verdict{Number: 1, Depth: 1, Chances: [3]int{38, 32, 30}, Turns: []string{"a1a2", "b1b2", "c1c2"}, Gains: []game.SeatSet{0, 3, 4}}, true},
		{"depth 1 gains 1,9,x pv a1a2", study.Verdict{Number: 1, Depth: 1, Turns: []string{"a1a2"}, Gains: []game.SeatSet{1}}, true},
		{"depth 1 gains", study.Verdict{}, false},
		{"depth 1 hashfull 3 pv a1a2", study.Verdict{Number: 1, Depth: 1, Turns: []string{"a1a2"}}, true},
		{"depth 1 pv", study.Verdict{}, false},
		{"depth x pv a1a2", study.Verdict{}, false},
		{"depth", study.Verdict{}, false},
		{"", study.Verdict{}, false},
	} {
		got, ok := study.ReadVerdict(c.text)
		if ok != c.ok || ok && !reflect.DeepEqual(got, c.want) {
			t.Errorf("%q: %+v %v", c.text, got, ok)
		}
	}
}

func TestMateInAVerdict(t *testing.T) {
	for score, want := range map[int]int{29999: 1, 29995: 5, -29998: -2} {
		v := study.Verdict{Score: score}
		if n, ok := v.Mate(); !ok || n != want {
			t.Errorf("%d: %d %v", score, n, ok)
		}
	}
	if _, ok := (&study.Verdict{Score: 4000}).Mate(); ok {
		t.Error("a large advantage is a mate")
	}
}

func FuzzVerdict(f *testing.F) {
	f.Add("multipv 2 depth 9 chances 38 32 30 pv a1a2")
	f.Fuzz(func(t *testing.T, text string) {
		if v, ok := study.ReadVerdict(text); ok && len(v.Turns) == 0 {
			t.Errorf("%q tells no turns", text)
		}
	})
}
