package board

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/scenes/board"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/scenetest/tabletest"
)

const (
	// Black's chariot takes on c5; then Red may slide its marker from 5.
	qijiSlide  = "2b1kab2/2r1a3r/1n2c2c1/p3p1p1p/7n1/1CP3P2/P3P1N1P/2N1C4/R8/2BAKABR1 b m=5,3"
	weiwoStart = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w"
	weiwoHorse = "4k4/9/9/9/9/9/9/2P6/2N1K4/9 w"
	// Two black pieces in the river may be swept, Red's chariot must leave it.
	qiceSweep = "3k5/9/9/9/9/2n1p2R1/9/9/4P4/9/R3K4 w stale=c6,e6 tiles=1,2,3,4,9,6,7,8/1,2,3,4,5,6,7,32"
	// Red's elephant may exchange itself with the horse on e7.
	tradeStart = "4k4/9/9/r3n4/9/2B6/9/9/3K5/9 w tiles=0,0,28,0,0,0,0,0/0,0,0,0,0,0,0,0"
	// Wu's cannon alone stands between the allied kings of Wei and Shu.
	oneBetween = "4,wK,4/2,wR,6/9/9/17/17/17/17/3,hR:u,4,uC,4,uP,2,uK/17/17/17/17/sR,8/9/4,sK,4/9 u uws ws spent - 0"
	// Shu's horse d5 stands between Wei's chariot and Wu's, with Wei's cannon beyond;
	// on d6 it would stand beside Wei's king.
	anqiMelee = "1/~,~,5/7/3,wK,3/2,wR,sN,uR,1,wC,2/2,sK,uP,3/5,uK,1/7/1 s uws - spent 0 u=A,w=P,s=-"
)

// slid is a table on which Red's marker has slid forward after a capture.
func slid(t *testing.T) *table.Table {
	t.Helper()
	tb := tabletest.New(t, "qiji", qijiSlide)
	tabletest.Play(t, tb, "c9c5")
	tb.Do(host.Request{Do: host.Prefer, Field: game.ChooseSlide, Value: uint8(game.Forward)})
	return tb
}

// Badges, rings, gold targets and exchanges are told in one sentence, to a resting
// finger as to a mouse; lifting the finger then does nothing.
func TestWhatIsTold(t *testing.T) {
	fresh := func(id, start string) func() *table.Table {
		return func() *table.Table { return tabletest.New(t, id, start) }
	}
	slides := func() *table.Table { return slid(t) }
	for _, c := range []struct {
		table          func() *table.Table
		pick, at, want string
	}{
		{slides, "", "c5", "本手不得吃刚吃子的黑车"},
		{slides, "g4", "f6", "马无蹩 · 马不受蹩腿，八方皆可跳"},
		{fresh("qice", qiceSweep), "", "c6", "黑马滞于河中 · 一手未动，可先扫出棋盘，再走一手。"},
		{fresh("qice", qiceSweep), "", "h6", "第 1 手不动，车便滞于河中"},
		{fresh("qice-line", tradeStart), "c5", "e7", "相与马同离棋盘。"},
		{fresh("weiwo", weiwoStart), "", "d2", "升底兵 · "},
		{fresh("anqi", anqiMelee), "d5", "g5", "魏炮可吃此马"},
		{fresh("yanyi", "start"), "", "e1", "关羽"},
		{fresh("yanyi", oneBetween), "", "i9", "魏蜀二王间只隔一子，见面则吴胜"},
	} {
		eachWay(t, func(t *testing.T, place canvas.Rect) {
			p := sit(t, c.table(), place)
			plies := p.table.Plies()
			if c.pick != "" {
				p.click(c.pick)
			}
			if p.touch {
				p.hold(c.at)
			} else {
				p.rest(c.at)
			}
			told := p.Says()
			if !strings.Contains(told, c.want) {
				t.Errorf("%s: told %q, want %q", c.at, told, c.want)
			}
			if p.touch {
				p.up()
			}
			if c.pick != "" && p.Selected() != p.square(c.pick) || p.table.Plies() != plies || p.table.Hand().Aimed() != game.NoSquare {
				t.Errorf("%s: being told did something", c.at)
			}
		})
	}
}

