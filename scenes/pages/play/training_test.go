package play

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/game/puzzle/exercise"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// judgedGame is a game with a report in which Red's first turn cost much; better was b1c3.
const judgedGame = "[Variant \"xiangqi\"]\n[Black \"ai:3\"]\n\n{[%eval 0.60/0.40,9] [%best b1c3 b10c8]} 1. h3e3 {[%eval 0.40/0.60,9] [%best h10g8]} " +
	"h10g8 {[%eval 0.42/0.58,9] [%best b1c3]} 2. b1c3 {[%eval 0.41/0.59,9] [%best b10c8]} b10c8 {[%eval 0.41/0.59,9]} *"

// training is a study in which one looks for better turns than one's mistakes.
func training(t *testing.T, w, h float64) *world {
	t.Helper()
	x, _ := studying(t, judgedGame, w, h)
	if x.listed("drawer") {
		x.press("drawer")
	}
	x.press("tab.judged")
	x.page.form.SetFocus("train.0") // which may have to be scrolled to
	x.keys(ebiten.KeyEnter)
	x.settle()
	return x
}

// Offered are as many mistakes as can be asked for: none that a longer look found harmless, and
// none whose better turn cannot be played.
func TestOfferedAreMistakesThatCanBeAsked(t *testing.T) {
	doubted := "[Variant \"xiangqi\"]\n[Black \"ai:3\"]\n\n{[%eval 0.60/0.40,9] [%best b1c3 b10c8]} 1. h3e3 {[%eval 0.46/0.54,9] [%worth 46] [%best h10g8]} " +
		"h10g8 {[%eval 0.62/0.38,9] [%surely 40] [%best b1c3]} 2. b1c3 {[%eval 0.61/0.39,9] [%best b10c8]} b10c8 {[%eval 0.61/0.39,9]} *"
	for name, record := range map[string]string{
		"harmless after all":  doubted,
		"no such better turn": strings.Replace(judgedGame, "[%best b1c3 b10c8]", "[%best b1b9]", 1),
	} {
		x, _ := studying(t, record, 1280, 800)
		if x.listed("drawer") {
			x.press("drawer")
		}
		x.press("tab.judged")
		x.settle()
		if x.listed("train.0") {
			t.Errorf("%s: a mistake is offered that cannot be asked for", name)
		}
	}
	x, _ := studying(t, judgedGame, 1280, 800)
	x.press("tab.judged")
	x.settle()
	if !x.listed("train.0") {
		t.Error("no mistake is offered")
	}
}

// A mistake is retried on the board until a better turn is found, and then the record is as
// it was.
func TestAMistakeIsRetriedAndFound(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := training(t, width, height)
		record := w.tree()
		state := func() exercise.State { return w.page.studyPanel.Exercise().State() }
		if w.ply() != 0 || state() != exercise.Asked || len(w.page.studyPanel.Advised()) > 0 || w.listed("line.1") {
			t.Fatalf("after %d turns it stands at %d, or something is shown", w.ply(), state())
		}
		w.shot("mistakes-asked")
		checkControls(t, w, "asked")
		w.click("h3", touch)
		w.click("e3", touch)
		w.settle()
		if w.ply() != 1 || state() != exercise.Missed {
			t.Fatalf("the turn played: after %d turns it stands at %d", w.ply(), state())
		}
		w.shot("mistakes-missed")
		checkControls(t, w, "missed")
		w.keys(ebiten.KeyLeft)
		w.settle()
		if w.ply() != 0 || state() != exercise.Asked {
			t.Fatalf("taken back: after %d turns it stands at %d", w.ply(), state())
		}
		hint := "train.hint"
		if !w.listed(hint) {
			hint = "bar.hint"
		}
		w.press(hint)
		if a := w.page.studyPanel.Advised(); len(a) != 1 || a[0] != game.Move(a[0].From(), a[0].From()) {
			t.Errorf("a hint shows %v", a)
		}
		w.press(hint)
		w.shot("mistakes-hint")
		w.click("b1", touch)
		w.click("c3", touch)
		w.settle()
		if state() != exercise.Found {
			t.Errorf("the best turn stands at %d", state())
		}
		w.shot("mistakes-found")
		checkControls(t, w, "found")
		w.keys(ebiten.KeyRight)
		w.settle()
		w.shot("mistakes-done")
		checkControls(t, w, "done")
		end := "train.back"
		if !w.listed(end) {
			end = "bar.end"
		}
		w.press(end)
		if w.page.studyPanel.Trains() || w.tree() != record || len(w.sh.Saves.List()) > 0 {
			t.Errorf("the record is %s", w.tree())
		}
	})
}

