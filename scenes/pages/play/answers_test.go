package play

import (
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/machine"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// TestConfirmAsksInThePanel: with the option on, a decided turn waits for a button
// that does not cover the board.
func TestConfirmAsksInThePanel(t *testing.T) {
	for _, size := range frames {
		w := show(t, "yanyi", prepared, size[0], size[1])
		w.sh.Settings.Confirm = true
		w.sh.Stack.Relayout()
		w.settle()
		w.click("c7", false)
		w.click("e8", false)
		if w.ply() != 0 {
			t.Fatalf("%v: played without confirmation", size)
		}
		w.shot("confirm")
		w.press("unconfirm") // one step back: the horse is still picked
		w.click("b9", false)
		w.press("confirm")
		w.played("c7b9")
	}
}

func TestEverybodyIsAskedAboutADraw(t *testing.T) {
	w := show(t, "yanyi", prepared, 1280, 800)
	w.press("draw")
	w.press("draw.yes")
	w.shot("offered")
	w.press("accept") // Wei
	if w.page.table.Over() {
		t.Fatal("Shu was not asked")
	}
	w.press("decline")
	if w.page.table.Over() || w.page.decisions.Deciding() {
		t.Fatal("declined, and yet not done with")
	}
	w.press("draw")
	w.press("draw.yes")
	w.press("accept")
	w.press("accept")
	if !w.page.table.Over() || !w.page.lists.result {
		t.Error("everybody agreed and no result is shown")
	}
	w.shot("drawn")
}

func TestRematchRotatesTheSeats(t *testing.T) {
	w := show(t, "yanyi", prepared, 1280, 800)
	setup := w.page.table.Line().Setup()
	setup.Seats[0], setup.Seats[1] = match.Human("Lu"), match.Computer(3)
	next := again(w.page.table)
	want := []match.Player{match.Human(""), match.Human("Lu"), match.Computer(3)}
	for i := range want {
		if next.Seats[i] != want[i] {
			t.Errorf("seat %d: %+v, want %+v", i, next.Seats[i], want[i])
		}
	}
	if next.Bottom != game.Wu || next.Start != "" {
		t.Errorf("bottom %d, start %q", next.Bottom, next.Start)
	}
}

// The sheet from which a game is shared gets its record, the moment and the side looked
// from: at the end, and in the review.
func TestShareOpensTheSheet(t *testing.T) {
	w := show(t, "yanyi", prepared, 1280, 800)
	var what session.Share
	w.sh.Routes.Share = func(s session.Share) ui.Page {
		what = s
		return w.page
	}
	w.turns(ended...)
	w.settle()
	w.press("share")
	if record := what.Whole.Record(); !strings.Contains(record, "m1m17") || what.Whole.Studied() {
		t.Errorf("shared %s", record)
	}
	if what.At != w.page.table.Line().PositionAt(what.Ply) || what.Bottom != w.page.table.Bottom() {
		t.Errorf("the moment is %+v", what)
	}
}

// mute is an engine that never answers.
type mute struct {
	enginetest.Script
	stopped *int
}

func (m *mute) Stop() { *m.stopped++ }

// TestTakeBackWhileTheComputerThinks: the button works while a computer thinks and
// stops it.
func TestTakeBackWhileTheComputerThinks(t *testing.T) {
	w := show(t, "yanyi", "", 390, 844)
	stopped := 0
	v, _ := catalog.Find("yanyi")
	p := begin(t, w.sh, kit{Engine: func() machine.Engine { return &mute{stopped: &stopped} }}, session.Setup{
		Variant: v, Seats: []match.Player{match.Human(""), match.Computer(2), match.Computer(2)}, TakeBack: true, Bottom: game.Wu,
	})
	w.turnTo(p)
	w.click("n9", true)
	w.click("m9", true)
	w.settle()
	for range 60 {
		w.step()
	}
	if !p.table.Busy().Thinking {
		t.Fatal("no computer thinks")
	}
	w.shot("thinking")
	w.press("takeback")
	if p.table.Line().Ply() != 0 || stopped != 1 {
		t.Errorf("ply %d, %d engines stopped", p.table.Line().Ply(), stopped)
	}
	if p.table.Busy().Thinking {
		t.Error("it still thinks")
	}
}

// TestStuckEngineCanBeRetried: an engine that cannot start is told of, with a way
// to try again.
func TestStuckEngineCanBeRetried(t *testing.T) {
	w := show(t, "yanyi", "", 1280, 800)
	v, _ := catalog.Find("yanyi")
	tries := 0
	p := begin(t, w.sh, kit{Engine: func() machine.Engine { tries++; return nil }}, session.Setup{
		Variant: v, Seats: []match.Player{match.Computer(2), match.Human(""), match.Human("")},
	})
	w.turnTo(p)
	w.step()
	if !w.has("retry") {
		t.Fatal("nobody is told that the computer cannot play")
	}
	w.shot("stuck")
	before := tries
	w.press("retry")
	if tries <= before {
		t.Error("it was not tried again")
	}
}
