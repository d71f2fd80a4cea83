package play

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/machine"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// wise is an engine that says one line for every position it is asked about.
type wise struct {
	enginetest.Script
	slow bool // it does not come to an end of long looks
}

func (e *wise) Send(line string) {
	e.Sent = append(e.Sent, line)
	switch {
	case strings.HasPrefix(line, "go "):
		chances := "61 39"
		if strings.HasSuffix(line, " only h3e3") || strings.HasSuffix(e.Sent[len(e.Sent)-2], "| h3e3") { // it thinks little of that turn
			chances = "30 70"
		}
		e.Says = append(e.Says, "info multipv 1 depth 7 nodes 812 time 90 score 30 chances "+chances+" pv b1c3 b10c8")
		if !strings.Contains(line, "multipv") && !(e.slow && strings.Contains(line, "time 110 ")) {
			e.Says = append(e.Says, "bestmove b1c3")
		}
	case line == "stop":
		e.Says = append(e.Says, "bestmove b1c3")
	}
}

// studying is the study of a record, at a size.
func studying(t *testing.T, record string, w, h float64) (*world, *wise) {
	t.Helper()
	e := &wise{}
	first := e
	m := still()
	sh := session.New(m)
	sh.Settings.Sound = false
	sh.Start(blank{})
	p, err := open(sh, kit{Engine: func() machine.Engine {
		if first == nil {
			return &wise{slow: e.slow}
		}
		first = nil
		return e
	}}, session.Request{Record: record, Study: true})
	if err != nil {
		t.Fatal(err)
	}
	clock := time.Now()
	p.clock = func() time.Time { // a tick is a tenth of a second
		clock = clock.Add(100 * time.Millisecond)
		return clock
	}
	x := stage(t, m, sh, p, w, h)
	x.settle()
	return x, e
}

const shortGame = "[Variant \"xiangqi\"]\n\n1. h3e3 h10g8 2. h1g3 i10h10 *"

func (w *world) tree() string {
	_, text, _ := strings.Cut(w.page.table.Saved(), "\n\n")
	return strings.TrimSpace(text)
}

// Another turn from a past moment is a variation, kept at once; walking shows it, and it
// can be promoted, deleted and brought back.
func TestAnotherTurnFromThePast(t *testing.T) {
	w, _ := studying(t, shortGame, 1280, 800)
	w.keys(ebiten.KeyLeft)
	w.keys(ebiten.KeyLeft)
	w.keys(ebiten.KeyLeft)
	w.click("b10", false)
	w.click("c8", false)
	w.settle()
	if got, want := w.tree(), "1. h3e3 h10g8 (1... b10c8) 2. h1g3 i10h10 *"; got != want {
		t.Fatalf("%s, want %s", got, want)
	}
	kept := w.sh.Saves.List()
	if len(kept) != 1 || !strings.Contains(kept[0].Text, "(1... b10c8)") || !strings.Contains(kept[0].Text, `[Study "1"]`) {
		t.Errorf("kept: %+v", kept)
	}
	w.keys(ebiten.KeyUp) // the turn in its place
	if turns := w.page.table.Line().Turns(); !slices.Equal(turns, []string{"h3e3", "h10g8"}) {
		t.Errorf("at %v", turns)
	}
	w.keys(ebiten.KeyDown)
	w.press("tab.note")
	w.press("promote")
	if got, want := w.tree(), "1. h3e3 b10c8 (1... h10g8 2. h1g3 i10h10) *"; got != want {
		t.Errorf("promoted: %s", got)
	}
	w.press("glyph.1")
	w.press("delete")
	if got, want := w.tree(), "1. h3e3 h10g8 2. h1g3 i10h10 *"; got != want || w.page.table.Ply() != 1 {
		t.Errorf("deleted: %s, at %d", got, w.page.table.Ply())
	}
	w.press("undo")
	if got, want := w.tree(), "1. h3e3 b10c8 $1 (1... h10g8 2. h1g3 i10h10) *"; got != want {
		t.Errorf("undone: %s", got)
	}
}

