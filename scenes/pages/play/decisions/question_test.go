package decisions

import (
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/host/local"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

// With the option on a decided turn waits for a button, and is told as turns are
// written.
func TestConfirmAsks(t *testing.T) {
	p := at(t, "yanyi", prepared)
	p.confirming()
	if p.Deciding() || p.offered() != "" {
		t.Fatalf("asked before anything is decided: %s", p.offered())
	}
	p.tap("c7", "e8")
	p.plays()
	if p.panel() != "马11退10" {
		t.Errorf("asked %q", p.panel())
	}
	if p.offered() != "confirm unconfirm" || p.Asks() {
		t.Errorf("offered %s, beside the square %t", p.offered(), p.Asks())
	}
	for name, part := range map[string]ui.Part{"phone": p.Row(ui.Part{}), "bar": p.Bar(ui.Part{})} {
		if got := offers(part, rowWide, rowHigh); got != "confirm unconfirm" {
			t.Errorf("the %s offers %s", name, got)
		}
	}
	p.press("unconfirm") // one step back: the horse is still picked
	if p.table.Hand().Selected() != tabletest.Square(t, p.table, "c7") {
		t.Error("the horse is not picked any more")
	}
	p.tap("b9")
	p.press("confirm")
	p.plays("c7b9")
}

// The turn that waits is written as the settings want turns written.
func TestWhatWaitsIsWrittenAsTheSettingsSay(t *testing.T) {
	p := at(t, "xiangqi", "start")
	p.confirming()
	p.tap("h3", "e3")
	m := tabletest.At(p.table, 1280, 800)
	for notation, want := range map[string]string{"chinese": "炮二平五", "coordinates": "炮h3-e3"} {
		m.Settings.Notation = notation
		if p.Show(m, ""); p.panel() != want {
			t.Errorf("%s: %q, want %q", notation, p.panel(), want)
		}
	}
}

// A flip is confirmed as any turn is.
func TestConfirmedFlip(t *testing.T) {
	p := at(t, "anqi", anqiFew)
	p.confirming()
	p.tap("f7")
	p.plays()
	p.press("unconfirm")
	p.tap("f6")
	p.press("confirm")
	p.plays("@f6*uP")
}

// Nobody resigns without being asked.
func TestResigningIsAsked(t *testing.T) {
	for _, c := range []struct{ id, line string }{
		{"yanyi", "dialog.resign.three"}, {"xiangqi", "dialog.resign.two"},
	} {
		p := at(t, c.id, "start")
		p.Resign()
		p.again()
		if !p.Resigning() || p.offered() != "ask.no resign.yes" {
			t.Fatalf("%s: offered %s", c.id, p.offered())
		}
		if want := locale.T("dialog.resign.title") + locale.T(c.line); unbroken(p.panel()) != unbroken(want) {
			t.Errorf("%s: asked %q, want %q", c.id, p.panel(), want)
		}
		if p.press("ask.no"); p.Resigning() || p.Deciding() || p.table.Plies() != 0 {
			t.Fatal("resigned without confirmation")
		}
		p.Resign()
		p.again()
		if p.press("resign.yes"); p.table.Plies() != 1 || p.Resigning() {
			t.Error("did not resign")
		}
	}
}

// The button that asks takes the question back, and so does Escape; the page hears of
// both.
func TestQuestionsAreLeft(t *testing.T) {
	p := at(t, "yanyi", "start")
	rest := p.State()
	for name, leave := range map[string]func(){"the button": p.Resign, "Escape": func() {
		if !p.Drop() {
			t.Error("there is nothing to leave")
		}
	}} {
		if p.Resign(); p.State() == rest {
			t.Error("a question changes nothing")
		}
		if leave(); p.State() != rest || p.Resigning() {
			t.Errorf("%s does not leave the question", name)
		}
	}
	if p.Drop() {
		t.Error("there is still a question")
	}
	p.Resign()
	if p.Draw(); p.Resigning() || !p.Drawing() {
		t.Error("one question does not follow the other")
	}
}

// Of an offer everybody else is asked, one after the other; who declines ends it.
func TestEverybodyIsAskedAboutADraw(t *testing.T) {
	p := at(t, "yanyi", prepared)
	offer := func() {
		t.Helper()
		p.Draw()
		p.again()
		if !p.Drawing() || p.offered() != "ask.no draw.yes" {
			t.Fatalf("offered %s", p.offered())
		}
		p.press("draw.yes")
	}
	offer()
	if p.Drawing() || p.offered() != "accept decline" || !strings.HasPrefix(p.panel(), "魏 · 吴") {
		t.Fatalf("%s are asked %q", p.offered(), p.panel())
	}
	if p.press("accept"); p.table.Over() || !strings.HasPrefix(p.panel(), "蜀 · 吴") {
		t.Fatalf("Shu was not asked: %q", p.panel())
	}
	if p.press("decline"); p.table.Over() || p.Deciding() {
		t.Fatal("declined, and yet not done with")
	}
	offer()
	p.press("accept")
	if p.press("accept"); !p.table.Over() || p.Deciding() {
		t.Error("everybody agreed and the game goes on")
	}
}

// A take-back that would lay pieces face down again is asked about, others are not;
// either lands what is moving.
func TestTakeBackOfAFlipIsAsked(t *testing.T) {
	for _, c := range []struct {
		id, start string
		turn      []string
		asked     bool
	}{
		{"anqi", anqiFew, []string{"f7"}, true},
		{"anqi", anqiFew, []string{"e7", "e8"}, false},
		{"jieqi", jieqiOpen, []string{"e5", "q5"}, true}, // takes what lies face down
		{"xiangqi", "start", []string{"h3", "e3"}, false},
	} {
		p := at(t, c.id, c.start)
		p.tap(c.turn...)
		if p.table.Plies() != 1 {
			t.Fatalf("%s %v: not played", c.id, c.turn)
		}
		if p.TakeBack(); c.asked {
			p.again()
			if p.table.Plies() != 1 || p.offered() != "ask.no takeback.yes" {
				t.Fatalf("%s %v: ply %d, offered %s", c.id, c.turn, p.table.Plies(), p.offered())
			}
			if p.press("ask.no"); p.table.Plies() != 1 || p.Deciding() || p.landed > 0 {
				t.Errorf("%s %v: taken back although declined", c.id, c.turn)
			}
			p.TakeBack()
			p.again()
			p.press("takeback.yes")
		}
		p.again()
		if p.plays(); p.landed != 1 || p.Deciding() {
			t.Errorf("%s %v: landed %d times", c.id, c.turn, p.landed)
		}
	}
}

// Where nothing can be taken back nothing is asked.
func TestNothingToTakeBack(t *testing.T) {
	p := at(t, "anqi", anqiFew)
	p.TakeBack()
	if p.again(); p.Deciding() {
		t.Errorf("offered %s", p.offered())
	}
}

// An opponent that cannot start is told of, with a way to try again.
func TestStuckEngineCanBeRetried(t *testing.T) {
	v, _ := catalog.Find("xiangqi")
	m, err := match.New(v, match.Setup{Seats: []match.Player{match.Computer(2), match.Human("")}, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	tries := 0
	tb := table.New(local.New(m, local.Deps{Engine: func() machine.Engine { tries++; return nil }}), 1, table.Prefs{})
	tb.Update(time.Second, true)
	p := sit(t, tb)
	if p.offered() != "retry" || !strings.HasPrefix(p.panel(), locale.T("error.worker")) {
		t.Fatalf("nobody is told that the computer cannot play: %s %q", p.offered(), p.panel())
	}
	before := tries
	p.press("retry")
	if tb.Update(time.Second, true); tries <= before {
		t.Error("it was not tried again")
	}
}

// Of a game that is only looked at nobody is asked anything.
func TestWhoWatchesIsAskedNothing(t *testing.T) {
	played := at(t, "qice", qiceSweep).table
	p := sit(t, table.New(local.New(tabletest.Match(played), local.Deps{Idle: true}), 0, table.Prefs{}))
	m := tabletest.At(p.table, 1280, 800)
	m.Watched = true
	if p.Show(m, ""); p.Deciding() || p.Asks() || p.offered() != "" || p.NoticeLine() != "" {
		t.Errorf("offered %s, told %q", p.offered(), p.NoticeLine())
	}
}
