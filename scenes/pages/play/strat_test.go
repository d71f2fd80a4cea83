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
	"yanyi/render"
	"yanyi/render/windowtest"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Positions from which the special turns are played.
const (
	// Black's chariot takes on c5; then Red may slide its marker from 5.
	qijiSlide = "2b1kab2/2r1a3r/1n2c2c1/p3p1p1p/7n1/1CP3P2/P3P1N1P/2N1C4/R8/2BAKABR1 b m=5,3"
	// A soldier stands on its last rank with its second chance open.
	qijiSecond = "P8/3k5/9/9/9/9/1NR6/9/4K4/2r6 w m=4,0 cap=c1 last=a10 pool=R/"
	qijiRise   = "3k5/P8/9/9/9/9/9/9/r8/4K4 w m=3,0 pool=RN/"
	weiwoStart = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w"
	weiwoVoid  = "9/9/5k3/9/9/9/9/3K5/1C7/1N7 w"
	qiceSweep  = "3k5/9/9/9/9/2n1p2R1/9/9/4P4/9/R3K4 w stale=c6,e6 tiles=1,2,3,4,9,6,7,8/1,2,3,4,5,6,7,32"
	qiceTrade  = "4k4/9/9/r3n4/9/2B6/9/9/9/3K5 w tiles=28,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0"
	fangRook   = "3k5/9/9/9/9/4r4/9/9/9/R3K4 w"
	guojiKing  = "wR,3,wK,3,wR/2,wP,wP,wP,wP,3/9/14,uR/15/2,hQ,12/13,uP,1/hK,1,hQ,10,uP,uK/13,uP,1/2,hQ,12/15/14,uR/9/2,sP,sP,sP,sP,3/sR,3,sK,3,sR s uws - idle d1,d15,l1,l15,o4,o12 - 0"
	baigeKing  = "r4k3r/10/10/10/10/10/10/10/10/R4K3R w KQkq - 0 1 -/-"
	baigePawn  = "k9/2P7/10/10/10/10/10/10/10/4QK4 w - - 0 1 -/-"
)

// showGame opens a game among people from a position at a size.
func showGame(t testing.TB, id, start string, w, h float64) *world {
	t.Helper()
	return showOn(t, &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true}, id, start, w, h)
}

func showOn(t testing.TB, machine *scenetest.Machine, id, start string, w, h float64) *world {
	t.Helper()
	x := layOn(t, machine, id, start, w, h)
	x.settle()
	return x
}

// lay opens a game without drawing it.
func lay(t testing.TB, id, start string, w, h float64) *world {
	t.Helper()
	return layOn(t, &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true}, id, start, w, h)
}

func layOn(t testing.TB, machine *scenetest.Machine, id, start string, w, h float64) *world {
	t.Helper()
	return layMode(t, machine, id, start, "", w, h)
}

func layMode(t testing.TB, machine *scenetest.Machine, id, start, mode string, w, h float64) *world {
	t.Helper()
	windowtest.Need(t)
	sh := session.New(machine)
	sh.Start(blank{})
	v, ok := catalog.Find(id)
	if !ok {
		t.Fatalf("no game %s", id)
	}
	bottom := game.First
	if len(v.Info().Seats) == 3 {
		bottom = game.Shu
	}
	options := game.Options{}
	if mode != "" {
		options["mode"] = mode
	}
	opened, err := begin(sh, Tools{}, session.Setup{Variant: v, Options: options, Start: start, Seats: make([]match.Player, len(v.Info().Seats)), Bottom: bottom, TakeBack: true, Hints: true})
	if err != nil {
		t.Fatal(err)
	}
	p, ok := opened.(*Page)
	if !ok {
		t.Fatalf("%s opens a %T", id, opened)
	}
	sh.Stack.Open(p)
	x := &world{Stage: scenetest.New(sh.Stack, w, h), t: t, machine: machine, sh: sh, page: p}
	sh.Stack.Source = x.source
	if err := sh.Stack.Update(); err != nil {
		t.Fatal(err)
	}
	return x
}

// turn plays a turn as text, as if somebody else had.
func (w *world) turn(text string) {
	w.t.Helper()
	if err := w.page.table.Match().Play(text); err != nil {
		w.t.Fatal(err)
	}
	w.page.table.GoTo(0)
	w.page.table.GoLive()
	w.settle()
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
	if got := w.page.table.Match().Turns(); !slices.Equal(got, turns) {
		w.t.Fatalf("turns %v, want %v (%s)", got, turns, w.page.table.Notice().Phrase.Key)
	}
	if got, want := w.page.table.Match().Position().String(), pos.String(); got != want {
		w.t.Errorf("stands at\n%s, want\n%s", got, want)
	}
}

func (w *world) has(id string) bool {
	return slices.ContainsFunc(w.page.Controls(), func(c ui.Control) bool { return c.ID == id && !c.Off })
}