// A kept study opens as one.
func TestAKeptStudyIsOneAgain(t *testing.T) {
	w, _ := studying(t, shortGame, 1280, 800)
	w.keys(ebiten.KeyHome)
	w.click("b1", false)
	w.click("c3", false)
	w.settle()
	kept := w.sh.Saves.List()[0]
	p, err := open(w.sh, kit{}, session.Request{Save: &kept})
	if err != nil {
		t.Fatal(err)
	}
	if w.turnTo(p); !p.now.Offers(host.Tree) || !strings.Contains(w.tree(), "(1. b1c3)") {
		t.Errorf("opened as %s", w.tree())
	}
}

// The engine looks at the moment shown, what it finds stands on the board and in the
// panel, a press on it plays it, and off it is ended.
func TestTheEngineLooksOn(t *testing.T) {
	w, e := studying(t, shortGame, 1280, 800)
	w.settle()
	if !strings.HasSuffix(e.Sent[0], "| h3e3 h10g8 h1g3 i10h10") {
		t.Fatalf("asked %q", e.Sent)
	}
	if a := w.page.studyPanel.Advised(); len(a) != 1 || w.page.table.Info().FormatTurn(a[0]) != "b1c3" {
		t.Errorf("advised %v", a)
	}
	w.press("line.1")
	w.settle()
	if got, want := w.tree(), "1. h3e3 h10g8 2. h1g3 i10h10 3. b1c3 *"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	w.press("engine")
	if !e.Ended || len(w.page.studyPanel.Advised()) > 0 {
		t.Error("the engine is not off")
	}
}

// Everything of a study can be pressed and nothing is cut, at all sizes, in games of two
// and three, with tracks and without.
func TestStudiesFit(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, _ bool) {
		for _, id := range []string{"xiangqi", "yanyi", "qiji", "jieqi"} {
			w, _ := studying(t, "[Variant \""+id+"\"]\n\n*", width, height)
			turns := w.page.table.Line().View(w.page.table.Line().OnTurn()).Turns
			if err := w.page.table.Play(w.page.table.Info().FormatTurn(turns[0].Chosen())); err != nil {
				t.Fatal(err)
			}
			w.settle()
			for _, tab := range []string{"tab.tree", "tab.note"} {
				if !w.listed(tab) {
					w.press("drawer")
				}
				w.press(tab)
				w.shot("study-" + id + "-" + strings.TrimPrefix(tab, "tab."))
				checkControls(t, w, id+" "+tab)
			}
		}
	})
}

// What is done with a study stands whole beside each other: with its words where there is
// room for all of them, else by icons alone, which keep their names.
func TestAStudysButtonsAreWhole(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, l := range []locale.Lang{locale.En, locale.ZhHans, locale.ZhHant} {
		for _, size := range [][2]float64{{320, 568}, {390, 844}, {768, 1024}, {844, 390}, {1280, 800}} {
			w, _ := studying(t, shortGame, size[0], size[1])
			to := &w.page.session.Routes
			to.Share = func(session.Share) ui.Page { return blank{} }
			to.Editor = func(game.Variant, string, game.Options) ui.Page { return blank{} }
			to.SetupAt = func(game.Variant, string, game.Options) ui.Page { return blank{} }
			locale.Use(l)
			w.page.Layout(w.page.view)
			wantWhole(t, w, fmt.Sprint(l.Tag(), size))
			for _, ctl := range w.page.Controls() {
				if ctl.ID == "rotate" && ctl.Name != locale.T("play.rotate") {
					t.Errorf("%s %v: %q", l.Tag(), size, ctl.Name)
				}
			}
		}
	}
}

