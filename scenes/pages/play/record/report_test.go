package record

import (
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/scenetest/tabletest"
)

// duelStart has a chariot of Wei's that may take Shu's cannon on f3.
const duelStart = "1,wR,3,wK,3/9/9/9/17/17/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/3,hR,13/17/17/9/1,sC,7/9/2,sB,1,sK,4 w uws - idle - 0"

// listedEvents counts the rows of the list that are no round.
func listedEvents(r *Record) (n int) {
	for _, row := range r.listIn(shape{true, 400, 1, noPly}).rows {
		if row.cells == nil {
			n++
		}
	}
	return n
}

// A duel has a line of its own in the report: who beat whom, by might or wits; in the
// list of moves only a challenger's fall has a row, which its turn does not show.
func TestDuelsAreReported(t *testing.T) {
	defer locale.Use(locale.Current())
	horse := strings.Replace(strings.Replace(duelStart, "1,wR,3", "5", 1), "13/17/17/9/1,sC", "13/17/6,wN,10/9/1,sR", 1)
	for _, c := range []struct {
		lang                      locale.Lang
		start, turn, head, detail string // no detail: the turn
		listed                    int
	}{
		{locale.ZhHans, duelStart, "f17f3", "夏侯惇不敌赵云，阵亡", "武 4 : 5 · 智 2 : 4", 1},
		{locale.ZhHans, strings.Replace(duelStart, "sC", "sP", 1), "f17f3", "夏侯惇以武 4 对 4，胜关兴", "", 0},
		{locale.ZhHans, horse, "g5f3", "张辽以智 4 对 3，胜关羽", "", 0},
		{locale.ZhHant, duelStart, "f17f3", "夏侯惇不敵趙雲，陣亡", "武 4 : 5 · 智 2 : 4", 1},
		{locale.En, horse, "g5f3", "Zhang Liao beats Guan Yu, wits 4 to 3", "", 0},
	} {
		locale.Use(c.lang)
		tb := duels(t, c.start)
		tabletest.Play(t, tb, c.turn)
		r := New(tb.Do)
		show(r, tb)
		if c.detail == "" {
			c.detail = r.turns[0].Text
		}
		want := note{tabletext.SealOf("event.duel.seal"), c.head, c.detail}
		if len(r.report) != 1 || r.report[0].note != want || r.report[0].ply != 1 {
			t.Errorf("%s: %+v, want %+v", c.turn, r.report, want)
		}
		if n := listedEvents(r); n != c.listed {
			t.Errorf("%s: %d events in the list of moves, want %d", c.head, n, c.listed)
		}
		tabletest.Picture(t, "duel-"+c.lang.Tag()+"-"+c.turn, r.Report(), 392, 120)
	}
}

// What is done is done: a turn taken back takes its duel from the report.
func TestDuelsTakenBackAreForgotten(t *testing.T) {
	tb := duels(t, duelStart)
	tabletest.Play(t, tb, "f17f3")
	r := New(tb.Do)
	show(r, tb)
	if !tb.Do(host.Request{Do: host.TakeBack}) {
		t.Fatal("nothing was taken back")
	}
	show(r, tb)
	if len(r.report)+len(r.turns)+listedEvents(r) > 0 {
		t.Errorf("%+v, %+v", r.report, r.turns)
	}
}

// Diplomacy, falls and the end are told with what they bring; the fall that ends the
// game is its last line, by the turn that mated.
func TestTheReportTellsTheGame(t *testing.T) {
	defer locale.Use(locale.Current())
	locale.Use(locale.ZhHans)
	tb, r := shown(t, "yanyi", prepared, ended...)
	want := []entry{
		{note{"盟", "吴马入魏盟点：吴魏同盟，汉军归蜀", "献帝从此随汉军出战，不出洛阳"}, "第 1 轮", 1},
		{note{"收", "蜀亡，兵归吴", "吴收编蜀军 7 枚"}, "第 2 轮", 4},
		{note{"解", "蜀出局，吴魏盟约自解", "尚余吴、魏两方"}, "第 2 轮", 4},
		{note{"终", "魏亡，兵归吴", "车17平1 将死"}, "第 3 轮", 6},
	}
	if len(r.report) != len(want) {
		t.Fatalf("%+v", r.report)
	}
	for i := range want {
		if r.report[i] != want[i] {
			t.Errorf("line %d: %+v, want %+v", i, r.report[i], want[i])
		}
	}
	tabletest.Picture(t, "report", r.Report(), 392, 220)
	tabletest.Picture(t, "report-narrow", r.Report(), 280, 220)
	report := tabletest.Controls(r.Report(), 392, 220)["report"]
	report.Pick(100, 1.5*entryHeight)
	if tb.Ply() != 4 {
		t.Errorf("the second line leads to ply %d, want 4", tb.Ply())
	}
	report.Pick(-1, -1) // by key
	report.Pick(100, 5*entryHeight)
	if tb.Ply() != 4 {
		t.Errorf("no line leads to ply %d", tb.Ply())
	}
}

// An event too long for its line breaks; nothing of it is cut off.
func TestLongEventsBreak(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, lang := range []locale.Lang{locale.ZhHans, locale.ZhHant, locale.En} {
		locale.Use(lang)
		_, r := shown(t, "yanyi", prepared, ended...)
		tabletest.Picture(t, "report-"+lang.Tag(), r.Report(), 392, 200)
		tabletest.Picture(t, "moves-"+lang.Tag(), r.Moves(true), 392, 300)
		tabletest.Picture(t, "moves-phone-"+lang.Tag(), r.Moves(false), 350, 200)
	}
}
