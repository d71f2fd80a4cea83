package decisions

import (
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/host"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

// After a capture its loser may slide the marker by one cell, and is told where that
// leads; a slide chosen may be changed or taken back until the move
// (game/stratagem/README.md, Tracks).
func TestSlideIsOfferedChosenAndChanged(t *testing.T) {
	p := at(t, "qiji", qijiSlide, "c9c5")
	names := func() map[string]string {
		got := map[string]string{}
		for id, ctl := range tabletest.Controls(p.all(), 1280, 800) {
			got[id] = ctl.Name
		}
		return got
	}
	if got := names(); p.panel() != "兵被吃，可移一格" || len(got) != 2 || got["slide.1"] != "进至六 · 马无蹩" || got["slide.2"][:len("退至四 · ")] != "退至四 · " {
		t.Fatalf("told %q, offered %v", p.panel(), got)
	}
	p.press("slide.2")
	if p.now.Shown.Seats[0].Track != 4 {
		t.Errorf("the marker is on %d", p.now.Shown.Seats[0].Track)
	}
	p.press("slide.1") // changed
	if got := p.now.Shown.Seats[0]; got.Track != 6 || got.Active != 6 {
		t.Errorf("the marker is on %d, in force %d", got.Track, got.Active)
	}
	if got := names(); p.panel() != "已移标：本手不得吃刚吃子的黑车。" || len(got) != 2 || got["slide.open"] != "不移标" || got["slide.2"][:len("改移四")] != "改移四" {
		t.Errorf("told %q, offered %v", p.panel(), got)
	}
	p.press("slide.open")
	if p.now.Before.Slide != game.NoSlide || p.now.Shown.Seats[0].Track != 5 {
		t.Error("the slide is not taken back")
	}
	p.press("slide.1")
	p.tap("g4")
	if p.offered() != "slide.2 slide.open" {
		t.Errorf("with a piece picked %s", p.offered())
	}
	p.tap("f6")
	p.plays("c9c5", "+/g4f6")
	if p.Deciding() || p.now.Before.Some() {
		t.Error("the slide lasts into the next turn")
	}
}

// Every form offers the same ways; the phone lets a turn be taken back beside them.
func TestEveryFormOffersTheSlide(t *testing.T) {
	p := at(t, "qiji", qijiSlide, "c9c5")
	other := ui.Press(ui.Secondary("other", "…"))
	for name, c := range map[string]struct {
		part ui.Part
		w, h float64
		want string
	}{
		"panel": {ui.Column(0, p.Panel()), panelWide, panelHigh, "slide.1 slide.2"},
		"row":   {p.Row(other), rowWide, rowHigh, "other slide.1 slide.2"},
		"bar":   {p.Bar(other), barWide, barHigh, "other slide.1 slide.2"},
	} {
		if got := offers(c.part, c.w, c.h); got != c.want {
			t.Errorf("the %s offers %s", name, got)
		}
		checkControls(t, name, c.part, c.w, c.h)
	}
}

// Where nothing is to be chosen nothing is offered: in the past, at the end, while a
// turn waits or something is asked.
func TestSlidesAreOfferedInTheirTime(t *testing.T) {
	offered := func(p *person) bool { p.again(); return p.slide.on() }
	p := at(t, "qiji", qijiSlide, "c9c5")
	p.table.GoTo(0)
	if offered(p) {
		t.Error("offered in the past")
	}
	p.table.GoLive()
	p.Resign()
	if offered(p) || p.offered() != "ask.no resign.yes" {
		t.Errorf("while something is asked %s are offered", p.offered())
	}
	p.Drop()
	p.confirming()
	if p.tap("e4", "e5"); offered(p) || p.offered() != "confirm unconfirm" {
		t.Errorf("while a turn waits %s are offered", p.offered())
	}
	if p = at(t, "qiji", "start"); p.Deciding() {
		t.Error("offered although nothing was taken")
	}
	p = at(t, "qiji", qijiSlide, "c9c5")
	p.table.Do(host.Request{Do: host.Resign})
	if offered(p) {
		t.Error("offered at the end")
	}
}

// A slide that no capture allows is offered without one (the second chance).
func TestASlideWithoutACaptureIsCalledSo(t *testing.T) {
	if p := at(t, "qiji", qijiSecond); p.panel() != locale.T("play.slide.title") {
		t.Errorf("told %q", p.panel())
	}
}

// Where both markers would stand on the same cell, the button says what comes of it:
// both go back to 0 (game/stratagem/README.md, Tracks).
func TestASlideOntoTheOthersCellSaysThatBothGoBack(t *testing.T) {
	defer locale.Use(locale.Current())
	for lang, want := range map[locale.Lang]string{locale.ZhHans: "退至四 · 两标同归〇", locale.En: "Back to 4 · both go back to 0"} {
		locale.Use(lang)
		p := at(t, "qiji", strings.Replace(qijiSlide, "m=5,3", "m=5,4", 1), "c9c5")
		if got := tabletest.Controls(p.all(), 1280, 800)["slide.2"].Name; got != want {
			t.Errorf("the button reads %q, want %q", got, want)
		}
		p.press("slide.2")
		if got := p.now.Shown.Seats; got[0].Track != 0 || got[1].Track != 0 {
			t.Errorf("the markers stand on %d and %d", got[0].Track, got[1].Track)
		}
	}
}