// On the small frame they stand in the drawer.
func TestAStudysButtonsAreInTheDrawer(t *testing.T) {
	w, _ := studying(t, shortGame, 480, 520)
	to := &w.page.session.Routes
	to.Share = func(session.Share) ui.Page { return blank{} }
	to.Editor = func(game.Variant, string, game.Options) ui.Page { return blank{} }
	to.SetupAt = func(game.Variant, string, game.Options) ui.Page { return blank{} }
	w.press("drawer")
	w.settle()
	w.shot("study-drawer")
	wantWhole(t, w, "the drawer")
	for _, id := range []string{"share", "rotate", "editor", "playon"} {
		if !w.listed(id) {
			t.Errorf("there is no %s", id)
		}
	}
}

// A report judges every turn, can be stopped, says what was better, and is kept.
func TestAReportIsKept(t *testing.T) {
	w, _ := studying(t, shortGame, 1280, 800)
	w.press("tab.judged")
	w.press("report.begin")
	for range 40 {
		w.step()
	}
	w.settle()
	if got := w.tree(); strings.Count(got, "[%eval 0.61/0.39,7]") != 4 || !strings.Contains(got, "[%best b1c3 b10c8]") {
		t.Errorf("kept as %s", got)
	}
	w.shot("study-report")
	w.press("curve")
	w.settle()
	if kept := w.sh.Saves.List(); len(kept) != 1 || !strings.Contains(kept[0].Text, "0.61/0.39") {
		t.Errorf("kept: %+v", kept)
	}
}

// judgedThree is a game of a person against two computers with a report in which a turn of each
// cost much.
const judgedThree = "[Variant \"yanyi\"]\n[Wu \"ai:1\"]\n[Wei \"ai:1\"]\n\n{[%eval 0.33/0.34/0.33,9] [%best n5m5]} 1. n9m9 {[%eval 0.20/0.40/0.40,9] [%best i14i13] [%surely 20 i14i13]} " +
	"i14i13 {[%eval 0.20/0.40/0.40,9] [%best g4g5]} i4i5 {[%eval 0.20/0.42/0.38,9] [%best n5m5] [%surely 38 n5m5] [%lost 480]} " +
	"2. n5m5 {[%eval 0.20/0.42/0.38,9] [%best i13i12]} s:resign {[%eval 0.35/0.65/0,9]} *"

// In a report of a game against computers the person's own turns come first; what computers did
// is folded away. It says of what the curve tells, in every frame and language.
func TestAReportBeginsWithOnesOwnTurns(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, lang := range []locale.Lang{locale.ZhHans, locale.ZhHant, locale.En} {
		for _, size := range [][2]float64{{1280, 800}, {390, 844}} {
			locale.Use(lang)
			w, _ := studying(t, judgedThree, size[0], size[1])
			locale.Use(lang)
			w.page.Layout(w.page.view)
			if w.listed("drawer") {
				w.press("drawer")
			}
			w.press("tab.judged")
			w.settle()
			where := fmt.Sprintf("%s %g", lang.Tag(), size[0])
			if !w.listed("point.1") || w.listed("point.2") || !w.listed("report.others") {
				t.Fatalf("%s: not one's own turn alone: %q", where, ids(w))
			}
			if got := w.control("point.1").Name; !strings.Contains(got, gametext.SideName(w.page.now.Info, game.Shu)) {
				t.Errorf("%s: the first turn told of is %q", where, got)
			}
			w.shot("report-own-" + lang.Tag())
			w.page.form.SetFocus("report.others")
			w.keys(ebiten.KeyEnter)
			w.settle()
			if !w.listed("point.2") {
				t.Errorf("%s: the computers' turns are not shown", where)
			}
			w.shot("report-all-" + lang.Tag())
		}
	}
}

// A report that is stopped tells what the quick look has found.
func TestAStoppedReportTellsWhatItHas(t *testing.T) {
	w, e := studying(t, shortGame, 1280, 800)
	e.slow = true
	w.press("tab.judged")
	w.press("report.begin")
	for range 20 {
		w.step()
	}
	if w.listed("point.1") {
		t.Error("turning points are told while the game is judged")
	}
	w.press("report.stop")
	if !w.listed("point.1") {
		t.Error("the turn that cost much is not told")
	}
}

