package tabletext_test

import (
	"slices"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/scenetest/tabletest"
)

// duelStart has a chariot of Wei's that may take Shu's cannon on f3.
const duelStart = "1,wR,3,wK,3/9/9/9/17/17/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/3,hR,13/17/17/9/1,sC,7/9/2,sB,1,sK,4 w uws - idle - 0"

// Wu's horse may ally with Wei, and the other one depose the emperor.
const (
	prepared = "4,wK,4/sR,8/9/9/17/8,wP,8/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/2,uN,hR,13/8,sP,8/12,uR,4/9/9/uR,8/4,sK,4 u uws - idle - 0"
	deposing = "4,wK,4/sR,8/9/9/17/8,wP,8/3,hR,13/2,uN,14/hK,1,hC,hR,9,uP,2,uK/17/3,hR,13/8,sP,8/12,uR,4/9/9/uR,8/4,sK,4 u uws - idle - 0"
)

// What a turn costs is said before it is played: an exchange names both pieces, a duel
// tells how it will end and names both generals; a plain turn costs nothing.
func TestWhatATurnCostsIsSaid(t *testing.T) {
	for _, c := range []struct {
		table              *table.Table
		from, to           string
		cost, basis, names string
	}{
		{tabletest.InMode(t, "yanyi", "duel", duelStart), "f17", "f3", "单挑不敌，攻方阵亡", "", "夏侯惇（武 4 智 2） 赵云（武 5 智 4）"},
		{tabletest.InMode(t, "yanyi", "duel", strings.Replace(duelStart, "sC", "sP", 1)), "f17", "f3", "单挑可胜", "", "夏侯惇（武 4 智 2） 关兴（武 4 智 2）"},
		{tabletest.New(t, "yanyi", duelStart), "f17", "f3", "", "", ""},
		{tabletest.New(t, "yanyi", prepared), "c7", "a8", "吴魏同盟，汉军归蜀 · 全局只此一次", "", ""},
		{tabletest.New(t, "yanyi", deposing), "c10", "a9", "魏蜀同盟，汉军归吴 · 全局只此一次", "", ""},
		{tabletest.New(t, "yanyi", strings.NewReplacer("4,wK,4", "9", "8,wP,8", "17", "u uws", "u us").Replace(deposing)), "c10", "a9", "汉军归吴 · 全局只此一次", "", ""},
		{tabletest.New(t, "qice-line", "4k4/9/9/r3n4/9/2B6/9/9/3K5/9 w tiles=0,0,28,0,0,0,0,0/0,0,0,0,0,0,0,0"), "c5", "e7", "相与马同离棋盘。", "过河象", ""},
	} {
		m := tabletest.At(c.table, 1280, 800)
		turn := game.Move(tabletest.Square(t, c.table, c.from), tabletest.Square(t, c.table, c.to))
		if i := slices.IndexFunc(c.table.Hand().Left(), func(o game.Turn) bool { return o.From() == turn.From() && o.To() == turn.To() }); i >= 0 {
			turn = c.table.Hand().Left()[i]
		}
		if got := tabletext.Stake(m, turn); got != c.cost {
			t.Errorf("%s%s: %q, want %q", c.from, c.to, got, c.cost)
		}
		if got := strings.Join(tabletext.Duelists(m, turn), " "); got != c.names {
			t.Errorf("%s%s: %q, want %q", c.from, c.to, got, c.names)
		}
		if got := tabletext.Basis(m, turn); got != c.basis {
			t.Errorf("%s%s rests on %q, want %q", c.from, c.to, got, c.basis)
		}
	}
}