// everyFrame runs a test at the sizes that differ in kind; touch tells how one
// plays there.
func everyFrame(t *testing.T, test func(t *testing.T, w, h float64, touch bool)) {
	for _, size := range frames {
		t.Run(fmt.Sprintf("%gx%g", size[0], size[1]), func(t *testing.T) { test(t, size[0], size[1], size[0] < 1000) })
	}
}

func TestSlideIsOfferedChosenAndChanged(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := showGame(t, "qiji", qijiSlide, width, height)
		w.turn("c9c5")
		if got := w.page.slideCells(0); !slices.Equal(got, []int{6, 4}) {
			t.Fatalf("offered cells %v, want 6 and 4", got)
		}
		c5, _, _ := w.square("c5")
		if w.page.seen().Cells[c5].Mark&game.MarkSafe != 0 {
			t.Error("the ban shows before anything has slid")
		}
		w.shot("qiji-offer")
		w.press("slide.2")
		w.press("slide.1") // changed
		if got := w.page.seen().Seats[0]; got.Track != 6 || got.Active != 6 {
			t.Fatalf("the marker shows cell %d, in force %d", got.Track, got.Active)
		}
		if w.page.seen().Cells[c5].Mark&game.MarkSafe == 0 {
			t.Error("no ban after the slide")
		}
		w.click("g4", touch)
		f6, _, _ := w.square("f6")
		for _, target := range w.page.marks.Targets {
			if target.Square == f6 && !target.Stratagem {
				t.Error("the horse's hop over its leg is not gold")
			}
		}
		w.shot("qiji-slid")
		w.click("f6", touch)
		w.same("qiji", qijiSlide, "c9c5", "+/g4f6")
		if w.page.ahead.some() {
			t.Error("the slide lasts into the next turn")
		}
	})
}

func TestEscapeTakesTheSlideBackStepByStep(t *testing.T) {
	w := showGame(t, "qiji", qijiSlide, 1280, 800)
	w.turn("c9c5")
	w.press("slide.1")
	w.click("g4", false)
	w.keys(ebiten.KeyEscape)
	if w.page.table.Hand().Selected() != game.NoSquare || w.page.ahead.slide != game.Forward {
		t.Fatal("the first Escape lets go of the piece and of nothing else")
	}
	w.keys(ebiten.KeyEscape)
	w.settle()
	if w.page.ahead.slide != game.NoSlide || w.page.seen().Seats[0].Track != 5 {
		t.Fatal("the second Escape does not put the marker back")
	}
	w.click("e4", false)
	w.click("e5", false)
	w.same("qiji", qijiSlide, "c9c5", "e4e5")
}

func TestTrackCellsTakeTheSlide(t *testing.T) {
	w := showGame(t, "qiji", qijiSlide, 1280, 800)
	w.turn("c9c5")
	r := w.page.tracks[0].CellRect(4)
	x, y := float64(r.Min.X+r.Max.X)/2, float64(r.Min.Y+r.Max.Y)/2
	w.down(x, y, false)
	w.up()
	w.settle()
	if w.page.ahead.slide != game.Back {
		t.Fatal("a press on the offered cell does not slide the marker")
	}
	r = w.page.tracks[1].CellRect(8)
	w.down(float64(r.Min.X+20), float64(r.Min.Y+20), false)
	w.up()
	if !w.page.peek.on || w.page.peek.n != 8 {
		t.Error("a press on another cell does not tell of it")
	}
}

func TestSlideAnimatesOnceOnly(t *testing.T) {
	w := showOn(t, &scenetest.Machine{Langs: []string{"zh-Hans"}}, "qiji", qijiSlide, 1280, 800)
	w.turn("c9c5")
	for w.page.board.Animating() {
		w.step()
	}
	w.page.do("slide.1", &w.next)
	w.step()
	if !w.page.tracks[0].Animating() {
		t.Fatal("the marker jumps")
	}
	w.settle()
	w.click("g4", false)
	w.click("f6", false)
	if w.page.tracks[0].Animating() {
		t.Error("the marker slides again with the move")
	}
	if !w.page.board.Animating() {
		t.Error("the move is not animated")
	}
}

func TestSecondChanceIsAskedBesideItsSoldier(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := showGame(t, "qiji", qijiSecond, width, height)
		w.press("slide.2")
		a, ok := w.page.asked()
		if a10, _, _ := w.square("a10"); !ok || a.square != a10 {
			t.Fatalf("asked %v at %d", ok, a.square)
		}
		w.shot("qiji-second")
		checkControls(t, w, "second chance")
		w.press(choiceID(game.ChooseSecond, uint8(game.Rook)))
		w.click("a10", touch)
		w.click("a9", touch)
		w.same("qiji", qijiSecond, "-^R/a10a9")
	})
}

