package decisions

import (
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

// An exchange is asked about beside its square, with the stratagem it rests on and
// what it costs (game/stratagem/README.md, Exchange 兑); a phone asks in the row,
// the bar not at all.
func TestExchangesAreAskedTwice(t *testing.T) {
	p := at(t, "qice-line", tradeStart)
	p.tap("c5", "e7")
	p.plays()
	if got := says(p.Stake(), 1280, 800); got != "过河象 | 相与马同离棋盘。" {
		t.Errorf("asked %q", got)
	}
	asked := tabletest.Controls(p.Stake(), 1280, 800)
	if asked["confirm"].Name != "相兑" || asked["unconfirm"].Do == nil || !p.Asks() {
		t.Errorf("offered %v", asked)
	}
	if got := p.panel() + offers(ui.Column(0, p.Panel()), panelWide, panelHigh) + offers(p.Bar(ui.Part{}), barWide, barHigh); got != "" {
		t.Errorf("asked elsewhere, too: %s", got)
	}
	if got := offers(p.Row(ui.Part{}), rowWide, rowHigh); got != "confirm unconfirm" {
		t.Errorf("the phone offers %s", got)
	}
	p.press("unconfirm")
	if p.Asks() || p.table.Hand().Aimed() != game.NoSquare || p.table.Hand().Selected() == game.NoSquare {
		t.Error("cancelling goes back more or less than the target")
	}
	p.tap("e7")
	p.press("confirm")
	p.plays("c5e7")
	if p.Asks() || p.Deciding() {
		t.Error("it is still asked")
	}
}

// A duel that will be lost is asked about with both generals' values, one that will
// be won is not (game/threekingdoms/README.md, Duels 趣味单挑).
func TestLostDuelsAreAskedTwice(t *testing.T) {
	p := sit(t, tabletest.InMode(t, "yanyi", "duel", duelStart))
	p.tap("f17", "f3")
	p.plays()
	if got := says(p.Stake(), 1280, 800); got != locale.T("play.duel.title")+" | "+"夏侯惇（武 4 智 2） | 赵云（武 5 智 4） | 单挑不敌，攻方阵亡" {
		t.Errorf("asked %q", got)
	}
	p.press("confirm")
	p.plays("f17f3")
	p = sit(t, tabletest.InMode(t, "yanyi", "duel", strings.Replace(duelStart, "sC", "sP", 1)))
	p.tap("f17", "f3")
	p.plays("f17f3")
}

// An act of diplomacy comes once in a game: before it is done it is said who is allied
// and who gets Han (game/threekingdoms/README.md, Diplomacy).
func TestPactsAreAskedTwice(t *testing.T) {
	for _, c := range []struct{ id, start, from, to, want string }{
		{"yanyi", prepared, "c7", "a8", "结盟 | 吴魏同盟，汉军归蜀 · 全局只此一次 | 献帝从此为蜀出战，不出洛阳"},
		{"yanyi", strings.Replace(prepared, "13/17/hK", "13/2,uN,14/hK", 1), "c10", "a9", "废帝 | 魏蜀同盟，汉军归吴 · 全局只此一次"},
		{"anqi", "hR/7/7/7/hC,2,uN,hK,3,hR/7/7/wK,5,sK/hR u uws - idle 0 u=-,w=-,s=-", "d5", "e5", "勤王 | 魏蜀同盟，汉军归吴 · 全局只此一次"},
	} {
		p := at(t, c.id, c.start)
		p.tap(c.from, c.to)
		p.plays()
		if got := says(p.Stake(), 1280, 800); got != c.want {
			t.Errorf("asked %q, want %q", got, c.want)
		}
		if got := strings.ReplaceAll(says(p.Row(ui.Part{}), rowWide, rowHigh), " | ", ""); strings.Contains(c.want, "献帝") != strings.Contains(got, "献帝为蜀出战") {
			t.Errorf("a phone asks %q", got)
		}
		p.tap(c.to)
		p.plays(c.from + c.to)
	}
	p := at(t, "yanyi", prepared)
	p.tap("c7", "b9") // its own point
	p.plays("c7b9")
}

// A plain turn that waits is no stake.
func TestPlainTurnsAreNoStakes(t *testing.T) {
	p := at(t, "yanyi", prepared)
	p.confirming()
	if p.tap("c7", "e8"); p.Asks() || says(p.Stake(), 1280, 800) != "" {
		t.Error("asked beside the square")
	}
}

// What is asked beside a square covers neither it nor leaves the view, wherever the
// square is.
func TestCardsStandBesideTheirSquares(t *testing.T) {
	b := at(t, "qice-line", tradeStart).now.Info.Board
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {480, 520}, {320, 568}} {
		w, h := size[0], size[1]
		pitch := min(w, h-44) / float64(b.Ranks)
		grid := tabletest.Grid{Board: b, C: pitch}
		for sq := range b.Points {
			for _, above := range []bool{false, true} {
				card := ui.Press(ui.Control{ID: "card"}.Sized(288, 150))
				at := tabletest.Controls(beside(grid, game.Square(sq), above, card), w, h)["card"].Rect
				x, y := grid.Center(game.Square(sq))
				if at.W > w || at.X < 0 || at.Right() > max(w, at.W)+0.5 || at.Y < 0 || at.Bottom() > h {
					t.Errorf("%gx%g: the card of %s lies at %+v", w, h, b.Name(game.Square(sq)), at)
				}
				if at.Contains(x, y) && h > 700 {
					t.Errorf("%gx%g: the card covers %s", w, h, b.Name(game.Square(sq)))
				}
			}
		}
	}
}
