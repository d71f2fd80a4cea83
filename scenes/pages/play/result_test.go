package play

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// inCheck has Red's king in check by a chariot.
const inCheck = "4k4/9/9/9/9/9/9/9/3r5/3K5 w"

// says reports whether the page shows a text, whole or as part of a line.
func (w *world) says(text string) bool {
	return slices.ContainsFunc(w.page.form.Texts(), func(s string) bool { return strings.Contains(s, text) })
}

// A game that ends says so at once in every frame: who won, why, and what can be done
// next; nothing lies over the board, no king is in check any more, and nobody is out of
// a game of two.
func TestAResultIsSaidAtOnceInEveryFrame(t *testing.T) {
	defer locale.Use(locale.Current())
	defer func() { canvas.OnCut = nil }()
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {360, 640}, {768, 1024}, {844, 390}, {480, 520}, {320, 568}, {320, 320}, {692, 320}} {
		for id, start := range map[string]string{"xiangqi": inCheck, "qiji": "start", "yanyi": prepared} {
			w := show(t, id, start, size[0], size[1])
			where := fmt.Sprintf("%s %gx%g", id, size[0], size[1])
			if w.page.frame.kind == ui.Small {
				w.press("drawer") // as one does to resign
			}
			canvas.OnCut = func(text string) { t.Errorf("%s: %q is cut", where, text) }
			head, why, turns := "黑方胜", "红方认输", []string{"r:resign"}
			if id == "yanyi" {
				head, why, turns = "天下归吴", "魏亡，兵归吴", ended
			}
			w.turns(turns...)
			w.settle()
			w.shot("over-" + id)
			for _, text := range []string{head, why} {
				if !w.says(text) {
					t.Errorf("%s: nothing says %q: %q", where, text, w.page.form.Texts())
				}
			}
			for _, button := range []string{"rematch", "review"} {
				if !w.has(button) {
					t.Errorf("%s: %s is not at hand", where, button)
				}
			}
			if spoken := w.control(board.ID).Name; !strings.Contains(spoken, head) {
				t.Errorf("%s: the board is read aloud as %q", where, spoken)
			}
			if w.page.overlaid() {
				t.Errorf("%s: something lies over the board", where)
			}
			if id != "yanyi" && w.says("出局") {
				t.Errorf("%s: somebody is out of a game of two", where)
			}
			checked := func(c game.Cell) bool { return c.Mark&game.MarkCheck != 0 }
			if slices.ContainsFunc(w.page.now.Shown.Cells, checked) || w.says("被将") {
				t.Errorf("%s: a king is in check", where)
			}
			checkControls(t, w, where)
			w.page.lists.review()
			w.settle()
			checkControls(t, w, where+" review")
			canvas.OnCut = nil
		}
	}
}

// On a phone at the largest text a rematch is offered in words as large as others, and no
// player's card reaches out of the view.
func TestTheLargestTextLeavesRoomForARematch(t *testing.T) {
	defer locale.Use(locale.Current())
	machine := still()
	machine.Eyes.Text, machine.Langs = 150, []string{"en"}
	w := showOn(t, machine, "yanyi", prepared, 390, 844)
	w.turns(ended...)
	w.settle()
	wantWhole(t, w, "at the end")
	b := w.control("rematch")
	if need := canvas.Measure(theme.Primary, b.Name, w.page.view.Scale); b.Rect.W < need+16 {
		t.Errorf("%q is %g wide in a button of %g", b.Name, need, b.Rect.W)
	}
	if w.says(locale.T("event.out.chip")) {
		t.Error("chips stand where there is no room for them")
	}
}

// After a mate the king stays in check, for that was the end.
func TestAMatedKingStaysInCheck(t *testing.T) {
	w := show(t, "xiangqi", "3k5/R8/9/9/9/9/9/9/9/1R2K4 w", 390, 844)
	w.turns("b1b10")
	w.settle()
	sq, _, _ := w.square("d10")
	if w.page.now.Shown.Cells[sq].Mark&game.MarkCheck == 0 {
		t.Error("the mated king is not in check")
	}
}

// In the review of a game that was resigned in check the king is in check as it was.
func TestTheReviewKeepsTheCheck(t *testing.T) {
	w := show(t, "xiangqi", inCheck, 390, 844)
	w.turns("r:resign")
	w.settle()
	w.page.Show(0)
	w.settle()
	sq, _, _ := w.square("d1")
	if w.page.now.Shown.Cells[sq].Mark&game.MarkCheck == 0 {
		t.Error("the king was in check")
	}
}

// The sheet of a phone slides up for the result, wherever it was left, and down again
// for the review.
func TestTheSheetOpensForTheResult(t *testing.T) {
	machine := still()
	machine.IsStill = false
	w := showOn(t, machine, "xiangqi", "start", 390, 844)
	rest := w.page.lists.sheet.Rect().Y
	w.page.lists.sheet.Toggle()
	w.settle()
	w.turns("r:resign")
	w.settle()
	up := w.page.lists.sheet.Rect().Y
	if up >= rest || up < w.page.board.Rect().Bottom() {
		t.Fatalf("the sheet went from %g to %g, below the board at %g", rest, up, w.page.board.Rect().Bottom())
	}
	w.press("review")
	if got := w.page.lists.sheet.Rect().Y; got != rest {
		t.Errorf("in the review it stands at %g, before at %g", got, rest)
	}
}

// A game that belongs to a lesson leads back to it, in place of a rematch.
func TestALessonsGameLeadsBack(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {480, 520}} {
		sh := newcomer()
		p, err := open(sh, kit{}, session.Request{Game: "xiangqi", Lesson: true})
		if err != nil {
			t.Fatal(err)
		}
		w := stage(t, still(), sh, p, size[0], size[1])
		w.settle()
		w.page.table.Do(host.Request{Do: host.Resign})
		w.settle()
		if w.has("rematch") || !w.has("lesson") {
			t.Fatalf("%v: it does not lead back", size)
		}
		w.press("lesson")
		if w.Stack.Top() == ui.Page(p) {
			t.Errorf("%v: it stays", size)
		}
	}
}

// On a phone the raised sheet says what each player's points are for, as the panel does where
// there is more room.
func TestEachPlayersPointsHaveAReason(t *testing.T) {
	const absent = "9/9/9/9/17/17/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/3,hR,13/17/17/9/9/9/4,sK,4 u us - idle - 0"
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {768, 1024}} {
		w := show(t, "yanyi", absent, size[0], size[1])
		w.turns("u:resign")
		w.settle()
		if w.page.upright() {
			w.page.lists.sheet.Toggle()
			w.page.Layout(w.page.view)
			w.settle()
		}
		w.shot("reasons")
		for _, reason := range []string{"后出局者得 0 分", "开局时已出局，算先出局，得 1 分", "最后尚存"} {
			if !w.says(reason) {
				t.Errorf("%v: nothing says %q: %q", size, reason, w.page.form.Texts())
			}
		}
	}
}