func TestRisingSoldierChoosesAmongTheLost(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := showGame(t, "qiji", qijiRise, width, height)
		w.click("a9", touch)
		w.click("a10", touch)
		a, _ := w.page.asked()
		if len(a.cells) != 4 || a.cells[3].reason == "" || a.cells[3].value != uint8(game.Cannon) {
			t.Fatalf("the cannon nobody lost is not shown: %+v", a.cells)
		}
		w.shot("qiji-rise")
		checkControls(t, w, "rising")
		w.keys(ebiten.KeyEscape)
		if _, ok := w.page.asked(); ok || w.page.table.Hand().Selected() == game.NoSquare {
			t.Fatal("Escape goes back more than the target")
		}
		w.click("a10", touch)
		w.press(choiceID(game.ChoosePromotion, uint8(game.Rook)))
		w.same("qiji", qijiRise, "a9a10=R")
	})
}

func TestKingsStepsNameWhatTheySwitchOn(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := showGame(t, "weiwo", weiwoStart, width, height)
		w.click("e2", touch)
		d2, _, _ := w.square("d2")
		i := slices.IndexFunc(w.page.tags, func(g tag) bool { return g.square == d2 })
		if i < 0 || w.page.tags[i].text != "三·升底兵" {
			t.Fatalf("tags %+v", w.page.tags)
		}
		w.shot("weiwo-king")
		w.click("d2", touch)
		w.same("weiwo", weiwoStart, "e2d2")
		if got := w.page.activeName(0); got != "升底兵" {
			t.Errorf("in force: %s", got)
		}
	})
}

func TestNullifiedStratagemsAreSaid(t *testing.T) {
	w := showGame(t, "weiwo", weiwoVoid, 1280, 800)
	w.shot("weiwo-void")
	for s := range game.Seat(2) {
		if e := w.page.effectOf(s); !e.void || e.name != "马无蹩" {
			t.Errorf("side %d: %+v", s, e)
		}
	}
}

func TestStaleAreSweptBeforeTheMove(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := showGame(t, "qice", qiceSweep, width, height)
		w.shot("qice-sweep")
		w.press(sweepYes)
		c6, _, _ := w.square("c6")
		if w.page.seen().Cells[c6].Piece != game.NoPiece {
			t.Fatal("the swept piece still shows")
		}
		w.press(sweepNo)
		if w.page.seen().Cells[c6].Piece == game.NoPiece {
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
		w := showGame(t, "qice", qiceSweep, size[0], size[1])
		h6, _, _ := w.square("h6")
		if !slices.Equal(w.page.marks.Due, []game.Square{h6}) || !strings.Contains(w.page.dueLine(), "第 1 手") {
			t.Errorf("%v: due %v, %q", size, w.page.marks.Due, w.page.dueLine())
		}
		i := slices.IndexFunc(w.page.kings, func(g tag) bool { return g.due })
		if i < 0 || w.page.kings[i].square != h6 || w.page.kings[i].text != "第 1 手" {
			t.Errorf("%v: the board does not name the turn: %+v", size, w.page.kings)
		}
		if w.page.plan.Frame == ui.Portrait && w.page.sheetLine().H == 0 {
			t.Errorf("%v: the sheet has no line for it", size)
		}
	}
}

func TestSwapInBothOrders(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		for _, order := range [][2]string{{"e1", "a1"}, {"a1", "e1"}} {
			w := showGame(t, "huanfang", fangRook, width, height)
			w.click(order[0], touch)
			w.shot("huanfang-" + order[0])
			w.click(order[1], touch)
			w.same("huanfang", fangRook, "e1~a1")
		}
	})
}

func TestSwapRefusedSaysWhy(t *testing.T) {
	w := showGame(t, "huanfang", "3k5/9/9/9/9/5r3/9/9/9/R3K4 w", 1280, 800)
	_, x, y := w.square("a1")
	_, tx, ty := w.square("e1")
	w.down(x, y, false)
	w.move((x+tx)/2, (y+ty)/2)
	w.move(tx, ty)
	w.up()
	if !w.page.bubble.shown() || w.page.bubble.lines[0] != "未被将，不能换防。" {
		t.Errorf("a piece dropped on its king says %q", w.page.bubble.lines)
	}
}

func TestCastlingBothWays(t *testing.T) {
	for _, c := range []struct{ id, start, king, rook, to, turn string }{
		{"baige", baigeKing, "f1", "j1", "h1", "f1h1"},
		{"guoji", guojiKing, "h1", "l1", "j1", "h1j1"},
	} {
		for _, to := range []string{c.to, c.rook} {
			everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
				w := showGame(t, c.id, c.start, width, height)
				w.click(c.king, touch)
				w.click(to, touch)
				w.same(c.id, c.start, c.turn)
			})
		}
	}
}

