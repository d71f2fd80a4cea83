package play

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/render/tracks"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/ui"
)

// Positions from which the special turns are played.
const (
	// Black's chariot takes on c5; then Red may slide its marker from 5.
	qijiSlide = "2b1kab2/2r1a3r/1n2c2c1/p3p1p1p/7n1/1CP3P2/P3P1N1P/2N1C4/R8/2BAKABR1 b m=5,3"
	// A soldier before Red's horse on g4 stands in its way to f6.
	qijiLeg = "2b1kab2/2r1a3r/1n2c2c1/p3p1p1p/7n1/1CP3P2/P3P1N1P/2N1C4/R8/2BAKABR1 w m=5,3"
	// A soldier stands on its last rank with its second chance open.
	qijiSecond = "P8/3k5/9/9/9/9/1NR6/9/4K4/2r6 w m=4,0 cap=c1 last=a10 pool=R/"
	qijiRise   = "3k5/P8/9/9/9/9/9/9/r8/4K4 w m=3,0 pool=RN/"
	// Sixteen kinds are laid.
	qiji16Laid = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w tiles=1,2,3,4,5,6,7,8/9,10,11,12,13,14,15,16"
	weiwoStart = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w"
	weiwoHorse = "4k4/9/9/9/9/9/9/2P6/2N1K4/9 w"
	weiwoVoid  = "9/9/5k3/9/9/9/9/3K5/1C7/1N7 w"
	qiceSweep  = "3k5/9/9/9/9/2n1p2R1/9/9/4P4/9/R3K4 w stale=c6,e6 tiles=1,2,3,4,9,6,7,8/1,2,3,4,5,6,7,32"
	qiceTrade  = "4k4/9/9/r3n4/9/2B6/9/9/9/3K5 w tiles=28,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0"
	// The elephant on c5 may trade itself for a piece.
	qiceExchange = "4k4/9/9/r3n4/9/2B6/9/9/3K5/9 w tiles=0,0,28,0,0,0,0,0/0,0,0,0,0,0,0,0"
	fangRook     = "3k5/9/9/9/9/4r4/9/9/9/R3K4 w"
	guojiKing    = "wR,3,wK,3,wR/2,wP,wP,wP,wP,3/9/14,uR/15/2,hQ,12/13,uP,1/hK,1,hQ,10,uP,uK/13,uP,1/2,hQ,12/15/14,uR/9/2,sP,sP,sP,sP,3/sR,3,sK,3,sR s uws - idle d1,d15,l1,l15,o4,o12 - 0"
	baigeKing    = "r4k3r/10/10/10/10/10/10/10/10/R4K3R w KQkq - 0 1 -/-"
	baigePawn    = "k9/2P7/10/10/10/10/10/10/10/4QK4 w - - 0 1 -/-"
)

// Controls of the decisions.
const (
	sweepYes = "sweep.yes"
	sweepNo  = "sweep.no"
)

func choiceID(f game.Field, value uint8) string { return fmt.Sprintf("choice.%d.%d", f, value) }

// choices are the cells of what is asked beside a square.
func (w *world) choices() (cells []ui.Control) {
	for _, c := range w.page.Controls() {
		if strings.HasPrefix(c.ID, "choice.") {
			cells = append(cells, c)
		}
	}
	return cells
}

// same fails unless the table stands where the turns lead by the rules alone.
func (w *world) same(id, start string, turns ...string) {
	w.t.Helper()
	w.settle()
	v, _ := catalog.Find(id)
	pos, err := v.Parse(start, nil)
	if err != nil {
		w.t.Fatal(err)
	}
	for _, text := range turns {
		turn, err := game.Find(v.Info(), pos, text)
		if err != nil {
			w.t.Fatalf("%s: %v", text, err)
		}
		pos.Do(turn)
	}
	w.standsAt(pos.String(), turns)
}

// standsAt fails unless the table has come by turns to a position.
func (w *world) standsAt(want string, turns []string) {
	w.t.Helper()
	if got := w.page.table.Line().Turns(); !slices.Equal(got, turns) {
		w.t.Fatalf("turns %v, want %v (%s)", got, turns, w.page.table.Notice().Phrase.Key)
	}
	if got := w.page.table.Line().(*match.Match).Position().String(); got != want {
		w.t.Errorf("stands at\n%s, want\n%s", got, want)
	}
}

// cell is the middle of a cell of the track right of the board (side 0) or left of it.
func (w *world) cell(side game.Seat, n int) (x, y float64) {
	k := tracks.New(w.page.table.Info(), side)
	shape := [...]tracks.Shape{tracks.Right, tracks.Left}[side]
	k.SetLayout(w.page.now.Screen.Device(w.control(fmt.Sprintf("track.%d", side)).Rect), shape)
	r := k.CellRect(n)
	mid := r.Min.Add(r.Max).Div(2)
	return float64(mid.X), float64(mid.Y)
}

