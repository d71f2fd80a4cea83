package play

import (
	"fmt"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// practice opens a table on which an endgame is practised, and notes what it says.
func practice(t *testing.T, start string, held int, w, h float64) (*world, *session.Endgame, *[]string) {
	t.Helper()
	sh := newcomer()
	v, _ := catalog.Find("xiangqi")
	setup := session.DefaultSetup(v)
	setup.Start, setup.Bottom, setup.PlayOn, setup.Seats = start, 0, true, []match.Player{{}, {Level: match.Levels}}
	var did []string
	e := &session.Endgame{Task: func() string { return "the task" }, Held: held}
	e.Told = func(o game.Outcome, turns int) string {
		e.Reached = o.Winner != 1
		return fmt.Sprintf("told after %d.", turns)
	}
	e.Again = func() ui.Nav { did = append(did, "again"); return ui.Stay() }
	e.Next = func() ui.Nav { did = append(did, "onward"); return ui.Stay() }
	p, err := open(sh, kit{}, session.Request{Setup: &setup, Endgame: e})
	if err != nil {
		t.Fatal(err)
	}
	return stage(t, still(), sh, p, w, h), e, &did
}

// An endgame that is won says so in the page's sentence, in every frame, offers the next one and
// the same one again, and is not kept among the games.
func TestAnEndgameIsWon(t *testing.T) {
	defer locale.Use(locale.Current())
	defer func() { canvas.OnCut = nil }()
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {480, 520}, {320, 568}, {844, 390}} {
		w, _, did := practice(t, "3k5/R8/9/9/9/9/9/9/9/1R2K4 w", 0, size[0], size[1])
		where := fmt.Sprintf("%gx%g", size[0], size[1])
		w.settle()
		canvas.OnCut = func(text string) { t.Errorf("%s: %q is cut", where, text) }
		if spoken := w.control(board.ID).Name; !strings.Contains(spoken, "the task") {
			t.Errorf("%s: the board is read aloud as %q", where, spoken)
		}
		w.shot("endgame-begins")
		w.turns("b1b10")
		w.settle()
		w.shot("endgame-won")
		if !w.says("told after 1.") {
			t.Errorf("%s: nothing tells the end: %q", where, w.page.form.Texts())
		}
		if spoken := w.control(board.ID).Name; !strings.Contains(spoken, "told after 1") {
			t.Errorf("%s: the board is read aloud as %q", where, spoken)
		}
		if w.has("rematch") || !w.has("onward") {
			t.Fatalf("%s: the next one is not offered", where)
		}
		checkControls(t, w, where)
		if w.press("onward"); len(*did) != 1 || (*did)[0] != "onward" {
			t.Errorf("%s: it did %q", where, *did)
		}
		if n := len(w.page.session.Saves.List()); n != 0 {
			t.Errorf("%s: %d games are kept", where, n)
		}
		canvas.OnCut = nil
	}
}

// An endgame that is lost offers the same one first.
func TestAnEndgameIsLost(t *testing.T) {
	w, _, did := practice(t, "3k5/R8/9/9/9/9/9/9/9/1R2K4 w", 0, 390, 844)
	w.turns("r:resign")
	w.settle()
	if !w.has("again") || !w.has("onward") {
		t.Fatal("again or the next one is not offered")
	}
	if w.press("again"); len(*did) != 1 || (*did)[0] != "again" {
		t.Errorf("it did %q", *did)
	}
}

// After so many turns of the person without a loss the game is drawn; turns taken back do not
// count.
func TestAnEndgameIsHeld(t *testing.T) {
	w, e, _ := practice(t, "3k5/9/9/9/9/9/9/9/9/R3K4 w", 2, 1280, 800)
	own := func(text string) {
		m := w.page.table.Line().(*match.Match)
		turn, err := game.Find(m.Info(), m.Position(), text)
		if err != nil || !w.page.table.Do(host.Request{Do: host.Play, Turn: turn}) {
			t.Fatal(text, err)
		}
		w.settle()
	}
	own("a1a2")
	w.page.table.Do(host.Request{Do: host.TakeBack})
	own("a1a2")
	w.turns("d10d9")
	if w.settle(); w.page.table.Over() {
		t.Fatal("it is over too early")
	}
	own("a2a3")
	if o := w.page.table.Line().Outcome(); !o.Over || o.Winner != game.NoSeat || !e.Reached {
		t.Errorf("%+v, reached %t", o, e.Reached)
	}
	if !w.says("told after 2.") {
		t.Errorf("nothing tells the end: %q", w.page.form.Texts())
	}
}
