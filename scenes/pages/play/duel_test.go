package play

import (
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/scenes/phrase"
	"yanyi/scenes/scenetest"
)

// duelStart has a chariot of Wei's that may take Shu's cannon on f3.
const duelStart = "1,wR,3,wK,3/9/9/9/17/17/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/3,hR,13/17/17/9/1,sC,7/9/2,sB,1,sK,4 w uws - idle - 0"

// A duel has a row of its own in the report: who beat whom, by might or wits; in the
// list of moves only a challenger's fall has one, which its turn does not show.
func TestDuelsAreReported(t *testing.T) {
	horse := strings.Replace(strings.Replace(duelStart, "1,wR,3", "5", 1), "13/17/17/9/1,sC", "13/17/6,wN,10/9/1,sR", 1)
	for _, c := range []struct{ lang, start, turn, head, detail string }{
		{"zh-Hans", duelStart, "f17f3", "夏侯惇不敌赵云，阵亡", "武 4 : 5 · 智 2 : 4"},
		{"zh-Hans", strings.Replace(duelStart, "sC", "sP", 1), "f17f3", "夏侯惇以武 4 对 4，胜关兴", ""},
		{"zh-Hans", horse, "g5f3", "张辽以智 4 对 3，胜关羽", ""},
		{"zh-Hant", duelStart, "f17f3", "夏侯惇不敵趙雲，陣亡", "武 4 : 5 · 智 2 : 4"},
		{"en", horse, "g5f3", "Zhang Liao beats Guan Yu, wits 4 to 3", ""},
	} {
		w := layMode(t, &scenetest.Machine{Langs: []string{c.lang}, IsStill: true}, "yanyi", c.start, "duel", 1280, 800)
		w.turn(c.turn)
		rows := w.page.report
		if len(rows) != 1 || rows[0].head != c.head || rows[0].seal != sealOf("event.duel.seal") || rows[0].ply != 1 {
			t.Fatalf("%s: %+v, want %s", c.turn, rows, c.head)
		}
		detail := c.detail
		if detail == "" {
			detail = phrase.Of(w.page.info, w.page.notation(&w.page.table.Match().Moves()[0]))
		}
		if rows[0].detail != detail {
			t.Errorf("%s: below it %q, want %q", c.head, rows[0].detail, detail)
		}
		listed := 0
		for _, r := range w.page.moves.rows {
			if r.cells == nil {
				listed++
			}
		}
		if want := strings.Count(c.detail, " · "); listed != want {
			t.Errorf("%s: %d rows in the list of moves, want %d", c.head, listed, want)
		}
		w.page.tab = tabReport
		w.page.stale = true
		w.settle()
		w.shot("duel-" + locale.Current().Tag() + "-" + c.turn)
	}
}

// What is done is done: a turn taken back takes its duel from the report.
func TestDuelsTakenBackAreForgotten(t *testing.T) {
	w := showMode(t, "yanyi", duelStart, "duel", 1280, 800)
	w.click("f17", false)
	w.click("f3", false)
	w.settle()
	w.press("confirm")
	w.played("f17f3")
	w.press("takeback")
	w.settle()
	if len(w.page.report) != 0 {
		t.Errorf("%+v", w.page.report)
	}
}