// foreseeing is a study whose engine sees two turns ahead.
func foreseeing(t *testing.T, w, h float64) *world {
	t.Helper()
	x, _ := studying(t, "[Variant \"xiangqi\"]\n\n1. h3e3 h10g8 *", w, h)
	if x.listed("drawer") {
		x.press("drawer")
	}
	x.settle()
	return x
}

// ahead is where the board shows a piece, if it shows what might come.
func (w *world) ahead(square string) bool {
	sq, _, _ := w.square(square)
	a := w.page.studyPanel.Ahead()
	return a != nil && a.View.Cells[sq].Piece != game.NoPiece
}

// The pointer on a turn of a line shows on the board where it leads, and a press plays up
// to it; leaving shows the moment again.
func TestALineIsShownOnTheBoard(t *testing.T) {
	w := foreseeing(t, 1280, 800)
	r := w.control("line.1").Rect
	first, second := r.X+32+132+12+20, r.X+32+132+12+120
	w.point(first, r.Y+r.H/2)
	if !w.ahead("c3") || w.ahead("c8") || len(w.page.studyPanel.Advised()) > 0 || w.ply() != 2 {
		t.Error("the first turn is not shown")
	}
	w.point(second, r.Y+r.H/2)
	w.settle()
	if !w.ahead("c8") {
		t.Error("the second turn is not shown")
	}
	w.shot("study-ahead")
	w.point(300, 300)
	if w.page.studyPanel.Ahead() != nil || len(w.page.studyPanel.Advised()) == 0 {
		t.Error("the moment looked at is not shown again")
	}
	w.down(second, r.Y+r.H/2, false)
	w.up()
	w.settle()
	if got, want := w.tree(), "1. h3e3 h10g8 2. b1c3 b10c8 *"; got != want || w.ply() != 4 {
		t.Errorf("played %s, want %s", got, want)
	}
}

// A finger is shown where a turn leads before it plays it; a tap elsewhere leaves it, and
// only that.
func TestFingersTapThroughALine(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {480, 520}} {
		w := foreseeing(t, size[0], size[1])
		r := w.control("line.1").Rect
		tap := func() {
			w.down(r.X+32+min(132, r.W*0.34)+12+110, r.Y+r.H/2, true)
			w.up()
			w.settle()
		}
		tap()
		if !w.ahead("c8") || w.ply() != 2 {
			t.Fatal("a tap does not show where the turn leads")
		}
		w.shot("study-tapped")
		w.click("b1", true)
		if w.page.studyPanel.Ahead() != nil || w.selected() != game.NoSquare {
			t.Error("a tap on the board does not leave it, or does more")
		}
		tap()
		tap()
		if w.ply() != 4 {
			t.Error("the second tap does not play it")
		}
	}
}

func TestKeysWalkThroughALine(t *testing.T) {
	w := foreseeing(t, 1280, 800)
	w.page.form.SetFocus("line.1")
	w.keys(ebiten.KeyRight, ebiten.KeyRight)
	if !w.ahead("c8") || w.ply() != 2 {
		t.Error("the arrow keys do not show the second turn")
	}
	w.keys(ebiten.KeyLeft)
	if w.ahead("c8") || !w.ahead("c3") {
		t.Error("the other arrow key does not go back")
	}
	w.keys(ebiten.KeyEscape)
	if w.page.studyPanel.Ahead() != nil {
		t.Error("it is not left")
	}
	w.page.form.SetFocus("line.1")
	w.keys(ebiten.KeyRight, ebiten.KeyRight, ebiten.KeyEnter)
	w.settle()
	if w.ply() != 4 {
		t.Errorf("after %d turns, not played up to the second", w.ply())
	}
}
