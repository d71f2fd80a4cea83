package board

import (
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/scenes/draw"
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
	// Shu's horse d5 stands between Wei's chariot and Wu's, with Wei's cannon beyond;
	// on d6 it would stand beside Wei's king.
	anqiMelee = "1/~,~,5/7/3,wK,3/2,wR,sN,uR,1,wC,2/2,sK,uP,3/5,uK,1/7/1 s uws - spent 0 u=A,w=P,s=-"
)

// slid is a table on which Red's marker has slid forward after a capture.
func slid(t *testing.T) *table.Table {
	t.Helper()
	tb := tabletest.New(t, "qiji", qijiSlide)
	tabletest.Play(t, tb, "c9c5")
	tb.Prefer(game.ChooseSlide, uint8(game.Forward), false)
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
		{fresh("qice-line", tradeStart), "c5", "e7", "象与马同离棋盘。"},
		{fresh("weiwo", weiwoStart), "", "d2", "升底兵 · "},
		{fresh("anqi", anqiMelee), "d5", "g5", "魏炮可吃此马"},
		{fresh("yanyi", "start"), "", "e1", "关羽"},
	} {
		eachWay(t, func(t *testing.T, place draw.Rect) {
			p := sit(t, c.table(), place)
			plies := p.table.Plies()
			if c.pick != "" {
				p.click(c.pick)
			}
			if p.touch {
				p.hold(c.at)
			} else {
				p.hover(c.at)
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

// The name of a general goes as the mouse does; whoever wants no names is told none.
func TestHoverNamesTheGeneral(t *testing.T) {
	p := at(t, "yanyi", "start", desk)
	p.hover("e1")
	if got := p.Says(); !strings.HasPrefix(got, "关羽 · ") {
		t.Errorf("hovering e1 says %q", got)
	}
	if p.hover("e2"); p.Says() != "" {
		t.Error("the name stays")
	}
	p.hover("e1")
	p.now.Settings.Names = false
	if p.retell(); p.Says() != "" {
		t.Errorf("names are told: %q", p.Says())
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
	if p.hover("n9"); p.Says() == "" {
		t.Error("nothing is said when the mouse comes back")
	}
}

// The cursor of the keyboard is told what the mouse is.
func TestTheCursorIsTold(t *testing.T) {
	p := at(t, "yanyi", "start", desk)
	p.cursor = p.square("e2")
	p.moveCursor(0, 1)
	if got := p.Says(); !strings.HasPrefix(got, "关羽") {
		t.Errorf("the cursor on e1 is told %q", got)
	}
}

// A finger that rests on a palace point learns of its tile, and the page may show what
// it would add until the next press.
func TestLongPressTellsOfATile(t *testing.T) {
	p := at(t, "weiwo", weiwoHorse, phone)
	p.hold("d3")
	if !strings.HasPrefix(p.Says(), "马无蹩") || len(p.rests) != 1 || p.rests[0] != p.square("d3") {
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
	for range longPressTicks {
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
	if !p.glass.shown || p.Says() == "" {
		t.Fatalf("glass %t, told %q", p.glass.shown, p.Says())
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
