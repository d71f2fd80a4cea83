package room

import (
	"slices"
	"strings"
	"testing"

	"yanyi/game"
)

// over is a finished game of a few turns with Ann, Bob and Cyd.
func over(t testing.TB, s Setup) *party {
	p := play(t, s)
	for range 3 {
		p.any()
	}
	for p.r.Phase() != Over {
		p.say(p.r.seats[p.r.match.Actor()].key, Say{Do: Resign, Of: p.r.Mark()})
	}
	return p
}

// grown plays a turn in the study and returns its node.
func (p *party) grown(who Key, node int, turn string) int {
	p.t.Helper()
	return p.say(who, Say{Do: Grow, Annotation: Annotation{Node: node}, Turn: turn}).N
}

// after is a legal turn at a node.
func (p *party) after(node, i int) string {
	p.t.Helper()
	s := p.r.studied()
	n, err := s.line.Try(s.line.To(s.nodes[node]).Turns(nil)[i], p.r.match.Draw)
	if err != nil {
		p.t.Fatal(err)
	}
	return n.Text
}

func TestAGameIsStudiedWhenItIsOver(t *testing.T) {
	p := play(t, yanyi)
	turn := p.choice(1)
	p.refused("phase", ann, Say{Do: Grow, Turn: turn})
	p.refused("phase", ann, Say{Do: Show, Yes: true})
	p = over(t, yanyi)
	if p.r.Study() != nil {
		t.Error("it is studied before anybody has begun to")
	}
	a := p.grown(ann, 0, p.after(0, 1))
	b := p.grown(bob, a, p.after(a, 0))
	p.grown(cyd, 2, p.after(2, 3))
	if s := p.r.Study(); len(s.Changes) != 3 || s.nodes[b].Parent() != s.nodes[a] || len(s.nodes[2].Next) != 2 {
		t.Errorf("the study is %+v", s)
	}
}

func TestOnlyWhoHoldsASeatWrites(t *testing.T) {
	p := over(t, yanyi)
	turn := p.after(0, 1)
	for _, who := range []Key{"", dan, Server} {
		for _, s := range []Say{{Do: Grow, Turn: turn}, {Do: Note}, {Do: Show, Yes: true}, {Do: Prune, Annotation: Annotation{Node: 9}}} {
			s.Seat = 7
			p.refused("nobody", who, s)
		}
	}
}

func TestIllegalTurnsAreNotStudied(t *testing.T) {
	p := over(t, yanyi)
	for turn, code := range map[string]string{"a1a2": "illegal", "zz": "illegal", "": "illegal", "u:resign": "illegal"} {
		p.refused(code, ann, Say{Do: Grow, Turn: turn})
	}
	p.refused("nothing", ann, Say{Do: Grow, Turn: p.r.match.Moves()[0].Text})
	p.refused("stale", ann, Say{Do: Grow, Annotation: Annotation{Node: 99}, Turn: p.after(0, 1)})
	p.refused("illegal", ann, Say{Do: Grow, Annotation: Annotation{Node: p.r.match.Ply()}, Turn: p.after(0, 1)})
}

// TestTheLastToSayCounts checks that the last note on a moment counts.
func TestTheLastToSayCounts(t *testing.T) {
	p := over(t, yanyi)
	p.say(ann, Say{Do: Note, Annotation: Annotation{Node: 2, Glyph: 4, Marks: []string{"c7"}}})
	p.say(bob, Say{Do: Note, Annotation: Annotation{Node: 2, Marks: []string{"c7-a8", "a8"}}})
	last := p.r.Study().Changes[1]
	if last.Seat != 1 || last.Glyph != 0 || !slices.Equal(last.Marks, []string{"c7-a8", "a8"}) {
		t.Errorf("the last is %+v", last)
	}
	for _, marks := range [][]string{{"zz"}, {"c7-"}, {"-c7"}, {"c7-c7"}, {"c7-a8-c7"}, make([]string, mostDrawn+1)} {
		p.refused("bounds", ann, Say{Do: Note, Annotation: Annotation{Marks: marks}})
	}
	p.refused("bounds", ann, Say{Do: Note, Annotation: Annotation{Glyph: 7}})
	p.refused("stale", ann, Say{Do: Note, Annotation: Annotation{Node: 99}})
}

