package play

import (
	"strings"
	"testing"
)

// hold rests a finger on a square until it is told what lies there.
func (w *world) hold(square string) {
	_, x, y := w.square(square)
	w.down(x, y, true)
	for range longPressTicks + 1 {
		w.step()
	}
}

// Badges, rings, gold targets and exchanges are told in one sentence, to a resting
// finger as to a mouse; lifting the finger then does nothing.
func TestWhatFingersAreTold(t *testing.T) {
	for _, c := range []struct {
		id, start, turn, press, pick, at, want string
	}{
		{"qiji", qijiSlide, "c9c5", "slide.1", "", "c5", "本手不得吃刚吃子的黑车"},
		{"qiji", qijiSlide, "c9c5", "slide.1", "g4", "f6", "马无蹩 · "},
		{"qice", qiceSweep, "", "", "", "c6", "黑马滞于河中 · 一手未动"},
		{"qice", qiceSweep, "", "", "", "h6", "第 1 手不动，车便滞于河中"},
		{"qice-line", tradeStart, "", "", "c5", "e7", "象与马同离棋盘。"},
		{"weiwo", weiwoStart, "", "", "", "d2", "升底兵 · "},
		{"anqi", anqiMelee, "", "", "d5", "g5", "魏炮可吃此马"},
	} {
		for _, touch := range []bool{false, true} {
			size := frames[0]
			if touch {
				size = frames[1]
			}
			w := showGame(t, c.id, c.start, size[0], size[1])
			plies := 0
			if c.turn != "" {
				w.turn(c.turn)
				plies = 1
			}
			if c.press != "" {
				w.press(c.press)
			}
			if c.pick != "" {
				w.click(c.pick, touch)
			}
			told := ""
			if touch {
				w.hold(c.at)
				told = strings.Join(w.page.bubble.lines, "")
				w.up()
			} else {
				_, w.next.X, w.next.Y = w.square(c.at)
				w.step()
				told = w.page.tip.text
			}
			if !strings.Contains(strings.ReplaceAll(told, " ", ""), strings.ReplaceAll(c.want, " ", "")) {
				t.Errorf("%s %s, touch %t: told %q, want %q", c.id, c.at, touch, told, c.want)
			}
			if _, staked := w.page.staked(); w.page.table.Match().Ply() != plies || staked {
				t.Errorf("%s %s, touch %t: being told did something", c.id, c.at, touch)
			}
		}
	}
}

// Where points are close a finger rests to aim: it is told who stands there, beside
// the glass, and lifting it picks the piece.
func TestUnderTheGlassLiftingStillPicks(t *testing.T) {
	w := show(t, "", 390, 844)
	w.hold("n9")
	if !w.page.glass.shown || !w.page.bubble.shown() {
		t.Fatalf("glass %t, told %t", w.page.glass.shown, w.page.bubble.shown())
	}
	w.shot("told-glass")
	w.up()
	if n9, _, _ := w.square("n9"); w.page.table.Hand().Selected() != n9 {
		t.Error("lifting the finger did not pick the piece")
	}
}
