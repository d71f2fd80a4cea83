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
		if got := x.sh.Stack.Said(); got != want {
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