// What a thing is comes first: whose piece, how it moves, who commands it if not its
// own side; then who it is, then what its square is (game/threekingdoms/README.md,
// Generals).
func TestThingsAreToldBeforePersons(t *testing.T) {
	const spent = "3,wK,5/9/9/9/17/17/17/1,hR:w,15/hC:w,hK:w,hR:w,13,uK/1,hR:w,15/17/17/sR,3,uR,12/9/9/9/4,sK,4 s uws us spent - 0"
	for _, c := range []struct{ id, start, at, want string }{
		{"yanyi", "start", "e1", "蜀车：直行任意远，遇子即止。\n关羽 · "},
		{"yanyi", "start", "d11", "汉车：直行任意远，遇子即止。汉军无主，尚不听调。\n吕布 · "},
		{"yanyi", spent, "a9", "汉炮：行如车；吃子须恰隔一子。首手不出本国。此炮由魏统领。\n皇甫嵩 · "},
		{"yanyi", "start", "a9", "献帝：结盟之前不动不攻，只有统帅本国的马能入其位；结盟之后在洛阳内直走一点，不可吃。\n刘协 · "},
		{"yanyi", "start", "a9", "\n帝位：汉军无主时，一方本国之马入此位即废帝"},
		{"yanyi", "start", "b9", "吴盟点：汉军无主而三方俱在时，他方本国之马到此，即与吴同盟，汉军归第三方。"},
		{"yanyi", spent, "b10", "汉车："},
		{"yanyi", spent, "a8", "魏盟点：今已无用。"},
		{"yanyi", "start", "h2", "蜀九宫：王与士居于此。"},
		{"yanyi", "start", "i5", "蜀国境线：所统之兵退不过此线"},
		{"yanyi", "start", "e5", "蜀国境线：所统之兵退不过此线，其相不出此线。\n汉国境线"},
		{"guoji", "start", "b8", "吴盟格："},
		{"guoji", "start", "d2", "蜀兵：在统帅本土只进不退"},
		{"jieqi", "start", "f1", "蜀暗马：首步按所在之位走，走完即翻开。走日字"},
		{"anqi", anqiMiddle, "b8", "暗子：不可吃，只能翻开。"},
		{"anqi", anqiMiddle, "e9", "\n北门：只通城内相邻一格。"},
		{"anqi", anqiMiddle, "i5", "\n东门："},
		{"anqi", anqiMiddle, "e5", "\n帝位：马入此位即勤王"},
		{"qice", qiceSweep, "a6", "河：子停于此"},
		{"xiangqi", "start", "e2", "红方九宫："},
		{"xiangqi", "start", "b8", "黑炮：行如车；吃子须恰隔一子。"},
		{"baige", "start", "a1", "白城堡："},
	} {
		p := at(t, c.id, c.start, desk)
		if p.rest(c.at); !strings.Contains(p.Says(), c.want) {
			t.Errorf("%s %s: %q, want %q", c.id, c.at, p.Says(), c.want)
		}
	}
	if p := at(t, "yanyi", "start", desk); strings.Contains(p.tell(p.square("e9")), "所统之兵") {
		t.Error("Han's border line tells of soldiers, which Han has not")
	}
	if p := at(t, "yanyi", "start", desk); p.tell(p.square("i9")) != "" {
		t.Error("something is said of a plain point")
	}
}