// Another turn than the report's is looked at by an engine.
func TestAnotherTurnIsJudged(t *testing.T) {
	w := training(t, 1280, 800)
	w.click("h1", false)
	w.click("g3", false)
	for range 20 {
		w.step()
	}
	w.settle()
	if got := w.page.studyPanel.Exercise().State(); got != exercise.Found {
		t.Errorf("a turn worth as much stands at %d", got)
	}
	w.press("train.next")
	if !strings.Contains(strings.Join(ids(w), " "), "train.again") {
		t.Errorf("after the last mistake: %v", ids(w))
	}
}

func ids(w *world) (list []string) {
	for _, c := range w.Stack.Top().Controls() {
		list = append(list, c.ID)
	}
	return list
}

// What one played from the position in earlier games stands in a list, and a press plays it
// as a variation.
func TestOpeningsMet(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, _ bool) {
		w, _ := studying(t, shortGame, width, height)
		w.sh.Saves.Add("[Variant \"xiangqi\"]\n[Result \"red\"]\n\n1. h3e3 b10c8 2. h1g3 b:resign red")
		w.sh.Saves.Add("[Variant \"xiangqi\"]\n[Result \"*\"]\n\n1. h3e3 b10c8 *")
		w.keys(ebiten.KeyHome, ebiten.KeyRight)
		if w.listed("drawer") {
			w.press("drawer")
		}
		w.press("tab.met")
		for range 5 {
			w.step()
		}
		w.settle()
		w.shot("study-met")
		checkControls(t, w, "openings met")
		if got, want := w.control("met.1").Value, "2 局 · 胜 0 和 0 负 1"; got != want {
			t.Errorf("it says %q, want %q", got, want)
		}
		w.press("met.1")
		if got, want := w.tree(), "1. h3e3 h10g8 (1... b10c8) 2. h1g3 i10h10 *"; got != want {
			t.Errorf("played as %s, want %s", got, want)
		}
	})
}

// The sheet gets all of a study, and the line that is looked at in it.
func TestAStudyIsShared(t *testing.T) {
	w, _ := studying(t, judgedGame, 1280, 800)
	var what session.Share
	w.sh.Routes.Share = func(s session.Share) ui.Page {
		what = s
		return w.page
	}
	w.sh.Stack.Relayout()
	w.settle()
	w.press("share")
	if !what.Whole.Studied() || what.Game.Studied() || what.Whole.Record() == what.Game.Record() {
		t.Errorf("shared %+v", what)
	}
}

// In a variation the curve is that of the main line, and says so, until the variation is
// judged; what the engine has seen of it stands at its row.
func TestVariationsHaveShares(t *testing.T) {
	w, _ := studying(t, judgedGame, 1280, 800)
	w.keys(ebiten.KeyHome, ebiten.KeyRight)
	w.click("b10", false)
	w.click("c8", false)
	for range 10 {
		w.step()
	}
	w.settle()
	w.shot("study-variation")
	if said := w.control("curve").Value; said != "胜算 · 主线" {
		t.Errorf("the curve is said to show %q", said)
	}
	w.keys(ebiten.KeyUp)
	w.settle()
	if said := w.control("curve").Value; said != "胜算" {
		t.Errorf("in the main line the curve is said to show %q", said)
	}
}

// Who leaves a study is at the page below, which is what is left then.
func TestLeavingAStudyLeavesThePageBelow(t *testing.T) {
	w := show(t, "xiangqi", "start", 1280, 800)
	left := 0
	w.sh.Leave = func() { left++ }
	p, err := open(w.sh, kit{}, session.Request{Record: shortGame, Study: true})
	if err != nil {
		t.Fatal(err)
	}
	w.turnTo(p)
	w.press("back")
	if w.sh.Leave(); left != 1 {
		t.Errorf("the page below is left %d times", left)
	}
}