func TestPromotionGreysTheQueen(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := showGame(t, "baige", baigePawn, width, height)
		w.click("c9", touch)
		w.click("c10", touch)
		a, _ := w.page.asked()
		if last := a.cells[len(a.cells)-1]; len(a.cells) != 5 || last.value != uint8(game.Queen) || last.reason != "场上已有皇后" {
			t.Fatalf("cells %+v", a.cells)
		}
		w.shot("baige-promote")
		checkControls(t, w, "promotion")
		w.press(choiceID(game.ChoosePromotion, uint8(game.Guard)))
		w.same("baige", baigePawn, "c9c10=G")
	})
}

// TestTracksComeToRest: an offer pulses and is then still; still tracks cost
// nothing, moving ones allocate nothing in their ticks.
func TestTracksComeToRest(t *testing.T) {
	w := showOn(t, &scenetest.Machine{Langs: []string{"zh-Hans"}}, "qiji", qijiSlide, 1280, 800)
	w.turn("c9c5")
	if err := w.Settle(400); err != nil {
		t.Fatal(err)
	}
	for range 60 {
		if err := w.Stack.Update(); err != nil {
			t.Fatal(err)
		}
		if w.Stack.Changing() {
			t.Fatal("something is to be drawn while nothing happens")
		}
		w.Stack.Draw(w.Screen)
	}
	defer uncollected()()
	if n := testing.AllocsPerRun(100, func() { w.Stack.Update() }); n != 0 {
		t.Errorf("%v allocations a tick at rest", n)
	}
	w.page.do("slide.1", &w.next)
	w.step()
	if n := testing.AllocsPerRun(5, func() { w.Stack.Update() }); n != 0 || !w.page.tracks[0].Animating() {
		t.Errorf("%v allocations a tick of the slide", n)
	}
}

// TestPointingAtAStratagemShowsWhatItWouldAdd: on a track's cell and on a palace
// point, on the real board.
func TestPointingAtAStratagemShowsWhatItWouldAdd(t *testing.T) {
	w := showGame(t, "qiji", "2b1kab2/2r1a3r/1n2c2c1/p3p1p1p/7n1/1CP3P2/P3P1N1P/2N1C4/R8/2BAKABR1 w m=5,3", 1280, 800)
	r := w.page.tracks[0].CellRect(6)
	w.next.X, w.next.Y = float64(r.Min.X+r.Max.X)/2, float64(r.Min.Y+r.Max.Y)/2
	w.step()
	w.step()
	f6, _, _ := w.square("f6")
	gold := func(sq game.Square) bool {
		return slices.ContainsFunc(w.page.marks.Targets, func(x render.Target) bool { return x.Square == sq && x.Stratagem })
	}
	if !gold(f6) || w.page.subject().name != "马无蹩" || !w.page.marks.HasHint {
		t.Errorf("cell 6 shows %+v, tells of %s", w.page.marks.Targets, w.page.subject().name)
	}
	w.settle()
	w.shot("qiji-demo")
	w.next.X, w.next.Y = 5, 5
	w.step()
	w.step()
	if len(w.page.marks.Targets) != 0 || w.page.subject().name != "象不堵" {
		t.Error("what it would add stays")
	}
	w = showGame(t, "weiwo", "4k4/9/9/9/9/9/9/2P6/2N1K4/9 w", 1280, 800)
	_, w.next.X, w.next.Y = w.square("d3")
	w.step()
	w.step()
	if b4, _, _ := w.square("b4"); !gold(b4) || w.page.subject().name != "马无蹩" {
		t.Errorf("the point d3 shows %+v, tells of %s", w.page.marks.Targets, w.page.subject().name)
	}
	if got := w.page.table.Match().Ply(); got != 0 {
		t.Errorf("pointing played %d turns", got)
	}
}

func TestLongPressTellsOfATileAndShowsIt(t *testing.T) {
	w := showGame(t, "weiwo", "4k4/9/9/9/9/9/9/2P6/2N1K4/9 w", 390, 844)
	w.hold("d3")
	if !w.page.bubble.shown() {
		t.Error("a resting finger learns nothing of the tile")
	}
	w.up()
	w.settle()
	b4, _, _ := w.square("b4")
	if !slices.ContainsFunc(w.page.marks.Targets, func(x render.Target) bool { return x.Square == b4 && x.Stratagem }) || w.page.subject().name != "马无蹩" {
		t.Errorf("the point d3 shows %+v, tells of %s", w.page.marks.Targets, w.page.subject().name)
	}
	w.shot("weiwo-held")
	if w.page.table.Notice().N != 0 || w.page.table.Hand().Selected() != game.NoSquare {
		t.Error("lifting the finger did something else")
	}
	w.click("h5", true)
	w.settle()
	if len(w.page.marks.Targets) > 0 || w.page.peek.on {
		t.Error("what was shown stays after the next press")
	}
}
