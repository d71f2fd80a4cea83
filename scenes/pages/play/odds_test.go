package play

import (
	"fmt"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/scenetest"
)

func TestOddsOnHover(t *testing.T) {
	w := showGame(t, "anqi", anqiMiddle, 1280, 800)
	_, w.next.X, w.next.Y = w.square("b8")
	w.step()
	if w.page.odds.shown {
		t.Error("odds are told to a pointer that only passes")
	}
	time.Sleep(oddsWait)
	w.step()
	if !w.page.odds.shown || len(w.page.odds.rows) != 3 {
		t.Fatalf("odds %+v", w.page.odds)
	}
	// Nine of 29 are Wu's, four of them soldiers.
	if got := w.page.odds.rows[0].cells; len(got) != 5 || got[4].text != "14%" {
		t.Errorf("Wu's row: %+v", got)
	}
	w.shot("odds")
	_, w.next.X, w.next.Y = w.square("e8")
	w.step()
	if w.page.odds.shown {
		t.Error("odds stay")
	}
}

func TestOddsAddUp(t *testing.T) {
	v := game.View{Bags: []game.BagCount{{Army: game.Wu, Kind: game.Rook, N: 2}, {Army: game.Wu, Kind: game.Pawn, N: 5}, {Army: game.Han, Kind: game.Cannon, N: 1}}}
	if got := chances(&v, game.NewHidden(game.Knight, game.Wu)); len(got) != 2 || got[0].percent() != 29 || got[1].percent() != 71 {
		t.Errorf("%+v", got)
	}
	if got := chances(&v, game.NewHidden(game.Rook, game.Han)); len(got) != 1 || got[0].percent() != 100 {
		t.Errorf("%+v", got)
	}
	if got := chances(&v, game.NewHidden(game.Unknown, 0)); len(got) != 3 || got[0].of != 8 {
		t.Errorf("%+v", got)
	}
}

func TestLongPressTellsOddsAndTurnsNothingOver(t *testing.T) {
	w := showGame(t, "anqi", anqiMiddle, 390, 844)
	_, x, y := w.square("b2")
	w.down(x, y, true)
	for range longPressTicks + 1 {
		w.step()
	}
	if !w.page.odds.shown {
		t.Fatal("a resting finger learns nothing")
	}
	w.shot("odds")
	w.up()
	w.settle()
	if w.page.table.Match().Ply() != 0 || !w.page.odds.shown {
		t.Error("the finger turned the piece over, or the odds went with it")
	}
	w.click("b2", true)
	if w.settle(); w.page.table.Match().Ply() != 1 || w.page.odds.shown {
		t.Error("the next tap does not turn it over")
	}
}

func TestOddsOfASlot(t *testing.T) {
	w := showGame(t, "jieqi", "", 390, 844)
	_, x, y := w.square("f3")
	w.down(x, y, true)
	for range longPressTicks + 1 {
		w.step()
	}
	w.shot("odds")
	if len(w.page.odds.rows) != 1 || len(w.page.odds.rows[0].cells) != 4 || w.page.odds.rows[0].cells[3].text != "45%" {
		t.Errorf("odds %+v", w.page.odds)
	}
}

func TestBagsCountDown(t *testing.T) {
	w := showGame(t, "anqi", anqiFew, 1280, 800)
	if got := w.page.aids.bags[0]; got.n != 4 || got.left != "未翻 4" || got.part != 4.0/15 {
		t.Errorf("Wu's bag %+v", got)
	}
	w.click("f7", false)
	w.settle()
	if got := w.page.aids.bags[0]; got.n != 3 {
		t.Errorf("Wu's bag after a flip %+v", got)
	}
	if got := w.page.aids.bags[1]; got.left != locale.T("event.hidden.left.none") {
		t.Errorf("Wei's bag %+v", got)
	}
}

func TestFaceDownControlsFitEveryFrame(t *testing.T) {
	for _, size := range [][2]float64{{320, 568}, {390, 844}, {480, 520}, {768, 1024}, {844, 390}, {1280, 800}, {1920, 1080}, {2560, 1440}} {
		for _, g := range []struct{ id, start, pick string }{{"jieqi", "", "o6"}, {"anqi", anqiMiddle, "d4"}, {"guoji", "", "n8"}} {
			for _, lang := range []string{"zh-Hans", "en"} {
				if lang == "en" && size[1] > 800 {
					continue // English is tight in low and narrow frames
				}
				w := showOn(t, &scenetest.Machine{Langs: []string{lang}, IsStill: true}, g.id, g.start, size[0], size[1])
				check := func(state string) {
					t.Helper()
					checkControls(t, w, fmt.Sprintf("%s %gx%g %s %s", g.id, size[0], size[1], lang, state))
				}
				check("start")
				w.click(g.pick, size[0] < 1000)
				w.settle()
				check("selected")
				if lang == "zh-Hans" {
					w.shot("fit-" + g.id)
				} else {
					w.shot("fit-en-" + g.id)
				}
				for _, tab := range []string{tabAid, tabReport, tabMoves} {
					if w.has(tab) { // on phones a press would raise the sheet, too
						w.page.tab, w.page.stale = tab, true
						w.settle()
						check(tab)
					}
				}
				if w.has("resign") {
					w.press("resign")
					check("resign")
					w.press("resign.yes")
					check("resigned")
				}
			}
		}
	}
	locale.Use(locale.ZhHans)
}