func TestSlideIsOfferedChosenAndChanged(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := show(t, "qiji", qijiSlide, width, height)
		w.turns("c9c5")
		w.settle()
		if !w.has("slide.1") || !w.has("slide.2") || w.has("slide.open") {
			t.Fatal("not both slides are offered, or one is taken back already")
		}
		c5, _, _ := w.square("c5")
		if w.page.now.Shown.Cells[c5].Mark&game.MarkSafe != 0 {
			t.Error("the ban shows before anything has slid")
		}
		w.shot("qiji-offer")
		w.press("slide.2")
		w.press("slide.1") // changed
		if got := w.page.now.Shown.Seats[0]; got.Track != 6 || got.Active != 6 {
			t.Fatalf("the marker shows cell %d, in force %d", got.Track, got.Active)
		}
		if w.page.now.Shown.Cells[c5].Mark&game.MarkSafe == 0 {
			t.Error("no ban after the slide")
		}
		w.click("g4", touch)
		_, x, y := w.square("f6")
		w.point(x, y)
		if w.linger(); !w.page.board.Gold() || !strings.Contains(w.page.board.Says(), "马无蹩") {
			t.Errorf("the horse's hop over its leg is not gold: %q", w.page.board.Says())
		}
		w.shot("qiji-slid")
		w.click("f6", touch)
		w.same("qiji", qijiSlide, "c9c5", "+/g4f6")
		if w.page.now.Before.Some() {
			t.Error("the slide lasts into the next turn")
		}
	})
}

func TestEscapeTakesTheSlideBackStepByStep(t *testing.T) {
	w := show(t, "qiji", qijiSlide, 1280, 800)
	w.turns("c9c5")
	w.settle()
	w.press("slide.1")
	w.click("g4", false)
	w.keys(ebiten.KeyEscape)
	if w.selected() != game.NoSquare || w.page.now.Before.Slide != game.Forward {
		t.Fatal("the first Escape lets go of the piece and of nothing else")
	}
	w.keys(ebiten.KeyEscape)
	w.settle()
	if w.page.now.Before.Slide != game.NoSlide || w.page.now.Shown.Seats[0].Track != 5 {
		t.Fatal("the second Escape does not put the marker back")
	}
	w.click("e4", false)
	w.click("e5", false)
	w.same("qiji", qijiSlide, "c9c5", "e4e5")
}

func TestTrackCellsTakeTheSlide(t *testing.T) {
	w := show(t, "qiji", qijiSlide, 1280, 800)
	w.turns("c9c5")
	w.settle()
	x, y := w.cell(0, 4)
	w.down(x, y, false)
	w.up()
	w.settle()
	if w.page.now.Before.Slide != game.Back {
		t.Fatal("a press on the offered cell does not slide the marker")
	}
	before := w.page.stratagems.State()
	x, y = w.cell(1, 8)
	w.down(x, y, false)
	w.up()
	w.point(5, 5)
	if w.page.stratagems.State() == before || w.page.now.Before.Slide != game.Back {
		t.Error("a press on another cell does not tell of it")
	}
}

func TestSlideAnimatesOnceOnly(t *testing.T) {
	w := showOn(t, &scenetest.Machine{Langs: []string{"zh-Hans"}}, "qiji", qijiSlide, 1280, 800)
	w.turns("c9c5")
	w.settle()
	w.control("slide.1").Do()
	w.step()
	if !w.page.stratagems.Tick() {
		t.Fatal("the marker jumps")
	}
	w.settle()
	w.click("g4", false)
	w.click("f6", false)
	if w.page.stratagems.Tick() {
		t.Error("the marker slides again with the move")
	}
	if !w.page.board.Animating() {
		t.Error("the move is not animated")
	}
}

func TestSecondChanceIsAskedBesideItsSoldier(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := show(t, "qiji", qijiSecond, width, height)
		w.press("slide.2")
		id := choiceID(game.ChooseSecond, uint8(game.Rook))
		if !w.has(id) {
			t.Fatal("nothing is asked")
		}
		_, x, y := w.square("a10")
		pitch := w.page.board.Pitch()
		if r := w.choices()[0].Rect; r.X > x+pitch || r.Y > y+2*pitch+34 || r.Contains(x, y) {
			t.Errorf("asked at %+v, not beside the soldier at %g, %g", r, x, y)
		}
		w.shot("qiji-second")
		checkControls(t, w, "second chance")
		w.press(id)
		w.click("a10", touch)
		w.click("a9", touch)
		w.same("qiji", qijiSecond, "-^R/a10a9")
	})
}

