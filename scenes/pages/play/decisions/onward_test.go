package decisions

import (
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

// onlooker is a person who has resigned from a game with two computers.
func onlooker(t *testing.T) *person {
	t.Helper()
	v, _ := catalog.Find("yanyi")
	m, err := match.New(v, match.Setup{Seats: []match.Player{match.Human(""), match.Computer(1), match.Computer(1)}})
	if err != nil {
		t.Fatal(err)
	}
	p := sit(t, tabletest.Of(m))
	if p.Deciding() {
		t.Fatal("asked while the person plays")
	}
	p.Study = ui.Stay
	p.table.Do(host.Request{Do: host.Resign})
	p.again()
	return p
}

// Who is out chooses between seeing the game to its end and the result; whichever is
// chosen, the other is still to be had.
func TestTheOutAreAskedHowToGoOn(t *testing.T) {
	p := onlooker(t)
	for _, c := range []struct {
		press, says, offers string
		pace                host.Pace
	}{
		{"", "你已出局 | 电脑接着下", "onward.result onward.study onward.watch", host.Usual},
		{"onward.watch", "你已出局 | 电脑接着下", "onward.result onward.study", host.Hurried},
		{"onward.result", "正在下完 | 第 1 轮 · 第 1 手", "onward.study onward.watch", host.PlayedOut},
		{"onward.watch", "你已出局 | 电脑接着下", "onward.result onward.study", host.Hurried},
	} {
		if c.press != "" {
			p.press(c.press)
		}
		if got := p.panel(); got != c.says || p.offered() != c.offers || p.table.Busy().Pace != c.pace {
			t.Errorf("after %q: says %q, offers %q, pace %d", c.press, got, p.offered(), p.table.Busy().Pace)
		}
	}
	p.table.GoTo(0)
	if p.again(); p.Deciding() {
		t.Error("asked in the past")
	}
}

// In no language and frame is a label of the choice cut; the bar keeps the drawer's
// button, the phone's row the take-back.
func TestTheChoiceOfTheOutFits(t *testing.T) {
	defer locale.Use(locale.Current())
	defer func() { canvas.OnCut = nil }()
	more := ui.Press(ui.BarButton("more", canvas.IconUp, "more"))
	for _, lang := range []locale.Lang{locale.ZhHans, locale.ZhHant, locale.En} {
		locale.Use(lang)
		p := onlooker(t)
		for name, c := range map[string]struct {
			part ui.Part
			w, h float64
			also string
		}{
			"panel": {ui.Column(0, p.Panel()), 336, 100, ""}, "low panel": {ui.Column(0, p.Panel()), 296, 50, ""},
			"phone": {p.Row(more), 390, 60, "more "}, "narrow phone": {p.Row(ui.Part{}), 360, 60, ""},
			"bar": {p.Bar(more), 480, barHigh, "more "}, "narrow bar": {p.Bar(more), 320, barHigh, "more "},
		} {
			canvas.OnCut = func(text string) { t.Errorf("%s in %s: %q is cut", name, lang.Tag(), text) }
			tabletest.Picture(t, "onward-"+name+"-"+lang.Tag(), c.part, c.w, c.h)
			if got := offers(c.part, c.w, c.h); got != c.also+"onward.result onward.study onward.watch" {
				t.Errorf("%s offers %q", name, got)
			}
		}
	}
}
