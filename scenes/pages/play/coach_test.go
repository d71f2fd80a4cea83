package play

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// advised is the page of a game with computers of a level and the strict engine.
func advised(t *testing.T, sh *session.Session, level int, w, h float64) *world {
	t.Helper()
	p, err := open(sh, kit{Engine: enginetest.Strict},
		session.Request{Game: "xiangqi", Position: enginetest.Hanging, Seats: fmt.Sprintf("human,ai:%d", level)})
	if err != nil {
		t.Fatal(err)
	}
	clock := time.Now()
	p.clock = func() time.Time { // a tick is 20 ms
		clock = clock.Add(20 * time.Millisecond)
		return clock
	}
	x := stage(t, still(), sh, p, w, h)
	x.settle()
	return x
}

func newcomer() *session.Session {
	sh := session.New(still())
	sh.Settings.Sound = false
	sh.Start(blank{})
	return sh
}

// blunder lets the chariot hang and waits for the coach.
func (w *world) blunder() {
	w.t.Helper()
	if err := w.page.table.Play("a4b4"); err != nil {
		w.t.Fatal(err)
	}
	w.settle()
	for range 8 {
		w.step()
	}
	w.settle()
}

func TestTheCoachAsksInEveryFrame(t *testing.T) {
	defer locale.Use(locale.Current())
	defer func() { canvas.OnCut = nil }()
	for _, lang := range []string{"zh-Hans", "en"} {
		for _, size := range [][2]float64{{390, 844}, {1280, 800}, {480, 520}, {360, 640}, {844, 390}} {
			where := fmt.Sprintf("%s %gx%g: ", lang, size[0], size[1])
			sh := newcomer()
			sh.Settings.Lang = lang
			sh.ApplySettings()
			w := advised(t, sh, 2, size[0], size[1])
			cut := []string{}
			canvas.OnCut = func(text string) { cut = append(cut, text) }
			w.blunder()
			canvas.OnCut = nil
			line := w.page.decisions.Coach.Line()
			for _, text := range cut {
				if strings.Contains(line, strings.TrimSuffix(text, "…")) {
					t.Errorf("%s%q is cut", where, text)
				}
			}
			if line == "" {
				t.Fatalf("%sno warning", where)
			}
			checkControls(t, w, where)
			back, stand := w.control("coach.back").Rect, w.control("coach.stand").Rect
			if board := w.page.board.Rect(); w.page.frame.kind != ui.Small && (board.Overlaps(back) || board.Overlaps(stand)) {
				t.Errorf("%sthe question lies over the board", where)
			}
			for _, name := range []string{"b4", "b5", "b6"} {
				_, x, y := w.square(name)
				if at := canvas.Box(x-4, y-4, 8, 8); at.Overlaps(back) || at.Overlaps(stand) {
					t.Errorf("%sthe question hides %s", where, name)
				}
			}
			if spoken := w.control(board.ID).Name; !strings.Contains(spoken, line) {
				t.Errorf("%sit is not read aloud: %q", where, spoken)
			}
			w.press("coach.back")
			if w.page.decisions.Coach.On() || w.page.table.Plies() != 0 {
				t.Errorf("%sthe turn was not taken back", where)
			}
		}
	}
}

// The coach writes a reply as the list writes moves.
func TestTheCoachWritesMovesAsTheListDoes(t *testing.T) {
	for notation, want := range map[string]bool{"coordinates": true, "chinese": false} {
		sh := newcomer()
		sh.Settings.Notation = notation
		w := advised(t, sh, 2, 1280, 800)
		w.blunder()
		if line := w.page.decisions.Coach.Line(); line == "" || strings.Contains(line, "b6×b4") != want {
			t.Errorf("%s: it says %q", notation, line)
		}
	}
}

// The refutation is drawn; who plays anyway is answered by it.
func TestPlayAnyway(t *testing.T) {
	w := advised(t, newcomer(), 2, 1280, 800)
	w.blunder()
	if shown := w.page.refuted(); len(shown) != 1 || w.page.table.Info().FormatTurn(shown[0]) != "b6b4" {
		t.Errorf("shown: %v", shown)
	}
	w.press("coach.stand")
	for range 60 {
		w.step()
	}
	if turns := w.page.table.Line().Turns(); strings.Join(turns, " ") != "a4b4 b6b4" {
		t.Errorf("turns %v", turns)
	}
}

// Who taps the board while the coach has the word is not told that a computer thinks.
func TestNobodyIsSaidToThinkWhileTheCoachSpeaks(t *testing.T) {
	w := advised(t, newcomer(), 2, 1280, 800)
	w.blunder()
	if line := tabletext.Task(w.page.now, 1); line != "" {
		t.Errorf("the computer's card says %q", line)
	}
	sq, _, _ := w.square("e1")
	w.page.table.Tap(sq)
	if n := w.page.table.Notice(); n.Phrase.Key == "event.turn.thinking" {
		t.Errorf("%+v", n)
	}
	w.page.table.Do(host.Request{Do: host.Heed, Yes: false})
	w.page.table.Tap(sq)
	if n := w.page.table.Notice(); n.Phrase.Key != "event.turn.thinking" {
		t.Errorf("while the computer thinks: %+v", n)
	}
}

// Ctrl+Z is the way back here, too.
func TestTheCoachIsAnsweredByKeys(t *testing.T) {
	w := advised(t, newcomer(), 2, 1280, 800)
	w.blunder()
	if !w.page.decisions.Coach.On() {
		t.Fatal("nothing is asked")
	}
	w.next.Ctrl = true
	w.keys(ebiten.KeyZ)
	w.settle()
	if w.page.table.Plies() != 0 || w.page.decisions.Coach.On() {
		t.Errorf("%d turns", w.page.table.Plies())
	}
}

// A coach looks on from the start in a first game against beginners, else where it was
// chosen; the choice is kept.
func TestWhoHasACoachFromTheStart(t *testing.T) {
	sh := newcomer()
	for level, want := range map[int]bool{1: true, 3: true, 4: false} {
		if w := advised(t, sh, level, 1280, 800); w.page.table.Busy().Coaching != want {
			t.Errorf("level %d: %v", level, !want)
		}
	}
	w := advised(t, sh, 4, 1280, 800)
	w.press("tab.coach")
	w.press("watch")
	if !w.page.table.Busy().Coaching || sh.Settings.Coach != "on" {
		t.Error("it cannot be had")
	}
	if w := advised(t, sh, 5, 1280, 800); !w.page.table.Busy().Coaching {
		t.Error("the choice is not kept")
	}
	sh = newcomer()
	if err := sh.Saves.Keeper("").Save("[Variant \"xiangqi\"]\n[Result \"red\"]\n\n1. h3e3 resign-b red"); err != nil {
		t.Fatal(err)
	}
	if w := advised(t, sh, 2, 1280, 800); w.page.table.Busy().Coaching || !w.page.table.May().Coach {
		t.Error("a coach in the second game")
	}
}