// A mouse is told once it rests, and no more when it goes; whoever wants no names is
// told none.
func TestAPointerThatRestsIsTold(t *testing.T) {
	p := at(t, "yanyi", "start", desk)
	p.hover("e1")
	if p.Says() != "" {
		t.Error("a pointer that only passes is told")
	}
	if p.wait(tipWait); !strings.Contains(p.Says(), "关羽 · ") {
		t.Errorf("resting on e1 says %q", p.Says())
	}
	if p.hover("i9"); p.Says() != "" {
		t.Error("it stays")
	}
	p.now.Settings.Names = false
	if p.rest("e1"); strings.Contains(p.Says(), "关羽") || p.Says() == "" {
		t.Errorf("names are told: %q", p.Says())
	}
}

// What a pact brings is told at its target, before the tap
// (game/threekingdoms/README.md, Diplomacy).
func TestPactsAreToldAtTheirTargets(t *testing.T) {
	p := at(t, "yanyi", prepared, desk)
	p.click("c7")
	if p.rest("a8"); p.Says() != "吴魏同盟，汉军归蜀 · 全局只此一次" {
		t.Errorf("told %q", p.Says())
	}
}

// Whoever taps on what is not to be moved is told what it is, not that there is
// nothing to move.
func TestATapTellsWhatIsTapped(t *testing.T) {
	for _, c := range []struct{ id, start, at, want string }{
		{"yanyi", "start", "b9", "吴盟点："},
		{"yanyi", "start", "a9", "献帝："},
		{"yanyi", "start", "d11", "汉车："},
		{"yanyi", "start", "e1", "蜀车："},
		{"yanyi", "start", "h2", "蜀九宫："},
		{"yanyi", "start", "i9", "此处无子。"},
		{"yanyi", "start", "q9", ""},
		{"xiangqi", "start", "e10", "黑将："},
		{"weiwo", weiwoHorse, "d3", "马无蹩 · "},
	} {
		eachWay(t, func(t *testing.T, place canvas.Rect) {
			p := at(t, c.id, c.start, place)
			if p.click(c.at); !strings.HasPrefix(p.Says(), c.want) || c.want == "" && p.Says() != "" {
				t.Errorf("%s %s says %q, want %q", c.id, c.at, p.Says(), c.want)
			}
		})
	}
}

// Of another piece of one's own that cannot move it is said why that one cannot.
func TestRefusalsSpeakOfThePieceTapped(t *testing.T) {
	const pinned = "4,wK,4/9/4,wR,4/9/17/17/3,hR,13/17/hK,1,hC,hR,12,uK/17/3,hR,13/17/17/9/4,sB,4/9/sR,3,sK,4 s uws - idle - 0"
	p := at(t, "yanyi", pinned, desk)
	if p.click("e1", "i3"); p.Says() != "此相一动，王即被将。" {
		t.Errorf("says %q", p.Says())
	}
}

// Nothing is said of what was just pressed until the mouse leaves it, and while a
// piece is held.
func TestNothingIsSaidOfWhatIsPressed(t *testing.T) {
	p := at(t, "yanyi", "start", desk)
	p.down(p.point("n9"))
	if p.Says() != "" {
		t.Error("something is said while the button is down")
	}
	p.up()
	if p.Says() != "" {
		t.Error("something is said of what was just pressed")
	}
	p.hover("m9")
	if p.rest("n9"); p.Says() == "" {
		t.Error("nothing is said when the mouse comes back")
	}
}

// Nor of a piece that was just dropped, beside what its turn has brought.
func TestNothingIsSaidOfWhatWasDropped(t *testing.T) {
	p := at(t, "yanyi", prepared, desk)
	p.rest("i9")
	p.drag("c7", "e8")
	p.plays("c7e8")
	if p.wait(tipWait); p.Says() != "" {
		t.Errorf("where the horse was dropped it says %q", p.Says())
	}
	p.hover("i9")
	if p.rest("e8"); p.Says() == "" {
		t.Error("pointed at again it is not told of")
	}
}