func TestTurnsAreTakenOutButNotTheGames(t *testing.T) {
	p := over(t, yanyi)
	a := p.grown(ann, 0, p.after(0, 1))
	b := p.grown(ann, a, p.after(a, 0))
	p.say(bob, Say{Do: Show, Yes: true, Annotation: Annotation{Node: b}})
	p.refused("bounds", bob, Say{Do: Prune, Annotation: Annotation{Node: 1}})
	p.say(bob, Say{Do: Prune, Annotation: Annotation{Node: a}})
	p.refused("stale", bob, Say{Do: Prune, Annotation: Annotation{Node: b}})
	p.refused("stale", ann, Say{Do: Grow, Annotation: Annotation{Node: b}, Turn: "c7a8"})
	if s := p.r.Study(); s.At != p.r.match.Ply() || s.root.Size() != p.r.match.Ply() {
		t.Errorf("shown is %d, %d turns are left", s.At, s.root.Size())
	}
	p.grown(ann, 0, p.after(0, 1))
}

func TestOneShowsAndTheLastDoes(t *testing.T) {
	p := over(t, yanyi)
	p.refused("nothing", ann, Say{Do: Show})
	p.say(ann, Say{Do: Show, Yes: true, Annotation: Annotation{Node: 2}})
	p.refused("nothing", ann, Say{Do: Show, Yes: true, Annotation: Annotation{Node: 2}})
	p.refused("soon", ann, Say{Do: Show, Yes: true, Annotation: Annotation{Node: 1}})
	p.say(bob, Say{Do: Show, Yes: true, Annotation: Annotation{Node: 1}})
	if s := p.r.Study(); s.Shows != 1 || s.At != 1 {
		t.Errorf("%d shows %d", s.Shows, s.At)
	}
	p.refused("nothing", ann, Say{Do: Show})
	p.say(bob, Say{Do: Show})
	if p.r.Study().Shows != game.NoSeat {
		t.Error("somebody shows")
	}
}

func TestAStudyHasBounds(t *testing.T) {
	p := over(t, jieqi)
	p.grown(ann, 0, p.after(0, 1))
	s := p.r.study
	for id := 100; len(s.nodes) <= p.r.match.Ply()+mostNodes; id++ {
		s.nodes[id] = s.root
	}
	p.refused("full", ann, Say{Do: Grow, Turn: p.after(0, 2)})
	p.r.n = mostTalk
	p.refused("full", ann, Say{Do: Note})
}

// TestWhatIsDrawnInAStudyIsChosen checks that a study accepts any piece that might have been
// drawn.
func TestWhatIsDrawnInAStudyIsChosen(t *testing.T) {
	p := over(t, jieqi)
	turn := p.after(0, 1)
	bare, drawn, ok := strings.Cut(turn, "*")
	if !ok {
		t.Fatalf("nothing is drawn in %s", turn)
	}
	p.refused("illegal", ann, Say{Do: Grow, Turn: bare})
	p.refused("illegal", ann, Say{Do: Grow, Turn: bare + "*K"})
	p.grown(ann, 0, turn)
	for _, other := range []string{"R", "N", "C", "P"} {
		if other != drawn {
			p.grown(bob, 0, bare+"*"+other)
			return
		}
	}
}

func TestARematchEndsTheStudy(t *testing.T) {
	p := over(t, yanyi)
	p.grown(ann, 0, p.after(0, 1))
	p.say(ann, Say{Do: Ask, What: Rematch})
	p.agree(bob, cyd)
	if p.r.Study() != nil || p.r.Phase() != Playing {
		t.Error("the old game is studied in the new one")
	}
}

// TestAStudyIsReplayed checks that its events lead to the same tree, for a client too.
func TestAStudyIsReplayed(t *testing.T) {
	p := aRoomThatStudies(t)
	again := p.replay()
	if a, b := state(p.r, p.at), state(again, p.at); a != b {
		t.Errorf("the study is\n%s\nreplayed\n%s", a, b)
	}
}

// TestFarMomentsTakeTheirTime checks that jumping between long lines costs the server little.
func TestFarMomentsTakeTheirTime(t *testing.T) {
	p := over(t, yanyi)
	p.grown(ann, 0, p.after(0, 1))
	s := p.r.study
	s.left, s.since = 2, p.at
	p.refused("soon", ann, Say{Do: Grow, Annotation: Annotation{Node: 3}, Turn: p.choiceAt(3)})
	s.left, s.since = 2, p.at
	p.wait(second)
	p.say(ann, Say{Do: Grow, Annotation: Annotation{Node: 3}, Turn: p.choiceAt(3)})
	if s.left > 2+effortPerSecond {
		t.Errorf("%d turns are left", s.left)
	}
}

// choiceAt is a legal turn at a node, computed apart from the study.
func (p *party) choiceAt(node int) string {
	p.t.Helper()
	turn := p.after(node, 2)
	p.r.study.line.To(p.r.study.root)
	return turn
}
