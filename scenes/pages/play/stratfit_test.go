package play

import (
	"fmt"
	"os"
	"testing"

	"yanyi/scenes/scenetest"
)

// TestControlsOfSpecialGamesFit walks the games at eight sizes in the states that
// ask for something.
func TestControlsOfSpecialGamesFit(t *testing.T) {
	for _, size := range [][2]float64{{320, 568}, {390, 844}, {480, 520}, {768, 1024}, {844, 390}, {1280, 800}, {1920, 1080}, {2560, 1440}} {
		for _, c := range []struct{ id, start, turn, press string }{
			{"qiji", qijiSlide, "c9c5", ""}, {"qiji", qijiSlide, "c9c5", "slide.1"}, {"qiji", qijiSecond, "", "slide.2"},
			{"weiwo", weiwoStart, "", ""}, {"qiji16", "start", "", ""}, {"qice", qiceSweep, "", ""}, {"qice", qiceSweep, "", sweepYes},
			{"qice-line", qiceTrade, "", ""}, {"huanfang", fangRook, "", ""}, {"baige", baigeKing, "", ""}, {"guoji", guojiKing, "", ""},
		} {
			start := c.start
			if start == "start" {
				start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w tiles=1,2,3,4,5,6,7,8/9,10,11,12,13,14,15,16"
			}
			w := lay(t, c.id, start, size[0], size[1])
			if c.turn != "" {
				if err := w.page.table.Match().Play(c.turn); err != nil {
					t.Fatal(err)
				}
				w.page.table.GoTo(0)
				w.page.table.GoLive()
				w.page.refresh()
			}
			if c.press != "" {
				if !w.has(c.press) {
					t.Fatalf("%s %gx%g: no control %s", c.id, size[0], size[1], c.press)
				}
				w.page.do(c.press, &w.next)
				w.page.refresh()
			}
			checkControls(t, w, fmt.Sprintf("%s %gx%g %s", c.id, size[0], size[1], c.press))
		}
	}
}

// TestPictures comes to the special states as a player does. Where SHOTS names a
// folder it leaves pictures there, in both themes, in English and in three sizes.
func TestPictures(t *testing.T) {
	looks, sizes := []scenetest.Machine{{Langs: []string{"en"}}, {Langs: []string{"zh-Hans"}}, {Langs: []string{"zh-Hans"}, IsDark: true}}, frames[:3]
	if os.Getenv("SHOTS") == "" {
		looks, sizes = looks[:1], sizes[:1]
	}
	for _, look := range looks {
		for _, size := range sizes {
			for _, c := range []struct{ name, id, start, turn, press, tap string }{
				{"slid", "qiji", qijiSlide, "c9c5", "slide.1", "g4"},
				{"king", "weiwo", weiwoStart, "", "", "e2"},
				{"void", "weiwo", weiwoVoid, "", "", ""},
				{"sweep", "qice", qiceSweep, "", "", ""},
				{"exchange", "qice-line", "4k4/9/9/r3n4/9/2B6/9/9/3K5/9 w tiles=0,0,28,0,0,0,0,0/0,0,0,0,0,0,0,0", "", "", "c5"},
				{"swap", "huanfang", fangRook, "", "", "e1"},
				{"second", "qiji", qijiSecond, "", "slide.2", ""},
				{"castle", "baige", baigeKing, "", "", "f1"},
			} {
				machine := look
				machine.IsStill = true
				w := showOn(t, &machine, c.id, c.start, size[0], size[1])
				if c.turn != "" {
					w.turn(c.turn)
				}
				if c.press != "" {
					w.press(c.press)
				}
				if c.tap != "" {
					w.click(c.tap, size[0] < 1000)
				}
				w.settle()
				w.shot(fmt.Sprintf("%s-%v-%s-%s", machine.Langs[0], machine.IsDark, c.id, c.name))
				if c.name == "slid" {
					w.click("f6", size[0] < 1000)
					w.settle()
					w.shot(fmt.Sprintf("%s-%v-%s-after", machine.Langs[0], machine.IsDark, c.id))
				}
				w.Screen.Deallocate()
			}
		}
	}
}