func TestRisingSoldierChoosesAmongTheLost(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := show(t, "qiji", qijiRise, width, height)
		w.click("a9", touch)
		w.click("a10", touch)
		cells := w.choices()
		if len(cells) != 4 || !cells[3].Off || cells[3].Value == "" || cells[3].ID != choiceID(game.ChoosePromotion, uint8(game.Cannon)) {
			t.Fatalf("the cannon nobody lost is not shown: %+v", cells)
		}
		w.shot("qiji-rise")
		checkControls(t, w, "rising")
		w.keys(ebiten.KeyEscape)
		if len(w.choices()) > 0 || w.selected() == game.NoSquare {
			t.Fatal("Escape goes back more than the target")
		}
		w.click("a10", touch)
		w.press(choiceID(game.ChoosePromotion, uint8(game.Rook)))
		w.same("qiji", qijiRise, "a9a10=R")
	})
}

func TestKingsStepsNameWhatTheySwitchOn(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := show(t, "weiwo", weiwoStart, width, height)
		w.click("e2", touch)
		if text := w.tagged("d2"); text != "三·升底兵" && !w.page.board.ReadsTiles() {
			t.Fatalf("d2 is named %q, and its tile cannot be read", text)
		}
		if got := w.page.board.Says(); got != "" {
			t.Errorf("of the king that was taken up is said %q", got)
		}
		w.shot("weiwo-king")
		w.click("d2", touch)
		w.same("weiwo", weiwoStart, "e2d2")
		if n, void := w.page.now.InForce(0); n != 3 || void {
			t.Errorf("in force: %d, void %t", n, void)
		}
	})
}

// tagged is what a label names on the board, "" without one.
func (w *world) tagged(square string) string {
	sq, _, _ := w.square(square)
	b := w.page.board
	for _, g := range append(w.page.stratagems.Steps(b.Pitch(), b.NamesTiles()), w.page.overlays().Tags...) {
		if g.Square == sq {
			return g.Text
		}
	}
	return ""
}

func TestStaleAreSweptBeforeTheMove(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := show(t, "qice", qiceSweep, width, height)
		w.shot("qice-sweep")
		w.press(sweepYes)
		c6, _, _ := w.square("c6")
		if w.page.now.Piece(c6) != game.NoPiece {
			t.Fatal("the swept piece still shows")
		}
		w.press(sweepNo)
		if w.page.now.Piece(c6) == game.NoPiece {
			t.Fatal("the sweep is not taken back")
		}
		w.press(sweepYes)
		w.click("h6", touch)
		w.shot("qice-swept")
		w.click("b6", touch)
		w.same("qice", qiceSweep, "x/h6b6")
	})
}

func TestWhatIsAboutToGoStaleIsSaidWithItsTurn(t *testing.T) {
	for _, size := range append([][2]float64{{320, 568}}, frames...) {
		w := show(t, "qice", qiceSweep, size[0], size[1])
		h6, _, _ := w.square("h6")
		if due, line := w.page.now.Due(), w.page.decisions.NoticeLine(); !slices.Equal(due, []game.Square{h6}) || !strings.Contains(line, "第 1 手") {
			t.Errorf("%v: due %v, %q", size, due, line)
		}
		if text := w.tagged("h6"); text != "第 1 手" {
			t.Errorf("%v: the board names the turn %q", size, text)
		}
		line := w.page.line(0)
		if w.page.upright() && line.Height(w.page.view, size[0]) == 0 {
			t.Errorf("%v: the sheet has no line for it", size)
		}
	}
}

// A marker is drawn to the cell it may slide to, by mouse or finger; let go before
// half the way it stays where it is, and one that may not slide does not move.
func TestMarkersAreDragged(t *testing.T) {
	for _, touch := range []bool{false, true} {
		w := show(t, "qiji", qijiSlide, 1280, 800)
		w.turns("c9c5")
		w.settle()
		drag := func(from, to int, part float64) game.Slide {
			x, y := w.cell(0, from)
			tx, ty := w.cell(0, to)
			w.down(x, y, touch)
			w.move(x+(tx-x)*part/2, y+(ty-y)*part/2)
			w.move(x+(tx-x)*part, y+(ty-y)*part)
			w.up()
			w.settle()
			return w.page.now.Before.Slide
		}
		if got := drag(5, 4, 0.4); got != game.NoSlide {
			t.Errorf("touch %t: let go before half the way it slides %v", touch, got)
		}
		if got := drag(2, 7, 1); got != game.NoSlide {
			t.Errorf("touch %t: another cell is dragged: %v", touch, got)
		}
		if got := drag(5, 8, 1); got != game.Forward || w.page.now.Shown.Seats[0].Track != 6 {
			t.Errorf("touch %t: drawn far forward it slides %v", touch, got)
		}
		w.click("e4", touch)
		w.click("e5", touch)
		w.same("qiji", qijiSlide, "c9c5", "+/e4e5")
	}
}
