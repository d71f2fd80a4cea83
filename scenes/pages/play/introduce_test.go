package play

import (
	"testing"

	"yanyi/scenes/scenetest"
)

// A newcomer is told once what the discs beside the emperor are, in the first game that has
// them, and then, on a phone that is touched, what two fingers do.
func TestANewcomerIsToldOnce(t *testing.T) {
	const discs, fingers = "献帝旁的吴、魏、蜀圆标是结盟点：你的马踏上别国的，便与该国结盟。", "两指张开，可放大棋盘；合拢则还原。"
	machine := &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true, Newcomer: true}
	hears := func(id string, w, h float64, touch bool, want string) {
		t.Helper()
		x := showOn(t, machine, id, "start", w, h)
		x.next.Touch = touch
		x.step()
		x.step()
		_, beside := x.page.board.News()
		if got := x.sh.Stack.Said() + beside.Text; got != want {
			t.Errorf("%s at %gx%g: said %q, want %q", id, w, h, got, want)
		}
	}
	hears("xiangqi", 390, 844, false, "")
	hears("yanyi", 390, 844, true, discs)
	hears("mini", 390, 844, true, fingers)
	hears("yanyi", 390, 844, true, "")
	machine.Store = nil
	hears("guoji", 1280, 800, true, "献帝旁的吴、魏、蜀圆标是结盟格：你的马踏上别国的，便与该国结盟。")
	hears("yanyi", 1280, 800, true, "")
}

// What the discs are is said beside them, not at the foot over the player's own pieces.
func TestTheDiscsAreExplainedBesideThem(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {480, 520}, {1280, 800}} {
		machine := &scenetest.Machine{Langs: []string{"en"}, IsStill: true, Newcomer: true}
		x := showOn(t, machine, "yanyi", "start", size[0], size[1])
		x.shot("discs")
		if _, said := x.page.board.News(); said.Text == "" || x.sh.Stack.Said() != "" {
			t.Errorf("%v: beside them is said %q, at the foot %q", size, said.Text, x.sh.Stack.Said())
		}
	}
}

// What two fingers do is not told over a result.
func TestAnIntroductionEndsWithTheGame(t *testing.T) {
	machine := &scenetest.Machine{Langs: []string{"en"}, IsStill: true, Newcomer: true}
	x := showOn(t, machine, "xiangqi", "start", 390, 844)
	x.next.Touch = true
	x.step()
	if x.sh.Stack.Said() == "" {
		t.Fatal("nothing is told")
	}
	x.turns("r:resign")
	x.step()
	x.step()
	if said := x.sh.Stack.Said(); said != "" {
		t.Errorf("over the result stands %q", said)
	}
}