// A refusal calls points as the board's edge does: by lines where turns are written by
// lines, else by coordinates.
func TestRefusalsCallPointsAsTheEdgeDoes(t *testing.T) {
	const checked = "5,wK,3/9/9/9/17/17/17/2,uN,14/hK,1,hC,hR,5,wR,6,uK/17/17/17/17/sR,8/9/9/3,sK,5 u uws - idle - 0"
	for notation, want := range map[string]string{"chinese": "你正被将：9路的车在攻王，须先应将。", "coordinates": "你正被将：j9的车在攻王，须先应将。"} {
		p := at(t, "yanyi", checked, desk)
		p.click("c10", "a9")
		p.now.Settings.Notation = notation
		p.Refuse(p.table.Notice().Phrase)
		if p.Says() != want {
			t.Errorf("%s: %q", notation, p.Says())
		}
	}
}

// The cursor of the keyboard is told what the mouse is.
func TestTheCursorIsTold(t *testing.T) {
	p := at(t, "yanyi", "start", desk)
	p.SetCursor(p.square("e2"))
	p.key(ebiten.KeyDown)
	p.tick()
	p.wait(tipWait)
	if got := p.Says(); !strings.Contains(got, "关羽") {
		t.Errorf("the cursor on e1 is told %q", got)
	}
}

// A finger that rests on a palace point learns of its tile, and the page may show what
// it would add until the next press.
func TestLongPressTellsOfATile(t *testing.T) {
	p := at(t, "weiwo", weiwoHorse, phone)
	p.hold("d3")
	if !strings.Contains(p.Says(), "马无蹩") || len(p.rests) != 1 || p.rests[0] != p.square("d3") {
		t.Errorf("told %q, rests on %v", p.Says(), p.rests)
	}
	p.up()
	if p.table.Notice().N != 0 || p.Selected() != game.NoSquare {
		t.Error("lifting the finger did something else")
	}
	if p.click("h5"); len(p.rests) > 0 {
		t.Error("the next press does not end it")
	}
}

// A finger that moves rests on nothing.
func TestAMovingFingerIsNotTold(t *testing.T) {
	p := at(t, "weiwo", weiwoHorse, phone)
	x, y := p.point("d3")
	p.down(x, y)
	p.move(x+20, y)
	for range board.LongPress {
		p.tick()
	}
	if p.Says() != "" {
		t.Errorf("told %q", p.Says())
	}
}

// Where points are close a finger rests to aim: it is told who stands there, beside
// the glass, and lifting it picks the piece.
func TestUnderTheGlassLiftingStillPicks(t *testing.T) {
	p := at(t, "yanyi", "start", phone)
	p.hold("n9")
	if !p.glassed() || p.Says() == "" {
		t.Fatalf("glass %t, told %q", p.glassed(), p.Says())
	}
	if p.up(); p.Selected() != p.square("n9") {
		t.Error("lifting the finger did not pick the piece")
	}
}

// Whose tile lies on a palace point is told; not while a piece is selected, which
// then is what matters.
func TestTilesAreFound(t *testing.T) {
	p := at(t, "weiwo", weiwoHorse, desk)
	if s, n := p.Tile(p.square("d3")); s != 0 || n == 0 {
		t.Errorf("on d3 lies %d of %d", n, s)
	}
	for name, sq := range map[string]game.Square{"e5": p.square("e5"), "no square": game.NoSquare} {
		if s, n := p.Tile(sq); s != game.NoSeat || n != 0 {
			t.Errorf("on %s lies %d of %d", name, n, s)
		}
	}
	p.click("c2")
	if _, n := p.Tile(p.square("d3")); n != 0 {
		t.Error("a tile is told of while a piece is selected")
	}
	// The page asks what lies under the mouse.
	if p.hover("d3"); p.Under() != p.square("d3") {
		t.Errorf("under the mouse lies %d", p.Under())
	}
	if p.down(p.point("d3")); p.Under() != game.NoSquare {
		t.Error("a pressed mouse points at nothing")
	}
}
